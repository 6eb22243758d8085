import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { freePort } from "../free-port.ts"
import { createDatabase, type Database, setForNewConnections } from "../server/database.ts"
import type { MailServer } from "../server/mail-server.ts"
import { key, message, until } from "../server/running-site.ts"
import { createFolder, startProcess } from "../server/server-process.ts"
import {
  createCertificateFile,
  type EdgeFunction,
  senderDomain,
  startFunction,
  startSecureMailServer,
} from "./edge-function.ts"

const invoke = ({ functions }: EdgeFunction, text = message.message, headers: Record<string, string> = {}) =>
  functions.invoke("send-contact-email", { body: { ...message, message: text }, headers })

async function onlyRow({ query }: Database) {
  const { rows } = await query("SELECT * FROM contact.message")
  expect(rows).toHaveLength(1)
  return rows[0]
}

const whenSent = (database: Database, count = 1) =>
  until(async () => {
    const { rowCount } = await database.query("SELECT FROM contact.message WHERE status = 'sent'")
    return rowCount === count
  })

/** Ends the delay after a failure. */
const makeDue = ({ query }: Database) => query("UPDATE contact.message SET next_attempt_at = now()")

/** Stores messages that are due again after one failed attempt. */
async function storeUndelivered(database: Database, count: number): Promise<void> {
  const dead = await startFunction({
    DATABASE_URL: database.url,
    SMTP_URL: "smtps://127.0.0.1:1",
    RETRY_BASE_MS: "3600000",
  })
  for (let n = 0; n < count; n++) expect((await invoke(dead, `message ${n}`)).error).toBeNull()
  await until(async () => dead.output().match(/"delivery_failed"/g)?.length === count)
  await dead.end("SIGKILL")
  await makeDue(database)
}

const idsOf = (mailServer: MailServer) => mailServer.received.map(({ parsed }) => parsed.messageId)

/** A mail server that stays silent until told otherwise. */
async function startSilentMailServer() {
  const { promise: told, resolve: speak } = Promise.withResolvers<void>()
  let callers = 0
  const server = await startSecureMailServer({
    onConnect(_session, greet) {
      callers++
      told.then(() => greet())
    },
  })
  return { ...server, speak, callers: () => callers }
}

describe("delivery from the edge function", () => {
  test("answers the visitor before the mail server has replied", async () => {
    const [database, mailServer] = [await createDatabase(), await startSilentMailServer()]
    const edge = await startFunction(
      { DATABASE_URL: database.url, SMTP_URL: mailServer.url },
      mailServer.trust,
    )
    const { data } = await invoke(edge)
    expect(await onlyRow(database)).toMatchObject({ id: data.id, status: "pending" })
    mailServer.speak()
    await whenSent(database)
    expect(mailServer.received).toHaveLength(1)
  })

  test("keeps the instance alive until the mail is sent, and no longer", async () => {
    const [database, mailServer] = [await createDatabase(), await startSilentMailServer()]
    const platform = ["--preload", join(import.meta.dirname, "platform.ts")]
    const edge = await startFunction({ DATABASE_URL: database.url, SMTP_URL: mailServer.url }, [
      ...mailServer.trust,
      ...platform,
    ])
    await invoke(edge)
    await until(async () => mailServer.callers() > 0)
    await until(async () => edge.output().includes("kept alive"))
    expect(edge.output()).not.toContain("let go")
    mailServer.speak()
    await until(async () => edge.output().includes("let go"))
    expect(await onlyRow(database)).toMatchObject({ status: "sent" })
  })

  test("a message that could not be mailed waits, visibly, until the scheduled retry delivers it", async () => {
    const [database, port] = [await createDatabase(), await freePort()]
    const certificate = await createCertificateFile()
    const settings = { DATABASE_URL: database.url, SMTP_URL: `smtps://127.0.0.1:${port}` }
    const edge = await startFunction(settings, certificate.trust)
    expect((await invoke(edge)).error).toBeNull()
    await until(async () => edge.output().includes('"event":"delivery_failed"'))
    expect(await onlyRow(database)).toMatchObject({
      status: "pending",
      last_error: expect.stringMatching(/./),
    })
    expect(await (await edge.retry()).json()).toMatchObject({ pending: 1 })
    const mailServer = await startSecureMailServer({}, port, certificate)
    await makeDue(database)
    await edge.retry()
    await whenSent(database)
    expect(await (await edge.retry()).json()).toMatchObject({ pending: 0, oldestPendingSeconds: 0 })
    expect(idsOf(mailServer)).toHaveLength(1)
  })

  test("a message whose process is killed between commit and delivery is delivered by another instance's retry", async () => {
    const [database, silent, mailServer] = [
      await createDatabase(),
      await startSilentMailServer(),
      await startSecureMailServer(),
    ]
    const settings = { DATABASE_URL: database.url }
    const killed = await startFunction({ ...settings, SMTP_URL: silent.url }, silent.trust)
    const { data } = await invoke(killed)
    await until(async () => silent.callers() > 0)
    await killed.end("SIGKILL")
    expect(await onlyRow(database)).toMatchObject({ id: data.id, status: "pending", attempts: 1 })
    const edge = await startFunction({ ...settings, SMTP_URL: mailServer.url }, mailServer.trust)
    expect(await (await edge.retry()).json()).toMatchObject({ pending: 1 })
    // Ends the dead process's lease.
    await database.query("UPDATE contact.message SET claimed_until = claimed_until - interval '60 seconds'")
    await edge.retry()
    await whenSent(database)
    expect(idsOf(mailServer)).toEqual([`<${data.id}@${senderDomain}>`])
  })

  test("overlapping retries send each message once", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    await storeUndelivered(database, 20)
    const working = { DATABASE_URL: database.url, SMTP_URL: mailServer.url }
    const [one, other] = await Promise.all([
      startFunction(working, mailServer.trust),
      startFunction(working, mailServer.trust),
    ])
    await Promise.all([one.retry(), other.retry(), one.retry(), other.retry()])
    await whenSent(database, 20)
    expect(new Set(idsOf(mailServer)).size).toBe(20)
    expect(mailServer.received).toHaveLength(20)
  })

  test("never sends to a mail server with a bad certificate, and raises an alarm", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    const edge = await startFunction({ DATABASE_URL: database.url, SMTP_URL: mailServer.url })
    await invoke(edge)
    await until(async () => edge.output().includes('"event":"delivery_needs_attention"'))
    expect(mailServer.received).toEqual([])
    expect(await onlyRow(database)).toMatchObject({ status: "pending" })
  })
})

describe("the scheduled retry", () => {
  test("requires the scheduler's secret", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    await storeUndelivered(database, 1)
    const settings = { DATABASE_URL: database.url, SMTP_URL: mailServer.url }
    const edge = await startFunction(settings, mailServer.trust)
    for (const secret of ["", key, "another-secret"]) {
      const refused = await edge.retry(secret)
      expect(refused.status).toBe(401)
      expect(refused.headers.get("www-authenticate")).toBe("Bearer")
    }
    // An operator's sign that the scheduler has another secret; a flood of them does not fill the log.
    await until(async () => edge.output().includes('"event":"retry_refused","status":401,"count":1'))
    expect(edge.output().match(/"event":"retry_refused"/g)).toHaveLength(1)
    expect(edge.output()).not.toContain("another-secret")
    expect((await fetch(`${edge.url}/retry`)).status).toBe(405)
    expect(await onlyRow(database)).toMatchObject({ status: "pending", attempts: 1 })
    expect((await edge.retry()).status).toBe(200)
    await whenSent(database)
  })

  test("says that nothing can be stored while the database is read-only", async () => {
    const database = await createDatabase()
    await storeUndelivered(database, 1)
    await setForNewConnections(database.query, "default_transaction_read_only = on")
    const edge = await startFunction({ DATABASE_URL: database.url, SMTP_URL: "smtps://127.0.0.1:1" })
    expect((await edge.retry()).status).toBe(503)
    await until(async () => edge.output().includes('"event":"store_unavailable"'))
  })

  test("delivers what waits while the database is full and takes no new message", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    await storeUndelivered(database, 1)
    await database.query(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$",
    )
    await database.query(
      "CREATE TRIGGER refuse BEFORE UPDATE ON contact.migration FOR EACH ROW EXECUTE FUNCTION refuse()",
    )
    const settings = { DATABASE_URL: database.url, SMTP_URL: mailServer.url }
    const edge = await startFunction(settings, mailServer.trust)
    expect((await edge.retry()).status).toBe(503)
    await whenSent(database)
  })

  test("logs messages_waiting when a message has waited too long", async () => {
    const database = await createDatabase()
    const edge = await startFunction({ DATABASE_URL: database.url, SMTP_URL: "smtps://127.0.0.1:1" })
    await invoke(edge)
    await edge.retry()
    expect(edge.output()).not.toContain("messages_waiting")
    await database.query("UPDATE contact.message SET created_at = now() - interval '16 minutes'")
    expect((await (await edge.retry()).json()).oldestPendingSeconds).toBeGreaterThan(900)
    await until(async () => edge.output().includes('"event":"messages_waiting"'))
  })

  test("if it never comes, the next visitor's message logs messages_waiting", async () => {
    const database = await createDatabase()
    const edge = await startFunction({ DATABASE_URL: database.url, SMTP_URL: "smtps://127.0.0.1:1" })
    await invoke(edge)
    await until(async () => edge.output().includes('"event":"delivery_failed"'))
    expect(edge.output()).not.toContain("messages_waiting")
    await database.query("UPDATE contact.message SET created_at = now() - interval '3 days'")
    await invoke(edge, "another message")
    await until(async () => edge.output().includes('"event":"messages_waiting"'))
  })

  test("deletes visitors' addresses when the limit no longer needs them", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    const settings = { DATABASE_URL: database.url, SMTP_URL: mailServer.url, RATE_LIMIT: "5/600" }
    const edge = await startFunction(settings, mailServer.trust)
    await invoke(edge)
    expect((await database.query("SELECT FROM contact.rate_window")).rowCount).toBeGreaterThan(0)
    await database.query("UPDATE contact.rate_window SET began_at = now() - interval '601 seconds'")
    await edge.retry()
    expect((await database.query("SELECT FROM contact.rate_window")).rowCount).toBe(0)
  })
})

describe("a Node server and the edge function on one PostgreSQL", () => {
  test("share messages: a key is one message for both, and each message is delivered once, by either", async () => {
    const [database, mailServer] = [await createDatabase(), await startSecureMailServer()]
    const settings = { DATABASE_URL: database.url, SMTP_URL: mailServer.url }
    const [node, edge] = await Promise.all([
      startProcess(await createFolder(), { ...settings, NODE_EXTRA_CA_CERTS: mailServer.file }),
      startFunction(settings, mailServer.trust),
    ])
    const send = async (call: string, text: string, idempotencyKey: string) => {
      const answer = await fetch(call, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: key, "idempotency-key": idempotencyKey },
        body: JSON.stringify({ ...message, message: text }),
      })
      expect(answer.status).toBe(200)
      return (await answer.json()).id
    }
    const ids: string[][] = []
    for (let n = 0; n < 30; n++)
      ids.push(await Promise.all([node.call, edge.url].map((call) => send(call, `message ${n}`, `key-${n}`))))
    for (const [fromNode, fromEdge] of ids) expect(fromNode).toBe(fromEdge)
    await whenSent(database, 30)
    expect(new Set(idsOf(mailServer))).toEqual(new Set(ids.map(([id]) => `<${id}@${senderDomain}>`)))
    expect(mailServer.received).toHaveLength(30)
  })
})
