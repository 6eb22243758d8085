import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join, relative, sep } from "node:path"
import { headersFor } from "./headers.ts"

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

/** Content codings in the server's order of preference, with the file ending the build gives them. */
const codings = [
  { name: "br", ending: ".br" },
  { name: "zstd", ending: ".zst" },
  { name: "gzip", ending: ".gz" },
] as const

interface Representation {
  readonly coding: string
  readonly etag: string
  readonly body: Buffer
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly headers: string[]
}

/** What one path answers: the representations by preference, the uncompressed one last. */
interface Resource {
  readonly status: number
  readonly representations: readonly Representation[]
}

function represent(
  path: string,
  file: string,
  ending: string,
  coding: string,
  varies: boolean,
): Representation {
  const body = readFileSync(file + ending)
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  const headers: Record<string, string> = {
    ...headersFor(path),
    "content-type": mediaTypes[extname(file)] ?? "application/octet-stream",
    etag,
  }
  if (coding !== "identity") headers["content-encoding"] = coding
  if (varies) headers["vary"] = "Accept-Encoding"
  return { coding, etag, body, headers: Object.entries(headers).flat() }
}

/** `index.html` → `/`, `es/contacto.html` → `/es/contacto`, `assets/x.js` → `/assets/x.js`. */
function pathOf(name: string): string {
  const path = `/${name.split(sep).join("/")}`
  return path === "/index.html" ? "/" : path.replace(/\.html$/, "")
}

function loadResources(folder: string): Map<string, Resource> {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const all = new Set(names)
  const resources = new Map<string, Resource>()
  for (const name of names) {
    if (/^[._]/.test(name) || codings.some(({ ending }) => name.endsWith(ending))) continue
    const path = pathOf(name)
    const available = codings.filter(({ ending }) => all.has(name + ending))
    const file = join(folder, name)
    resources.set(path, {
      status: path === "/404" ? 404 : 200,
      representations: [
        ...available.map((coding) => represent(path, file, coding.ending, coding.name, true)),
        represent(path, file, "", "identity", available.length > 0),
      ],
    })
  }
  return resources
}

/** Codings that a request accepts (RFC 9110, section 12.5.3); one with `q=0` is refused. */
function acceptedCodings(header: string): Set<string> {
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  return accepted
}

function chooseRepresentation(resource: Resource, acceptEncoding: string): Representation | undefined {
  const last = resource.representations.at(-1)
  if (resource.representations.length === 1) return last
  const accepted = acceptedCodings(acceptEncoding)
  return resource.representations.find(({ coding }) => accepted.has(coding) || accepted.has("*")) ?? last
}

/** A single byte range (RFC 9110, section 14); anything else is answered with the whole. */
function requestedRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const range = /^bytes=(\d*)-(\d*)$/.exec(header ?? "")
  if (!range || (range[1] === "" && range[2] === "")) return undefined
  const start = range[1] === "" ? Math.max(0, size - Number(range[2])) : Number(range[1])
  const end = range[1] === "" || range[2] === "" ? size - 1 : Math.min(Number(range[2]), size - 1)
  return { start, end }
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers, etag }: Representation,
): boolean {
  const ifRange = request.headers["if-range"]
  if (ifRange !== undefined && ifRange !== etag) return false
  const range = requestedRange(request.headers.range, body.length)
  if (!range) return false
  if (range.start > range.end) {
    response.writeHead(416, { "content-range": `bytes */${body.length}`, "content-length": 0 }).end()
    return true
  }
  const part = body.subarray(range.start, range.end + 1)
  const contentRange = `bytes ${range.start}-${range.end}/${body.length}`
  response.writeHead(206, [...headers, "content-range", contentRange, "content-length", String(part.length)])
  response.end(part)
  return true
}

function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource): void {
  const chosen = chooseRepresentation(resource, String(request.headers["accept-encoding"] ?? ""))
  if (!chosen) throw new Error("a resource without any representation")
  const known = request.headers["if-none-match"]
  if (resource.status === 200 && known !== undefined && (known === "*" || known.includes(chosen.etag))) {
    response.writeHead(304, chosen.headers).end()
    return
  }
  if (
    request.headers.range !== undefined &&
    request.method === "GET" &&
    resource.representations.length === 1
  ) {
    if (sendRange(request, response, chosen)) return
  }
  response.writeHead(resource.status, [...chosen.headers, "content-length", String(chosen.body.length)])
  response.end(request.method === "HEAD" ? undefined : chosen.body)
}

/** The path without its query; a path with a trailing slash is the same page's, one redirect away. */
const pathname = (url: string) => url.split("?", 1)[0] ?? "/"

/**
 * Answers every request for something that was built, from memory: the whole site is a few megabytes,
 * so each file is read once, with its compressed forms, ETag and headers. Any other path gets the built
 * 404 page.
 * @param folder the built site
 * @throws Error when the folder or its 404 page is missing
 */
export function createPages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const resources = loadResources(folder)
  const notFound = resources.get("/404")
  if (!notFound) throw new Error(`${folder} holds no built site: run npm run build`)
  return (request, response) => {
    const url = request.url ?? "/"
    const path = pathname(url)
    const resource = resources.get(path) ?? notFound
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...headersFor(path), allow: "GET, HEAD", "content-length": 0 }).end()
      return
    }
    const withoutSlash = path.replace(/\/+$/, "")
    if (resource === notFound && withoutSlash !== path && resources.has(withoutSlash)) {
      // The path is one of ours, so the redirect cannot lead to another host.
      const location = withoutSlash + url.slice(path.length)
      response.writeHead(308, { ...headersFor(path), location, "content-length": 0 }).end()
      return
    }
    sendResource(request, response, resource)
  }
}
