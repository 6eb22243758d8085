import { createHash } from "node:crypto"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib"
import type { AstroIntegration } from "astro"
import { printHeadersFile } from "../adapters/headers.ts"
import { compileServer } from "./compile-server.ts"
import { placeStyles, unescapeText } from "./page-styles.ts"

const compressible = new Set([".html", ".js", ".css", ".svg", ".xml", ".txt", ".json", ".webmanifest"])

const compressors: Record<string, (body: Buffer) => Promise<Buffer>> = {
  ".br": (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ".zst": (body) => promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  ".gz": (body) => promisify(gzip)(body, { level: 9 }),
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** Origins beyond its own that scripts and forms may reach, by CSP directive. */
export type ForeignOrigins = Partial<
  Record<"script" | "image" | "connect" | "frame" | "form", readonly string[]>
>

/** Scripts that the browser runs or reads as rules; JSON-LD is data and needs no permission. */
const executable = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style>([\s\S]*?)<\/style>/g
const foreignImage = /<img[^>]*\ssrc="(https:\/\/[^/"]+)/g

/**
 * The Content-Security-Policy of one built page: nothing may run or be fetched but what the page was built with.
 * @param html the finished page
 * @param foreign origins of configured services
 */
export function contentSecurityPolicy(html: string, foreign: ForeignOrigins): string {
  const texts = (expression: RegExp) => [...html.matchAll(expression)].map((match) => match[1] ?? "")
  const imageOrigins = [...html.matchAll(foreignImage)].map((match) => match[1] ?? "")
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...texts(executable).map(hash), ...(foreign.script ?? [])],
    "style-src": texts(inlineStyle).map(unescapeText).map(hash),
    "img-src": ["'self'", "data:", ...imageOrigins, ...(foreign.image ?? [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(foreign.connect ?? [])],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...(foreign.form ?? [])],
    "base-uri": ["'none'"],
  }
  if (foreign.frame?.length) directives["frame-src"] = foreign.frame
  // A script of Google's builds elements from strings; without it nothing here does.
  if (!foreign.script?.length) directives["require-trusted-types-for"] = ["'script'"]
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ")
}

const classicScript = /<script>[\s\S]*?<\/script>/g

/** Astro writes an island's scripts where the island's view begins; there, the first screen would wait for them. */
function moveScriptsToTheEnd(html: string): string {
  const [head = "", body = ""] = html.split("</head>")
  const scripts = body.match(classicScript) ?? []
  return `${head}</head>${body.replace(classicScript, "").replace("</body>", () => `${scripts.join("")}</body>`)}`
}

async function finishPage(file: string, scripts: string, foreign: ForeignOrigins): Promise<void> {
  const html = moveScriptsToTheEnd(placeStyles(await readFile(file, "utf8"), scripts))
  const policy = contentSecurityPolicy(html, foreign)
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`
  await writeFile(
    file,
    html.replace(/<meta charset="?utf-8"?>/i, (charset) => charset + meta),
  )
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  for (const [ending, compressor] of Object.entries(compressors)) {
    const compressed = await compressor(body)
    if (compressed.length < body.length) await writeFile(file + ending, compressed)
  }
}

/**
 * Finishes a build: in each page only the styles that it uses, its scripts at the end, its Content-Security-Policy,
 * the `_headers` file for static hosts, compressed forms of everything that compresses, and the server's modules
 * made ready for a quick and light start.
 * @param foreign origins of configured services
 */
export function finishBuild(foreign: ForeignOrigins): AstroIntegration {
  return {
    name: "finish-build",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const entries = await readdir(folder, { withFileTypes: true, recursive: true })
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
        const scriptFiles = files.filter((name) => name.endsWith(".js"))
        const scripts = (await Promise.all(scriptFiles.map((file) => readFile(file, "utf8")))).join("\n")
        for (const file of files.filter((name) => name.endsWith(".html")))
          await finishPage(file, scripts, foreign)
        await writeFile(join(folder, "_headers"), printHeadersFile())
        await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compress))
        await compileServer()
      },
    },
  }
}
