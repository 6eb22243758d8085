import { ensureBuilt, ensureInstalled, pinnedNode, stay } from "./toolchain.mjs"

ensureInstalled()
ensureBuilt()
stay(pinnedNode, ["src/server/main.ts"])
