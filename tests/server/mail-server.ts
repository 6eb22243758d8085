import { once } from "node:events"
import { createServer as createTlsServer } from "node:tls"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { onTestFinished } from "vitest"

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
  readonly parsed: Email
}

export interface MailServer {
  readonly url: string
  readonly port: number
  readonly received: readonly ReceivedMail[]
}

/** A real mail server that accepts everything unless `options` say otherwise. It ends with the test. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    async onData(stream, session, callback) {
      const chunks: Buffer[] | undefined = await stream.toArray().catch(() => undefined)
      // A sender that breaks off, like a process whose test has ended, has sent nothing.
      if (!chunks) return
      const raw = Buffer.concat(chunks)
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw,
        parsed: await PostalMime.parse(raw),
      })
      callback()
    },
    ...options,
  })
  // A server that closes in the middle of a handshake that the library began may crash Node.
  if (options.secure) server.server = createTlsServer(server.options, (socket) => server.connect(socket))
  server.on("error", () => {})
  const listener = server.listen(port, "127.0.0.1")
  await once(listener, "listening")
  const address = listener.address()
  const bound = address !== null && typeof address === "object" ? address.port : port
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, received }
}

/** An error that makes the server reply with this code. */
export function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
