// Runs a TypeScript program of this repository with everything it may need in place: packages, site, browser.
import { ensureBrowsers, ensureBuilt, ensureInstalled, pinnedNode, stay, stop } from "./toolchain.mjs"

ensureInstalled()
const browser = process.argv.find((argument) => argument.startsWith("--browser="))?.split("=")[1]
const { env, missing } = ensureBrowsers(["chromium", ...(browser ? [browser] : [])])
if (missing.length > 0) stop(`${missing.join()} could not be installed.`)
ensureBuilt()
stay(pinnedNode, process.argv.slice(2), env)
