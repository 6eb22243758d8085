import { Buffer } from "node:buffer"
import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { toDeliveryError } from "../../src/adapters/smtp-errors.ts"
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

const send = (url: string, signal = new AbortController().signal) =>
  createSmtpMailer(parseSmtpUrl(url)).send(mail, signal)

describe("a mail server's answer says what happened to the mail:", () => {
  const temporary = { kind: "temporary", alarm: false, ambiguous: false }
  const permanent = { ...temporary, kind: "permanent" }
  const said = (reply: string) => reply.split("\r\n").at(-1)
  const odd = { ...temporary, code: "EPROTOCOL" }
  const closed = { ...temporary, code: "ECONNECTION", message: "the mail server closed the connection" }

  // Most name the code that would have been right, which must not be taken for the answer.
  test.each<[Stage, string, object]>([
    ["greeting", "554 not 220", { ...permanent, code: "greeting 554" }],
    ["ehlo", "421 not 250 or 500", { ...temporary, code: "EHLO 421" }],
    ["ehlo", "502 not 250", { ...permanent, code: "HELO 502" }],
    ["mail", "450 not 250", { ...temporary, code: "MAIL 450" }],
    ["mail", "500 what?", { ...permanent, code: "MAIL 500" }],
    ["mail", "503 not now", { ...temporary, code: "MAIL 503" }],
    ["mail", "530 who are you?", { ...permanent, code: "MAIL 530", alarm: true }],
    ["rcpt", "550 not 250", { ...permanent, code: "RCPT 550" }],
    ["rcpt", "close", closed],
    ["data", "554 not 354", { ...permanent, code: "DATA 554" }],
    ["data", "354 go on\r\n421 closing", { ...temporary, code: "421" }],
    [
      "data",
      "354 go on\r\n250 not 421",
      { ...odd, message: expect.stringMatching(/^unsol.*: 250 not 421$/) },
    ],
    ["data", "354 go on\r\n250-taken", { ...odd, message: expect.stringMatching(/^unsol.*: 250-taken$/) }],
    ["dot", "451 not 250", { ...temporary, code: "message 451" }],
    ["dot", "close", { ...closed, ambiguous: true }],
    ["mail", "OK 250", { ...odd, message: "not an SMTP reply: OK 250" }],
    ["mail", "2500 ok", { ...odd, message: "not an SMTP reply: 2500 ok" }],
    ["mail", "650 ok", { ...odd, message: "not an SMTP reply: 650 ok" }],
  ])("to %s: %j", async (stage, reply, expected) => {
    const mailServer = await startScripted()
    mailServer.behave(says({ [stage]: reply }))
    await expect(send(mailServer.url)).rejects.toMatchObject({ message: said(reply), ...expected })
  })

  test("a connection that breaks between pipelined commands is not waited for", async () => {
    const mailServer = await startScripted({ extensions: ["PIPELINING"] })
    mailServer.behave(says({ rcpt: "close" }))
    await expect(send(mailServer.url)).rejects.toMatchObject({ kind: "temporary", ambiguous: false })
  })

  test("a long one is cut", async () => {
    const mailServer = await startScripted()
    mailServer.behave(says({ mail: `550 ${"x".repeat(3000)}` }))
    await expect(send(mailServer.url)).rejects.toMatchObject({ message: `550 ${"x".repeat(996)}` })
  })

  test("none within five minutes ends the attempt", async () => {
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
    const url = await startServer((socket, line) => {
      if (line.startsWith("MAIL")) ask()
      else socket.write("250 ok\r\n")
    })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const refused = expect(send(url)).rejects.toMatchObject({
      ...temporary,
      code: "ETIMEDOUT",
      message: "timed out",
    })
    await isAsked
    vi.advanceTimersByTime(300_000)
    await refused
  })

  test("a bad certificate raises an alarm in Deno too, where only the message says so", () => {
    const alarms = ["invalid peer certificate: UnknownIssuer", "no invalid peer certificate"].map((text) =>
      toDeliveryError(new Error(text), false),
    )
    expect(alarms).toMatchObject([
      { ...temporary, code: "unknown", alarm: true },
      { ...temporary, code: "unknown" },
    ])
  })
})

describe("logging in", () => {
  const encode = (text: string) => Buffer.from(text).toString("base64")
  const plain = [`AUTH PLAIN ${encode("\0añ@x\0sü:ß")}`]
  const login = ["AUTH LOGIN", encode("añ@x"), encode("sü:ß")]
  const loggedIn = { code: "MAIL 550", alarm: false }

  test.each<[offers: string[], replies: string[], commands: string[], outcome: object]>([
    [["office", "AUTH PLAIN LOGIN"], ["235 ok"], plain, loggedIn],
    [["office", "AUTH LOGIN"], ["334 user", "334 pass", "235 ok"], login, loggedIn],
    [["office", "auth=login"], ["334 user", "334 pass", "235 ok"], login, loggedIn],
    [["office"], ["235 ok"], plain, loggedIn],
    [["AUTH LOGIN", "SIZE"], ["235 ok"], plain, loggedIn],
    [
      ["office", "AUTH LOGIN"],
      ["334 user", "334 pass", "535 not 235"],
      login,
      { code: "AUTH 535", alarm: true },
    ],
    [
      ["office", "AUTH LOGIN"],
      ["334 user", "501 not 334"],
      login.slice(0, 2),
      { code: "AUTH 501", alarm: true },
    ],
    [["office", "AUTH LOGIN"], ["454 not 334"], login.slice(0, 1), { code: "AUTH 454", alarm: false }],
    [["office"], ["504 not 235"], plain, { code: "AUTH 504", alarm: true }],
  ])("to a server that offers %j and answers %j", async (offers, replies, commands, outcome) => {
    const said: string[] = []
    const url = await startServer((socket, line) => {
      if (line.startsWith("EHLO"))
        socket.write(offers.map((offer, n) => `250${n + 1 < offers.length ? "-" : " "}${offer}\r\n`).join(""))
      else if (line.startsWith("MAIL")) socket.write("550 enough\r\n")
      else socket.write(`${replies[said.push(line) - 1]}\r\n`)
    })
    await expect(send(url.replace("//", "//a%C3%B1%40x:s%C3%BC%3A%C3%9F@"))).rejects.toMatchObject(outcome)
    expect(said).toEqual(commands)
  })
})

test("plain text that follows the answer to STARTTLS is not taken for part of the encrypted session", async () => {
  const url = await startServer((socket, line) => {
    socket.write(line === "STARTTLS" ? "220 go\r\n250 injected\r\n" : "250-office\r\n250 STARTTLS\r\n")
  })
  const mailer = createSmtpMailer({ ...parseSmtpUrl(url), startTls: "required" })
  await expect(mailer.send(mail, new AbortController().signal)).rejects.toMatchObject({
    code: "ETLS",
    alarm: true,
    message: "unsolicited reply from the mail server: 250 injected",
  })
})

test.each([true, false])("commands are sent at once only if the server offers it: %s", async (isOffered) => {
  let unanswered: string[] = []
  let most = 0
  const url = await startServer((socket, line, state) => {
    if (state.inBody && line !== ".") return
    state.inBody = false
    unanswered.push(line)
    most = Math.max(most, unanswered.length)
    const answer = () => {
      for (const command of unanswered) {
        if (command.startsWith("EHLO"))
          socket.write(`250-office\r\n250 ${isOffered ? "PIPELINING" : "SIZE"}\r\n`)
        else socket.write(command === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
      }
      unanswered = []
    }
    if (line === "DATA") state.inBody = true
    if (!isOffered) setTimeout(answer, 5)
    else if (/^EHLO|^DATA|^RSET/.test(line)) answer()
  })
  await send(url)
  expect(most).toBe(isOffered ? 3 : 1)
})

test("a kept connection outlives the time limit of the mail before, and a mail handed over is not sent twice", async () => {
  const talks = new Set<Talk>()
  let mails = 0
  const url = await startServer((socket, line, state) => {
    talks.add(state)
    if (state.inBody && line !== ".") return
    if (line === "." && ++mails === 2) return void socket.destroy()
    state.inBody = line === "DATA"
    socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n")
  })
  const mailer = createSmtpMailer(parseSmtpUrl(url))
  const first = new AbortController()
  await mailer.send(mail, first.signal)
  first.abort()
  await expect(mailer.send(mail, new AbortController().signal)).rejects.toMatchObject({ ambiguous: true })
  await mailer.close()
  expect([talks.size, mails]).toEqual([1, 2])
})

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
    ...["500", "501", "502", "503", "504"].map((code): [string, Partial<Record<Stage, Reply>>] => [
      `answers the mail while it is still arriving, and refuses it with ${code}`,
      { body: "250 taken", dot: `${code} no valid recipients` },
    ]),
    ...["550-no\r\n554 never", "550no"].map((reply): [string, Partial<Record<Stage, Reply>>] => [
      `answers the mail while it is still arriving, and refuses it with ${JSON.stringify(reply)}`,
      { body: "250 taken", dot: reply },
    ]),
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

  test.each<[string, (socket: Socket) => void]>([
    ...["500", "501", "502", "503", "504"].map((code): [string, (socket: Socket) => void] => [
      `says ${code} to RSET`,
      (socket) => void socket.write(`${code} what?\r\n`),
    ]),
    ["says goodbye to RSET", (socket: Socket) => void socket.end("221 one mail at a time\r\n")],
    ["hangs up instead of answering RSET", (socket: Socket) => void socket.destroy()],
    ["says 421 instead of answering RSET", (socket: Socket) => void socket.end("421 bye\r\n")],
  ])("a server that %s has accepted the mail", async (_, answerReset) => {
    let mails = 0
    const url = await startServer((socket, line, state) => {
      if (line === "RSET") return answerReset(socket)
      if (line === "QUIT") return void socket.end("221 bye\r\n")
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

  test("a connection whose server did not say that it can take another mail is ended", async () => {
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
    const url = await startServer((socket, line, state) => {
      if (line === "QUIT") {
        leave()
        return void socket.end("221 bye\r\n")
      }
      if (state.inBody && line !== ".") return
      state.inBody = line === "DATA"
      socket.write(line === "DATA" ? "354 go on\r\n" : line === "RSET" ? "502 what?\r\n" : "250 ok\r\n")
    })
    await send(url)
    await isLeft
  })

  test("lines end with LF only, and a letter arrives in two pieces", async () => {
    const mailServer = await startServer((socket, line) => {
      if (!line.startsWith("MAIL")) return void socket.write("250 ok\n")
      const [start, end] = [Buffer.from("550 a\xc3", "latin1"), Buffer.from("\xb1o\n", "latin1")]
      socket.setNoDelay().write(start)
      setTimeout(() => socket.write(end), 50)
    })
    await expect(send(mailServer)).rejects.toMatchObject({ code: "MAIL 550", message: "550 año" })
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
    ["empty lines", "\r\n", "the mail server sent too much"],
    ["a greeting without end", "220-and another thing\r\n", "the mail server sent too much"],
    ["a line without end", "blah ", "the mail server sent too much"],
    ["greetings without end", "220 hello\r\n", expect.any(String)],
  ])("%s", async (_, word, message) => {
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
    const sent = send(`smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`)
    await expect(sent).rejects.toMatchObject({ code: "EPROTOCOL", message })
    await hungUp
  })
})

test("a mail server that sends a very long line and waits is disconnected", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {}).write(`220 ${"x".repeat(5000)}`)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({
    code: "EPROTOCOL",
    message: "the mail server sent too much",
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
