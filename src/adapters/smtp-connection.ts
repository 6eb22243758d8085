import { connect, isIP } from "node:net"
import { connect as connectTls } from "node:tls"
import { SmtpError } from "./smtp-errors.ts"
import type { SmtpServer } from "./smtp-server.ts"
import { createSmtpWire, type SmtpReply, type SmtpWire } from "./smtp-wire.ts"

export interface SmtpMail {
  readonly from: string
  readonly to: string
  /** RFC 5322, lines ending in CR LF. */
  readonly mime: string
}

/** One connection, which takes one mail after the other (RFC 5321). */
export interface SmtpConnection {
  /** Whether the last mail may have reached the server: its body was sent, or begun. */
  readonly wasHandedOver: boolean
  /** Whether another mail may follow. */
  readonly isReady: boolean
  /**
   * Resolves when the server has taken the mail over for its recipient.
   *
   * @param takeTurn resolves when the body may be handed over
   */
  send(mail: SmtpMail, takeTurn: () => Promise<void>): Promise<void>
  /** Opens it and logs in; nothing is sent. */
  logIn(): Promise<void>
  quit(): void
  /** Ends it at once; a mail in progress is told `reason`. */
  fail(reason: Error): void
}

/** A server that has forgotten what it was asked costs no more than this, in milliseconds. */
const confirmationWithin = 2000

/**
 * A server that looks for viruses and spam answers late, and hanging up on its answer makes a copy of each attempt
 * (RFC 5321, section 4.5.3.2.6). In milliseconds; whoever sends ends the attempt earlier.
 */
const patienceForMessage = 600_000

/** @param name by which this site introduces itself */
export function createSmtpConnection(server: SmtpServer, name: string): SmtpConnection {
  let wire: SmtpWire | undefined
  let failure: Error | undefined
  let pipelines = false
  let wasHandedOver = false
  let isReady = false

  /** From now on the conversation goes on over `next`. */
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
      // An answer that was there before the question would be taken for the answer to the final dot.
      current.expectSilence()
      wasHandedOver = true
      const body = `${mime.replace(/\r\n?|\n/g, "\r\n").replace(/^\./gm, "..")}${mime.endsWith("\n") ? "" : "\r\n"}.\r\n`
      current.write(pipelines ? `${body}RSET\r\n` : body)
      // Not any 2xx: with 221 a server hangs up.
      await expect(current, "message", /^25/, patienceForMessage)
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

/** Up to the point where the server says who it is and what it can do, encrypted where it must be. */
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
    // Whoever stands in between could have put more behind the answer, to be taken for the encrypted server's words.
    try {
      wire.expectSilence()
    } catch (error) {
      throw new SmtpError("ETLS", String(error))
    }
    wire.detach()
    wire = use(createSmtpWire(connectTls({ ...tls, socket })))
    await wire.when("secureConnect")
    // What it said before counts for nothing (RFC 3207, section 4.2).
    extensions = await hello(wire, name)
  } else if (server.startTls === "required") {
    throw new SmtpError("ETLS", "the mail server offers no encryption")
  }
  return { wire, extensions }
}

/** The keywords that the server offers, in capitals, and after each what belongs to it. */
async function hello(wire: SmtpWire, name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const reply = await ask(wire, `EHLO ${name}`, /^250|^5/)
  // A server of before 1995 knows HELO alone.
  if (reply.code !== 250) await ask(wire, `HELO ${name}`, /^250/)
  const offers = reply.code === 250 ? reply.text.split("\n").slice(1) : []
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

/** All at once where the server can take it (RFC 2920), which saves two journeys for each mail. */
async function openTransaction(wire: SmtpWire, commands: readonly string[], atOnce: boolean): Promise<void> {
  const expected: Readonly<Record<string, RegExp>> = { MAIL: /^2/, RCPT: /^2/, DATA: /^354/ }
  wire.expectSilence()
  if (atOnce) wire.write(commands.map((command) => `${command}\r\n`).join(""))
  for (const command of commands) {
    const verb = command.slice(0, 4)
    const pattern = expected[verb] ?? /^2/
    if (atOnce) await expect(wire, verb, pattern)
    else await ask(wire, command, pattern)
  }
}

/**
 * Had the server been a reply ahead, what was taken for its yes to the mail was not, and its true answer would come
 * now. Every other end of the conversation leaves the yes as it is.
 *
 * @returns whether another mail may follow
 * @throws SmtpError when the answer cannot be one to RSET
 */
async function confirm(wire: SmtpWire): Promise<boolean> {
  const reply = await wire.reply(confirmationWithin).catch(() => undefined)
  if (!reply || [421, 500, 502].includes(reply.code)) return false
  if (reply.code === 250) return true
  throw new SmtpError("EPROTOCOL", `the mail server is out of step: ${reply.text}`)
}

async function ask(wire: SmtpWire, command: string, expected: RegExp, verb = command.split(" ", 1)[0] ?? "") {
  wire.expectSilence()
  wire.write(`${command}\r\n`)
  return await expect(wire, verb, expected)
}

async function expect(wire: SmtpWire, verb: string, expected: RegExp, patience?: number): Promise<SmtpReply> {
  const reply = await wire.reply(patience)
  if (expected.test(reply.text)) return reply
  const isAnswer = reply.code >= 400
  throw isAnswer
    ? new SmtpError(`${verb} ${reply.code}`, reply.text, reply.code)
    : new SmtpError("EPROTOCOL", `this is no answer to ${verb}: ${reply.text}`)
}
