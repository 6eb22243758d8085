import { once } from "node:events"
import { readdir, symlink } from "node:fs/promises"
import { connect } from "node:net"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { describe, expect, onTestFinished, test } from "vitest"
import { createSmtpMailer } from "../../src/adapters/smtp-mailer.ts"
import { parseSmtpUrl } from "../../src/adapters/smtp-server.ts"
import { business } from "../../src/business.ts"
import { createCertificate } from "../certificate.ts"
import { freePort } from "../free-port.ts"
import { reply, startMailServer } from "./mail-server.ts"
import { message, sendJson, startSite, until } from "./running-site.ts"
import { createFolder } from "./server-process.ts"

const senderDomain = business.websiteEmail.split("@")[1]

test("mail files are not written through a link", async () => {
  const site = await startSite()
  const elsewhere = await createFolder()
  await symlink(elsewhere, join(site.folder, "mail"))
  await sendJson(site, message)
  await until(async () => site.logged.some(({ event }) => event === "delivery_failed"))
  expect(await readdir(elsewhere)).toEqual([])
  const [row] = await site.store.list()
  expect(row?.lastError).toContain(`${join(site.folder, "mail")} is not a folder`)
})

describe("the mail", () => {
  test("reaches the office with the visitor's words exactly as written", async () => {
    const mailServer = await startMailServer()
    const site = await startSite({
      SMTP_URL: mailServer.url,
      MAIL_TO: "office@example.org",
      MAIL_FROM: "web@example.org",
    })
    const written = {
      ...message,
      message: `Hola,\n.\n..\nFrom here:\t¿sí? 🏡  \n\n=20 <b>x</b> ${"ñ".repeat(1200)}`,
    }
    const { id } = await (await sendJson(site, written, { "content-language": "es" })).json()
    const [mail] = await until(async () => mailServer.received.length > 0 && mailServer.received)
    if (!mail) throw new Error("no mail")
    expect(mail.from).toBe("web@example.org")
    expect(mail.to).toEqual(["office@example.org"])
    expect(mail.parsed.subject).toBe("Website message from Ana López")
    expect(mail.parsed.messageId).toBe(`<${id}@example.org>`)
    expect(mail.parsed.replyTo).toEqual([{ name: "Ana López", address: "ana@example.com" }])
    expect(mail.parsed.from).toEqual({ name: `${business.name} website`, address: "web@example.org" })
    for (const value of Object.values(written)) expect(mail.parsed.text).toContain(value)
    expect(mail.parsed.text).toContain("Spanish")
    expect(mail.raw.toString("latin1")).toMatch(/^Content-Transfer-Encoding: quoted-printable\r$/m)
    expect(mail.parsed.text).toContain(id)
    expect(mail.raw.toString("latin1")).toMatch(/[^\r\n]\r\n$/)
    const lines = mail.raw.toString("latin1").split("\r\n")
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(998)
    expect(await until(async () => (await site.store.get(id))?.status === "sent")).toBe(true)
  })

  test.each([
    ["quotes and brackets", '"><Eve> (x), y;z@w \\'],
    ["an encoded word", "=?utf-8?Q?Bcc:_x@evil.example?="],
    ["an encoded word that turns round", "=?utf-8?Q?Ana_=E2=80=AEmoc=2Elive=E2=80=AC?="],
    ["text that turns round", "Ana \u202egnp.exe\u2066"],
    ["a hundred wide characters", "語".repeat(100)],
    ["an address", "a@evil.example, b@evil.example"],
  ])("a name containing %s adds no header and no recipient", async (_, name) => {
    const mailServer = await startMailServer()
    const site = await startSite({ SMTP_URL: mailServer.url })
    expect((await sendJson(site, { ...message, name })).status).toBe(200)
    const [mail] = await until(async () => mailServer.received.length > 0 && mailServer.received)
    expect(mail?.to).toEqual([business.email])
    const headers = mail?.parsed.headers.map((header) => header.key).sort()
    expect(headers).toEqual([
      "content-language",
      "content-transfer-encoding",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
    ])
    expect(mail?.parsed.replyTo).toHaveLength(1)
    expect(mail?.parsed.replyTo?.[0]?.address).toBe(message.email)
    expect(mail?.parsed.text).toContain(`Name: ${name}`)
    expect(mail?.parsed.subject).not.toMatch(/[\u202e\u2066]/)
    // As written, except for characters that reorder text or start an encoded word.
    const shown = (text = "") => text.replace(/[\u202e\u2066\u2060\s]/g, "")
    expect(shown(mail?.parsed.subject)).toBe(shown(`Website message from ${name}`))
    expect(shown(mail?.parsed.replyTo?.[0]?.name)).toBe(shown(name))
  })

  test("that looks like spam says so in the subject", async () => {
    const site = await startSite()
    await sendJson(site, { ...message, subject: "SEO" })
    const [mail] = await until(async () => (await site.mails()).length > 0 && site.mails())
    expect(mail?.subject).toBe("[Suspected spam] Website message from Ana López")
  })

  test("is written as a complete file if no mail server is configured", async () => {
    const site = await startSite()
    const { id } = await (await sendJson(site, message)).json()
    const [mail] = await until(async () => (await site.mails()).length > 0 && site.mails())
    expect(mail?.messageId).toBe(`<${id}@${senderDomain}>`)
    for (const value of Object.values(message)) expect(mail?.text).toContain(value)
    expect(await until(async () => (await site.store.get(id))?.status === "sent")).toBe(true)
  })
})

describe("delivery goes on until it succeeds", () => {
  test("after refusals the mail arrives once, with the same Message-ID and the date when it was written", async () => {
    let refusals = 3
    const mailServer = await startMailServer({
      onMailFrom: (_address, _session, callback) => callback(refusals-- > 0 ? reply(451, "try later") : null),
    })
    const anHourAgo = { now: () => Date.now() - 3_600_000 }
    const site = await startSite({ SMTP_URL: mailServer.url }, anHourAgo)
    const { id } = await (await sendJson(site, message)).json()
    const row = await until(async () => {
      const stored = await site.store.get(id)
      return stored?.status === "sent" && stored
    })
    expect(row.attempts).toBe(4)
    expect(mailServer.received.map(({ parsed }) => parsed.messageId)).toEqual([`<${id}@${senderDomain}>`])
    const [date] = mailServer.received.map(({ parsed }) => Date.parse(parsed.date ?? ""))
    expect(date).toBe(Math.floor(row.createdAt.getTime() / 1000) * 1000)
  })

  test("a message stored while the mail server was down is delivered when it is up", async () => {
    const port = await freePort()
    const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const { id } = await (await sendJson(site, message)).json()
    const failed = await until(async () => {
      const stored = await site.store.get(id)
      return stored?.lastError !== undefined && stored
    })
    expect(failed).toMatchObject({ status: "pending" })
    expect(failed.lastError).toContain("ECONNREFUSED")
    const mailServer = await startMailServer({}, port)
    await until(async () => (await site.store.get(id))?.status === "sent")
    expect(mailServer.received).toHaveLength(1)
  })

  test("one message that is always refused does not delay others", async () => {
    const mailServer = await startMailServer({
      onData(stream, _session, callback) {
        let text = ""
        stream.on("data", (chunk) => {
          text += chunk
        })
        stream.on("end", () => callback(text.includes("poison") ? reply(554, "no") : null))
      },
    })
    const site = await startSite({ SMTP_URL: mailServer.url })
    const { id } = await (await sendJson(site, { ...message, message: "poison" })).json()
    for (let count = 0; count < 5; count++) await sendJson(site, { ...message, message: `good ${count}` })
    await until(async () => (await site.store.list("sent")).length === 5)
    expect(await site.store.get(id)).toMatchObject({ status: "pending" })
    await until(async () =>
      site.logged.some((entry) => entry.event === "delivery_failed" && entry["kind"] === "permanent"),
    )
  })

  test("a mail on its way when the server stops is still delivered", async () => {
    const { promise: isOnItsWay, resolve: arrive } = Promise.withResolvers<() => void>()
    const mailServer = await startMailServer({
      onData(stream, _session, callback) {
        stream.on("end", () => arrive(callback)).resume()
      },
    })
    const site = await startSite({ SMTP_URL: mailServer.url })
    await sendJson(site, message, { connection: "close" })
    const accept = await isOnItsWay
    const stopped = site.stop()
    // By now it has closed its connections and waits for the mail.
    await pause(300)
    accept()
    await stopped
    const database = new DatabaseSync(join(site.folder, "contact.db"))
    expect(database.prepare("SELECT status FROM message").all()).toEqual([{ status: "sent" }])
    database.close()
  })

  test("no mail is handed over once the server stops, even while a slow visitor keeps it", async () => {
    let received = 0
    const { promise: isOnItsWay, resolve: arrive } = Promise.withResolvers<() => void>()
    const mailServer = await startMailServer({
      onData(stream, _session, callback) {
        stream.on("end", () => (received++ === 0 ? arrive(callback) : callback())).resume()
      },
    })
    const site = await startSite({ SMTP_URL: mailServer.url })
    const { port, hostname } = new URL(site.origin)
    for (const name of ["Ana", "Eva"]) await sendJson(site, { ...message, name }, { connection: "close" })
    const accept = await isOnItsWay
    const visitor = connect({ port: Number(port), host: hostname })
    visitor.on("error", () => {}).write("POST / HTTP/1.1\r\n")
    await once(visitor, "connect")
    const stopped = site.stop()
    accept()
    await pause(1000)
    visitor.destroy()
    await stopped
    expect(received).toBe(1)
  })

  test("no log line contains anything that the visitor wrote", async () => {
    const mailServer = await startMailServer({
      onRcptTo: (_address, session, callback) =>
        callback(reply(550, `no mail about ${message.name} ${session.id}`)),
    })
    const site = await startSite({ SMTP_URL: mailServer.url })
    await sendJson(site, message)
    await until(async () => site.logged.some(({ event }) => event === "delivery_failed"))
    const log = site.logged.map((entry) => JSON.stringify(entry)).join("\n")
    for (const value of [...Object.values(message), "Ana"]) expect(log).not.toContain(value)
  })

  test("a wrong password raises an alarm and keeps the message", async () => {
    const mailServer = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(reply(535, "wrong password")),
    })
    const site = await startSite({ SMTP_URL: mailServer.url.replace("//", "//user:secret@") })
    const { id } = await (await sendJson(site, message)).json()
    const alarm = await until(async () =>
      site.logged.find(({ event }) => event === "delivery_needs_attention"),
    )
    expect(alarm).toMatchObject({ level: "error", code: "AUTH 535", kind: "permanent" })
    expect(await site.store.get(id)).toMatchObject({ status: "pending" })
  })
})

describe("mail is never sent without required encryption", () => {
  const mail = {
    id: "1",
    messageId: "<1@example.org>",
    date: new Date(),
    from: { name: "web", address: "web@example.org" },
    to: "office@example.org",
    replyTo: { name: "Ana", address: "ana@example.com" },
    subject: "x",
    text: "x",
    language: "en" as const,
  }

  test("a server that must encrypt but does not offer it gets no mail", async () => {
    const mailServer = await startMailServer()
    const mailer = createSmtpMailer({ ...parseSmtpUrl(mailServer.url), startTls: "required" })
    await expect(mailer.send(mail, AbortSignal.timeout(60_000))).rejects.toMatchObject({
      alarm: true,
      code: "ETLS",
      message: "the mail server does not offer encryption",
    })
    expect(mailServer.received).toEqual([])
  })

  test("a server that may encrypt but does not offer it gets the mail", async () => {
    const mailServer = await startMailServer()
    const mailer = createSmtpMailer({ ...parseSmtpUrl(mailServer.url), startTls: "offered" })
    await mailer.send(mail, AbortSignal.timeout(60_000))
    expect(mailServer.received).toHaveLength(1)
  })

  test.each(["required", "offered"] as const)(
    "an untrusted certificate ends the attempt when encryption is %s",
    async (startTls) => {
      // By default this server uses a self-signed certificate.
      const mailServer = await startMailServer({ disabledCommands: [] })
      const mailer = createSmtpMailer({ ...parseSmtpUrl(mailServer.url), startTls })
      await expect(mailer.send(mail, AbortSignal.timeout(60_000))).rejects.toMatchObject({
        alarm: true,
        kind: "temporary",
      })
      expect(mailServer.received).toEqual([])
    },
  )

  test("a certificate for another name is refused, and the error names both", async () => {
    const { key, cert } = createCertificate()
    const trusted = getCACertificates()
    setDefaultCACertificates([...trusted, cert])
    onTestFinished(() => setDefaultCACertificates(trusted))
    const mailServer = await startMailServer({ secure: true, key, cert })
    // As for a server that is not this machine.
    const mailerFor = (host: string) =>
      createSmtpMailer({ ...parseSmtpUrl(`smtps://${host}:${mailServer.port}`), startTls: "required" })
    await mailerFor("127.0.0.1").send(mail, AbortSignal.timeout(60_000))
    await expect(mailerFor("localhost").send(mail, AbortSignal.timeout(60_000))).rejects.toMatchObject({
      alarm: true,
      code: "ERR_TLS_CERT_ALTNAME_INVALID",
      message: expect.stringMatching(/localhost.*127\.0\.0\.1/),
    })
    expect(mailServer.received).toHaveLength(1)
  })

  test.each(["required", "offered"] as const)(
    "after STARTTLS with a trusted certificate the mail is encrypted (%s)",
    async (startTls) => {
      const { key, cert } = createCertificate()
      const trusted = getCACertificates()
      setDefaultCACertificates([...trusted, cert])
      onTestFinished(() => setDefaultCACertificates(trusted))
      const secure: boolean[] = []
      const mailServer = await startMailServer({
        disabledCommands: [],
        key,
        cert,
        onMailFrom(_address, session, callback) {
          secure.push(session.secure)
          callback()
        },
      })
      const mailer = createSmtpMailer({ ...parseSmtpUrl(mailServer.url), startTls })
      await mailer.send(mail, AbortSignal.timeout(60_000))
      expect([secure, mailServer.received.length]).toEqual([[true], 1])
    },
  )

  test("a server without TLS gets no mail through smtps://", async () => {
    const mailServer = await startMailServer()
    const mailer = createSmtpMailer(parseSmtpUrl(mailServer.url.replace("smtp:", "smtps:")))
    await expect(mailer.send(mail, AbortSignal.timeout(60_000))).rejects.toMatchObject({
      name: "DeliveryError",
    })
    expect(mailServer.received).toEqual([])
  })

  test.each([
    [
      "smtp://mail.example.org",
      { port: 587, implicitTls: false, startTls: "offered", credentials: undefined },
    ],
    [
      "smtp://u%40x:p%3A@mail.example.org:25",
      { port: 25, startTls: "required", credentials: { user: "u@x", pass: "p:" } },
    ],
    ["smtps://u:p@mail.example.org", { port: 465, implicitTls: true }],
    ["smtp://[::1]:2525", { host: "::1", port: 2525, startTls: "none" }],
  ])("%s is read as it says", (url, expected) => {
    expect(parseSmtpUrl(url)).toMatchObject(expected)
  })
})
