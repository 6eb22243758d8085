import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

/** Where `npm start` and `npm run serve` look (NODE_COMPILE_CACHE). */
const cache = fileURLToPath(new URL("../../node_modules/.cache/server", import.meta.url))

const entries = ["../server/main.ts", "../server/sqlite-worker.ts"].map(
  (path) => new URL(path, import.meta.url).href,
)

/**
 * Loads the server's modules once without starting it, so that what Node.js makes of their TypeScript is on
 * disk. A server that finds it there never loads the compiler, which would stay in its memory: 40 MB.
 */
export async function compileServer(): Promise<void> {
  const load = entries.map((entry) => `await import(${JSON.stringify(entry)})`).join(";")
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", load], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  })
}
