import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { onTestFinished } from "vitest"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { key, type RunningSite } from "./running-site.ts"

interface RawConnection {
  readonly socket: Socket
  /** What came back so far. */
  answer(): string
  /** Resolves to everything received when the connection is closed. */
  readonly closed: Promise<string>
}

/** A raw connection, for HTTP written by hand. It ends with the test. */
export async function speak(
  { origin }: Pick<RunningSite, "origin">,
  text: string,
  { localAddress }: { localAddress?: string } = {},
): Promise<RawConnection> {
  // Half open, so that the test decides when its side ends.
  const socket = connect({
    port: Number(new URL(origin).port),
    host: "127.0.0.1",
    allowHalfOpen: true,
    ...(localAddress && { localAddress }),
  })
  onTestFinished(() => void socket.destroy())
  let received = ""
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk
  })
  // Many of these tests expect to be cut off.
  socket.on("error", () => {})
  socket.on("end", () => socket.end())
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
  `POST ${contactFunctionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\napikey: ${key}\r\n${headers}\r\n`

/** A complete contact call. */
export function postOf(fields: object, headers = ""): string {
  const body = Buffer.from(JSON.stringify(fields)).toString("latin1")
  return `${post(`Content-Length: ${body.length}\r\n${headers}`)}${body}`
}
