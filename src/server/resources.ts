import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { extname, join, relative, sep } from "node:path"
import { headersFor } from "../adapters/headers.ts"
import { contentCodings } from "./content-coding.ts"

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
}

/** One encoding of a file. Headers alternate names and values, the form that `writeHead` handles fastest. */
export interface Representation {
  readonly etag: string
  readonly body: Buffer
  /** Without the length, for a 304 or a part. */
  readonly headers: readonly string[]
  /** For the whole file. */
  readonly wholeHeaders: string[]
}

/** What one path returns: the plain file, and compressed forms by content coding. */
export interface Resource {
  readonly status: number
  readonly plain: Representation
  readonly compressed: ReadonlyMap<string, Representation>
}

function represent(
  path: string,
  file: string,
  extraHeaders: Readonly<Record<string, string>>,
): Representation {
  const body = readFileSync(file)
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  const headers = Object.entries({ ...headersFor(path), ...extraHeaders, etag }).flat()
  return { etag, body, headers, wholeHeaders: [...headers, "content-length", String(body.length)] }
}

function loadResource(path: string, file: string, all: ReadonlySet<string>): Resource {
  const type = { "content-type": mediaTypes[extname(file)] ?? "application/octet-stream" }
  const codings = contentCodings.filter(({ ending }) => all.has(file + ending))
  const vary = { ...type, vary: "Accept-Encoding" }
  return {
    status: path.endsWith("/404") ? 404 : 200,
    // No ranges of compressible files: a range would apply to one coding only.
    plain: represent(path, file, codings.length > 0 ? vary : { ...type, "accept-ranges": "bytes" }),
    compressed: new Map(
      codings.map(({ name, ending }) => [
        name,
        represent(path, file + ending, { ...vary, "content-encoding": name }),
      ]),
    ),
  }
}

/** `index.html` → `/`, `es/contacto.html` → `/es/contacto`, `assets/x.js` → `/assets/x.js`. */
function pathOf(name: string): string {
  const path = `/${name.split(sep).join("/")}`
  return path === "/index.html" ? "/" : path.replace(/\.html$/, "")
}

/** All files in a folder and its subfolders. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Reads a built site into memory: every file with its compressed forms, ETags and headers, by path.
 * @throws Error when the folder is missing
 */
export function loadResources(folder: string): Map<string, Resource> {
  const files = filesIn(folder)
  const all = new Set(files)
  const isSource = (file: string) => !contentCodings.some(({ ending }) => file.endsWith(ending))
  const resources = new Map<string, Resource>()
  for (const file of files.filter(isSource)) {
    const name = relative(folder, file)
    // `_headers` and the build record are not for visitors.
    if (/^[._]/.test(name)) continue
    const path = pathOf(name)
    resources.set(path, loadResource(path, file, all))
  }
  return resources
}
