import type { DatabaseSync, StatementSync } from "node:sqlite"
import type { Backlog, Claim, Freshness, NewMessage, StoreOutcome } from "../contact/store.ts"
import { furthestAhead, repeatWindowMs } from "../contact/store.ts"
import { toStoredMessage } from "./sqlite-rows.ts"

/**
 * The store's operations on one open database. The caller wraps them in a transaction and passes the current time.
 */
export function createSqliteOperations(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  const sql = (text: string): StatementSync => {
    const statement = statements.get(text) ?? database.prepare(text)
    statements.set(text, statement)
    return statement
  }
  const check = (now: number) =>
    void sql("INSERT OR REPLACE INTO health_check (id, checked_at) VALUES (1, ?)").run(now)
  return {
    find: (now: number, message: Pick<NewMessage, "fingerprint" | "idempotencyKey">) =>
      findRepeat(sql, now, message),
    add: (now: number, message: NewMessage) => findRepeat(sql, now, message) ?? insert(sql, now, message),
    claim: (now: number, limit: number, leaseMs: number, freshness?: Freshness) =>
      sql(freshness === "new" ? claimDue("DESC") : claimDue("ASC"))
        .all(now + leaseMs, freshness === "tried" ? 1 : 0, freshness === "new" ? 0 : 1, now, now, limit)
        .map(toStoredMessage)
        .sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime()),
    markSent: (now: number, { id }: Claim) =>
      void sql(
        "UPDATE message SET status = 'sent', sent_at = ?, claimed_until = NULL, last_error = NULL WHERE id = ? AND status = 'pending'",
      ).run(now, id),
    markFailed: (now: number, { id, attempts }: Claim, error: string, retryInMs: number) =>
      void sql(
        "UPDATE message SET claimed_until = NULL, last_error = ?, next_attempt_at = ? WHERE id = ? AND attempts = ? AND status = 'pending'",
      ).run(error.replaceAll("\0", ""), now + retryInMs, id, attempts),
    release: (now: number, { id, attempts }: Claim) =>
      void sql(
        "UPDATE message SET claimed_until = NULL, next_attempt_at = ? WHERE id = ? AND attempts = ? AND status = 'pending'",
      ).run(now, id, attempts),
    backlog: (now: number): Backlog => backlog(sql, now),
    pullBack: (now: number, leaseMs: number): number =>
      Number(
        sql(`UPDATE message SET ${dueNow}, claimed_until = min(claimed_until, :held)
          WHERE id IN (${implausible("id")})`).run({ ...ahead(now), now, held: now + leaseMs }).changes,
      ),
    check,
    checkMarking: check,
  }
}

export type SqliteOperations = ReturnType<typeof createSqliteOperations>
export type SqliteOperation = keyof SqliteOperations
type Sql = (text: string) => StatementSync

/** One statement, so no other worker can claim the same rows. It counts the attempt, so that a crash counts too. */
const claimDue = (order: "ASC" | "DESC") => `
  UPDATE message SET attempts = attempts + 1, claimed_until = ?
  WHERE id IN (
    SELECT id FROM message
    WHERE status = 'pending' AND (attempts > 0) IN (?, ?) AND next_attempt_at <= ?
      AND (claimed_until IS NULL OR claimed_until <= ?)
    ORDER BY next_attempt_at ${order} LIMIT ?
  )
  RETURNING *`

/** A clock that says less was reset, as on a machine without a battery. It dates no message anew. */
const earliest = Date.UTC(2026, 0, 1)

export const dueNow = `next_attempt_at = :now, created_at = iif(:now < ${earliest}, created_at, min(created_at, :now))`

/**
 * Waiting rows with implausible times, each found by an index of its own. Sent rows keep their dates: it may be the present
 * that is wrong, and `prune` goes by them.
 */
const implausible = (columns: string) => `
  SELECT ${columns} FROM message WHERE status = 'pending' AND created_at > :created
  UNION ALL SELECT ${columns} FROM message
    WHERE status = 'pending' AND (attempts > 0) IN (0, 1) AND next_attempt_at > :nextAttempt
  UNION ALL SELECT ${columns} FROM message WHERE status = 'pending' AND claimed_until > :lease`

const ahead = (now: number) => ({
  created: now < earliest ? Number.MAX_SAFE_INTEGER : now + furthestAhead.created,
  nextAttempt: now + furthestAhead.nextAttempt,
  lease: now + furthestAhead.lease,
})

function findRepeat(
  sql: Sql,
  now: number,
  { fingerprint, idempotencyKey }: Pick<NewMessage, "fingerprint" | "idempotencyKey">,
): StoreOutcome | undefined {
  const row =
    idempotencyKey === undefined
      ? sql(`${sameFields} ORDER BY created_at LIMIT 1`).get(
          fingerprint,
          now - repeatWindowMs,
          now + repeatWindowMs,
        )
      : (sql("SELECT id, fingerprint FROM message WHERE idempotency_key = ?").get(idempotencyKey) ??
        sql(`${sameFields} AND idempotency_key IS NULL ORDER BY created_at LIMIT 1`).get(
          fingerprint,
          now - repeatWindowMs,
          now + repeatWindowMs,
        ))
  if (!row) return undefined
  if (row["fingerprint"] !== fingerprint) return { outcome: "conflict" }
  const id = String(row["id"])
  adoptKey(sql, id, idempotencyKey)
  return { outcome: "repeated", id }
}

/** Bounded on both sides: a row that a wrong clock dated in the future must not match until then. */
const sameFields =
  "SELECT id, fingerprint FROM message WHERE fingerprint = ? AND created_at > ? AND created_at < ?"

/** A form sent before its script had loaded has no key. When the same message comes again with one, the row takes it. */
function adoptKey(sql: Sql, id: string, key: string | undefined): void {
  if (key === undefined) return
  sql("UPDATE message SET idempotency_key = ? WHERE id = ? AND idempotency_key IS NULL").run(key, id)
}

function insert(sql: Sql, now: number, added: NewMessage): StoreOutcome {
  const { name, email, phone, message } = added.message
  sql(
    `INSERT INTO message (id, name, email, phone, message, language, suspicious, fingerprint, idempotency_key,
      created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    added.id,
    name,
    email,
    phone,
    message,
    added.language,
    added.suspicious ? 1 : 0,
    added.fingerprint,
    added.idempotencyKey ?? null,
    now,
    now,
  )
  return { outcome: "stored", id: added.id }
}

function backlog(sql: Sql, now: number): Backlog {
  const row = sql(
    `SELECT count(*) AS pending, min(created_at) AS oldest, EXISTS (${implausible("1")}) AS implausible
     FROM message WHERE status = 'pending'`,
  ).get(ahead(now))
  const pending = Number(row?.["pending"] ?? 0)
  const oldest = row?.["oldest"]
  const age = typeof oldest === "number" ? Math.max(0, now - oldest) : 0
  return {
    pending,
    oldestPendingSeconds: Math.floor(age / 1000),
    // A clock that was reset cannot tell how long a message has waited.
    timesAreImplausible: row?.["implausible"] === 1 || (pending > 0 && now < earliest),
  }
}
