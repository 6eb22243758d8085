import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { clientAddress, senderOf } from "../adapters/client-address.ts"
import { nonPageHeaders } from "../adapters/headers.ts"
import { logFailure } from "../contact/error-text.ts"
import { type ContactHandler, contactFunctionPath } from "../contact/handler.ts"
import type { Log } from "../contact/ports.ts"
import type { RefusalLog } from "../contact/refusal-log.ts"
import { unexpectedError } from "../contact/wording.ts"
import { type Connections, createConnections } from "./connections.ts"
import type { Health } from "./health.ts"
import { closeGently, hasBody, lingerMs, sendWebResponse, stopReading, toWebRequest } from "./web-request.ts"

// `import "node:http"` would evaluate all its exports, including a WebSocket client: 16 MB that the server does not need.
const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http")

interface AppDeps {
  /** Answers everything except the contact function and the health check, including the 404. */
  readonly pages: (request: IncomingMessage, response: ServerResponse) => void
  readonly contact: ContactHandler
  /** Resolves to `undefined` when messages cannot be accepted. */
  readonly health: () => Promise<Health | undefined>
  /** Whether the process was told to stop: clients are then asked to reconnect elsewhere. */
  readonly isDraining: () => boolean
  readonly refusals: RefusalLog
  readonly trustProxy: number
  readonly log: Log
}

/** Node's defaults wait one minute for headers and five for a body, so a handful of slow clients could tie it up. */
const limits = {
  headersTimeout: 10_000,
  // Checked once a second, so a slow client is disconnected within 15 seconds.
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1000,
  // Longer than the minute that common proxies keep an idle connection, so that the proxy closes it first.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Checked below, so that this refusal has the security headers too.
  requireHostHeader: false,
} as const

const maxConnections = 4096

/** Enough for an office that shares one address, but not for one client to take all connections. */
const maxConnectionsPerSender = 512

/** A client that reads nothing for this long is considered gone. */
const idleTimeoutMs = 30_000

/** For reading the answers after a broken request or CONNECT. Shorter than the server's grace when it stops. */
const refusedTimeoutMs = 5000

/** The HTTP server, not listening yet. */
export function createApp(deps: AppDeps): Server {
  // Behind a proxy, all connections come from the proxy.
  const connections = createConnections(
    maxConnections,
    deps.trustProxy > 0 ? maxConnections : maxConnectionsPerSender,
  )
  const server = createServer(limits, (request, response) => {
    if (!connections.admit(response)) return
    // `connection: close` keeps the client from sending its next request into a closing connection.
    if (deps.isDraining()) response.shouldKeepAlive = false
    answer(deps, request, response).catch((error: unknown) => fail(deps.log, request, response, error))
  })
  server.on("connection", (socket: Socket) => {
    connections.open(socket, senderOf(socket.remoteAddress ?? "")[0] ?? "")
  })
  server.timeout = idleTimeoutMs
  // Otherwise Node drops those after the thousandth, such as the address that a proxy has appended. Too many are refused below.
  server.maxHeadersCount = 0
  // A client that closes its side after a request still wants the answer. Node's types lack this property.
  Object.assign(server, { httpAllowHalfOpen: true })
  server.on("clientError", (error, socket) => refuseBrokenRequest(error, socket, connections))
  server.on("connect", (_request, socket) => refuseAfter(connections.pending(socket), socket, 405))
  server.on("checkExpectation", (_request, response) => {
    if (connections.admit(response)) refuseAndClose(response, 417)
  })
  return server
}

/** A host in the request target overrides the Host header (RFC 9112, section 3.2.2). */
function takeHostFromTarget(request: IncomingMessage): void {
  const target = request.url ?? ""
  const [origin, host] = /^https?:\/\/([^/?]*)/i.exec(target) ?? []
  if (origin === undefined) return
  const rest = target.slice(origin.length)
  request.headers.host = host
  request.url = rest.startsWith("/") ? rest : `/${rest}`
}

/** What the client sends after this request is not read. */
function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false
  closeGently(response.req.socket)
}

function refuseAndClose(response: ServerResponse, status: number): void {
  closeAfter(response)
  response.writeHead(status, { ...nonPageHeaders, "content-length": 0 }).end()
}

/**
 * What the parser lets pass although HTTP forbids it (RFC 9110 and 9112).
 *
 * @returns the status of the refusal
 */
function findFault(request: IncomingMessage): number | undefined {
  const { httpVersion, httpVersionMajor, rawHeaders } = request
  // Names and values alternate. Thousands of empty ones fit into the limit above, and take long to convert.
  if (rawHeaders.length > 2000) return 431
  if (httpVersionMajor !== 1) return 505
  // With two Host fields, a proxy may have read the other one.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length
  if (hosts > 1 || (hosts === 0 && httpVersion !== "1.0")) return 400
  const coding = request.headers["transfer-encoding"]
  return coding === undefined || /^chunked$/i.test(coding) ? undefined : 501
}

/** Without user name, path and the like, which `URL` would accept. */
const isValidHost = (host = "") => host === "" || (!/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`))

async function answer(deps: AppDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fault = findFault(request)
  if (fault) return refuseAndClose(response, fault)
  takeHostFromTarget(request)
  if (!isValidHost(request.headers.host)) return refuseAndClose(response, 400)
  // An old proxy in between may have mistaken where this request ends (RFC 9112, section 6.1).
  if (request.httpVersion === "1.0" && request.headers["transfer-encoding"]) response.shouldKeepAlive = false
  // We stay with HTTP. But Node drops what arrived together with the Upgrade, so the rest of a next request would be taken
  // for a whole one.
  if (request.headers.upgrade !== undefined) closeAfter(response)
  const path = request.url?.split("?", 1)[0]
  if (path === contactFunctionPath) return answerContact(deps, request, response)
  // Nothing below uses a body, so it is not read to its end.
  if (hasBody(request)) closeAfter(response)
  if (path === "/healthz") return answerHealth(deps, request, response)
  deps.pages(request, response)
}

async function answerContact(
  deps: AppDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = clientAddress(
    request.socket.remoteAddress ?? "",
    String(request.headers["x-forwarded-for"] ?? ""),
    deps.trustProxy,
  )
  const answered = await deps.contact(toWebRequest(request), senderOf(address))
  deps.refusals.count(answered.status)
  await sendWebResponse(answered, request, response, nonPageHeaders)
}

async function answerHealth(
  deps: AppDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: object, headers: Record<string, string> = {}) => {
    const text = JSON.stringify(body)
    response.writeHead(status, {
      ...nonPageHeaders,
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(text)),
    })
    response.end(text)
  }
  if (request.method !== "GET" && request.method !== "HEAD")
    return send(405, { status: "method not allowed" }, { allow: "GET, HEAD" })
  if (deps.isDraining()) return send(503, { status: "draining" })
  const health = await deps.health()
  send(health ? 200 : 503, health ?? { status: "unavailable" })
}

/** An unexpected failure shows its words and nothing of its cause (specification, section 8). */
function fail(log: Log, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  logFailure(log, "request_failed", error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const isCall = request.url?.startsWith(contactFunctionPath)
  const type = isCall ? "application/json; charset=utf-8" : "text/plain; charset=utf-8"
  response.writeHead(500, { ...nonPageHeaders, "content-type": type })
  response.end(
    isCall
      ? JSON.stringify({ error: { code: "internal_error", message: unexpectedError } })
      : unexpectedError,
  )
}

const statusOfBrokenRequest: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Complete requests that arrived before the broken one are answered first. */
function refuseBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Duplex,
  connections: Connections,
): void {
  if (error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  const status = statusOfBrokenRequest[error.code ?? ""] ?? 400
  closeGently(socket as Socket)
  stopReading(socket)
  // The last answer is on its way to the client, and to destroy the socket now would destroy it too.
  if (!socket.writable) return
  refuseAfter(connections.pending(socket), socket, status)
}

function refuseAfter(pending: readonly ServerResponse[], socket: Duplex, status: number): void {
  // Node has removed its own error listener from some of these sockets, and an error may be on its way.
  socket.on("error", () => socket.destroy())
  // Node no longer watches the socket of a CONNECT: a client that reads nothing would keep the server from stopping.
  const timer = setTimeout(() => socket.destroy(), refusedTimeoutMs)
  socket.once("close", () => clearTimeout(timer))
  const last = pending.at(-1)
  if (last) last.once("close", () => refuse(socket, status))
  else refuse(socket, status)
}

/** Without a parsed request Node makes no response object, so this answer is written by hand. */
function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return
  const headers = Object.entries({
    ...nonPageHeaders,
    date: new Date().toUTCString(),
    connection: "close",
    "content-length": "0",
    ...(status === 405 ? { allow: "GET, HEAD" } : {}),
  })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${lines.join("\r\n")}\r\n\r\n`)
  // Otherwise a client could hold the connection by sending a byte now and then.
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
