// Makes small faults in the code, one at a time, and names those that no fast test notices. Each file is a part of its
// own, whose results are kept: a run that was broken off goes on where it stopped, and only what changed is run again.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { setPriority } from "node:os"
import { dirname, join } from "node:path"
import { ensureInstalled, pinnedNode, root, run, stop } from "./toolchain.mjs"

const usualPaths = ["src/contact"]

const isMutated = (file) => /\.tsx?$/.test(file) && !/\.(test|contract|d)\.tsx?$/.test(file)

function filesIn(path) {
  const from = join(root, path)
  if (!existsSync(from)) stop(`There is no ${path}.`)
  if (!statSync(from).isDirectory()) return [path]
  const names = readdirSync(from, { recursive: true }).map((name) => join(path, name))
  return names.filter(isMutated).sort()
}

ensureInstalled()
setPriority(15)
const tool = join(root, "tests", "mutation")
if (!existsSync(join(tool, "node_modules")) && run("npm", ["ci", "--prefix", tool]) !== 0)
  stop("The tool could not be installed.")
const stryker = join(tool, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js")

const paths = process.argv.slice(2)
const files = (paths.length > 0 ? paths : usualPaths).flatMap(filesIn)
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
      // A mutant that never ends counts as noticed; a busy machine must not.
      timeoutMS: 20_000,
      allowEmpty: true,
    }),
  )
  if (run(pinnedNode, [stryker, "run", settings], { MUTATED_FILE: file }) !== 0)
    stop(`${file} could not be run.`)
}

console.log("\nnoticed  of all  file")
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
console.log(`\nNot noticed:\n${survivors.join("\n")}`)
