// Runs on any Node.js from 20 on, before anything is installed: plain JavaScript without dependencies.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
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
export const pinnedNode = inRoot("node_modules", "node", "bin", "node")

const environment = () => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: "1",
  PATH: `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH}`,
})

const settingsFile = inRoot(".env")

/** The text of .env, if there is one. Stops if it cannot be read, also because it is a link that leads nowhere. */
function readSettings() {
  if (!lstatSync(settingsFile, { throwIfNoEntry: false })) return undefined
  try {
    return readFileSync(settingsFile, "utf8")
  } catch (error) {
    stop(`Cannot read .env: ${error.message}`)
  }
}

/** Loads the settings in .env. The environment takes precedence. */
export function loadSettings() {
  if (readSettings() !== undefined) process.loadEnvFile?.(settingsFile)
}

/**
 * Leaves the settings in .env out of builds and tests, as if the file did not exist: a site with the owner's key, advertising
 * or backend is not what the tests' server serves.
 */
export function ignoreSettings() {
  for (const [, name] of (readSettings() ?? "").matchAll(/^\s*(?:export\s+)?(\w+)\s*=/gm))
    process.env[name] = ""
}

/** Prints why the command cannot continue, and exits. */
export function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Runs a command. @returns its exit status */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...environment(), ...env } })
  if (result.error) stop(`Cannot start ${command}: ${result.error.message}`)
  if (result.signal === "SIGKILL") stop(`${command} was killed: the machine may have too little memory.`)
  return result.status ?? 1
}

/** Starts a long-running command, forwards signals to it, and exits with its status. */
export function stay(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...environment(), ...env } })
  process.on("exit", () => child.kill())
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("error", (error) => stop(`Cannot start ${command}: ${error.message}`))
  child.on("exit", (status, signal) => process.exit(signal ? 1 : (status ?? 1)))
}

const sha256 = (parts) => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part).update("\0")
  return hash.digest("hex")
}

const stampMatches = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp

function restoreFolder(from, to) {
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

/** Some container file systems cannot rename a folder of the image; npm then updates it in place. */
function moveIfPossible(from, to) {
  try {
    renameSync(from, to)
  } catch {}
}

/** The pinned Node.js needs it, and minimal Debian and Ubuntu systems leave it out. */
function lacksLibatomic() {
  if (process.platform !== "linux") return false
  const ldconfig = onPath(["ldconfig"]) ?? "/sbin/ldconfig"
  const { status, stdout } = spawnSync(ldconfig, ["-p"], { encoding: "utf8" })
  return status === 0 && !stdout.includes("libatomic.so.1")
}

/** Installs these groups of packages, if this is a Debian or Ubuntu on which we may. */
function installDebianPackages(groups) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  if (![...asRoot.slice(0, 1), "apt-get"].every((name) => onPath([name]))) return
  console.log(`Installing ${groups.flat().join(", ")} with apt-get (once) …`)
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, "apt-get", ...args]
    return run(command, rest, { DEBIAN_FRONTEND: "noninteractive" })
  }
  apt("update", "-q")
  // One group at a time, so that one that cannot be installed does not stop the others.
  for (const packages of groups) apt("install", "-yq", "--no-install-recommends", ...packages)
}

/** Installs the packages of the lockfile, unless they are already installed. */
export function ensureInstalled() {
  const stampFile = inRoot("node_modules", ".installed")
  // npm keeps its own lockfile in node_modules, which any later `npm install` changes.
  const lockfiles = [inRoot("package-lock.json"), inRoot("node_modules", ".package-lock.json")]
  const stamp = () =>
    sha256([inRoot("package.json"), ...lockfiles.filter(existsSync)].map((file) => readFileSync(file)))
  if (stampMatches(stampFile, stamp()) && existsSync(pinnedNode)) return
  console.log("Installing packages (once, takes about half a minute) …")
  // Packages that this script did not install may be incomplete, so npm starts over. If that fails, for example without
  // a network, the old packages are put back.
  const modules = inRoot("node_modules")
  const aside = inRoot("node_modules.before")
  if (existsSync(aside)) restoreFolder(aside, modules)
  if (!existsSync(stampFile) && existsSync(modules)) moveIfPossible(modules, aside)
  // Not `npm ci`: it fails if the registry lacks a binary package for some other platform (docs/decisions/0002).
  // Development packages are needed whatever NODE_ENV says, because the site is built on the machine that serves it.
  const flags = ["--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
  if (lacksLibatomic()) installDebianPackages([["libatomic1"]])
  const isInstalled = run("npm", ["install", ...flags], { NODE_ENV: "" }) === 0
  if (!isInstalled && existsSync(aside)) restoreFolder(aside, modules)
  rmSync(aside, { recursive: true, force: true })
  if (!isInstalled)
    stop(
      lacksLibatomic()
        ? "Node.js needs the library libatomic, which is missing here. On Debian and Ubuntu: sudo apt-get install libatomic1"
        : "The packages could not be installed; see npm's message above. Check that the registry can be reached (npm ping).",
    )
  if (!existsSync(pinnedNode))
    stop(
      `npm reported success, but ${pinnedNode} is missing.\n` +
        "Check that install scripts are enabled (npm config get ignore-scripts).",
    )
  writeFileSync(stampFile, stamp())
}

const buildVariables = /^(SITE_URL|CONTACT_ANON_KEY|PUBLIC_SUPABASE_|ADS_)/

function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name))
    else if (entry.isFile()) yield join(path, entry.name)
}

/** A hash of everything that determines the built site and its compiled server: sources, packages, settings, and the year in the footer. */
export function buildStamp() {
  const single = ["astro.config.ts", "package.json", "package-lock.json"].map((name) => inRoot(name))
  const madeByBuild = [inRoot("src", "site", "fonts"), inRoot("src", "contact", "site-tokens.ts")]
  const files = [...filesUnder(inRoot("src")), ...single]
    .filter((file) => existsSync(file) && !madeByBuild.some((made) => file.startsWith(made)))
    .sort()
  const settings = Object.entries(process.env)
    .filter(([name]) => buildVariables.test(name))
    .sort()
  return sha256([
    ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]),
    readSettings() ?? "",
    JSON.stringify(settings),
    String(new Date().getFullYear()),
  ])
}

const dist = inRoot("dist")
const builtStamp = join(dist, ".built")

/** Builds into another folder and renames it to `dist` when complete, so `dist` is never half a site. */
export function build() {
  const [next, previous] = [inRoot("dist.next"), inRoot("dist.previous")]
  const remove = (folder) => rmSync(folder, { recursive: true, force: true })
  const stamp = buildStamp()
  remove(next)
  if (run("astro", ["build", "--outDir", next]) !== 0) stop("The build failed; see the message above.")
  writeFileSync(join(next, ".built"), stamp)
  remove(previous)
  if (existsSync(dist)) renameSync(dist, previous)
  renameSync(next, dist)
  remove(previous)
}

/** Builds the site, unless `dist` was built from exactly these sources and settings. */
export function ensureBuilt() {
  if (stampMatches(builtStamp, buildStamp())) return
  console.log("Building the site …")
  build()
}

/** One browser per engine: its program, other programs needed to drive it, and the Debian packages to install. */
const engines = {
  chromium: {
    programs: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    drivers: [],
    packages: ["chromium"],
  },
  // Chromium without browser windows: a test takes less than half the time. Where it is missing, Chromium is used.
  chromium_headless: {
    programs: ["chromium-headless-shell"],
    drivers: [],
    packages: ["chromium-headless-shell"],
    isOptional: true,
  },
  firefox: { programs: ["firefox-esr", "firefox"], drivers: [], packages: ["firefox-esr"] },
  // Safari's engine. MiniBrowser comes with the driver; GJS is for printing, which the driver cannot do.
  webkit: {
    programs: ["WebKitWebDriver"],
    drivers: ["Xvfb", "gjs"],
    packages: ["webkit2gtk-driver", "xvfb", "gjs", "gir1.2-webkit2-4.1"],
  },
}

/** The variable from which the tests read an engine's program. */
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
 * Makes sure that these engines' browsers are there, installing Debian packages if needed. Stops without Chromium.
 * @returns environment variables with their paths, and the names of those that are required and could not be installed
 */
export function ensureBrowsers(names = ["chromium"]) {
  const missing = () => names.filter((name) => !isThere(name))
  if (missing().length > 0) installDebianPackages(missing().map((name) => engines[name].packages))
  if (missing().includes("chromium"))
    stop(
      "The tests need Chromium, which could not be installed. Install it (sudo apt-get install chromium),\n" +
        "or set CHROMIUM_PATH to a Chromium or Chrome executable.",
    )
  const found = names.filter(isThere)
  return {
    env: Object.fromEntries(found.map((name) => [variable(name), programOf(name)])),
    missing: missing().filter((name) => !engines[name].isOptional),
  }
}
