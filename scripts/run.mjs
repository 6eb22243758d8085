// Runs a TypeScript program of this repository with everything it may need in place: packages, site, browser.
import { ensureBrowser, ensureBuilt, ensureInstalled, pinnedNode, stay } from "./toolchain.mjs"

ensureInstalled()
const CHROMIUM_PATH = ensureBrowser()
ensureBuilt()
stay(pinnedNode, process.argv.slice(2), { CHROMIUM_PATH })
