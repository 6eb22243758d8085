import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

/** Methods that a standard `Request` cannot have. What answers GET with 405 answers them so too. */
const forbiddenMethods = /^(CONNECT|TRACE|TRACK)$/i

/**
 * The request of `node:http` as a standard `Request`. The body is read only when it is asked for, and no
 * further than it is asked for.
 *
 * @returns undefined when host and target make no URL
 */
export function toWebRequest(incoming: IncomingMessage): Request | undefined {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "")
  }
  const host = incoming.headers.host ?? "localhost"
  // What else a URL may hold before its path has no place in a host, and a standard Request refuses it with an exception.
  const url = /[/?#@\\\s]/.test(host) ? null : URL.parse(`http://${host}${incoming.url}`)
  if (!url) return undefined
  const method = forbiddenMethods.test(incoming.method ?? "") ? "GET" : (incoming.method ?? "GET")
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: bodyOf(incoming), duplex: "half" } as RequestInit)
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  // What arrives once nobody wants it any more must not reach a stream that is closed.
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

/** How long the other end gets to read the answer before the connection is cut. */
const lingerMs = 500

/**
 * Lets the answer out, says that nothing more will come, and reads no further. Node would close at once, and a
 * connection that is closed over unread bytes is reset and takes the answer with it (RFC 9112, section 9.6).
 */
export function closeGently(socket: Socket): void {
  const close = () => {
    socket.end()
    stopReading(socket)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  // What Node calls after the last answer of a connection.
  socket.destroySoon = close
}

/** Reads nothing more, so that the client cannot send any more either. */
export function stopReading(socket: Duplex): void {
  socket.pause()
  // Takes the socket back from Node's parser, which reads without minding the pause.
  socket.on("data", () => {})
}

/** Sends a standard `Response`. When the request's body was not read to its end the connection is closed after it. */
export async function sendWebResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  guards: Readonly<Record<string, string>>,
): Promise<void> {
  // A string leaves together with the headers, in one write.
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
