import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { promisify } from "node:util"
import manifest from "../../package.json" with { type: "json" }

/** The server's compile cache, and Node's options for it, from the script `serve` in package.json. */
function readServeScript() {
  const [, folder, options] =
    /^NODE_COMPILE_CACHE=(\S+) exec node (.*)src\/server\/main\.ts$/.exec(manifest.scripts.serve) ?? []
  if (folder === undefined || options === undefined)
    throw new Error(
      'the script "serve" in package.json must be "NODE_COMPILE_CACHE=… exec node … src/server/main.ts"',
    )
  return { folder: resolve(folder), options: options.split(" ").filter(Boolean) }
}

const entries = ["../server/main.ts", "../server/sqlite-worker.ts"].map(
  (path) => new URL(path, import.meta.url).href,
)

/**
 * Loads the server's modules once, without starting the server, to fill Node's compile cache. A server that finds
 * its code there never loads the TypeScript compiler, which would take 40 MB. With the server's options, because Node keeps a
 * cache for each set of V8's flags.
 */
export async function compileServer(): Promise<void> {
  const load = entries.map((entry) => `await import(${JSON.stringify(entry)})`).join(";")
  const { folder, options } = readServeScript()
  await promisify(execFile)(process.execPath, [...options, "--input-type=module", "--eval", load], {
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
  })
}
