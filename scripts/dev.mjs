// Astro's development server serves the pages and proxies the contact call to the real server.
import { ensureBuilt, ensureInstalled, loadSettings, pinnedNode, stay } from "./toolchain.mjs"

ensureInstalled()
ensureBuilt()
// The server listens on the port after PORT, which may be set in .env, and where Astro forwards calls to (astro.config.ts).
loadSettings()
const port = Number(process.env.PORT || 3000)
stay(pinnedNode, ["--watch", "src/server/main.ts"], { HOST: "127.0.0.1", PORT: String(port + 1) })
stay("astro", ["dev", "--host", process.env.HOST || "127.0.0.1", "--port", String(port)], {
  CONTACT_SERVER_PORT: String(port + 1),
})
