// Makes small faults in the code, one at a time, and names those that no test notices. Results are kept,
// so an interrupted run resumes.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { setPriority } from "node:os"
import { dirname, join, relative, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { Client } from "pg"
import { createPostgresServer } from "../server/postgres.ts"
import { testsOf } from "./related-tests.ts"
import type { Outcome, Task } from "./runner.ts"

interface Mutant {
  /** Switches it on in a file that has all of them. */
  readonly id: string
  readonly file: string
  /** Where it is and what it does: `12:5 StringLiteral: ""`. */
  readonly name: string
  /** The whole file with the fault in it. */
  readonly mutated: string
}

type Result = { readonly noticedBy: string } | { readonly survivedWith: string }

const root = resolve(import.meta.dirname, "../..")
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /**
     * How many faults to make: picked at random but always the same; a larger sample includes the
     * smaller.
     */
    sample: { type: "string", default: "Infinity" },
  },
})
/**
 * If no test finishes within this time, the fault has caused an endless loop; tests that merely wait time
 * out sooner.
 */
const patienceMs = 300_000

/** Where the tests look for Chromium. */
const browsers = ["CHROMIUM_PATH", "CHROMIUM_HEADLESS_PATH"]

const inBrowser = (tests: readonly string[]) => tests.filter((test) => test.includes(".spec.ts"))

/** Such files need a site of their own, which the others' tests must not meet. */
const isForBrowser = (file: string) => inBrowser(testsOf(file)).length > 0

const hash = (...texts: readonly string[]) => createHash("sha256").update(texts.join("\0")).digest("hex")

function filesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const isMutated = (file: string) => !/\.(test|contract|d)\.tsx?$/.test(file)
  return globSync(`${path}/**/*.{ts,tsx}`, { cwd: root }).filter(isMutated).sort()
}

/**
 * StrykerJS finds the places and what to put there. Faults that do not even parse are left out. It also writes files
 * with all their faults, of which one can be switched on.
 */
async function mutantsOf(files: readonly string[]) {
  const { Instrumenter } = await import(
    join(import.meta.dirname, "node_modules/@stryker-mutator/instrumenter/dist/src/index.js")
  )
  const silent = new Proxy({}, { get: () => () => false })
  const texts = new Map(files.map((name) => [name, readFileSync(join(root, name), "utf8")]))
  const made = await new Instrumenter(silent).instrument(
    [...texts].map(([name, content]) => ({ name, mutate: true, content })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  // Conditions in one another begin at the same place.
  const seen = new Map<string, number>()
  const mutants: Mutant[] = made.mutants.flatMap(
    ({ id, fileName: file, location: { start, end }, mutatorName, replacement }: never) => {
      const content = texts.get(file) as string
      const lines = content.split("\n")
      const offset = ({ line, column }: { line: number; column: number }) =>
        lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column
      const mutated = content.slice(0, offset(start)) + replacement + content.slice(offset(end))
      if (!(file as string).endsWith("x"))
        try {
          stripTypeScriptTypes(mutated)
        } catch {
          return []
        }
      const { line, column } = start as { line: number; column: number }
      const shown = String(replacement).replaceAll(/\s+/g, " ").slice(0, 120)
      const name = `${line + 1}:${column + 1} ${mutatorName}: ${shown}`
      const nth = (seen.get(`${file}:${name}`) ?? 0) + 1
      seen.set(`${file}:${name}`, nth)
      return [{ id, file, name: nth > 1 ? `${name} (${nth})` : name, mutated }]
    },
  )
  return { mutants, switchable: made.files as { name: string; content: string }[] }
}

/** A copy of the repository, so that nobody who works in it meets a fault, nor another run. */
function copyRepository(): string {
  const copy = join(root, "var/mutation", hash(...paths).slice(0, 8))
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const left = new Set([
    ".git",
    "node_modules",
    "node_modules.before",
    "var",
    "shots",
    "test-results",
    "dist",
  ])
  for (const name of readdirSync(root).filter((name) => !left.has(name) && !name.startsWith("dist.")))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.endsWith("node_modules"),
    })
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  if (existsSync(join(root, "dist"))) symlinkSync(join(root, "dist"), join(copy, "dist"))
  return copy
}

function createRunner(folder: string, postgresUrl: string) {
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, ["tests/mutation/runner.ts"], {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, MUTATION_POSTGRES: postgresUrl },
    })
    await once(child, "message")
    return child
  }
  /** With it end the servers that its tests have started. */
  const end = () => {
    if (child?.pid) process.kill(-child.pid, "SIGKILL")
    child = undefined
  }
  return {
    end,
    async run(task: Task): Promise<Outcome> {
      const running = child ?? (await start())
      return new Promise((resolve) => {
        const finish = (outcome: Outcome) => {
          clearTimeout(timer)
          running.removeAllListeners("message")
          resolve(outcome)
        }
        const timer = setTimeout(() => {
          end()
          finish({ noticedBy: "no test finished within five minutes" })
        }, patienceMs)
        running.on("message", (message) => {
          if (typeof message === "object") finish(message as Outcome)
          else timer.refresh()
        })
        running.send(task)
      })
    },
  }
}

/** Builds the copy's site from scripts with all their faults, none of which is switched on. */
function buildSwitchable(): void {
  const name = "globalThis.navigator?.userAgent.match(/fault (\\d+)/)?.[1]"
  for (const { name: file, content } of switchable.filter(({ name }) => isForBrowser(name)))
    writeFileSync(join(folder, file), `globalThis.__stryker__ ??= { activeMutant: ${name} }\n${content}`)
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), "utf8").replace(from, to))
  // However large, a script stays in its page.
  edit("astro.config.ts", "? false : undefined", "? false : true")
  // Most faults are noticed by waiting in vain, and twice.
  edit("playwright.config.ts", "timeout: 30_000", "timeout: 15_000")
  rmSync(join(folder, "dist"), { force: true })
  const program = join(folder, "node_modules/astro/bin/astro.mjs")
  execFileSync(process.execPath, [program, "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
  for (const path of browsers) {
    const program = process.env[path] ?? "/usr/bin/chromium"
    const named = `#!/bin/sh\nexec "${program}" --user-agent="HeadlessChrome fault $FAULT" "$@"\n`
    writeFileSync(join(folder, path), named, { mode: 0o755 })
  }
}

interface Suite {
  readonly specs?: readonly {
    readonly ok: boolean
    readonly title: string
    readonly file: string
    readonly line: number
  }[]
  readonly suites?: readonly Suite[]
}
const failuresOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failuresOf),
]

/** Runs specs in a browser whose name says which fault is switched on. A test that fails twice has noticed it. */
async function runInBrowser(fault: string, specs: readonly string[]): Promise<string | undefined> {
  const flags = [
    "--project=chromium only",
    "--project=chromium",
    "--reporter=json",
    "--retries=1",
    "--timeout=60000",
    "-x",
  ]
  const own = browsers.map((path) => [path, join(folder, path)])
  const child = spawn(
    join(folder, "node_modules/.bin/playwright"),
    ["test", ...flags, "--workers=1", ...specs],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...Object.fromEntries(own), FAULT: fault },
    },
  )
  const report = JSON.parse(await text(child.stdout))
  return failuresOf(report)[0] ?? report.errors[0]?.message
}

const cacheOf = (file: string) => join(root, "node_modules/.cache/mutation", `${file}.json`)

function readResults(file: string): Record<string, Result> {
  const cache = cacheOf(file)
  const stored = existsSync(cache) ? JSON.parse(readFileSync(cache, "utf8")) : {}
  return stored.source === hash(readFileSync(join(root, file), "utf8")) ? stored.results : {}
}

function keepResults(file: string, results: Record<string, Result>): void {
  mkdirSync(dirname(cacheOf(file)), { recursive: true })
  const source = hash(readFileSync(join(root, file), "utf8"))
  writeFileSync(cacheOf(file), JSON.stringify({ source, results }, null, 1))
}

setPriority(10)
const tool = import.meta.dirname
if (!existsSync(join(tool, "node_modules")))
  execFileSync("npm", ["install", "--no-save", "--prefix", tool], { stdio: "inherit" })

const paths = positionals.length > 0 ? positionals : ["src/contact", "src/server", "src/cli", "src/adapters"]
const { mutants: all, switchable } = await mutantsOf(paths.flatMap(filesIn))
const lot = ({ file, name }: Mutant) => hash(file, name)
const sample = all.sort((one, other) => (lot(one) < lot(other) ? -1 : 1)).slice(0, Number(options.sample))
sample.sort((one, other) => Number(isForBrowser(one.file)) - Number(isForBrowser(other.file)))
console.log(`${sample.length} of ${all.length} faults`)

const folder = copyRepository()
const postgres = await createPostgresServer()
const postgresUrl = await postgres.createDatabase("tests")
const runner = createRunner(folder, postgresUrl)

async function dropDatabases(): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  const { rows } = await client.query("SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'")
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
  await client.end()
}

/**
 * A test file that also fails without a fault proves nothing. That is checked the first time it reports a
 * failure.
 */
const isGreen = new Map<string, boolean>()
const usable = (file: string) =>
  testsOf(file)
    .map((name) => join(folder, name))
    .filter((test) => isGreen.get(test) !== false)

async function runTests(
  { id, file, mutated }: Mutant,
  tests: readonly string[],
): Promise<string | undefined> {
  const target = join(folder, file)
  const specs = inBrowser(tests)
  const others = tests.filter((test) => !specs.includes(test))
  if (others.length > 0) {
    const before = readFileSync(target, "utf8")
    writeFileSync(target, mutated)
    const { noticedBy } = await runner.run({ changed: target, tests: others })
    writeFileSync(target, before)
    await dropDatabases()
    if (noticedBy) return noticedBy
  }
  return specs.length > 0 ? runInBrowser(id, specs) : undefined
}

async function tryFault(mutant: Mutant): Promise<string | undefined> {
  for (;;) {
    const tests = usable(mutant.file)
    const noticedBy = await runTests(mutant, tests)
    const claimant = tests.find((test) => noticedBy?.startsWith(`${relative(folder, test)}:`))
    if (!noticedBy) for (const test of tests) isGreen.set(test, true)
    if (!claimant || isGreen.has(claimant)) return noticedBy
    const faultless = { ...mutant, id: "", mutated: readFileSync(join(root, mutant.file), "utf8") }
    const alone = /^\S+\.spec\.ts:\d+/.exec(noticedBy ?? "")?.[0] ?? claimant
    const failure = await runTests(faultless, [alone])
    isGreen.set(claimant, !failure)
    if (!failure) return noticedBy
    console.log(`Left out, because it fails without a fault: ${failure}`)
  }
}

async function end(): Promise<void> {
  runner.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void end().then(() => process.exit(1)))

let isSwitchable = false
for (const [index, mutant] of sample.entries()) {
  const { file, name } = mutant
  const before = readResults(file)[name]
  const used = () => hash(...usable(file).map((test) => readFileSync(test, "utf8")))
  if (before && ("noticedBy" in before || before.survivedWith === used())) continue
  if (!isSwitchable && isForBrowser(file)) {
    buildSwitchable()
    isSwitchable = true
  }
  const noticedBy = await tryFault(mutant)
  const result = noticedBy ? { noticedBy } : { survivedWith: used() }
  keepResults(file, { ...readResults(file), [name]: result })
  console.log(
    `${index + 1} of ${sample.length}  ${noticedBy ? "noticed" : "NOT NOTICED"}  ${file}:${name}  (${noticedBy ?? usable(file).length})`,
  )
}
await end()

console.log("\nnoticed  of all  file")
const survivors: string[] = []
let noticed = 0
for (const file of new Set(sample.map((mutant) => mutant.file))) {
  const results = readResults(file)
  const own = sample.filter((mutant) => mutant.file === file)
  const alive = own.filter(({ name }) => !(results[name] && "noticedBy" in results[name]))
  noticed += own.length - alive.length
  survivors.push(...alive.map(({ name }) => `${file}:${name}`))
  console.log(`${String(own.length - alive.length).padStart(7)}  ${String(own.length).padStart(6)}  ${file}`)
}
const percent = ((noticed / sample.length) * 100).toFixed(1)
console.log(`${String(noticed).padStart(7)}  ${String(sample.length).padStart(6)}  ${percent}%`)
console.log(`\nNot noticed:\n${survivors.join("\n")}`)
