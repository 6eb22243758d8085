import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs"
import { dirname, resolve } from "node:path"
import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import { DatabaseInUseError, type MessageRecord, type Restored } from "../contact/archive.ts"
import { renameDurably } from "./rename-durably.ts"
import { openSqliteDatabase, refuseForeignDatabase } from "./sqlite-database.ts"
import { busyCode, damageCodes, fileIdOf, hasContent, makeFolder, resultCode } from "./sqlite-files.ts"
import { isLocked } from "./sqlite-locks.ts"
import { refuseForeignLog } from "./sqlite-log.ts"
import type { SqliteRow } from "./sqlite-rows.ts"

/**
 * Replaces the database in `file`, in one step, with a new one that holds these messages, and the waiting ones of the old
 * database that are not among them.
 *
 * @param stamp suffix of the name under which the old database is kept
 * @returns nothing if there was no old database
 * @throws DatabaseInUseError
 */
export async function restoreSqlite(
  file: string,
  records: AsyncIterable<MessageRecord>,
  stamp: string,
): Promise<Restored | undefined> {
  // Its log and the databases kept earlier lie beside the one that it points to.
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${file} is a symbolic link. Set DATABASE_URL=sqlite:${resolve(dirname(file), readlinkSync(file))} for this command.`,
    )
  const old = `${file}.before-restore-${stamp}`
  const isNew = !hasContent(file)
  // No server starts beside a log without its database. It stays there until the new database is complete.
  const isLogAlone = isNew && hasContent(`${file}-wal`)
  if (isLogAlone) {
    if (isLocked(`${file}-shm`)) throw new DatabaseInUseError()
  } else if (isNew) {
    // So that a server that starts meanwhile waits for it, as it would for an old one.
    makeFolder(dirname(file))
    if (!existsSync(file)) createFor(dirname(file), file)
    openSqliteDatabase(file, false).close()
  } else refuseForeignLog(file)
  const taken = isLogAlone ? undefined : takeAlone(file)
  const damaged = taken || isLogAlone ? undefined : openDamaged(file)
  const fresh = `${file}.restoring`
  let created: string | undefined
  // Beside a log alone, nothing keeps two restores apart.
  const isOurs = () => created !== undefined && fileIdOf(fresh) === created
  const requireOurs = () => {
    if (!isOurs()) throw new DatabaseInUseError()
  }
  try {
    for (const part of parts) rmSync(`${fresh}${part}`, { force: true })
    createFor(existsSync(file) ? file : dirname(file), fresh)
    created = fileIdOf(fresh)
    const stillWaiting = await fill(fresh, records, isNew ? undefined : taken, damaged)
    requireOurs()
    // Takes as long as the disk needs.
    syncFile(fresh)
    requireOurs()
    const kept = isNew && !isLogAlone ? undefined : setAside(file, old)
    await renameDurably(fresh, file)
    return kept === undefined ? undefined : { kept, stillWaiting }
  } finally {
    if (isOurs()) for (const part of parts) rmSync(`${fresh}${part}`, { force: true })
    taken?.close()
    damaged?.close()
  }
}

/**
 * When root restores, the new file must still belong to the server's account, which may put a link in its place at any
 * moment: root neither opens one here nor gives away what it points to.
 *
 * @param example a file or folder of that account
 */
function createFor(example: string, file: string): void {
  const { uid, gid } = statSync(example)
  const descriptor = openSync(file, "wx", 0o600)
  if (process.getuid?.() === 0) fchownSync(descriptor, uid, gid)
  closeSync(descriptor)
}

/** The database is three files while it is in use. */
const parts = ["", "-wal", "-shm"]

/**
 * Leaving WAL mode works only for the last connection, so it detects a running server. The exclusive lock then makes a
 * server that starts meanwhile wait.
 *
 * @returns nothing if the file is damaged
 * @throws DatabaseInUseError
 * @throws Error if it cannot be read or written for another reason, since the waiting messages in it may be whole
 */
function takeAlone(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file)
  try {
    refuseForeignDatabase(database)
    database.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    // In WAL mode, which a server that has just started sets again, that lock keeps no other one out.
    const mode = database.prepare("PRAGMA journal_mode").get()?.["journal_mode"]
    if (mode !== "delete") throw new DatabaseInUseError()
    return database
  } catch (error) {
    database.close()
    const code = resultCode(error)
    if (code === busyCode) throw new DatabaseInUseError()
    if (!damageCodes.includes(code)) throw error
    // A server goes on with the pages that it has in memory.
    if (isLocked(file)) throw new DatabaseInUseError()
    return undefined
  }
}

/** SQLite refuses any statement on a file that is shorter than its header says, unless it may write the schema. */
function openDamaged(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true })
  database.enableDefensive(false)
  database.exec("PRAGMA writable_schema = ON")
  return database
}

const columns: Readonly<Record<string, (record: MessageRecord) => SQLInputValue>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  message: ({ message }) => message,
  language: ({ language }) => language,
  suspicious: ({ suspicious }) => Number(suspicious),
  fingerprint: ({ fingerprint }) => fingerprint,
  idempotency_key: ({ idempotencyKey }) => idempotencyKey ?? null,
  created_at: ({ createdAt }) => createdAt.getTime(),
  status: ({ status }) => status,
  attempts: ({ attempts }) => attempts,
  next_attempt_at: ({ nextAttemptAt }) => nextAttemptAt.getTime(),
  last_error: ({ lastError }) => lastError ?? null,
  sent_at: ({ sentAt }) => sentAt?.getTime() ?? null,
  reported_at: ({ reportedAt }) => reportedAt?.getTime() ?? null,
}
const columnNames = Object.keys(columns)

/**
 * Adds a row of another database unless it is there. If another message has its idempotency key, as when that was erased, sent
 * again and is restored, it keeps the key.
 */
function addWaiting(database: DatabaseSync, row: SqliteRow): boolean {
  const insert = database.prepare(
    `INSERT INTO message (${columnNames}) VALUES (${columnNames.map((name) => `:${name}`)}) ON CONFLICT DO NOTHING`,
  )
  if (insert.run(row).changes) return true
  if (database.prepare("SELECT 1 FROM message WHERE id = ?").get(row["id"] as string)) return false
  return Boolean(insert.run({ ...row, idempotency_key: null }).changes)
}

/** @returns how many messages it took over from `old`; nothing if not all of them could be read, or it is only `damaged` */
async function fill(
  file: string,
  records: AsyncIterable<MessageRecord>,
  old: DatabaseSync | undefined,
  damaged: DatabaseSync | undefined,
): Promise<number | undefined> {
  const database = openSqliteDatabase(file, false)
  try {
    // Without a log, whose last part is copied into the file when it closes, where SQLite reports no error. A crash before
    // the final rename only leaves a temporary file, so nothing has to be durable yet. (Node refuses OFF.)
    database.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN")
    const insert = database.prepare(
      `INSERT INTO message (${columnNames}) VALUES (${columnNames.map(() => "?")})`,
    )
    for await (const record of records) insert.run(...Object.values(columns).map((read) => read(record)))
    let count = 0
    let isWhole = old !== undefined
    // An older version's table may lack a column.
    for (const row of waitingIn(old ?? damaged, () => {
      isWhole = false
    }))
      try {
        const known = columnNames.map((name) => [name, row[name] ?? null])
        if (addWaiting(database, Object.fromEntries(known))) count++
      } catch (error) {
        // The disk is full.
        if (!database.isTransaction) throw error
        // A damaged row may lack what the table demands.
        isWhole = false
      }
    database.exec("COMMIT")
    return isWhole ? count : undefined
  } finally {
    database.close()
  }
}

/**
 * A damaged page ends a reading, and what is read of it may be wrong, so each waiting message is looked for in the table, of which
 * the plus makes SQLite read all, and by an index. Of a damaged database each reading also goes backward, and by another index.
 */
function* waitingIn(old: DatabaseSync | undefined, onDamage: () => void): Generator<SqliteRow> {
  if (!old) return
  let isDamaged = false
  const read = function* (sql: string, ...values: string[]) {
    try {
      yield* old.prepare(sql).iterate(...values)
    } catch {
      isDamaged = true
    }
  }
  const byIndex = function* (index: string, order: string) {
    const ids = read(`SELECT id FROM message INDEXED BY ${index} WHERE status = 'pending' ORDER BY ${order}`)
    for (const { id } of ids) {
      const [row] = read("SELECT * FROM message WHERE id = ?", String(id))
      if (row) yield row
      else isDamaged = true
    }
  }
  yield* read("SELECT * FROM message WHERE +status = 'pending'")
  yield* byIndex("message_waiting", "created_at")
  if (isDamaged) {
    yield* read("SELECT * FROM message WHERE +status = 'pending' ORDER BY id DESC")
    yield* byIndex("message_waiting", "created_at DESC")
    yield* byIndex("message_due", "attempts > 0, next_attempt_at")
    yield* byIndex("message_due", "attempts > 0 DESC, next_attempt_at DESC")
    onDamage()
  }
}

/**
 * Links the main file, so that `file` exists at every moment. A write-ahead log is set aside even if its main file is gone:
 * SQLite would apply it to the restored one.
 *
 * @returns the name under which the messages are kept, if there were any
 */
function setAside(file: string, kept: string): string | undefined {
  if (existsSync(kept))
    throw new Error(`${kept} already exists: another restore has just created it. Run the command again.`)
  const found = ["", "-wal"].filter((part) => hasContent(`${file}${part}`))
  try {
    if (found[0] === "") linkSync(file, kept)
  } catch {
    // This file system has no hard links.
    renameSync(file, kept)
  }
  if (found.includes("-wal")) renameSync(`${file}-wal`, `${kept}-wal`)
  // Only an index of the log. SQLite creates it again.
  rmSync(`${file}-shm`, { force: true })
  return found[0] === undefined ? undefined : `${kept}${found[0]}`
}

function syncFile(file: string): void {
  const descriptor = openSync(file, "r")
  fsyncSync(descriptor)
  closeSync(descriptor)
}
