import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { promisify } from "node:util"
import manifest from "../../package.json" with { type: "json" }

/** Where `npm start` and `npm run serve` look: the script `serve` is the one place that says how the server is started. */
function cacheFolder(): string {
  const [, folder] = /\bNODE_COMPILE_CACHE=(\S+)/.exec(manifest.scripts.serve) ?? []
  if (!folder) throw new Error('the script "serve" in package.json sets no NODE_COMPILE_CACHE')
  return resolve(folder)
}

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
    env: { ...process.env, NODE_COMPILE_CACHE: cacheFolder() },
  })
}
