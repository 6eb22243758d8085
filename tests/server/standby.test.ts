import { expect, onTestFinished, test } from "vitest"
import { openPostgresArchive } from "../../src/adapters/postgres-archive.ts"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import { type NewMessage, UnconfirmedError } from "../../src/contact/store.ts"
import { query } from "../query.ts"
import { createPostgresServer } from "./postgres.ts"
import { message, until } from "./running-site.ts"

test("a commit that stops waiting for the standby is not acknowledged, nor is its repeat, and the check fails; commands do not wait", async () => {
  const postgres = await createPostgresServer()
  onTestFinished(() => postgres.stop())
  const url = await postgres.createDatabase("contact")
  // As an administrator may set it: PostgreSQL says in a warning that it has stopped waiting.
  await postgres.execute("ALTER DATABASE contact SET client_min_messages = error")
  // Nor may a database that others share decide what "stored" means.
  await postgres.execute("ALTER DATABASE contact SET synchronous_commit = off")
  const store = createPostgresStore({ url, log: () => {} })
  onTestFinished(() => store.close())
  await store.check()
  await postgres.execute("CREATE TABLE probe ()")
  // This standby does not exist.
  await postgres.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
  await postgres.execute("SELECT pg_reload_conf()")

  const added: NewMessage = {
    id: crypto.randomUUID(),
    message,
    language: "es",
    suspicious: false,
    fingerprint: "fingerprint",
    idempotencyKey: "key",
  }
  const cancelWait = async (isOver: () => boolean) =>
    until(async () => {
      await postgres.execute(
        "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
      )
      return isOver()
    })
  // The server reads its settings again in its own time: from then on a commit waits.
  await until(async () => {
    let isOver = false
    const commit = postgres.execute("INSERT INTO probe DEFAULT VALUES").then(() => {
      isOver = true
    })
    const isWaiting = () => query(url, "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
    const seen = await until(async () => (isOver ? "over" : (await isWaiting()).length > 0 && "waiting"))
    if (seen === "waiting") await cancelWait(() => isOver)
    await commit
    return seen === "waiting"
  })
  const attempts = [
    () => store.add(added),
    () => store.add(added),
    () => store.find(added),
    () => store.check(),
  ]
  for (const attempt of attempts) {
    let answer: unknown
    let isUnconfirmed = false
    const settled = attempt().then(
      (outcome) => {
        answer = outcome
      },
      (error: Error) => {
        answer = error.message
        isUnconfirmed = error instanceof UnconfirmedError
      },
    )
    await cancelWait(() => answer !== undefined)
    await settled
    expect(answer).toMatch(/synchronous replication/)
    // It is in this database, and will be mailed.
    expect(isUnconfirmed).toBe(true)
  }

  await expect(store.check()).rejects.toThrow(/timeout/)
  await until(async () => {
    const waiting = await query(url, "SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'")
    return waiting.length === 0
  })

  const archive = await openPostgresArchive(url)
  expect(await archive.retry()).toBe(1)
  await archive.close()

  await postgres.execute("ALTER SYSTEM RESET synchronous_standby_names")
  await postgres.execute("SELECT pg_reload_conf()")
  await until(async () => (await store.add(added).catch(() => undefined))?.outcome === "repeated")
})
