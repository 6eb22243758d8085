// Runs all tests except those of the deployment recipes, fastest checks first.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import {
  ensureBrowsers,
  ensureBuilt,
  ensureInstalled,
  ignoreSettings,
  root,
  run,
  stop,
} from "./toolchain.mjs"

ignoreSettings()
ensureInstalled()
const { env: browsers, missing } = ensureBrowsers(["chromium", "chromium_headless", "firefox", "webkit"])
if (process.env.CI && missing.length > 0)
  stop(`CI must test every browser engine. Missing: ${missing.join(", ")}`)
const results = join(root, "test-results")
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const report = (name) => join(results, `${name}.json`)
const readReport = (name) =>
  existsSync(report(name)) ? JSON.parse(readFileSync(report(name), "utf8")) : undefined

const failedSteps = []
const step = (name, status) => {
  if (status !== 0) failedSteps.push(name)
}

step("npm run check", run("npm", ["run", "--silent", "check"]))
ensureBuilt()
const env = { ...browsers, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/tests") }
step(
  "Vitest",
  run(
    "vitest",
    [
      "run",
      "--project=!deploy",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report("vitest")}`,
    ],
    env,
  ),
)
step(
  "Playwright",
  run("playwright", ["test"], {
    ...env,
    MISSING_ENGINES: missing.join(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report("playwright"),
  }),
)

const vitest = readReport("vitest")
// Playwright ends with its failures; Vitest's are far above by then.
for (const { name, message, assertionResults } of vitest?.testResults ?? []) {
  if (message) console.error(`\n${name}\n${message}`)
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === "failed") console.error(`\n${name} › ${fullName}\n${failureMessages.join("\n")}`)
}
const playwright = readReport("playwright")?.stats
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0)
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.skipped ?? 0)
if (missing.length > 0) console.log(`\nNot tested, because it could not be installed: ${missing.join(", ")}`)
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(", ")}`)
console.log(
  `\n${passed} passed, ${Math.max(failed, failedSteps.length)} failed${skipped ? `, ${skipped} skipped` : ""}`,
)
// Not process.exit, which would cut off what a pipe has not taken yet.
process.exitCode = failedSteps.length > 0 ? 1 : 0
