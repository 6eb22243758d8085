import { Readable } from "node:stream"
import type SMTPConnection from "nodemailer/lib/smtp-connection"
import { DeliveryError, type Mail, type Mailer } from "../contact/mailer.ts"
import { renderMime } from "./mime.ts"
import { toDeliveryError } from "./smtp-errors.ts"

/**
 * `required`: no mail and no password without encryption. `offered`: encryption wherever the server offers it;
 * a bad certificate is a failure, never a reason to go on without. `none`: the other end is this machine.
 */
export type StartTls = "required" | "offered" | "none"

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; STARTTLS then has no part in it. */
  readonly implicitTls: boolean
  readonly startTls: StartTls
  readonly credentials: { readonly user: string; readonly pass: string } | undefined
}

/** @param text `smtp://` or `smtps://[user:pass@]host[:port]` */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1")
  const implicitTls = url.protocol === "smtps:"
  const user = decodeURIComponent(url.username)
  const credentials = user === "" ? undefined : { user, pass: decodeURIComponent(url.password) }
  const loopback = /(^|\.)localhost$/i.test(host) || /^127(\.\d+){3}$|^::1$/.test(host)
  return {
    host,
    port: url.port === "" ? (implicitTls ? 465 : 587) : Number(url.port),
    implicitTls,
    startTls: loopback ? "none" : credentials ? "required" : "offered",
    credentials,
  }
}

/** Silence for this long, in milliseconds, is an answer too. The lease ends the whole attempt in any case. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}

/**
 * One connection for each mail: an office receives a few in an hour, and a connection that is kept may have
 * died unnoticed.
 */
export function createSmtpMailer(server: SmtpServer): Mailer {
  const open = new Set<SMTPConnection>()
  return {
    async send(mail, signal) {
      const bytes = await renderMime(mail)
      // Loaded with the first mail: what it brings along is a sixth of this process's memory.
      const { default: Connection } = await import("nodemailer/lib/smtp-connection")
      const connection = new Connection({
        host: server.host,
        port: server.port,
        secure: server.implicitTls,
        requireTLS: server.startTls === "required",
        ignoreTLS: server.startTls === "none",
        name: mail.from.address.slice(mail.from.address.lastIndexOf("@") + 1),
        ...timeouts,
      })
      open.add(connection)
      connection.once("end", () => open.delete(connection))
      await transmit(connection, server, mail, bytes, signal)
    },
    async close() {
      for (const connection of open) connection.close()
    },
  }
}

/** Resolves when the server has taken the mail over for its recipient. */
async function transmit(
  connection: SMTPConnection,
  server: SmtpServer,
  mail: Mail,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  // Read by the connection only once the server has said that it wants the mail: what tells a hang before the
  // mail was handed over from one after it.
  const body = Readable.from([bytes])
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  connection.on("error", reject)
  const abort = () => reject(new DeliveryError("no answer in time", { kind: "temporary", code: "ETIMEDOUT" }))
  signal.addEventListener("abort", abort, { once: true })
  try {
    signal.throwIfAborted()
    await Promise.race([failed, converse(connection, server, mail, body)])
    connection.quit()
  } catch (error) {
    connection.close()
    throw toDeliveryError(error, body.readableDidRead)
  } finally {
    signal.removeEventListener("abort", abort)
  }
}

async function converse(
  connection: SMTPConnection,
  { credentials }: SmtpServer,
  mail: Mail,
  body: Readable,
): Promise<void> {
  await step((done) => connection.connect(done))
  if (credentials) await step((done) => connection.login({ credentials }, done))
  // Explicit, so that nothing in the mail's own headers decides who receives it.
  const envelope = { from: mail.from.address, to: [mail.to] }
  let refusal: unknown
  await step((done) =>
    connection.send(envelope, body, (error, info) => {
      // A refused recipient does not make the whole call fail: it has to be looked at.
      if (!error && info.rejected.length > 0)
        refusal = info.rejectedErrors?.[0] ?? new Error("recipient refused")
      done(error)
    }),
  )
  if (refusal !== undefined) throw refusal
}

function step(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()))
  })
}
