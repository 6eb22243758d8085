import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

/** Methods that a standard `Request` cannot have. They are treated as GET, which gets the same 405. */
const forbiddenMethods = /^(CONNECT|TRACE|TRACK)$/i

/** Converts a `node:http` request, whose Host header must be valid, to a standard `Request`. The body is read only on demand. */
export function toWebRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "")
  }
  const url = new URL(`http://${incoming.headers.host || "localhost"}${incoming.url}`)
  const method = forbiddenMethods.test(incoming.method ?? "") ? "GET" : (incoming.method ?? "GET")
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: bodyOf(incoming), duplex: "half" } as RequestInit)
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  // Data that arrives later must not be written to a closed stream.
  let wanted = true
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const finish = (end: () => void) => {
          if (wanted) end()
          wanted = false
        }
        incoming.pause()
        incoming.on("data", (chunk: Uint8Array) => {
          if (!wanted) return
          controller.enqueue(chunk)
          incoming.pause()
        })
        incoming.on("end", () => finish(() => controller.close()))
        incoming.on("error", (error) => finish(() => controller.error(error)))
      },
      pull: () => void incoming.resume(),
      cancel() {
        wanted = false
        incoming.pause()
      },
    },
    { highWaterMark: 0 },
  )
}

/** How long the client has to read the answer before the connection is cut. */
const lingerMs = 500

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
  const unread = !incoming.complete && hasBody(incoming)
  if (unread) {
    headers["connection"] = "close"
    closeGently(incoming.socket)
  }
  outgoing.writeHead(response.status, headers)
  outgoing.end(incoming.method === "HEAD" ? undefined : body)
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0
}
