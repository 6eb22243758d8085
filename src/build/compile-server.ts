import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import manifest from "../../package.json" with { type: "json" }

/**
 * Where the server's compile cache is in the project, and Node's options for the server, from the script `serve` in package.json.
 * @throws if the script has another form
 */
export function readServeScript() {
  const [, cache, options] =
    /^NODE_COMPILE_CACHE=(\S+) exec node (.*)src\/server\/main\.ts$/.exec(manifest.scripts.serve) ?? []
  if (cache === undefined || options === undefined)
    throw new Error(
      'the script "serve" in package.json must be "NODE_COMPILE_CACHE=… exec node … src/server/main.ts"',
    )
  return { cache, options: options.split(" ").filter(Boolean) }
}

/** Fills the compile cache of `npm run serve`. */
export async function compileServer(): Promise<void> {
  const { cache, options } = readServeScript()
  const program = fileURLToPath(new URL("../server/compile.ts", import.meta.url))
  await promisify(execFile)(process.execPath, [...options, program], {
    env: { ...process.env, NODE_COMPILE_CACHE: resolve(cache) },
  })
}
