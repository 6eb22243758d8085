import { expect, onTestFinished, test } from "vitest"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import type { NewMessage } from "../../src/contact/store.ts"
import { createPostgresServer } from "./postgres.ts"
import { message, until } from "./running-site.ts"

test("a commit that stops waiting for the standby is not acknowledged, nor is its repeat, and the check fails", async () => {
  const postgres = await createPostgresServer()
  onTestFinished(() => postgres.stop())
  const store = createPostgresStore({ url: await postgres.createDatabase("contact"), log: () => {} })
  onTestFinished(() => store.close())
  await store.check()
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
  const attempts = [
    () => store.add(added),
    () => store.add(added),
    () => store.find(added),
    () => store.check(),
  ]
  for (const attempt of attempts) {
    let answer: unknown
    const settled = attempt().then(
      (outcome) => {
        answer = outcome
      },
      (error: Error) => {
        answer = error.message
      },
    )
    await cancelWait(() => answer !== undefined)
    await settled
    expect(answer).toMatch(/synchronous replication/)
  }

  await postgres.execute("ALTER SYSTEM RESET synchronous_standby_names")
  await postgres.execute("SELECT pg_reload_conf()")
  await until(async () => (await store.add(added).catch(() => undefined))?.outcome === "repeated")
})
