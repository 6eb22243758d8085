import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { createClient } from "@supabase/supabase-js"
import { describe, expect, test } from "vitest"
import { createDatabase } from "./database.ts"
import { key, message, type RunningSite, sendJson, startSite } from "./running-site.ts"

const json = { "content-type": "application/json", apikey: key }

async function errorOf(response: Response) {
  const { error } = await response.json()
  return { status: response.status, code: error.code, message: error.message, fields: error.fields }
}

describe("the official client", () => {
  const client = (site: RunningSite, anonKey = key) => createClient(site.origin, anonKey).functions

  test("stores a message with its unmodified invoke", async () => {
    const site = await startSite()
    const { data, error } = await client(site).invoke("send-contact-email", { body: message })
    expect(error).toBeNull()
    expect(await site.store.get(data.id)).toMatchObject(message)
  })

  test("reports a wrong key and an invalid field as errors", async () => {
    const site = await startSite()
    const wrongKey = await client(site, "another-key").invoke("send-contact-email", { body: message })
    expect(wrongKey.error?.context.status).toBe(401)
    const wrongField = await client(site).invoke("send-contact-email", { body: { ...message, email: "ana" } })
    expect(wrongField.error?.context.status).toBe(400)
    expect(await site.store.list()).toEqual([])
  })
})

describe("nothing is acknowledged before it is committed", () => {
  test("in SQLite", async () => {
    const site = await startSite()
    await site.store.check()
    // Closed at once, because SQLite's locks belong to the whole process.
    const execute = (sql: string) => {
      const database = new DatabaseSync(join(site.folder, "contact.db"), { timeout: 5000 })
      database.exec(sql)
      database.close()
    }
    // A deferred constraint, which fails only at commit.
    execute(`
      CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (id INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER break_commit AFTER INSERT ON message BEGIN INSERT INTO child VALUES (1); END`)
    expect(await errorOf(await sendJson(site, message))).toMatchObject({ status: 503, code: "not_stored" })
    expect(await site.store.list()).toEqual([])
    execute("DROP TRIGGER break_commit")
    expect((await sendJson(site, message)).status).toBe(200)
  })

  test("in PostgreSQL", async () => {
    const database = await createDatabase()
    const site = await startSite({ DATABASE_URL: database.url })
    await site.store.check()
    await database.query(`
      CREATE FUNCTION break_commit() RETURNS trigger AS 'BEGIN RAISE ''no commit''; END' LANGUAGE plpgsql;
      CREATE CONSTRAINT TRIGGER break_commit AFTER INSERT ON contact.message
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION break_commit()`)
    expect(await errorOf(await sendJson(site, message))).toMatchObject({ status: 503, code: "not_stored" })
    expect(await site.store.list()).toEqual([])
    await database.query("DROP TRIGGER break_commit ON contact.message")
    expect((await sendJson(site, message)).status).toBe(200)
  })
})

describe("accepted messages", () => {
  test("the four fields are stored as written, and the answer contains the id", async () => {
    const site = await startSite()
    const odd = {
      name: '  Dr. O\'Ñandú <b>"x"</b> 🏡 ',
      email: "o'nandu+casa@example.com",
      phone: "+1 770 555 0199 ext. 4",
      message: "  línea 1\r\n\tlínea 2\n\n=HYPERLINK() \u202e fin  ",
    }
    const response = await sendJson(site, odd)
    expect(response.status).toBe(200)
    const { id } = await response.json()
    expect(await site.store.get(id)).toMatchObject(odd)
  })

  test("the phone may be absent or empty, and a bearer token works like an apikey header", async () => {
    const site = await startSite()
    const { phone: _, ...without } = message
    expect((await sendJson(site, without)).status).toBe(200)
    const bearer = { "content-type": "application/json", authorization: `Bearer ${key}` }
    const empty = JSON.stringify({ ...message, message: "another", phone: "" })
    const response = await fetch(site.call, { method: "POST", headers: bearer, body: empty })
    expect(response.status).toBe(200)
    expect((await site.store.list()).map(({ phone }) => phone)).toEqual(["", ""])
  })

  test("lone surrogates become U+FFFD, and a repeat is still recognized", async () => {
    const site = await startSite()
    const [first, again] = [
      await sendJson(site, { ...message, message: "a\ud800b" }),
      await sendJson(site, { ...message, message: "a\ud800b" }),
    ]
    expect(await again.json()).toEqual(await first.json())
    expect((await site.store.list()).map((row) => row.message)).toEqual(["a\ufffdb"])
  })

  test("a filled honeypot marks the message but does not drop it", async () => {
    const site = await startSite()
    const { id } = await (await sendJson(site, { ...message, subject: "Cheap watches" })).json()
    expect(await site.store.get(id)).toMatchObject({ ...message, suspicious: true })
    // No browser sends a number.
    const odd = await (await sendJson(site, { ...message, message: "another", subject: 7 })).json()
    expect(await site.store.get(odd.id)).toMatchObject({ suspicious: false })
  })
})

describe("repeats", () => {
  test("the same key gives the same id and one row", async () => {
    const site = await startSite()
    const sends = Array.from({ length: 10 }, () => sendJson(site, message, { "idempotency-key": "k-1" }))
    const answers = await Promise.all(sends.map(async (response) => (await response).json()))
    const [{ id }] = answers
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]))
    expect(await site.store.list()).toHaveLength(1)
    expect(site.logged.filter(({ event }) => event === "message_stored")).toEqual([
      { level: "info", event: "message_stored", id, suspicious: false },
    ])
  })

  test("the same key with another body is refused with 422", async () => {
    const site = await startSite()
    await sendJson(site, message, { "idempotency-key": "k-2" })
    const other = await sendJson(site, { ...message, message: "other" }, { "idempotency-key": "k-2" })
    expect(await errorOf(other)).toMatchObject({ status: 422, code: "idempotency_conflict" })
    expect(await site.store.list()).toHaveLength(1)
  })

  test("without a key the same four fields within ten minutes are one message, then a new one", async () => {
    let now = Date.now()
    const site = await startSite({}, { now: () => now })
    const first = await (await sendJson(site, message)).json()
    now += 9 * 60_000
    expect(await (await sendJson(site, message)).json()).toEqual(first)
    now += 2 * 60_000
    expect(await (await sendJson(site, message)).json()).not.toEqual(first)
  })

  test("an invalid idempotency key is refused", async () => {
    const site = await startSite()
    for (const key of ["k".repeat(256), "ña", "añ"]) {
      const response = await sendJson(site, message, { "idempotency-key": key })
      expect(await errorOf(response)).toMatchObject({ status: 400, code: "invalid_idempotency_key" })
    }
    expect((await sendJson(site, message, { "idempotency-key": "k".repeat(255) })).status).toBe(200)
  })

  test("an empty idempotency key counts as none", async () => {
    const site = await startSite()
    const first = await (await sendJson(site, message, { "idempotency-key": "" })).json()
    expect(first).toEqual({ id: expect.any(String) })
    expect(await (await sendJson(site, message)).json()).toEqual(first)
  })
})

describe("refused requests", () => {
  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["a text", '"hello"'],
    ["deep nesting", "[".repeat(8000)],
    ["bytes that are no UTF-8", Buffer.from(JSON.stringify({ ...message, name: "Jos\xe9" }), "latin1")],
    ["half a letter at the end", Buffer.concat([Buffer.from(JSON.stringify(message)), Buffer.of(0xc3)])],
  ])("%s is 400", async (_, body) => {
    const site = await startSite()
    const response = await fetch(site.call, { method: "POST", headers: json, body })
    const { "content-language": language, ...headers } = Object.fromEntries(response.headers)
    expect(language).toBe("en")
    for (const name of ["allow", "retry-after", "www-authenticate"]) expect(headers).not.toHaveProperty(name)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { code: "invalid_body", message: "The message could not be read. Send one JSON object." },
    })
  })

  test("a letter may arrive in two parts", async () => {
    const site = await startSite()
    const bytes = Buffer.from(JSON.stringify({ ...message, name: "ñ" }))
    const half = bytes.indexOf("ñ") + 1
    const body = new ReadableStream({
      start(controller) {
        for (const part of [bytes.subarray(0, half), bytes.subarray(half)]) controller.enqueue(part)
        controller.close()
      },
    })
    const sent = { method: "POST", headers: json, body, duplex: "half" } as RequestInit
    expect((await fetch(site.call, sent)).status).toBe(200)
    expect(await site.store.list()).toMatchObject([{ name: "ñ" }])
  })

  test("invalid fields are named in the language of the call", async () => {
    const site = await startSite()
    const wrong = { name: " \u200b ", email: "ana@", phone: "1\n2", message: "x".repeat(5001) }
    const answer = await sendJson(site, wrong, { "content-language": "es" })
    expect(answer.headers.get("content-language")).toBe("es")
    const spanish = await errorOf(answer)
    expect(spanish).toMatchObject({
      status: 400,
      code: "invalid_fields",
      fields: {
        name: "Escriba su nombre",
        email: "Escriba un correo electrónico con el formato correcto, como nombre@ejemplo.com",
        message: "El mensaje debe tener 5,000 caracteres como máximo",
      },
    })
    expect(Object.keys(spanish.fields)).toEqual(["name", "email", "phone", "message"])
    const english = await errorOf(await sendJson(site, wrong))
    expect(english.fields.email).toBe("Enter an email address in the correct format, like name@example.com")
  })

  test.each([
    ["an inherited name", '{"__proto__":{"name":"Ana"},"email":"ana@example.com","message":"x"}', "name"],
    ["a number", '{"name":1,"email":"ana@example.com","message":"x"}', "name"],
    ["U+0000", '{"name":"Ana","email":"ana@example.com","message":"a\\u0000b"}', "message"],
    [
      "a header in the name",
      '{"name":"Ana\\r\\nBcc: x@example.com","email":"ana@example.com","message":"x"}',
      "name",
    ],
    [
      "a header in the address",
      '{"name":"Ana","email":"ana@example.com\\nBcc: x@example.com","message":"x"}',
      "email",
    ],
    ["two addresses", '{"name":"Ana","email":"a@example.com,b@example.com","message":"x"}', "email"],
  ])("%s is 400", async (_, body, field) => {
    const site = await startSite()
    const response = await fetch(site.call, { method: "POST", headers: json, body })
    expect(Object.keys((await errorOf(response)).fields)).toEqual([field])
  })

  test("a missing or wrong key is 401, and nothing is stored", async () => {
    const site = await startSite()
    for (const apikey of ["", "wrong", `${key}x`]) {
      const answer = await sendJson(site, message, { apikey })
      expect(answer.headers.get("www-authenticate")).toBe("Bearer")
      expect((await errorOf(answer)).status).toBe(401)
    }
    expect(await site.store.list()).toEqual([])
  })

  test.each(["GET", "PUT", "DELETE", "PATCH"])("%s is 405 and says what is allowed", async (method) => {
    const site = await startSite()
    const response = await fetch(site.call, { method })
    expect(response.headers.get("allow")).toBe("POST, OPTIONS")
    expect((await errorOf(response)).status).toBe(405)
  })

  test.each([
    ["text/plain", { "content-type": "text/plain" }],
    ["no type", { "content-type": "" }],
    ["a file upload", { "content-type": "multipart/form-data; boundary=x" }],
    ["another charset", { "content-type": "application/json; charset=utf-16" }],
    ["another charset, spaced", { "content-type": "application/json; charset = utf-16" }],
    ["gzip", { "content-type": "application/json", "content-encoding": "gzip" }],
  ])("%s is 415", async (_, headers) => {
    const site = await startSite()
    const response = await fetch(site.call, {
      method: "POST",
      headers: { apikey: key, ...headers },
      body: JSON.stringify(message),
    })
    expect((await errorOf(response)).status).toBe(415)
  })

  test("the type may be written in capitals and followed by spaces", async () => {
    const site = await startSite()
    for (const type of ["Application/JSON ; Charset=UTF-8", 'application/json;charset="utf-8"'])
      expect((await sendJson(site, message, { "content-type": type })).status).toBe(200)
    expect((await sendJson(site, message, { "content-encoding": "Identity" })).status).toBe(200)
  })

  test("nothing in an answer that is not a page can run, be framed or be kept", async () => {
    const site = await startSite()
    const answers = [
      await sendJson(site, message),
      await sendJson(site, {}),
      await fetch(`${site.origin}/healthz`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200])
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cache-control": "no-store",
      })
  })

  test("a body over 16 KiB is 413, with or without Content-Length, and the largest allowed message passes", async () => {
    const site = await startSite()
    const large = JSON.stringify({ ...message, message: "x".repeat(16 * 1024) })
    const announced = await fetch(site.call, { method: "POST", headers: json, body: large })
    expect((await errorOf(announced)).status).toBe(413)
    const streamed = await fetch(site.call, {
      method: "POST",
      headers: json,
      body: new Blob([large]).stream(),
      duplex: "half",
    } as RequestInit)
    expect((await errorOf(streamed)).status).toBe(413)
    expect((await sendJson(site, { ...message, message: "語".repeat(5000) })).status).toBe(200)
    for (const [size, status] of [
      [16 * 1024, 200],
      [16 * 1024 + 1, 413],
    ] as const) {
      const text = JSON.stringify({ ...message, name: "Ana", message: `${size}` })
      const body = text.padEnd(size)
      expect((await fetch(site.call, { method: "POST", headers: json, body })).status).toBe(status)
      const streamed = { method: "POST", headers: json, body: new Blob([body]).stream(), duplex: "half" }
      expect((await fetch(site.call, streamed as RequestInit)).status).toBe(status)
    }
  })

  test("a message that cannot be stored is not accepted, and the answer says so", async () => {
    const site = await startSite({ DATABASE_URL: "sqlite:/proc/nowhere/contact.db" })
    const refused = await errorOf(await sendJson(site, message))
    expect(refused).toMatchObject({ status: 503, code: "not_stored" })
    expect(refused.message).toContain("not accepted")
    expect((await fetch(`${site.origin}/`)).status).toBe(200)
    const health = await fetch(`${site.origin}/healthz`)
    expect([health.status, await health.json()]).toEqual([503, { status: "unavailable" }])
  })
})

describe("other origins", () => {
  const allowed = "https://partner.example.net"
  const preflight = (site: RunningSite, origin: string) =>
    fetch(site.call, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-type,x-client-info",
      },
    })

  test("preflight succeeds only for the site's own and allowed origins", async () => {
    const site = await startSite({ ALLOWED_ORIGINS: allowed, SITE_URL: "https://noonday.example" })
    for (const origin of [allowed, site.origin, "https://noonday.example"]) {
      const response = await preflight(site, origin)
      expect(response.status).toBe(204)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        allow: "POST, OPTIONS",
        vary: "Origin",
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers":
          "apikey, authorization, content-type, x-client-info, idempotency-key, content-language",
        "access-control-max-age": "7200",
      })
    }
    for (const origin of ["https://evil.example", "null", `${site.origin}1`]) {
      const response = await preflight(site, origin)
      expect(response.status).toBe(403)
      expect(response.headers.get("access-control-allow-origin")).toBeNull()
    }
    expect((await fetch(site.call, { method: "OPTIONS" })).status).toBe(204)
  })

  test("an allowed origin may read every answer, including errors", async () => {
    const site = await startSite({ ALLOWED_ORIGINS: allowed, RATE_LIMIT: "1/60" })
    const send = (body: unknown) => sendJson(site, body, { origin: allowed })
    for (const response of [await send(message), await send({}), await send({ ...message, name: "Eva" })]) {
      expect(response.headers.get("access-control-allow-origin")).toBe(allowed)
      expect(response.headers.get("vary")).toContain("Origin")
    }
  })
})
