// Pages come from Astro's development server with live reload; the contact call goes to the real server behind it.
import { existsSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt, ensureInstalled, pinnedNode, root, stay } from "./toolchain.mjs"

ensureInstalled()
ensureBuilt()
// The two processes' ports follow from one setting, which may stand in .env as well.
const settings = join(root, ".env")
if (existsSync(settings)) process.loadEnvFile?.(settings)
const port = Number(process.env.PORT || 3000)
stay(pinnedNode, ["--watch", "src/server/main.ts"], { PORT: String(port + 1) })
stay("astro", ["dev", "--host", process.env.HOST || "127.0.0.1", "--port", String(port)], {
  CONTACT_SERVER_PORT: String(port + 1),
})
