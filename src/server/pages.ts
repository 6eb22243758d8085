import type { IncomingMessage, ServerResponse } from "node:http"
import { headersFor } from "../adapters/headers.ts"
import { parseByteRange } from "./byte-range.ts"
import { acceptedCodings } from "./content-coding.ts"
import { loadResources, type Representation, type Resource } from "./resources.ts"

function chooseRepresentation({ plain, compressed }: Resource, acceptEncoding: string): Representation {
  if (compressed.size === 0) return plain
  for (const coding of acceptedCodings(acceptEncoding)) {
    if (coding === "identity") return plain
    const representation = compressed.get(coding)
    if (representation) return representation
  }
  return plain
}

/** Whether the client has it already. A weak tag matches here too (RFC 9110, section 13.1.2), and a list is searched. */
const isKnown = (ifNoneMatch: string, etag: string) => ifNoneMatch === "*" || ifNoneMatch.includes(etag)

/** @returns whether the part was sent; otherwise the whole is due */
function sendPart(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { body, headers, etag }: Representation,
): boolean {
  if (asked["if-range"] !== undefined && asked["if-range"] !== etag) return false
  const range = parseByteRange(asked.range ?? "", body.length)
  if (!range) return false
  const part = body.subarray(range.start, range.end + 1)
  const isEmpty = part.length === 0
  const place = isEmpty ? "*" : `${range.start}-${range.end}`
  response.writeHead(isEmpty ? 416 : 206, [
    ...headers,
    "content-range",
    `bytes ${place}/${body.length}`,
    "content-length",
    String(part.length),
  ])
  response.end(part)
  return true
}

function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource): void {
  const { headers, method } = request
  const chosen = chooseRepresentation(resource, String(headers["accept-encoding"] ?? ""))
  const ifNoneMatch = headers["if-none-match"]
  if (ifNoneMatch !== undefined && resource.status === 200 && isKnown(ifNoneMatch, chosen.etag)) {
    response.writeHead(304, [...chosen.headers]).end()
    return
  }
  const mayBePart = headers.range !== undefined && method === "GET" && resource.compressed.size === 0
  if (mayBePart && sendPart(request, response, chosen)) return
  response.writeHead(resource.status, chosen.wholeHeaders)
  response.end(method === "HEAD" ? undefined : chosen.body)
}

/** Not by an expression: one that looks for the slashes' end from each of them takes the square of their number. */
function trimEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === "/") end--
  return path.slice(0, end)
}

/**
 * Answers every request for something that was built, from memory: the whole site is a few megabytes,
 * so each file is read once, with its compressed forms, ETag and headers. Any other path gets the built 404 page: of
 * its first folder, if that has one of its own, as static hosts do it.
 * @param folder the built site
 * @throws Error when the folder or its 404 page is missing
 */
export function createPages(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const resources = loadResources(folder)
  const notFound = resources.get("/404")
  if (!notFound) throw new Error(`${folder} holds no built site: run npm run build`)
  return (request, response) => {
    const target = request.url ?? "/"
    const path = target.split("?", 1)[0] ?? "/"
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...headersFor(path), allow: "GET, HEAD", "content-length": 0 }).end()
      return
    }
    const resource = resources.get(path)
    if (resource) return sendResource(request, response, resource)
    const withoutSlash = trimEndSlashes(path)
    if (resources.has(withoutSlash)) {
      // The path is one of ours, so the redirect cannot lead to another host.
      const location = withoutSlash + target.slice(path.length)
      response.writeHead(308, { ...headersFor(path), location, "content-length": 0 }).end()
      return
    }
    sendResource(request, response, resources.get(`/${path.split("/", 2)[1]}/404`) ?? notFound)
  }
}
