import { describe, expect, onTestFinished, test } from "vitest"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import { createPostgresServer } from "./postgres.ts"
import { message, sendJson, startSite, until } from "./running-site.ts"

describe("while PostgreSQL is down", () => {
  test("messages are refused with 503, pages are served, and everything works again when it is back", async () => {
    const postgres = await createPostgresServer()
    onTestFinished(() => postgres.stop())
    const site = await startSite({ DATABASE_URL: await postgres.createDatabase("contact"), LEASE_MS: "1000" })
    const first = await (await sendJson(site, message)).json()
    await until(async () => (await site.store.list("sent")).length === 1)
    await postgres.kill()
    await until(async () => site.logged.some(({ event }) => event === "postgres_connection_lost"))
    const lost = site.logged.find(({ event }) => event === "postgres_connection_lost")
    expect(lost).toMatchObject({ level: "warn", message: expect.stringMatching(/./) })
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(503)
    expect((await sendJson(site, { ...message, name: "Eva" })).status).toBe(503)
    expect((await fetch(`${site.origin}/`)).status).toBe(200)
    for (const event of ["message_not_stored", "store_unavailable"])
      expect(site.logged).toContainEqual(
        expect.objectContaining({ level: "error", event, message: expect.stringMatching(/./) }),
      )
    await postgres.start()
    // Before any message is stored, although one was refused.
    await until(async () => (await fetch(`${site.origin}/healthz`)).status === 200)
    await until(async () => (await sendJson(site, { ...message, name: "Eva" })).status === 200)
    expect(await (await sendJson(site, message)).json()).toEqual(first)
    await until(async () => (await site.store.list("sent")).length === 2)
    expect((await site.store.list()).map(({ name }) => name)).toEqual([message.name, "Eva"])
  })

  test("a database that cannot store every letter is refused before it has a table", async () => {
    const postgres = await createPostgresServer()
    onTestFinished(() => postgres.stop())
    await postgres.execute("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    const url = (await postgres.createDatabase("utf8")).replace(/utf8$/, "latin")
    const store = createPostgresStore({ url, log: () => {} })
    onTestFinished(() => store.close())
    await expect(store.check()).rejects.toThrow("create it with ENCODING 'UTF8'")
    await postgres.execute("CREATE DATABASE bytes ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    const other = createPostgresStore({ url: url.replace(/latin$/, "bytes"), log: () => {} })
    onTestFinished(() => other.close())
    await expect(other.check()).resolves.toBeUndefined()
  })

  test("a site that starts first serves pages, and accepts messages when the database is up", async () => {
    const postgres = await createPostgresServer()
    onTestFinished(() => postgres.stop())
    const url = await postgres.createDatabase("contact")
    await postgres.kill()
    const site = await startSite({ DATABASE_URL: url })
    expect((await fetch(`${site.origin}/`)).status).toBe(200)
    expect((await sendJson(site, message)).status).toBe(503)
    await postgres.start()
    await until(async () => (await sendJson(site, message)).status === 200)
  })
})
