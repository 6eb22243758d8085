import { once } from "node:events"
import { connect, type Socket, type TcpNetConnectOpts } from "node:net"
import { defaultAnonKey } from "../src/contact/access.ts"
import { contactFunctionPath } from "../src/contact/handler.ts"

interface RawConnection {
  readonly socket: Socket
  /** What came back so far. */
  answer(): string
  /** Resolves to everything received when the connection is closed. */
  readonly closed: Promise<string>
}

/**
 * A raw connection, for HTTP written by hand.
 * @param onEnd registers what closes it, where whoever opens it does not
 */
export async function speak(
  { origin }: { readonly origin: string },
  text: string,
  options: Pick<TcpNetConnectOpts, "allowHalfOpen" | "localAddress"> = {},
  onEnd?: (close: () => void) => void,
): Promise<RawConnection> {
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", ...options })
  onEnd?.(() => void socket.destroy())
  let received = ""
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk
  })
  // Being cut off is often what is expected.
  socket.on("error", () => {})
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(received)))
  await once(socket, "connect")
  socket.write(text, "latin1")
  return { socket, closed, answer: () => received }
}

/** The statuses of all responses received on a connection. */
export const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

/** The head of a contact call. Each header in `headers` ends with CR LF. */
export const post = (headers: string) =>
  `POST ${contactFunctionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: ${defaultAnonKey}\r\n${headers}\r\n`

/** A complete contact call. */
export function postOf(fields: object, headers = ""): string {
  const body = Buffer.from(JSON.stringify(fields)).toString("latin1")
  return `${post(`Content-Length: ${body.length}\r\n${headers}`)}${body}`
}
