// Runs one of this repository's TypeScript programs after making sure that packages, site and browser are there.
import { ensureBrowsers, ensureBuilt, ensureInstalled, pinnedNode, stay } from "./toolchain.mjs"

ensureInstalled()
const { env } = ensureBrowsers()
ensureBuilt()
stay(pinnedNode, process.argv.slice(2), env)
