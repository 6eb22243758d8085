// Mutation testing: makes small faults in the code, one at a time, and lists those that no fast test catches. Results are
// kept per file, so an interrupted run continues where it stopped, and only changed files are run again.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { setPriority } from "node:os"
import { dirname, join } from "node:path"
import { ensureInstalled, pinnedNode, root, run, stop } from "./toolchain.mjs"

const defaultPaths = ["src/contact"]

const isMutated = (file) => /\.tsx?$/.test(file) && !/\.(test|contract|d)\.tsx?$/.test(file)

function filesIn(path) {
  const from = join(root, path)
  if (!existsSync(from)) stop(`${path} does not exist.`)
  if (!statSync(from).isDirectory()) return [path]
  const names = readdirSync(from, { recursive: true }).map((name) => join(path, name))
  return names.filter(isMutated).sort()
}

ensureInstalled()
setPriority(15)
const tool = join(root, "tests", "mutation")
if (!existsSync(join(tool, "node_modules")) && run("npm", ["ci", "--prefix", tool]) !== 0)
  stop("Cannot install StrykerJS.")
const stryker = join(tool, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js")

const paths = process.argv.slice(2)
const files = (paths.length > 0 ? paths : defaultPaths).flatMap(filesIn)
const resultOf = (file) => join(root, "node_modules", ".cache", "mutation", `${file}.json`)

for (const [index, file] of files.entries()) {
  console.log(`\n${index + 1} of ${files.length}: ${file}`)
  const result = resultOf(file)
  const settings = result.replace(/json$/, "settings.json")
  mkdirSync(dirname(result), { recursive: true })
  writeFileSync(
    settings,
    JSON.stringify({
      mutate: [file],
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "tests/mutation/vitest.config.ts" },
      incremental: true,
      incrementalFile: result,
      ignorePatterns: ["dist", "dist.*", "var", "shots", "test-results"],
      reporters: ["progress-append-only"],
      tempDirName: join("var", "mutation"),
      cleanTempDir: "always",
      concurrency: 1,
      // A mutant that hangs counts as caught. Long, so that a slow machine does not look like one.
      timeoutMS: 20_000,
      allowEmpty: true,
    }),
  )
  if (run(pinnedNode, [stryker, "run", settings], { MUTATED_FILE: file }) !== 0)
    stop(`StrykerJS failed on ${file}.`)
}

console.log("\n caught   total  file")
const survivors = []
let [noticed, all] = [0, 0]
for (const file of files) {
  const { mutants = [] } = JSON.parse(readFileSync(resultOf(file), "utf8")).files[file] ?? {}
  const counted = mutants.filter(
    ({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status),
  )
  const survived = counted.filter(({ status }) => ["Survived", "NoCoverage"].includes(status))
  noticed += counted.length - survived.length
  all += counted.length
  console.log(
    `${String(counted.length - survived.length).padStart(7)}  ${String(counted.length).padStart(6)}  ${file}`,
  )
  for (const { location, replacement, mutatorName } of survived)
    survivors.push(`${file}:${location.start.line}:${location.start.column}  ${mutatorName}: ${replacement}`)
}
console.log(
  `${String(noticed).padStart(7)}  ${String(all).padStart(6)}  ${((noticed / all) * 100).toFixed(1)}%`,
)
console.log(`\nNot caught:\n${survivors.join("\n")}`)
