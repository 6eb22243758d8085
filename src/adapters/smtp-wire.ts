import type { Socket } from "node:net"
import { SmtpError } from "./smtp-errors.ts"

export interface SmtpReply {
  readonly code: number
  /** All lines, including their codes. */
  readonly text: string
}

/** One connection's commands and replies. An unsolicited reply is never taken for an answer to a later command. */
export interface SmtpWire {
  write(text: string): void
  /** The next complete reply; rejects if there is none within `milliseconds` or the connection ends. */
  reply(milliseconds?: number): Promise<SmtpReply>
  /** Resolves when the socket emits `event`. */
  when(event: "connect" | "secureConnect"): Promise<void>
  /** @throws SmtpError if the server has sent an unsolicited reply or is gone */
  expectSilence(): void
  /** Resets the limit on how much the server may send for one mail. */
  startMail(): void
  /** Gives up the socket, for TLS to take over. */
  detach(): void
  /** Sends a last command and closes the connection. */
  end(text: string): void
  /** Closes the connection at once. A pending `reply` or `when` rejects with `reason`. */
  fail(reason: Error): void
}

/** A normal conversation is a few hundred bytes. */
const maxBytesPerMail = 64 * 1024

/** RFC 5321 allows 512. */
const maxLineLength = 4096

/** To connect and to agree on TLS. */
const connectTimeoutMs = 30_000

/** RFC 5321, section 4.5.3.2: some servers call the sender's back first. A shorter lease ends an attempt earlier. */
const replyTimeoutMs = 300_000

/** The reply to QUIT changes nothing, so a server that never sends it must not keep a command from ending. */
const quitTimeoutMs = 1000

export function createSmtpWire(socket: Socket): SmtpWire {
  const decoder = new TextDecoder()
  const replies: SmtpReply[] = []
  /** Lines of a reply that is not complete yet. */
  let lines: string[] = []
  /** Start of a line that is not complete yet. */
  let rest = ""
  let received = 0
  let failure: Error | undefined
  let waiting: { resolve(): void; reject(reason: Error): void } | undefined

  const fail = (reason: Error) => {
    if (failure) return
    failure = reason
    socket.destroy()
    waiting?.reject(reason)
  }
  const takeLine = (line: string) => {
    // Some servers send empty lines.
    if (line === "") return
    const [, code, more] = /^([2-5]\d\d)(?:([ -]).*)?$/s.exec(line) ?? []
    if (code === undefined || !(lines[0] ?? code).startsWith(code)) {
      return fail(new SmtpError("EPROTOCOL", `not an SMTP reply: ${line}`))
    }
    lines.push(line)
    if (more === "-") return
    replies.push({ code: Number(code), text: lines.join("\n") })
    lines = []
    waiting?.resolve()
  }
  const onData = (chunk: Uint8Array) => {
    received += chunk.length
    rest += decoder.decode(chunk, { stream: true })
    const ended = rest.split(/\r?\n/)
    rest = ended.pop() ?? ""
    if (received > maxBytesPerMail || rest.length > maxLineLength)
      return fail(new SmtpError("EPROTOCOL", "the mail server sent too much"))
    for (const line of ended) if (!failure) takeLine(line)
  }
  const onError = (error: Error) => fail(error)
  const onClose = () => fail(new SmtpError("ECONNECTION", "the mail server closed the connection"))
  socket.on("data", onData).on("error", onError).on("close", onClose)

  const wait = async (milliseconds: number) => {
    if (failure) throw failure
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting = { resolve, reject }
    const timer = setTimeout(() => reject(new SmtpError("ETIMEDOUT", "timed out")), milliseconds)
    await promise.finally(() => clearTimeout(timer))
  }

  return {
    fail,
    write: (text) => void socket.write(text),
    async reply(milliseconds = replyTimeoutMs) {
      // A reply that arrived before the connection ended still counts.
      if (replies.length === 0) await wait(milliseconds)
      return replies.shift() as SmtpReply
    },
    async when(event) {
      const happened = wait(connectTimeoutMs)
      socket.once(event, () => waiting?.resolve())
      await happened
    },
    end(text) {
      socket.end(text)
      const hangUp = setTimeout(() => socket.destroy(), quitTimeoutMs)
      socket.once("close", () => clearTimeout(hangUp))
    },
    expectSilence() {
      const [said = lines[0] ?? rest] = replies.map(({ text }) => text)
      if (/^421/.test(said)) throw new SmtpError("421", said, 421)
      if (said !== "") throw new SmtpError("EPROTOCOL", `unsolicited reply from the mail server: ${said}`)
      if (failure) throw failure
    },
    startMail() {
      received = 0
    },
    detach() {
      socket.off("data", onData).off("error", onError).off("close", onClose)
    },
  }
}
