import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ensureBuilt, ensureInstalled, root, stay } from "./toolchain.mjs"

ensureInstalled()
ensureBuilt()
// Not `npm run serve`: npm would stand between the terminal's signals and the server.
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
stay("sh", ["-c", scripts.serve])
