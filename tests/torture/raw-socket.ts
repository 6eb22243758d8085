import { once } from "node:events"
import { connect, type Socket } from "node:net"

export interface RawSocket {
  readonly socket: Socket
  /** What came back so far. */
  answer(): string
  /** Bytes that the system took from us. */
  written(): number
  /** Resolves to the milliseconds from the connection to its end. */
  readonly closed: Promise<number>
}

/**
 * A connection on which HTTP is spoken by hand.
 *
 * @param isStubborn does not hang up when the server does
 */
export async function openSocket(port: number, text = "", isStubborn = false): Promise<RawSocket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: isStubborn })
  let received = ""
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk
  })
  socket.on("error", () => {})
  const began = performance.now()
  // Not by `once`, which rejects at an error; to be cut off is what is expected here.
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

/** The head of a contact call; headers end with CR LF. */
export const postHead = (headers: string) =>
  `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: public-anon-key\r\n${headers}\r\n`
