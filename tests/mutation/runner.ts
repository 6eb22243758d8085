import { createVitest } from "vitest/node"

/** Keeps Vitest ready in a process of its own, which can be ended when a fault makes it run forever. */

export interface Task {
  /** The file that was just rewritten. */
  readonly changed: string
  readonly tests: readonly string[]
}

export interface Outcome {
  /** The test that noticed, or the test file that could not be loaded. */
  readonly noticedBy: string | undefined
}

let noticedBy: string | undefined
const vitest = await createVitest("test", {
  root: process.cwd(),
  config: "tests/mutation/vitest.config.ts",
  watch: false,
  provide: { postgresUrl: process.env["MUTATION_POSTGRES"] ?? "" },
  reporters: [
    {
      onTestCaseResult(test) {
        if (test.result().state === "failed")
          noticedBy ??= `${test.module.relativeModuleId}: ${test.fullName}`
        process.send?.("alive")
      },
      onTestModuleEnd(module) {
        if (module.errors().length > 0) noticedBy ??= `${module.relativeModuleId}: could not be loaded`
      },
    },
  ],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()
const changedSoFar = new Set<string>()

async function run({ changed, tests }: Task): Promise<Outcome> {
  // The previous file has been restored.
  for (const file of changedSoFar.add(changed)) vitest.invalidateFile(file)
  noticedBy = undefined
  const chosen = tests.flatMap((file) => specifications.filter(({ moduleId }) => moduleId === file))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  // The first failure ends the run, sometimes before its own report has arrived.
  const failed = testModules.find((module) => tests.includes(module.moduleId) && !module.ok())
  if (failed) noticedBy ??= `${failed.relativeModuleId}: a test`
  if (unhandledErrors.length > 0) noticedBy ??= `an error that nothing caught: ${String(unhandledErrors[0])}`
  return { noticedBy }
}

process.on("message", (task: Task) => {
  void run(task).then((outcome) => process.send?.(outcome))
})
process.send?.("ready")
