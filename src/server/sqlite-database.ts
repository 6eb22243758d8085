import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  statfsSync,
  statSync,
} from "node:fs"
import { dirname, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sqliteMigrations } from "./sqlite-migrations.ts"
import type { SqliteRow } from "./sqlite-rows.ts"

/** The write-ahead log grows while a reader is active. After a checkpoint it is truncated to this many bytes. */
const walLimit = 16_000_000

/** How long a writer waits for another one, such as an erase. A visitor's call waits ten seconds. */
export const busyTimeoutMs = 9000

/** Opens the database in `file`, creating the file and updating its tables as needed. */
export function openSqliteDatabase(file: string): DatabaseSync {
  makeFolder(dirname(file))
  // SQLite gives the -wal and -shm files the same permissions.
  refuseOrphan(file)
  // Not if it exists: closing a file ends all locks that this process holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600))
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  try {
    // FULL syncs the write-ahead log at every commit; NORMAL loses acknowledged messages when power fails.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${walLimit}`,
    )
    migrate(database)
    return database
  } catch (error) {
    // Left open, it would hold a lock that the next attempt waits for.
    database.close()
    // SQLite calls it a disk I/O error where it cannot create the file of its shared memory.
    if (statfsSync(dirname(file)).bavail === 0) throw new Error("database or disk is full", { cause: error })
    throw error
  }
}

/**
 * Adds a row of another database unless it is there. If another message has its idempotency key, as when that was erased, sent
 * again and is restored, it keeps the key.
 */
export function addWaiting(database: DatabaseSync, row: SqliteRow): boolean {
  const columns = Object.keys(row)
  const insert = database.prepare(
    `INSERT INTO message (${columns}) VALUES (${columns.map((column) => `:${column}`)}) ON CONFLICT DO NOTHING`,
  )
  if (insert.run(row).changes) return true
  if (database.prepare("SELECT 1 FROM message WHERE id = ?").get(row["id"] as string)) return false
  return Boolean(insert.run({ ...row, idempotency_key: null }).changes)
}

/** Whether it has our table, of any version. Another program's may have the same name. */
export function hasMessages(database: DatabaseSync): boolean {
  const column = "SELECT 1 FROM pragma_table_info('message') WHERE name = 'fingerprint'"
  return database.prepare(column).get() !== undefined
}

/**
 * SQLite would delete a write-ahead log that it finds beside a new or empty database, with the messages that are only there, and never look
 * for one beside a link.
 */
export function refuseOrphan(file: string): void {
  const log = `${file}-wal`
  const refuse = (fault: string) => {
    throw new Error(
      `${file} ${fault}, but ${log} is there and may hold messages. Put both back together, or move ${log} away.`,
    )
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (hasContent(log)) refuse("is a link")
    refuseOrphan(resolve(dirname(file), readlinkSync(file)))
  }
  // In this order: a process that has just created the database writes to it before it writes the log.
  else if (hasContent(log) && !hasContent(file)) refuse("is missing or empty")
}

/** Whether the file exists and is not empty. */
export const hasContent = (file: string) => Boolean(statSync(file, { throwIfNoEntry: false })?.size)

/**
 * Creates a folder that only this account can read, or if this is root, its parent's owner. Not with mkdir's `recursive` option, which never returns on file
 * systems such as /proc that refuse new folders (Node 26).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
    const { uid, gid } = statSync(dirname(path))
    if (process.getuid?.() === 0) chownSync(path, uid, gid)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(path)) throw error
  }
}

/** Safe when several processes start at once: the first takes the write lock, the others find the work done. */
function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0)
  if (version() >= sqliteMigrations.length) return
  database.exec("BEGIN IMMEDIATE")
  for (const step of sqliteMigrations.slice(version())) database.exec(step)
  database.exec(`PRAGMA user_version = ${sqliteMigrations.length}; COMMIT`)
}
