import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join, parse } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib"
import type { AstroIntegration } from "astro"
import { printHeadersFile } from "../adapters/headers.ts"
import { compileServer } from "./compile-server.ts"
import { type Finishing, finishPage } from "./finish-page.ts"

const compressible = new Set([".html", ".js", ".css", ".svg", ".xml", ".txt", ".json", ".webmanifest"])

const compressors: Record<string, (body: Buffer) => Promise<Buffer>> = {
  // Compresses twice and keeps the smaller result: either can win, by up to 45 of 14,000 bytes. Trying more parameters gained
  // little and took most of a build's time.
  ".br": async (body) => {
    const compressWith = (postfixBits: number) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
        },
      })
    const [one, other] = await Promise.all([compressWith(0), compressWith(1)])
    return one.length < other.length ? one : other
  },
  ".zst": (body) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  ".gz": (body) => promisify(gzip)(body, { level: 9 }),
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  for (const [ending, compressor] of Object.entries(compressors)) {
    const compressed = await compressor(body)
    if (compressed.length < body.length) await writeFile(file + ending, compressed)
  }
}

async function finish(file: string, finishing: Finishing): Promise<void> {
  try {
    await writeFile(file, finishPage(await readFile(file, "utf8"), finishing))
  } catch (error) {
    throw new Error(`Cannot finish ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/**
 * Finishes a build: all pages (finish-page.ts) and the drawings that they refer to, the `_headers` file for static hosts, compressed copies of
 * compressible files, and the server's compile cache.
 */
export function finishBuild(settings: Omit<Finishing, "islandScripts" | "publish">): AstroIntegration {
  return {
    name: "finish-build",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const files = (await readdir(folder, { recursive: true })).map((name) => join(folder, name))
        const scriptFiles = files.filter((name) => name.endsWith(".js"))
        const islandScripts = (await Promise.all(scriptFiles.map((file) => readFile(file, "utf8")))).join(
          "\n",
        )
        const published = new Map<string, string>()
        /** Named by its content, because what is in assets/ is cached for a year. */
        const publish = (fileName: string, content: string) => {
          const { name, ext } = parse(fileName)
          const hash = createHash("sha256").update(content).digest("base64url").slice(0, 6)
          const address = `assets/${name}.${hash}${ext}`
          published.set(join(folder, address), content)
          return `/${address}`
        }
        for (const file of files.filter((name) => name.endsWith(".html")))
          await finish(file, { islandScripts, publish, ...settings })
        for (const [file, content] of published) await writeFile(file, content)
        files.push(...published.keys())
        await writeFile(join(folder, "_headers"), printHeadersFile())
        // One after the other: all at once took 2.6 GB of memory.
        for (const file of files.filter((file) => compressible.has(extname(file)))) await compress(file)
        await compileServer()
      },
    },
  }
}
