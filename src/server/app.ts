import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { clientAddress } from "../adapters/client-address.ts"
import { nonPageHeaders } from "../adapters/headers.ts"
import { type ContactHandler, contactFunctionPath } from "../contact/handler.ts"
import type { Log } from "../contact/ports.ts"
import { errorWords } from "../contact/wording.ts"
import type { Health } from "./health.ts"
import { closeGently, hasBody, sendWebResponse, toWebRequest } from "./web-request.ts"

// To import node:http is to evaluate all that it exports, a WebSocket client among it: 16 MB that pages do not need.
const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http")

export interface AppDeps {
  /** Answers everything that is neither the contact function nor the health check, its 404 included. */
  readonly pages: (request: IncomingMessage, response: ServerResponse) => void
  readonly contact: ContactHandler
  /** Resolves to `undefined` when messages cannot be taken. */
  readonly health: () => Promise<Health | undefined>
  readonly trustProxy: number
  readonly log: Log
}

/** Node's own defaults wait a minute for headers and five for a body: long enough to be held up by a handful of clients. */
const limits = {
  headersTimeout: 10_000,
  // Looked at once a second: a slow client is gone within 15 seconds.
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1000,
  // Longer than the minute for which common proxies keep an idle connection, so that it is they who close it.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Checked below, so that this refusal carries the guards too.
  requireHostHeader: false,
} as const

const mostConnections = 4096

/** From here on whoever has an answer makes room; idle visitors would otherwise keep new ones out. */
const crowded = 3072

/** A client that takes its answer more slowly than this has gone away. */
const idleTimeoutMs = 30_000

/** The HTTP front; it does not listen yet. */
export function createApp(deps: AppDeps): Server {
  let connections = 0
  const server = createServer(limits, (request, response) => {
    // Stopping: the client is told, so that it does not send its next request into a closing connection.
    if (!server.listening || connections > crowded) response.shouldKeepAlive = false
    answer(deps, request, response).catch((error: unknown) => fail(deps.log, request, response, error))
  })
  server.on("connection", (socket: Socket) => {
    connections++
    socket.once("close", () => connections--)
  })
  server.maxConnections = mostConnections
  server.timeout = idleTimeoutMs
  server.on("clientError", refuseBrokenRequest)
  server.on("checkExpectation", (_request, response) => response.writeHead(417, nonPageHeaders).end())
  return server
}

/** A request to a proxy names the host as well (RFC 9112, section 3.2.2). */
const originForm = (target: string) =>
  target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?]*\/?/i, "/")

async function answer(deps: AppDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers.host === undefined && request.httpVersion === "1.1") {
    response.shouldKeepAlive = false
    response.writeHead(400, nonPageHeaders).end()
    return
  }
  request.url = originForm(request.url ?? "/")
  const path = request.url.split("?", 1)[0]
  if (path === contactFunctionPath) return answerContact(deps, request, response)
  // Nobody here wants a body: it is not read to its end either.
  if (hasBody(request)) {
    response.shouldKeepAlive = false
    closeGently(request.socket)
  }
  if (path === "/healthz") return answerHealth(deps, request, response)
  deps.pages(request, response)
}

async function answerContact(
  deps: AppDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const webRequest = toWebRequest(request)
  const address = clientAddress(
    request.socket.remoteAddress ?? "",
    String(request.headers["x-forwarded-for"] ?? ""),
    deps.trustProxy,
  )
  const answered = webRequest
    ? await deps.contact(webRequest, { address })
    : Response.json(
        { error: { code: "invalid_request", message: "The host makes no address." } },
        { status: 400 },
      )
  await sendWebResponse(answered, request, response, nonPageHeaders)
}

async function answerHealth(
  deps: AppDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const allowed = request.method === "GET" || request.method === "HEAD"
  const health = allowed ? await deps.health() : undefined
  const body = JSON.stringify(health ?? { status: allowed ? "unavailable" : "method not allowed" })
  response.writeHead(allowed ? (health ? 200 : 503) : 405, {
    ...nonPageHeaders,
    ...(allowed ? {} : { allow: "GET, HEAD" }),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}

/** An unexpected failure shows these words and nothing of its cause (specification, section 8). */
const failureWords = errorWords.en.internal_error

function fail(log: Log, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: String(error) }
  log({ level: "error", event: "request_failed", name, message })
  if (response.headersSent) {
    response.destroy()
    return
  }
  const isCall = request.url?.startsWith(contactFunctionPath)
  const type = isCall ? "application/json; charset=utf-8" : "text/plain; charset=utf-8"
  response.writeHead(500, { ...nonPageHeaders, "content-type": type })
  response.end(
    isCall ? JSON.stringify({ error: { code: "internal_error", message: failureWords } }) : failureWords,
  )
}

const statusOfBrokenRequest: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** What could not be parsed as HTTP has no response object: the answer is written by hand. */
function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfBrokenRequest[error.code ?? ""] ?? 400
  const headers = Object.entries({ ...nonPageHeaders, connection: "close", "content-length": "0" })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${lines.join("\r\n")}\r\n\r\n`)
  // Whoever does not hang up now would hold the connection for as long as they send a byte now and then.
  setTimeout(() => socket.destroy(), 500).unref()
}
