import type { Socket } from "node:net"
import { SmtpError } from "./smtp-errors.ts"

export interface SmtpReply {
  readonly code: number
  /** All its lines, with their codes. */
  readonly text: string
}

/** The two directions of one connection, told apart strictly: what a server says unasked is never taken for an answer. */
export interface SmtpWire {
  write(text: string): void
  /** The next reply, whole; rejects when there is none within `milliseconds`, or the connection ends. */
  reply(milliseconds?: number): Promise<SmtpReply>
  /** Resolves when the socket says `event`, such as `connect`. */
  when(event: "connect" | "secureConnect"): Promise<void>
  /** @throws SmtpError when the server has said anything that was not asked for, or is gone */
  expectSilence(): void
  /** From now on the server may say as much again as it may for one mail. */
  startMail(): void
  /** Leaves the socket to somebody else, for TLS. */
  detach(): void
  /** Says the last word and hangs up. */
  end(text: string): void
  /** Ends everything at once; whoever waits is told `reason`. */
  fail(reason: Error): void
}

/** A conversation is a few hundred bytes. Nobody needs more than this, and nobody is listened to for longer. */
const mostBytesForOneMail = 64 * 1024

/** RFC 5321 allows 512. */
const longestLine = 4096

/** Silence for this long, in milliseconds, is an answer too. */
const patience = 30_000

export function createSmtpWire(socket: Socket): SmtpWire {
  const decoder = new TextDecoder()
  const replies: SmtpReply[] = []
  /** Of the reply that has begun. */
  let lines: string[] = []
  /** Of the line that has begun. */
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
    // Some servers send empty lines; they count as bytes, and mean nothing.
    if (line === "") return
    const [, code, more] = /^([2-5]\d\d)(?:([ -]).*)?$/s.exec(line) ?? []
    if (code === undefined || !(lines[0] ?? code).startsWith(code)) {
      return fail(new SmtpError("EPROTOCOL", `this is no reply: ${line}`))
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
    if (received > mostBytesForOneMail || rest.length > longestLine) {
      return fail(new SmtpError("EPROTOCOL", "the mail server does not stop talking"))
    }
    for (const line of ended) if (!failure) takeLine(line)
  }
  const onError = (error: Error) => fail(error)
  const onClose = () => fail(new SmtpError("ECONNECTION", "the mail server closed the connection"))
  socket.on("data", onData).on("error", onError).on("close", onClose)

  const wait = async (milliseconds: number) => {
    if (failure) throw failure
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting = { resolve, reject }
    const timer = setTimeout(() => reject(new SmtpError("ETIMEDOUT", "no answer in time")), milliseconds)
    await promise.finally(() => clearTimeout(timer))
  }

  return {
    fail,
    write: (text) => void socket.write(text),
    async reply(milliseconds = patience) {
      // What came before the end of the connection is still an answer.
      if (replies.length === 0) await wait(milliseconds)
      const reply = replies.shift()
      if (!reply) throw new SmtpError("EPROTOCOL", "no reply")
      return reply
    },
    async when(event) {
      const happened = wait(patience)
      socket.once(event, () => waiting?.resolve())
      await happened
    },
    end(text) {
      socket.end(text)
      socket.setTimeout(patience, () => socket.destroy())
    },
    expectSilence() {
      const [said = lines[0] ?? rest] = replies.map(({ text }) => text)
      if (/^421/.test(said)) throw new SmtpError("421", said, 421)
      if (said !== "") throw new SmtpError("EPROTOCOL", `the mail server said unasked: ${said}`)
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
