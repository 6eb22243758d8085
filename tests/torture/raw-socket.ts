import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"

export interface RawSocket {
  readonly socket: Socket
  /** What came back so far. */
  answer(): string
  /** Bytes that the system has accepted. */
  written(): number
  /** Resolves to the connection's lifetime in milliseconds. */
  readonly closed: Promise<number>
}

/**
 * A raw connection, for HTTP written by hand.
 *
 * @param isStubborn keeps its side open when the server closes
 */
export async function openSocket(port: number, text = "", isStubborn = false): Promise<RawSocket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: isStubborn })
  let received = ""
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk
  })
  socket.on("error", () => {})
  const began = performance.now()
  // Not with `once`, which rejects on errors: being cut off is expected here.
  const closed = new Promise<number>((ended) => {
    socket.on("close", () => ended(performance.now() - began))
  })
  await once(socket, "connect")
  if (text !== "") socket.write(text)
  return {
    socket,
    closed,
    answer: () => received,
    written: () => socket.bytesWritten - socket.writableLength,
  }
}

/** The head of a contact call. Each header ends with CR LF. */
export const postHead = (headers: string) =>
  `POST ${contactFunctionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: ${defaultAnonKey}\r\n${headers}\r\n`
