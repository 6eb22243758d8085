// Runs under any Node.js from 20 on, before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)

/** The Node.js that the project pins through the npm package `node`. */
export const pinnedNode = inRoot(
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
)

const environment = () => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: "1",
  PATH: `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH}`,
})

/** Prints why the command cannot go on, and ends it. */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Runs a command to its end. @returns its exit status */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...environment(), ...env } })
  if (result.error) stop(`${command} could not be started: ${result.error.message}`)
  return result.status ?? 1
}

/** Starts a command that stays, hands on the signals that end it, and ends with its status; others that stay end with it. */
export function stay(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...environment(), ...env } })
  process.on("exit", () => child.kill())
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("error", (error) => stop(`${command} could not be started: ${error.message}`))
  child.on("exit", (status, signal) => process.exit(signal ? 1 : (status ?? 1)))
  return child
}

const digest = (parts) => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part).update("\0")
  return hash.digest("hex")
}

const stampMatches = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp

function restoreFolder(from, to) {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/** A container's file system may not move a folder of its image; npm then works over what is there. */
function moveIfPossible(from, to) {
  try {
    renameSync(from, to)
  } catch {}
}

/** Installs what the lockfile names, unless exactly that is installed already. */
export function ensureInstalled() {
  const stampFile = inRoot("node_modules", ".installed")
  // What npm has installed stands in its own lockfile there, which any later `npm` changes with it.
  const lockfiles = [inRoot("package-lock.json"), inRoot("node_modules", ".package-lock.json")]
  const stamp = () =>
    digest([inRoot("package.json"), ...lockfiles.filter(existsSync)].map((file) => readFileSync(file)))
  if (stampMatches(stampFile, stamp()) && existsSync(pinnedNode)) return
  console.log("Installing the packages of package-lock.json (once; about half a minute) …")
  // What another hand or a broken-off installation left behind cannot be told from a whole one: npm starts anew, and
  // where it cannot, without a network for one, everything is as it was.
  const modules = inRoot("node_modules")
  const aside = inRoot("node_modules.before")
  if (existsSync(aside)) restoreFolder(aside, modules)
  if (!existsSync(stampFile) && existsSync(modules)) moveIfPossible(modules, aside)
  // Not `npm ci`: it refuses the whole lockfile when the registry does not hold a binary package of some
  // other platform (docs/decisions/0002). Development packages too, whatever NODE_ENV says: the site is built
  // on the machine that serves it. The registry's warnings about the outer Node.js do not matter.
  const flags = ["--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  const isInstalled = run("npm", ["install", ...flags], { NODE_ENV: "" }) === 0
  if (!isInstalled && existsSync(aside)) restoreFolder(aside, modules)
  rmSync(aside, { recursive: true, force: true })
  if (!isInstalled)
    stop(
      "The packages could not be installed; npm's reason stands above. Is its registry within reach (npm ping)?",
    )
  if (!existsSync(pinnedNode))
    stop(
      `npm reported success, but ${pinnedNode} is missing.\n` +
        "Are install scripts switched off (npm config get ignore-scripts)?",
    )
  writeFileSync(stampFile, stamp())
}

const buildVariables = /^(SITE_URL|CONTACT_ANON_KEY|PUBLIC_SUPABASE_|ADS_)/

function* filesUnder(path) {
  if (!existsSync(path)) return
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield join(entry.parentPath ?? entry.path, entry.name)
}

/** Everything that the built site is made from: sources, versions, settings, and the year in the footer. */
function buildStamp() {
  const folders = ["src", "public"].flatMap((folder) => [...filesUnder(inRoot(folder))])
  const single = ["astro.config.ts", "package-lock.json", ".env"].map((name) => inRoot(name))
  const madeByBuild = [inRoot("src", "site", "fonts"), inRoot("src", "contact", "site-tokens.ts")]
  const files = [...folders, ...single]
    .filter((file) => existsSync(file) && !madeByBuild.some((made) => file.startsWith(made)))
    .sort()
  const settings = Object.entries(process.env)
    .filter(([name]) => buildVariables.test(name))
    .sort()
  return digest([
    ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]),
    JSON.stringify(settings),
    String(new Date().getFullYear()),
  ])
}

const dist = inRoot("dist")
const builtStamp = join(dist, ".built")

/** Builds into a folder aside and puts it in the place of `dist` once it is whole: `dist` is never half a site. */
export function build() {
  const [next, previous] = [inRoot("dist.next"), inRoot("dist.previous")]
  const remove = (folder) => rmSync(folder, { recursive: true, force: true })
  const stamp = buildStamp()
  remove(next)
  if (run("astro", ["build", "--outDir", next]) !== 0)
    stop("The site could not be built; the reason stands above.")
  writeFileSync(join(next, ".built"), stamp)
  remove(previous)
  if (existsSync(dist)) renameSync(dist, previous)
  renameSync(next, dist)
  remove(previous)
}

/** Builds the site, unless what is in `dist` was made from exactly these sources and settings. */
export function ensureBuilt() {
  if (stampMatches(builtStamp, buildStamp())) return
  console.log("Building the site …")
  build()
}

/** One browser for each engine in use: its program, what else drives it, and the Debian packages that bring them. */
const engines = {
  chromium: {
    programs: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    drivers: [],
    packages: ["chromium"],
  },
  firefox: { programs: ["firefox-esr", "firefox"], drivers: [], packages: ["firefox-esr"] },
  // Safari's engine. MiniBrowser comes with its driver; GJS prints, which that driver cannot.
  webkit: {
    programs: ["WebKitWebDriver"],
    drivers: ["Xvfb", "gjs"],
    packages: ["webkit2gtk-driver", "xvfb", "gjs", "gir1.2-webkit2-4.1"],
  },
}

/** Where to find each engine's program, as the tests read it. */
const variable = (engine) => `${engine.toUpperCase()}_PATH`

function onPath(names) {
  for (const name of names)
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const file = join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {}
    }
}

const programOf = (engine) => process.env[variable(engine)] || onPath(engines[engine].programs)

const isThere = (engine) => programOf(engine) && engines[engine].drivers.every((name) => onPath([name]))

/**
 * Makes sure of these engines' browsers, through Debian's packages where there are none yet.
 * @param names Chromium alone when left out, without which nothing goes
 * @returns the environment that says where they are, and the names of those that could not be had
 */
export function ensureBrowsers(names = ["chromium"]) {
  const missing = () => names.filter((name) => !isThere(name))
  if (missing().length > 0 && onPath(["apt-get"])) {
    console.log(`Installing ${missing().join(", ")} from Debian's packages (once) …`)
    const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
    const apt = (...args) => {
      const [command, ...rest] = [...asRoot, "apt-get", ...args]
      return run(command, rest, { DEBIAN_FRONTEND: "noninteractive" })
    }
    apt("update", "-q")
    // One by one: where one cannot be had, the others can.
    for (const name of missing()) apt("install", "-yq", "--no-install-recommends", ...engines[name].packages)
  }
  if (missing().includes("chromium"))
    stop(
      "The tests need Chromium, and it could not be installed. Either let this user install packages\n" +
        "(sudo apt-get install chromium), or set CHROMIUM_PATH to the program file of a Chromium or Chrome.",
    )
  const found = names.filter(isThere)
  return {
    env: Object.fromEntries(found.map((name) => [variable(name), programOf(name)])),
    missing: missing(),
  }
}
