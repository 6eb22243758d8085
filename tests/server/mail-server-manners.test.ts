import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { join } from "node:path"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { createSmtpMailer } from "../../src/adapters/smtp-mailer.ts"
import { parseSmtpUrl } from "../../src/adapters/smtp-server.ts"
import type { Mail } from "../../src/contact/mailer.ts"
import { systemClock } from "../../src/contact/ports.ts"
import { openSqliteArchive } from "../../src/server/sqlite-archive.ts"
import { type Reply, type Stage, startScriptedMailServer } from "../scripted-mail-server.ts"
import { startMailServer } from "./mail-server.ts"
import { message, sendJson, startSite, until } from "./running-site.ts"

const startScripted = (settings?: Parameters<typeof startScriptedMailServer>[1]) =>
  startScriptedMailServer({ onEnd: onTestFinished }, settings)

/** Stores one message and resolves to its row after the first attempt. */
async function tryOnce(url: string) {
  const site = await startSite({ SMTP_URL: url, RETRY_BASE_MS: "3600000" })
  const { id } = await (await sendJson(site, message)).json()
  return await until(async () => {
    const row = await site.store.get(id)
    return row && (row.status === "sent" || row.lastError !== undefined) && row
  })
}

/** Gives the same reply each time a stage is reached. */
const says = (replies: Readonly<Partial<Record<Stage, Reply>>>) => (stage: Stage) => replies[stage]

const mailbox = { name: "Site", address: "site@example.com" }

const mail: Mail = {
  id: "1",
  messageId: "<1@example.com>",
  date: new Date(),
  from: mailbox,
  to: mailbox.address,
  replyTo: mailbox,
  subject: "Hello",
  text: "Hello",
  language: "en",
}

describe("a refused mail is never marked as sent if the mail server is out of step:", () => {
  test.each<[string, Partial<Record<Stage, Reply>>]>([
    ["answers MAIL three times", { mail: "250 ok\r\n250 ok\r\n250 ok", dot: "554 no" }],
    ["answers RCPT twice", { rcpt: "250 ok\r\n250 ok", dot: "554 no" }],
    ["answers DATA with 250", { data: "250 go on", dot: "554 no" }],
    [
      "answers DATA and the mail before receiving the mail",
      { data: "354 go on\r\n250 taken", dot: "554 no" },
    ],
    ["answers the mail while it is still arriving", { body: "250 taken", dot: "554 no" }],
    [
      "answers everything with 220",
      { ehlo: "220 hi", mail: "220 hi", rcpt: "220 hi", data: "220 hi", dot: "554 no" },
    ],
    ["greets a hundred times", { greeting: Array(100).fill("220 hi").join("\r\n"), dot: "554 no" }],
    ["answers with something that is not a reply", { mail: "OK", dot: "554 no" }],
    ["hangs up on the mail with a 221", { dot: "221 bye" }],
    ["changes its mind within a reply", { mail: "250-ok\r\n550 no", dot: "554 no" }],
  ])("%s", async (_, replies) => {
    const mailServer = await startScripted()
    mailServer.behave(says(replies))
    expect(await tryOnce(mailServer.url)).toMatchObject({
      status: "pending",
      lastError: expect.stringMatching(
        /^EPROTOCOL: (unexpected reply to [A-Za-z]+|unsolicited reply from the mail server|not an SMTP reply): \w/,
      ),
    })
    expect(mailServer.received).toEqual([])
  })

  test.each<[string, (socket: Socket, attempt: AbortController) => void, string]>([
    ["an early acceptance", (socket) => void socket.write("554 no\r\n250 reset\r\n"), "554 no"],
    ["an acceptance, and never a reply to RSET", (_, attempt) => attempt.abort(), "timed out"],
  ])("minutes after %s", async (_, end, reason) => {
    const { promise: isReset, resolve: reset } = Promise.withResolvers<Socket>()
    const url = await startServer((socket, line, state) => {
      if (line === "RSET") return reset(socket)
      if (state.inBody) {
        if (line === ".") state.inBody = false
        // Once, after the first line of the mail.
        if (state.mails++ === 0) socket.write("250 taken\r\n")
        return
      }
      if (line === "DATA") state.inBody = true
      socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const attempt = new AbortController()
    const mailer = createSmtpMailer(parseSmtpUrl(url))
    const sent = mailer.send(mail, attempt.signal)
    // Awaited before it may reject.
    const refused = expect(sent).rejects.toThrow(reason)
    const socket = await isReset
    vi.advanceTimersByTime(300_000)
    end(socket, attempt)
    await refused
  })

  test("a NUL in its reply is not stored, because PostgreSQL could not restore it", async () => {
    const mailServer = await startScripted()
    mailServer.behave(says({ dot: "554 no\0 thanks" }))
    expect((await tryOnce(mailServer.url)).lastError).toBe("message 554: 554 no\ufffd thanks")
  })

  test.each<[string, Partial<Record<Stage, Reply>>]>([
    ["refuses the sender but accepts DATA", { mail: "550 no" }],
    ["refuses the recipient but accepts DATA", { rcpt: "550 no" }],
  ])("with pipelining, it %s", async (_, replies) => {
    const mailServer = await startScripted({ extensions: ["PIPELINING"] })
    mailServer.behave(says(replies))
    const row = await tryOnce(mailServer.url)
    expect(row.status).toBe("pending")
    expect(row.lastError).toMatch(/^(MAIL|RCPT) 550: 550 no$/)
    expect(mailServer.received).toEqual([])
  })
})

describe("mail is delivered despite a mail server's quirks:", () => {
  test.each<[string, Partial<Record<Stage, Reply>>, string[]]>([
    [
      "long replies of many lines",
      { greeting: "220-a\r\n220-b\r\n220 c", dot: "250-it is\r\n250 taken" },
      [],
    ],
    ["empty lines", { greeting: "\r\n\r\n220 office", mail: "\r\n250 ok" }, []],
    ["codes without text", { greeting: "220", mail: "250", data: "354", dot: "250" }, []],
    ["text that is not ASCII", { greeting: "220 ¡buzón! ñandú", dot: "250 añadido" }, []],
    ["every extension there is", {}, ["8BITMIME", "SIZE 100", "PIPELINING", "CHUNKING", "SMTPUTF8", "DSN"]],
    ["no support for EHLO", { ehlo: undefined }, []],
  ])("%s", async (_, replies, extensions) => {
    const mailServer = await startScripted({ extensions })
    let hellos = 0
    mailServer.behave((stage, line) => {
      if (stage === "ehlo" && "ehlo" in replies)
        return line.startsWith("EHLO") && hellos++ === 0 ? "502 what?" : undefined
      return replies[stage]
    })
    expect(await tryOnce(mailServer.url)).toMatchObject({ status: "sent", attempts: 1 })
    expect(mailServer.received).toHaveLength(1)
  })

  test.each([
    ["does not know RSET", (socket: Socket) => void socket.write("502 what?\r\n")],
    ["hangs up instead of answering RSET", (socket: Socket) => void socket.destroy()],
    ["says 421 instead of answering RSET", (socket: Socket) => void socket.end("421 bye\r\n")],
  ])("a server that %s has accepted the mail", async (_, answerReset) => {
    let mails = 0
    const url = await startServer((socket, line, state) => {
      if (line === "RSET") return answerReset(socket)
      if (state.inBody) {
        if (line !== ".") return
        state.inBody = false
        mails++
      }
      if (line === "DATA") state.inBody = true
      socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
    })
    expect(await tryOnce(url)).toMatchObject({ status: "sent", attempts: 1 })
    expect(mails).toBe(1)
  })

  test("a mail whose time is up is not sent", async () => {
    const mailServer = await startMailServer()
    const mailer = createSmtpMailer(parseSmtpUrl(mailServer.url))
    await expect(mailer.send(mail, AbortSignal.abort())).rejects.toMatchObject({ code: "ETIMEDOUT" })
    expect(mailServer.received).toEqual([])
  })

  test("a server that scans the mail for minutes before it answers", async () => {
    const { promise: isThere, resolve: arrive } = Promise.withResolvers<Socket>()
    const url = await startServer((socket, line, state) => {
      if (state.inBody) {
        if (line !== ".") return
        state.inBody = false
        return arrive(socket)
      }
      if (line === "DATA") state.inBody = true
      socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const mailer = createSmtpMailer(parseSmtpUrl(url))
    const sent = mailer.send(mail, new AbortController().signal)
    const socket = await isThere
    vi.advanceTimersByTime(300_000)
    socket.write("250 taken\r\n250 reset\r\n")
    await expect(sent).resolves.toBeUndefined()
    await mailer.close()
  })

  test("a server that does not answer QUIT is disconnected after a second", async () => {
    const { promise: hungUp, resolve } = Promise.withResolvers<void>()
    const { promise: isLeaving, resolve: leave } = Promise.withResolvers<void>()
    const url = await startServer((socket, line, state) => {
      if (line === "QUIT") {
        const talk = setInterval(() => socket.write("\r\n"), 10)
        socket.once("close", () => {
          clearInterval(talk)
          resolve()
        })
        return leave()
      }
      if (state.inBody && line !== ".") return
      state.inBody = line === "DATA"
      socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const mailer = createSmtpMailer(parseSmtpUrl(url))
    await mailer.send(mail, new AbortController().signal)
    await mailer.close()
    await isLeaving
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1000)
    await hungUp
  })

  test("a server that takes a single mail per connection gets all mails, once", async () => {
    const url = await startServer((socket, line, state) => {
      if (state.inBody) {
        if (line !== ".") return
        state.inBody = false
        state.mails++
      }
      if (line.startsWith("MAIL") && state.mails > 0) return void socket.end("421 one mail each\r\n")
      if (line === "DATA") state.inBody = true
      socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
    })
    const site = await startSite({ SMTP_URL: url })
    for (let count = 0; count < 10; count++) await sendJson(site, { ...message, message: `no. ${count}` })
    const sent = await until(async () => {
      const rows = await site.store.list("sent")
      return rows.length === 10 && rows
    })
    expect(sent.map(({ attempts }) => attempts)).toEqual(Array(10).fill(1))
  })
})

describe("a mail server that never stops sending is disconnected:", () => {
  test.each([
    ["empty lines", "\r\n"],
    ["a greeting without end", "220-and another thing\r\n"],
    ["a line without end", "blah "],
    ["greetings without end", "220 hello\r\n"],
  ])("%s", async (_, word) => {
    const flood = word.repeat(Math.ceil(100_000 / word.length))
    const { promise: hungUp, resolve } = Promise.withResolvers<void>()
    const server = createServer((socket) => {
      socket.on("error", () => {}).on("close", () => resolve())
      const talk = () => {
        while (!socket.destroyed && socket.write(flood));
      }
      socket.on("drain", talk).resume()
      talk()
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    onTestFinished(() => void server.close())
    const address = server.address()
    const row = await tryOnce(`smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`)
    expect(row).toMatchObject({ status: "pending", lastError: expect.stringMatching(/^EPROTOCOL: \w/) })
    await hungUp
  })
})

test("the SMTP connection stays open while mails are due, and is then closed", async () => {
  let connections = 0
  let open = 0
  const mailServer = await startMailServer({
    onConnect(_session, greet) {
      connections++
      open++
      greet()
    },
    onClose: () => void open--,
  })
  const waiting = await startSite({ SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" })
  for (let count = 0; count < 8; count++) await sendJson(waiting, { ...message, message: `no. ${count}` })
  await until(async () => (await waiting.store.list()).every(({ lastError }) => lastError))
  await waiting.stop()
  const file = join(waiting.folder, "contact.db")
  const archive = openSqliteArchive(file, systemClock)
  await archive.retry()
  await archive.close()
  const site = await startSite({ SMTP_URL: mailServer.url, DATABASE_URL: `sqlite:${file}` })
  await until(async () => (await site.store.list("sent")).length === 8)
  expect(mailServer.received).toHaveLength(8)
  expect(connections).toBeLessThanOrEqual(2)
  await until(async () => open === 0)
})

interface Talk {
  inBody: boolean
  mails: number
}

/** A minimal mail server; `answer` replies to each line. */
async function startServer(answer: (socket: Socket, line: string, talk: Talk) => void): Promise<string> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const talk = { inBody: false, mails: 0 }
    let text = ""
    socket.write("220 hi\r\n")
    socket
      .on("error", () => {})
      .setEncoding("latin1")
      .on("data", (chunk) => {
        const lines = (text + chunk).split("\r\n")
        text = lines.pop() ?? ""
        for (const line of lines) if (!socket.destroyed) answer(socket, line, talk)
      })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = server.address()
  return `smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`
}
