import { ensureBuilt, ensureInstalled, pinnedNode, stay } from "./toolchain.mjs"

ensureInstalled()
ensureBuilt()
// The same settings as in the script "serve".
stay(pinnedNode, ["--max-semi-space-size=2", "--v8-pool-size=1", "src/server/main.ts"], {
  NODE_COMPILE_CACHE: "node_modules/.cache/server",
})
