import { join } from "node:path"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import { createSmtpMailer } from "../../src/adapters/smtp-mailer.ts"
import { parseSmtpUrl } from "../../src/adapters/smtp-server.ts"
import { createDeliveryLoop, needsAttention, watchBacklog } from "../../src/contact/delivery-loop.ts"
import { createMessageId, fingerprintOf } from "../../src/contact/identity.ts"
import { composeMail } from "../../src/contact/mail.ts"
import type { ContactStore } from "../../src/contact/store.ts"
import { createSqliteStore } from "../../src/server/sqlite-store.ts"
import { query } from "../query.ts"
import { startScriptedMailServer } from "../scripted-mail-server.ts"
import { type Outcome, patient, type Run } from "./run.ts"

const day = 24 * 3_600_000
const steps = [day / 12, day, 30 * day, -day, -30 * day]
const leaseMs = 60_000

interface Database {
  readonly store: ContactStore
  /** Milliseconds by which to let time pass or to set the clock. */
  move(milliseconds: number): Promise<void>
}

async function openSqlite(run: Run): Promise<Database> {
  let moved = 0
  const clock = { now: () => Date.now() + moved }
  const file = join(await run.folder(), "contact.db")
  return {
    store: patient(createSqliteStore({ file, clock, log: () => {} })),
    move: async (milliseconds) => {
      moved += milliseconds
    },
  }
}

async function openPostgres(run: Run): Promise<Database> {
  const url = await run.database()
  const store = patient(createPostgresStore({ url, log: () => {} }))
  return {
    store,
    // The database's clock cannot be set, so this moves every stored time the other way.
    move: async (milliseconds) => {
      const columns = ["created_at", "next_attempt_at", "claimed_until", "sent_at"]
      const earlier = columns.map(
        (column) => `${column} = ${column} - ${milliseconds} * interval '1 millisecond'`,
      )
      await query(url, `UPDATE message SET ${earlier.join(", ")}`)
    },
  }
}

interface Trial {
  readonly undelivered: number
  readonly wasDegraded: boolean
}

/**
 * The clock is off by `step` while messages are stored, fail, and are claimed by a worker that dies. Then it is
 * corrected, and an hour passes.
 */
async function tryStep(run: Run, { store, move }: Database, step: number, each: number): Promise<Trial> {
  const mailServer = await startScriptedMailServer(run)
  const delivery = createDeliveryLoop({
    outbox: store,
    openMailer: () => createSmtpMailer(parseSmtpUrl(mailServer.url)),
    compose: (stored) =>
      composeMail(stored, {
        office: { name: "Office", timeZone: "America/New_York" },
        to: "office@noonday.example",
        from: "web@noonday.example",
      }),
    log: () => {},
    retryBaseMs: 30_000,
    leaseMs,
    random: () => 1,
  })
  const add = async (what: string) => {
    for (let n = 0; n < each; n++) {
      const message = { name: "Ana", email: "ana@example.com", phone: "", message: `${what} ${n}` }
      const id = createMessageId(Date.now())
      const fingerprint = fingerprintOf(message)
      await store.add({
        id,
        message,
        language: "en",
        suspicious: false,
        fingerprint,
        idempotencyKey: undefined,
      })
    }
  }
  const work = async () => {
    delivery.wake()
    await delivery.settled()
  }
  mailServer.behave((stage) => (stage === "greeting" ? "421 later" : undefined))
  await add("stored and tried before")
  await work()
  await move(step)
  await add("tried meanwhile")
  await work()
  await add("held meanwhile")
  await store.claim(each, leaseMs, "new")
  await add("stored meanwhile")
  await move(-step)
  mailServer.behave(() => undefined)
  const wasDegraded = needsAttention(await store.backlog())
  for (let minute = 0; minute < 60; minute++) {
    await watchBacklog({ outbox: store, log: () => {}, leaseMs })
    await work()
    if ((await store.backlog()).pending === 0) break
    await move(60_000)
  }
  await delivery.stop(0)
  await store.close()
  await mailServer.close()
  const arrived = new Set(mailServer.received.map(({ messageId }) => messageId)).size
  return { undelivered: 4 * each - arrived, wasDegraded }
}

/** Row 20: the clock is a day or a month ahead or behind, and is then corrected. */
export async function tortureClock(run: Run, { each }: { each: number }): Promise<Outcome> {
  const problems: string[] = []
  let lost = 0
  let left = 0
  for (const [name, open] of Object.entries({ SQLite: openSqlite, PostgreSQL: openPostgres })) {
    for (const step of steps) {
      const trial = await tryStep(run, await open(run), step, each)
      lost += trial.undelivered
      if (step > 0 && !trial.wasDegraded)
        problems.push(`${name}, ${step / day} days: health was not degraded`)
    }
    const { store, move } = await open(run)
    const control = { store: { ...store, pullBack: async () => 0 }, move }
    left += (await tryStep(run, control, 30 * day, each)).undelivered
  }
  return {
    tried: `${4 * each} messages each in both databases, stored, tried and held while the clock was a day or a month ahead or behind`,
    lost,
    control: {
      what: "leaving such times as they are",
      failure: left > 0 ? `${left} of ${8 * each} are not delivered within an hour` : undefined,
    },
    figures: "all delivered within an hour; health degraded until the times were pulled back",
    problems,
  }
}
