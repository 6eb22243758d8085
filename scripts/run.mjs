// Runs a TypeScript program of this repository with everything it may need in place: packages, site, browser.
import { ensureBrowsers, ensureBuilt, ensureInstalled, pinnedNode, stay } from "./toolchain.mjs"

ensureInstalled()
const { env } = ensureBrowsers()
ensureBuilt()
stay(pinnedNode, process.argv.slice(2), env)
