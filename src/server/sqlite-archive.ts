import { randomInt } from "node:crypto"
import { existsSync, readdirSync, realpathSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import {
  type MessageArchive,
  type MessageFilter,
  type MessageRecord,
  MissingDatabaseError,
} from "../contact/archive.ts"
import type { Clock } from "../contact/ports.ts"
import { furthestAhead } from "../contact/store.ts"
import {
  busyTimeoutMs,
  commit,
  countChanges,
  hasMessages,
  openSqliteDatabase,
  writePosition,
} from "./sqlite-database.ts"
import { blockFor } from "./sqlite-files.ts"
import { refuseForeignLog, requireAlone } from "./sqlite-log.ts"
import { dueNow } from "./sqlite-operations.ts"
import { type SqliteRow, toDate, toStoredMessage, toText } from "./sqlite-rows.ts"

const pageSize = 100

/**
 * A number in the file's header: set by `erase`, and 0 again after `scrub`. A new one each time, so that `scrub` does not
 * clear the mark of another command that erased meanwhile.
 */
const createMark = () => randomInt(1, 2 ** 31)

/**
 * The messages in a SQLite file, for the command line. It runs in this thread, because nobody else waits for it.
 *
 * @throws MissingDatabaseError
 */
export function openSqliteArchive(file: string, clock: Clock): MessageArchive {
  requireMessages(file)
  const database = openSqliteDatabase(file, false)
  const rows = (filter: MessageFilter, rest: string, values: readonly (string | number)[] = []) => {
    const where = conditions(filter)
    const sql = `SELECT * FROM message WHERE ${where.sql} ${rest}`
    return database.prepare(sql).all(...where.values, ...values)
  }
  const inTransaction = <Result>(work: () => Result): Result => {
    database.exec("BEGIN IMMEDIATE")
    try {
      const changes = countChanges(database)
      const result = work()
      commit(database, changes)
      return result
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK")
      throw error
    }
  }
  return {
    async *read(filter = {}) {
      let last = [Number.MIN_SAFE_INTEGER, ""]
      for (;;) {
        const page = rows(
          filter,
          `AND (created_at, id) > (?, ?) ORDER BY created_at, id LIMIT ${pageSize}`,
          last,
        )
        yield* page.map(toStoredMessage)
        const end = page.at(-1)
        if (!end) return
        last = [Number(end["created_at"]), String(end["id"])]
      }
    },
    async newest(count, filter = {}) {
      return rows(filter, "ORDER BY created_at DESC, id DESC LIMIT ?", [count]).map(toStoredMessage).reverse()
    },
    async count(filter = {}) {
      const where = conditions(filter)
      const row = database
        .prepare(`SELECT count(*) AS count FROM message WHERE ${where.sql}`)
        .get(...where.values)
      return Number(row?.["count"])
    },
    now: async () => new Date(clock.now()),
    async get(id) {
      const row = database.prepare("SELECT * FROM message WHERE id = ?").get(id.toLowerCase())
      return row && toStoredMessage(row)
    },
    async retry(id) {
      const now = clock.now()
      const sql = `UPDATE message SET ${dueNow}, claimed_until = iif(claimed_until > :lease, NULL, claimed_until)
        WHERE status = 'pending' AND id = coalesce(:id, id)`
      const values = { now, lease: now + furthestAhead.lease, id: id?.toLowerCase() ?? null }
      return inTransaction(() => Number(database.prepare(sql).run(values).changes))
    },
    async markReported(ids) {
      const mark = database.prepare("UPDATE message SET reported_at = ? WHERE id = ?")
      const now = clock.now()
      inTransaction(() => {
        for (const id of ids) mark.run(now, id)
      })
    },
    async erase(ids) {
      // What scrub rewrites is overwritten at once, in case a reader keeps it from finishing.
      database.exec("PRAGMA secure_delete = ON")
      const erase = database.prepare("DELETE FROM message WHERE id = ?")
      return inTransaction(() => {
        const count = ids.reduce((sum, id) => sum + Number(erase.run(id).changes), 0)
        if (count > 0) database.exec(`PRAGMA application_id = ${createMark()}`)
        return count
      })
    },
    async scrub() {
      const readMark = () => database.prepare("PRAGMA application_id").get()?.["application_id"]
      const mark = readMark()
      if (mark === 0) return false
      // VACUUM removes erased text from free pages and from gaps inside pages. The checkpoint removes older versions of
      // pages from the write-ahead log. A copy of the file before it does not fit a log after it, so their positions differ.
      database.exec(`${writePosition}; VACUUM`)
      const isBusy = () => database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] !== 0
      // SQLite waits for readers, but not for a server's own checkpoint.
      const end = Date.now() + busyTimeoutMs
      while (isBusy())
        if (Date.now() < end) blockFor(100)
        else
          throw new Error(
            `Erased messages are still in the write-ahead log, because another program is reading ${file}. Stop that program and run the command again.`,
          )
      // Not by `inTransaction`, which would raise the position twice.
      database.exec("BEGIN IMMEDIATE")
      if (readMark() === mark) database.exec(`PRAGMA application_id = 0; ${writePosition}`)
      database.exec("COMMIT")
      return true
    },
    async *snapshot() {
      database.exec("BEGIN")
      try {
        for (const row of database.prepare("SELECT * FROM message ORDER BY id").iterate()) yield toRecord(row)
      } finally {
        database.exec("ROLLBACK")
      }
    },
    async copies() {
      const real = realpathSync(file)
      const folder = dirname(real)
      // The second kind is left when a restore was killed, the third when a server was.
      const kinds = [".before-restore-", ".restoring", "-wal."].map((kind) => basename(real) + kind)
      const names = readdirSync(folder).filter((name) => kinds.some((kind) => name.startsWith(kind)))
      return names.map((name) => join(folder, name))
    },
    close: async () => database.close(),
  }
}

/** So that a wrong path neither creates a database nor changes another program's. */
function requireMessages(file: string): void {
  refuseForeignLog(file)
  if (!existsSync(file)) throw new MissingDatabaseError(`There is no database ${file}.`)
  requireAlone(file)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    if (!hasMessages(database))
      throw new MissingDatabaseError(`${file} is not a database of this site: it has no messages table.`)
  } finally {
    database.close()
  }
}

function conditions(filter: MessageFilter): { sql: string; values: (string | number)[] } {
  const parts: readonly (readonly [string, string | number | undefined])[] = [
    ["status = ?", filter.status],
    ["created_at >= ?", filter.since?.getTime()],
    ["created_at < ?", filter.before?.getTime()],
  ]
  const given = parts.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  const unreported = filter.isUnreported ? ["reported_at IS NULL"] : []
  return {
    sql: ["true", ...given.map(({ sql }) => sql), ...unreported].join(" AND "),
    values: given.map(({ value }) => value),
  }
}

function toRecord(row: SqliteRow): MessageRecord {
  const { claimedUntil: _, ...stored } = toStoredMessage(row)
  return {
    ...stored,
    fingerprint: String(row["fingerprint"]),
    idempotencyKey: toText(row["idempotency_key"]),
    reportedAt: toDate(row["reported_at"]),
  }
}
