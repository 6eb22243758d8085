import type { IncomingMessage, ServerResponse } from "node:http"
import { headersFor, nonPageHeaders } from "../adapters/headers.ts"
import { parseByteRange } from "./byte-range.ts"
import { acceptedCodings } from "./content-coding.ts"
import { loadResources, type Representation, type Resource } from "./resources.ts"

function chooseRepresentation({ plain, compressed }: Resource, acceptEncoding: string): Representation {
  for (const coding of acceptedCodings(acceptEncoding)) {
    if (coding === "identity") return plain
    const representation = compressed.get(coding)
    if (representation) return representation
  }
  return plain
}

/** Whether the client's copy is current. The header may be a list, and weak tags match too (RFC 9110, section 13.1.2). */
const isKnown = (ifNoneMatch: string, etag: string) => ifNoneMatch === "*" || ifNoneMatch.includes(etag)

/** Whether the client's copy is this one exactly: weak tags do not match (RFC 9110, section 13.1.1). */
const isSame = (ifMatch: string, etag: string) =>
  ifMatch === "*" || ifMatch.split(",").some((tag) => tag.trim() === etag)

/** @returns false if the whole file must be sent instead */
function sendPart(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { body, headers, etag }: Representation,
): boolean {
  if (asked["if-range"] !== undefined && asked["if-range"] !== etag) return false
  const range = parseByteRange(asked.range ?? "", body.length)
  if (!range) return false
  const part = body.subarray(range.start, range.end + 1)
  if (part.length === 0) {
    response.writeHead(416, {
      ...nonPageHeaders,
      "content-range": `bytes */${body.length}`,
      "content-length": "0",
    })
    response.end()
    return true
  }
  response.writeHead(206, [
    ...headers,
    "content-range",
    `bytes ${range.start}-${range.end}/${body.length}`,
    "content-length",
    String(part.length),
  ])
  response.end(part)
  return true
}

function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource): void {
  const { headers, method } = request
  // Its `keep-alive` is what HTTP/1.1 does anyway (RFC 9112, section 9.3), and takes 48 bytes of the first round trip.
  if (request.httpVersion === "1.1" && response.shouldKeepAlive) response.removeHeader("connection")
  const chosen = chooseRepresentation(resource, String(headers["accept-encoding"] ?? ""))
  const ifMatch = headers["if-match"]
  if (ifMatch !== undefined && resource.status === 200 && !isSame(ifMatch, chosen.etag)) {
    response.writeHead(412, { ...nonPageHeaders, etag: chosen.etag, "content-length": "0" }).end()
    return
  }
  const ifNoneMatch = headers["if-none-match"]
  if (ifNoneMatch !== undefined && resource.status === 200 && isKnown(ifNoneMatch, chosen.etag)) {
    response.writeHead(304, [...chosen.headers]).end()
    return
  }
  const mayBePart = method === "GET" && resource.compressed.size === 0
  if (mayBePart && sendPart(request, response, chosen)) return
  response.writeHead(resource.status, chosen.wholeHeaders)
  response.end(chosen.body)
}

/** Not a regular expression: `/\/+$/` takes quadratic time on a path of many slashes. */
function trimEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === "/") end--
  return path.slice(0, end)
}

/**
 * Serves the built site from memory: it is only a few megabytes. Unknown paths get the 404 page of their first folder if
 * it has one (`/es`), as on static hosts, and otherwise the root's.
 * @param folder the built site
 * @throws Error when the folder or its 404 page is missing
 */
export function createPages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const resources = loadResources(folder)
  const notFound = resources.get("/404")
  if (!notFound) throw new Error(`${folder} has no built site. Run npm run build.`)
  return (request, response) => {
    const target = request.url ?? "/"
    const path = target.split("?", 1)[0] ?? "/"
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...nonPageHeaders, allow: "GET, HEAD", "content-length": 0 }).end()
      return
    }
    const resource = resources.get(path)
    if (resource) return sendResource(request, response, resource)
    const withoutSlash = trimEndSlashes(path)
    if (resources.has(withoutSlash)) {
      // Only known paths are redirected, so it cannot lead to another host.
      const location = withoutSlash + target.slice(path.length)
      response.writeHead(308, { ...headersFor(path), location, "content-length": 0 }).end()
      return
    }
    sendResource(request, response, resources.get(`/${path.split("/", 2)[1]}/404`) ?? notFound)
  }
}
