import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { ReadableStream } from "node:stream/web"

/** Converts a `node:http` request, whose Host header must be valid, to a standard `Request`. The body is read only on demand. */
export function toWebRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "")
  }
  const url = new URL(`http://${incoming.headers.host || "localhost"}${incoming.url}`)
  // A standard `Request` cannot have this method. GET gets the same 405.
  const method = incoming.method === "TRACE" ? "GET" : String(incoming.method)
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  // Not destroyed when its reader gives up, because the answer is still to be sent.
  const body = ReadableStream.from(incoming.iterator({ destroyOnReturn: false }))
  return new Request(url, { method, headers, body, duplex: "half" } as RequestInit)
}

/** How long the client has to read the answer before the connection is cut. */
export const lingerMs = 500

/**
 * Sends the answer, half-closes the connection and stops reading. Node would close at once, and closing a connection that
 * has unread bytes resets it, which can destroy the answer (RFC 9112, section 9.6).
 */
export function closeGently(socket: Socket): void {
  const close = () => {
    socket.end()
    stopReading(socket)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  // Node calls this after the last answer on a connection.
  socket.destroySoon = close
}

/** Stops reading, so that the client cannot send more either. */
export function stopReading(socket: Duplex): void {
  socket.pause()
  // Detaches Node's HTTP parser, which would read on despite the pause.
  socket.on("data", () => {})
}

/**
 * Sends a standard `Response`. If the request's body was not read to its end, closes the connection
 * afterward.
 */
export async function sendWebResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  guards: Readonly<Record<string, string>>,
): Promise<void> {
  // As a string, the body is sent together with the headers in one write.
  const body = await response.text()
  const headers: Record<string, string> = { ...guards, ...Object.fromEntries(response.headers) }
  if (response.status !== 204) headers["content-length"] = String(Buffer.byteLength(body))
  if (!incoming.complete) {
    headers["connection"] = "close"
    closeGently(incoming.socket)
  }
  outgoing.writeHead(response.status, headers)
  outgoing.end(body)
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0
}
