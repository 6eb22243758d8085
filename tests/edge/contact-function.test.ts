import { describe, expect, test } from "vitest"
import { createDatabase } from "../server/database.ts"
import { speak } from "../server/raw-http.ts"
import { key, message, until } from "../server/running-site.ts"
import {
  type EdgeFunction,
  senderDomain,
  siteUrl,
  spawnFunction,
  startFunction,
  startSecureMailServer,
} from "./edge-function.ts"

async function startAll(environment: Readonly<Record<string, string>> = {}) {
  const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
  const settings = { DATABASE_URL: database.url, SMTP_URL: mailServer.url, ...environment }
  return { database, mailServer, settings, edge: await startFunction(settings, mailServer.trust) }
}

const invoke = ({ functions }: EdgeFunction, body: object = message, headers: Record<string, string> = {}) =>
  functions.invoke("send-contact-email", { body: { ...body }, headers })

/** The error that the client reports. */
async function refusalOf(call: ReturnType<typeof invoke>) {
  const { error } = await call
  const response: Response = error?.context
  return { ...(await response.json()).error, status: response.status, headers: response.headers }
}

const sendForm = (edge: EdgeFunction, fields: Record<string, string>, origin = siteUrl) =>
  fetch(edge.url, {
    method: "POST",
    headers: { origin, "sec-fetch-site": "cross-site" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  })

describe("the edge function, called by the official client", () => {
  test("stores the message, returns its id, and mails it to the office over TLS", async () => {
    const { edge, database, mailServer } = await startAll({ MAIL_TO: "office@example.org" })
    const { data, error } = await invoke(edge, message, { "content-language": "es" })
    expect(error).toBeNull()
    const { rows } = await database.query("SELECT * FROM contact.message")
    expect(rows).toMatchObject([{ ...message, id: data.id, language: "es" }])
    const [mail] = await until(async () => mailServer.received.length > 0 && mailServer.received)
    expect(mail?.to).toEqual(["office@example.org"])
    expect(mail?.parsed.messageId).toBe(`<${data.id}@${senderDomain}>`)
    expect(mail?.parsed.replyTo).toEqual([{ name: message.name, address: message.email }])
    for (const value of Object.values(message)) expect(mail?.parsed.text).toContain(value)
  })

  test.each(["", "Origin: https://other.example\r\n"])(
    "answers a request whose Host is no name (%j)",
    async (header) => {
      const { edge } = await startAll()
      const { port, pathname } = new URL(edge.url)
      const { closed } = await speak(
        { origin: `http://127.0.0.1:${port}` },
        `GET ${pathname} HTTP/1.1\r\nHost: a b\r\n${header}Connection: close\r\n\r\n`,
      )
      expect(await closed).toMatch(/^HTTP\/1\.1 (4\d\d) /)
      expect(edge.output()).not.toContain("a b")
    },
  )

  test("refuses with JSON that the client reports as an error, in the visitor's language", async () => {
    const { edge, database } = await startAll({ CONTACT_ANON_KEY: "a-key-of-our-own" })
    const refused = await refusalOf(invoke(edge, { ...message, email: "ana" }, { "content-language": "es" }))
    expect(refused).toMatchObject({ status: 400, code: "invalid_fields" })
    expect(refused.fields.email).toContain("Escriba un correo")
    const tooLarge = await refusalOf(invoke(edge, { ...message, message: "x".repeat(20_000) }))
    expect(tooLarge).toMatchObject({ status: 413, code: "body_too_large" })
    const stranger = await fetch(edge.url, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify(message),
    })
    expect(stranger.status).toBe(401)
    expect((await stranger.json()).error.code).toBe("unauthorized")
    expect((await fetch(edge.url)).status).toBe(405)
    expect((await database.query("SELECT to_regclass('contact.message') AS known")).rows[0]?.known).toBeNull()
  })

  test("stores one message per key, and one for a repeat without a key", async () => {
    const { edge, database, mailServer } = await startAll()
    const keyed = { "idempotency-key": "once" }
    const answers = await Promise.all(Array.from({ length: 10 }, () => invoke(edge, message, keyed)))
    answers.push(await invoke(edge), await invoke(edge))
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    const other = await refusalOf(invoke(edge, { ...message, name: "Eva" }, keyed))
    expect(other).toMatchObject({ status: 422, code: "idempotency_conflict" })
    expect((await database.query("SELECT FROM contact.message")).rowCount).toBe(1)
    await until(async () => (await edge.retry()).ok && mailServer.received.length > 0)
    expect(mailServer.received).toHaveLength(1)
  })

  test("says that a message was not accepted while the database is down", async () => {
    const mailServer = await startSecureMailServer()
    const edge = await startFunction({
      DATABASE_URL: "postgres://u:p@127.0.0.1:1/x",
      SMTP_URL: mailServer.url,
    })
    expect(await refusalOf(invoke(edge))).toMatchObject({ status: 503, code: "not_stored" })
    expect((await edge.retry()).status).toBe(503)
    // Its log may arrive later than its answers.
    await until(async () => edge.output().includes('"event":"store_unavailable"'))
  })

  test("limits an address across all instances, using the gateway's last X-Forwarded-For entry", async () => {
    const { edge, settings, mailServer } = await startAll({ RATE_LIMIT: "2/600" })
    const other = await startFunction({ ...settings, RATE_LIMIT: "2/600" }, mailServer.trust)
    const send = async (instance: EdgeFunction, forwarded: string) => {
      const body = { ...message, message: crypto.randomUUID() }
      const { error } = await invoke(instance, body, { "x-forwarded-for": forwarded })
      return error?.context.status ?? 200
    }
    expect(await send(edge, "203.0.113.9")).toBe(200)
    expect(await send(other, "1.1.1.1, 203.0.113.9")).toBe(200)
    expect(await send(edge, "2.2.2.2, 203.0.113.9")).toBe(429)
    expect(await send(other, "203.0.113.9")).toBe(429)
    expect(await send(other, "203.0.113.9, 198.51.100.1")).toBe(200)
  })
})

describe("the edge function, called from pages", () => {
  const preflight = (edge: EdgeFunction, origin: string) =>
    fetch(edge.url, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-type,idempotency-key,x-client-info",
      },
    })

  test("lets only the site and ALLOWED_ORIGINS call it and read its answers, including errors", async () => {
    const { edge } = await startAll({ ALLOWED_ORIGINS: "https://preview.example" })
    for (const origin of [siteUrl, "https://preview.example"]) {
      const { status, headers } = await preflight(edge, origin)
      expect(status).toBe(204)
      expect(headers.get("access-control-allow-origin")).toBe(origin)
      expect(headers.get("access-control-allow-methods")).toContain("POST")
      for (const name of ["apikey", "authorization", "content-type", "idempotency-key", "x-client-info"]) {
        expect(headers.get("access-control-allow-headers")).toContain(name)
      }
      const { headers: ofError } = await refusalOf(invoke(edge, {}, { origin }))
      expect(ofError.get("access-control-allow-origin")).toBe(origin)
    }
    const stranger = await preflight(edge, "https://evil.example")
    expect(stranger.status).toBe(403)
    expect(stranger.headers.get("access-control-allow-origin")).toBeNull()
    const hidden = await refusalOf(invoke(edge, {}, { origin: "https://evil.example" }))
    expect(hidden.headers.get("access-control-allow-origin")).toBeNull()
  })

  test("accepts the site's form without a key, and answers with a page that links back to the site", async () => {
    const { edge, database } = await startAll()
    const answer = await sendForm(edge, { ...message, language: "es" })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toContain("text/html")
    const html = await answer.text()
    expect(html).toContain("¡Mensaje Enviado!")
    expect(html).toContain(`href="${siteUrl}/es"`)
    expect(html).toContain(`href="${siteUrl}/es/contacto"`)
    expect(html).not.toMatch(/href="\//)
    expect((await database.query("SELECT FROM contact.message")).rowCount).toBe(1)
    const refused = await sendForm(edge, { ...message, email: "ana", language: "en" })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('<a href="#email">')
  })

  test("refuses another site's form", async () => {
    const { edge } = await startAll()
    const refused = await sendForm(edge, message, "https://evil.example")
    expect(refused.status).toBe(403)
  })

  test("sends security headers with every answer", async () => {
    const { edge } = await startAll()
    for (const answer of [await fetch(edge.url), await preflight(edge, siteUrl), await edge.retry("wrong")]) {
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      expect(answer.headers.get("cache-control")).toBe("no-store")
    }
  })
})

describe("the edge function's environment", () => {
  const refusal = async (environment: Record<string, string>) => {
    const { child, output } = spawnFunction(environment)
    await until(async () => child.exitCode !== null)
    expect(child.exitCode).not.toBe(0)
    return output()
  }

  test("fails to start with one message that names every bad setting and repeats no value", async () => {
    const bad = {
      DATABASE_URL: "sqlite:secret.db",
      SMTP_URL: "smtp://user:secret@mail.example:587",
      // One character short.
      RETRY_SECRET: "s".repeat(31),
      SITE_URL: "https://example.com/path",
      RATE_LIMIT: "0/60",
      MAIL_TO: "nobody",
    }
    const output = await refusal(bad)
    for (const name of Object.keys(bad)) expect(output).toContain(`${name} must be`)
    expect(output).not.toContain("secret.db")
    expect(output).not.toContain("user:secret")
  })

  test("says which parameters the database's URL may have, because an unknown one would not encrypt the connection", async () => {
    const url = "postgres://site:secret@db.example/contact?ssl_mode=verify-full"
    expect(await refusal({ DATABASE_URL: url })).toContain("each with a value: sslmode, ")
  })

  test("does not send mail over the internet that anybody on the way could keep unencrypted", async () => {
    expect(await refusal({ SMTP_URL: "smtp://relay.example:2525" })).toContain("SMTP_URL must be smtps://")
  })

  test("must have a database, a mail server and the scheduler's secret, because there is no disk", async () => {
    const output = await refusal({ RETRY_SECRET: "" })
    for (const name of ["DATABASE_URL", "SMTP_URL", "RETRY_SECRET"])
      expect(output).toContain(`${name} must be set`)
  })

  test("falls back to the platform's own database and key", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    const environment = {
      SUPABASE_DB_URL: database.url,
      SUPABASE_ANON_KEY: "the-key-of-the-platform",
      SMTP_URL: mailServer.url,
    }
    const edge = await startFunction(environment, mailServer.trust)
    expect((await invoke(edge)).error).toBeNull()
  })
})
