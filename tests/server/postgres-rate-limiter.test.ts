import { expect, onTestFinished, test, vi } from "vitest"
import { senderOf } from "../../src/adapters/client-address.ts"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import type { LogEntry } from "../../src/contact/ports.ts"
import { createDatabase } from "./database.ts"
import { message, sendJson, startSite, until } from "./running-site.ts"

async function createLimiters(count: number, seconds: number) {
  const database = await createDatabase()
  const logged: LogEntry[] = []
  const open = () => createPostgresStore({ url: database.url, log: (entry) => logged.push(entry) })
  const [store, other] = [open(), open()]
  onTestFinished(async () => {
    await Promise.all([store.close(), other.close()])
  })
  return {
    database,
    logged,
    limiter: store.rateLimiter({ count, seconds }),
    other: other.rateLimiter({ count, seconds }),
    /** The database's clock cannot be moved; moving what it remembers the other way is the same. */
    passTime: (passed: number) =>
      database.query(`UPDATE contact.rate_window SET began_at = began_at - ${passed} * interval '1 second'`),
  }
}

test("processes that share a database share one limit for an address", async () => {
  const { limiter, other, passTime } = await createLimiters(2, 600)
  const began = Date.now()
  expect(await limiter.take(["192.0.2.1"])).toBeUndefined()
  expect(await other.take(["192.0.2.1"])).toBeUndefined()
  await passTime(400)
  for (const each of [limiter, other]) {
    const refusal = await each.take(["192.0.2.1"])
    const passed = Math.ceil((Date.now() - began) / 1000)
    const possible = Array.from({ length: passed + 1 }, (_, second) => ({
      retryAfterSeconds: 200 - second,
      overall: false,
    }))
    expect(possible).toContainEqual(refusal)
  }
  expect(await other.take(["192.0.2.2"])).toBeUndefined()
  await passTime(200)
  expect(await limiter.take(["192.0.2.1"])).toBeUndefined()
})

test("the largest limit that RATE_LIMIT takes is counted", async () => {
  const { limiter, logged } = await createLimiters(999_999_999, 999_999_999)
  expect(await limiter.take(["192.0.2.1"])).toBeUndefined()
  expect(logged).toEqual([])
})

test("server processes that share a database share one limit", async () => {
  const { url } = await createDatabase()
  const environment = { DATABASE_URL: url, RATE_LIMIT: "2/600" }
  const [site, other] = [await startSite(environment), await startSite(environment)]
  const statuses = []
  for (const [n, target] of [site, other, site, other].entries())
    statuses.push((await sendJson(target, { ...message, message: `message ${n}` })).status)
  expect(statuses).toEqual([200, 200, 429, 429])
})

test("a server forgets addresses every minute until it is stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, query } = await createDatabase()
  const site = await startSite({ DATABASE_URL: url, RATE_LIMIT: "2/600" })
  await sendJson(site, message)
  await query("UPDATE contact.rate_window SET began_at = began_at - interval '600 seconds'")
  vi.advanceTimersByTime(60_000)
  await until(async () => (await query("SELECT FROM contact.rate_window")).rowCount === 0)
  await site.stop()
  vi.advanceTimersByTime(60_000)
  await new Promise(setImmediate)
  expect(site.logged.map(({ event }) => event)).not.toContain("rate_limit_unavailable")
})

test("without a limit nothing is counted, and what was counted before is forgotten", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, query } = await createDatabase()
  const site = await startSite({ DATABASE_URL: url, RATE_LIMIT: "off" })
  await sendJson(site, message)
  expect((await query("SELECT FROM contact.rate_window")).rowCount).toBe(0)
  await query(
    "INSERT INTO contact.rate_window VALUES ('192.0.2.1', clock_timestamp() - interval '1 hour', 1)",
  )
  vi.advanceTimersByTime(60_000)
  await until(async () => (await query("SELECT FROM contact.rate_window")).rowCount === 0)
  expect(site.logged.map(({ event }) => event)).not.toContain("rate_limit_unavailable")
})

test("of many simultaneous messages no more than COUNT pass", async () => {
  const { limiter, other } = await createLimiters(5, 60)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? limiter : other).take(["192.0.2.1"])),
  )
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5)
})

test("one sender's calls are few at a time, further ones wait or are refused, and others do not notice", async () => {
  const { limiter } = await createLimiters(5, 60)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const running: string[] = []
  const call = (sender: string) =>
    limiter.inTurn([sender], async () => {
      running.push(sender)
      await released
    })
  const calls = Array.from({ length: 104 }, () => call("192.0.2.1"))
  await expect(call("192.0.2.1")).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 1 })
  const other = call("192.0.2.2")
  expect(running).toEqual([...Array(4).fill("192.0.2.1"), "192.0.2.2"])
  release()
  await Promise.all([...calls, other])
  expect(running).toHaveLength(105)
  await call("192.0.2.1")
})

test("the links of a home and the homes of a company share its turns, and others do not notice", async () => {
  const { limiter } = await createLimiters(5, 60)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const running: string[] = []
  const call = (...sender: string[]) =>
    limiter.inTurn(sender, async () => {
      running.push(sender[0] ?? "")
      await released
    })
  const calls = Array.from({ length: 104 }, (_, n) => call(`link ${n}`, `home ${n}`, "company"))
  await new Promise(setImmediate)
  await expect(call("link", "home", "company")).rejects.toMatchObject({ code: "rate_limited" })
  const other = call("192.0.2.1")
  await new Promise(setImmediate)
  expect(running).toEqual(["link 0", "link 1", "link 2", "link 3", "192.0.2.1"])
  release()
  await Promise.all([...calls, other])
  expect(running).toHaveLength(105)
})

test("a call whose turn comes too late is refused, because its visitor is told that it was not sent, and is in the log", async () => {
  const { limiter, logged } = await createLimiters(5, 60)
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const calls = Array.from({ length: 4 }, () => limiter.inTurn(["192.0.2.1"], () => released))
  const work = vi.fn(async () => {})
  const late = limiter.inTurn(["192.0.2.1"], work)
  vi.advanceTimersByTime(10_000)
  release()
  await Promise.all(calls)
  await expect(late).rejects.toMatchObject({ code: "not_stored" })
  expect(work).not.toHaveBeenCalled()
  expect(logged).toMatchObject([{ level: "error", event: "message_not_stored" }])
})

test("of four hundred calls that one address makes at once, no more than COUNT pass, and none goes uncounted", async () => {
  const { limiter, logged } = await createLimiters(5, 600)
  // On a slow machine, a turn could come too late.
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const sender = ["192.0.2.1"]
  const calls = Array.from({ length: 400 }, () =>
    limiter.inTurn(sender, async () => limiter.take(sender)).catch(({ code }) => code),
  )
  const answers = await Promise.all(calls)
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5)
  expect(answers.filter((answer) => answer === "rate_limited")).toHaveLength(296)
  expect(logged).toEqual([])
})

test("networks of a home and a company have their own limits, as in one process", async () => {
  const { limiter } = await createLimiters(1, 60)
  const link = (n: number) => limiter.take(senderOf(`2001:db8:1:${n.toString(16)}::1`))
  expect(await link(0)).toBeUndefined()
  expect(await link(0)).toBeDefined()
  for (const n of [1, 2, 3]) expect(await link(n)).toBeUndefined()
  expect(await link(4)).toBeDefined()
  const passed = []
  for (let n = 0x100; n < 0x800; n += 0x40) if ((await link(n)) === undefined) passed.push(n)
  expect(passed).toHaveLength(6)
})

test("a message refused by a wider network's limit does not count for the narrower one", async () => {
  const { limiter, database } = await createLimiters(1, 60)
  for (const link of ["a", "b", "c", "d", "e"]) await limiter.take([link, "home", "company"])
  const { rows } = await database.query("SELECT messages FROM contact.rate_window WHERE sender = 'e'")
  expect(rows).toEqual([{ messages: 0 }])
})

test("gives back what was not stored", async () => {
  const { limiter } = await createLimiters(1, 60)
  await limiter.take(["192.0.2.1"])
  await limiter.giveBack(["192.0.2.1"])
  expect(await limiter.take(["192.0.2.1"])).toBeUndefined()
})

test("applies to all addresses together, and one sender's flood does not use up the overall limit", async () => {
  const { limiter } = await createLimiters(1, 60)
  for (let count = 0; count < 100; count++) await limiter.take(["192.0.2.1"])
  const answers = []
  for (let n = 0; n < 60; n++) answers.push(await limiter.take([`10.0.0.${n}`]))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(39)
})

test("forgets addresses when their window has ended, and no sooner", async () => {
  const { limiter, database, passTime } = await createLimiters(1, 60)
  const remembered = async () => (await database.query("SELECT sender FROM contact.rate_window")).rows.length
  await limiter.take(["192.0.2.1"])
  await limiter.forget()
  expect(await remembered()).toBe(2)
  await passTime(60)
  await limiter.forget()
  expect(await remembered()).toBe(0)
})

test("never makes a sender wait longer than SECONDS after the clock was set back", async () => {
  const { limiter, database, passTime } = await createLimiters(1, 60)
  await limiter.take(["192.0.2.1"])
  await passTime(-30 * 86_400)
  expect(await limiter.take(["192.0.2.1"])).toBeUndefined()
  const { retryAfterSeconds } = (await limiter.take(["192.0.2.1"])) as { retryAfterSeconds: number }
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
  await passTime(-30 * 86_400)
  await limiter.forget()
  expect((await database.query("SELECT sender FROM contact.rate_window")).rows).toEqual([])
})

test("lets messages through and logs it while it cannot count", async () => {
  const { limiter, database, logged } = await createLimiters(1, 60)
  await limiter.take(["192.0.2.1"])
  await database.query("ALTER TABLE contact.rate_window RENAME TO away")
  expect(await limiter.take(["192.0.2.1"])).toBe("uncounted")
  expect(logged).toEqual([
    { level: "error", event: "rate_limit_unavailable", message: expect.stringContaining("rate_window") },
  ])
})

test("a message that could not be counted gives nothing back", async () => {
  const database = await createDatabase()
  const site = await startSite({ DATABASE_URL: database.url, RATE_LIMIT: "1/600" })
  expect((await sendJson(site, message)).status).toBe(200)
  await database.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cannot count'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON contact.rate_window FOR EACH ROW EXECUTE FUNCTION refuse()`)
  expect((await sendJson(site, message)).status).toBe(200)
  await database.query("DROP TRIGGER refuse ON contact.rate_window")
  expect((await sendJson(site, { ...message, message: "another" })).status).toBe(429)
})
