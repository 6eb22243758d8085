import { connect, isIP } from "node:net"
import { connect as connectTls } from "node:tls"
import { SmtpError } from "./smtp-errors.ts"
import type { SmtpServer } from "./smtp-server.ts"
import { createSmtpWire, type SmtpReply, type SmtpWire } from "./smtp-wire.ts"

export interface SmtpMail {
  readonly from: string
  readonly to: string
  /** RFC 5322; the last line ends with a line break. */
  readonly mime: string
}

/** One connection, which sends mails one after another (RFC 5321). */
export interface SmtpConnection {
  /** Whether the last mail may have reached the server, because sending its body began. */
  readonly wasHandedOver: boolean
  /** Whether the connection can send another mail. */
  readonly isReady: boolean
  /**
   * Resolves when the server has accepted the mail.
   *
   * @param takeTurn resolves when the body may be sent
   */
  send(mail: SmtpMail, takeTurn: () => Promise<void>): Promise<void>
  /** Connects and logs in without sending anything. */
  logIn(): Promise<void>
  quit(): void
  /** Closes the connection at once. A `send` in progress rejects with `reason`. */
  fail(reason: Error): void
}

/**
 * A server that scans for viruses and spam answers late, and hanging up before its answer creates a duplicate with each
 * attempt (RFC 5321, section 4.5.3.2.6). The sender usually ends the attempt earlier.
 */
const messageTimeoutMs = 600_000

/** @param name the domain to say in EHLO */
export function createSmtpConnection(server: SmtpServer, name: string): SmtpConnection {
  let wire: SmtpWire | undefined
  let failure: Error | undefined
  let pipelines: boolean
  let wasHandedOver = false
  let isReady = false

  /** Continues the conversation over `next`. */
  const use = (next: SmtpWire): SmtpWire => {
    wire = next
    if (failure) next.fail(failure)
    return next
  }
  const open = async (): Promise<SmtpWire> => {
    const { wire: opened, extensions } = await greet(server, name, use)
    if (server.credentials) await login(opened, server.credentials, extensions)
    pipelines = extensions.has("PIPELINING")
    return opened
  }

  return {
    get wasHandedOver() {
      return wasHandedOver
    },
    get isReady() {
      return isReady
    },
    async send({ from, to, mime }, takeTurn) {
      wasHandedOver = false
      wire?.startMail()
      const current = isReady && wire ? wire : await open()
      isReady = false
      await openTransaction(current, [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, "DATA"], pipelines)
      await takeTurn()
      // A reply that is already here would be mistaken for the reply to the final dot.
      current.expectSilence()
      wasHandedOver = true
      const body = `${mime.replace(/\r\n?|\n/g, "\r\n").replace(/^\./gm, "..")}.\r\n`
      current.write(pipelines ? `${body}RSET\r\n` : body)
      // Not any 2xx: 221 means that the server is closing the connection.
      await expect(current, "message", /^25/, messageTimeoutMs)
      if (!pipelines) current.write("RSET\r\n")
      isReady = await confirm(current)
    },
    async logIn() {
      await open()
    },
    quit() {
      wire?.end("QUIT\r\n")
    },
    fail(reason) {
      failure = reason
      wire?.fail(reason)
    },
  }
}

/** Connects, with encryption if required, and asks for the server's extensions. */
async function greet(server: SmtpServer, name: string, use: (wire: SmtpWire) => SmtpWire) {
  const { host, port } = server
  const tls = { host, ...(isIP(host) ? {} : { servername: host }) }
  const socket = server.implicitTls ? connectTls({ ...tls, port }) : connect({ host, port })
  let wire = use(createSmtpWire(socket.setNoDelay(true)))
  await wire.when(server.implicitTls ? "secureConnect" : "connect")
  await expect(wire, "greeting", /^220/)
  let extensions = await hello(wire, name)
  if (server.implicitTls || server.startTls === "none") return { wire, extensions }
  if (extensions.has("STARTTLS")) {
    await ask(wire, "STARTTLS", /^220/)
    // An attacker could append plain text to the answer, to be taken for part of the encrypted session.
    try {
      wire.expectSilence()
    } catch (error) {
      throw new SmtpError("ETLS", (error as Error).message)
    }
    wire.detach()
    wire = use(createSmtpWire(connectTls({ ...tls, socket })))
    await wire.when("secureConnect")
    // The extensions offered before encryption must be discarded (RFC 3207, section 4.2).
    extensions = await hello(wire, name)
  } else if (server.startTls === "required") {
    throw new SmtpError("ETLS", "the mail server does not offer encryption")
  }
  return { wire, extensions }
}

/** The server's extensions: keywords in upper case, each with its parameters. */
async function hello(wire: SmtpWire, name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const reply = await ask(wire, `EHLO ${name}`, /^250|^5/)
  // Servers from before 1995 only know HELO.
  if (reply.code !== 250) {
    await ask(wire, `HELO ${name}`, /^250/)
    return new Map()
  }
  const offers = reply.text.split("\n").slice(1)
  return new Map(
    offers.map((line) => {
      const [keyword = "", ...values] = line.slice(4).toUpperCase().split(/[\s=]/)
      return [keyword, values]
    }),
  )
}

async function login(
  wire: SmtpWire,
  { user, pass }: NonNullable<SmtpServer["credentials"]>,
  extensions: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const mechanisms = extensions.get("AUTH") ?? []
  if (mechanisms.includes("LOGIN") && !mechanisms.includes("PLAIN")) {
    await ask(wire, "AUTH LOGIN", /^334/)
    await ask(wire, base64(user), /^334/, "AUTH")
    await ask(wire, base64(pass), /^235/, "AUTH")
  } else await ask(wire, `AUTH PLAIN ${base64(`\0${user}\0${pass}`)}`, /^235/)
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** Sends all commands at once if the server supports pipelining (RFC 2920), which saves two round trips per mail. */
async function openTransaction(wire: SmtpWire, commands: readonly string[], atOnce: boolean): Promise<void> {
  wire.expectSilence()
  if (atOnce) wire.write(commands.map((command) => `${command}\r\n`).join(""))
  for (const command of commands) {
    const verb = command.slice(0, 4)
    const pattern = verb === "DATA" ? /^354/ : /^2/
    if (atOnce) await expect(wire, verb, pattern)
    else await ask(wire, command, pattern)
  }
}

/**
 * Reads the reply to RSET. If the server was one reply ahead, the apparent acceptance of the mail answered an earlier
 * command, and the real answer arrives here, after as long as it may take. So silence confirms nothing. If the server
 * hangs up or does not know RSET, the acceptance stands: otherwise a server that takes one mail per connection would get the
 * same mail again and again. A server that is a reply ahead may also refuse a mail with "503 no valid recipients"; only one
 * that does not know RSET says goodbye to the QUIT that follows. The price: 421 may answer a mail, too (RFC 5321, 3.8), so a
 * server that is a reply ahead and then refuses a mail with 421 or by hanging up is believed.
 *
 * @returns whether the connection can send another mail
 * @throws SmtpError if this cannot be a reply to RSET, or there is none
 */
async function confirm(wire: SmtpWire): Promise<boolean> {
  const next = async () =>
    await wire.reply(messageTimeoutMs).catch((error) => {
      if (["ETIMEDOUT", "EPROTOCOL"].includes((error as SmtpError).code)) throw error
      return undefined
    })
  let reply = await next()
  if (reply?.code === 250) return true
  const isUnknown = reply && [500, 501, 502, 503, 504].includes(reply.code)
  if (isUnknown) {
    wire.write("QUIT\r\n")
    reply = await next()
  }
  if (!reply || [221, 421].includes(reply.code)) return false
  throw new SmtpError("EPROTOCOL", `unexpected reply to ${isUnknown ? "QUIT" : "RSET"}: ${reply.text}`)
}

async function ask(wire: SmtpWire, command: string, expected: RegExp, verb = command.split(" ", 1)[0] ?? "") {
  wire.expectSilence()
  wire.write(`${command}\r\n`)
  return await expect(wire, verb, expected)
}

async function expect(
  wire: SmtpWire,
  verb: string,
  expected: RegExp,
  timeoutMs?: number,
): Promise<SmtpReply> {
  const reply = await wire.reply(timeoutMs)
  if (expected.test(reply.text)) return reply
  const isAnswer = reply.code >= 400
  throw isAnswer
    ? new SmtpError(`${verb} ${reply.code}`, reply.text, reply.code)
    : new SmtpError("EPROTOCOL", `unexpected reply to ${verb}: ${reply.text}`)
}
