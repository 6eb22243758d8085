import { closeSync, existsSync, openSync, statfsSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { addressOf, fileIdOf, makeFolder } from "./sqlite-files.ts"
import { findNumber, refuseForeignLog } from "./sqlite-log.ts"
import { sqliteMigrations } from "./sqlite-migrations.ts"

/** The write-ahead log grows while a reader is active. After a checkpoint it is truncated to this many bytes. */
const walLimit = 16_000_000

/** How long a writer waits for another one, such as an erase. A visitor's call waits ten seconds. */
export const busyTimeoutMs = 9000

/**
 * Opens the database in `file`, updating its tables as needed.
 *
 * @param mayCreate whether a missing one is created
 */
export function openSqliteDatabase(file: string, mayCreate: boolean): DatabaseSync {
  if (mayCreate) makeFolder(dirname(file))
  // SQLite gives the -wal and -shm files the same permissions.
  refuseForeignLog(file)
  // Only if it is missing: to close a file ends all locks that this process holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
  if (mayCreate && !existsSync(file)) closeSync(openSync(file, "a", 0o600))
  const fileId = fileIdOf(file)
  const database = new DatabaseSync(addressOf(file, "mode=rw"), { timeout: busyTimeoutMs })
  try {
    refuseForeignDatabase(database)
    // Since that first read, no restore can replace the file. If one did so before, the log here belongs to the new file.
    if (fileIdOf(file) !== fileId) throw new Error(`${file} was replaced meanwhile. Run the command again.`)
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

/** Whether it has our table, of any version. Another program's may have the same name. */
export function hasMessages(database: DatabaseSync): boolean {
  const column = "SELECT 1 FROM pragma_table_info('message') WHERE name = 'fingerprint'"
  return database.prepare(column).get() !== undefined
}

/** So that a wrong path changes no other program's database. */
export function refuseForeignDatabase(database: DatabaseSync): void {
  if (database.prepare("SELECT 1 FROM sqlite_schema").get() && !hasMessages(database))
    throw new Error(
      "the SQLite file contains something other than this site's messages. Check DATA_DIR and DATABASE_URL.",
    )
}

/** Rows that this connection has changed so far. */
export const countChanges = (database: DatabaseSync) =>
  Number(database.prepare("SELECT total_changes() AS count").get()?.["count"])

/**
 * Raises the position: the database's number, and how many transactions have written something. Each does it once, so that a log always holds
 * the position (see `refuseForeignLog`). As text of one length it is written in its place and found in a log.
 */
export const writePosition =
  "UPDATE identity SET position = printf('%d:%015d', number, substr(position, -15) + 1)"

/** @param before `countChanges` at the beginning of the transaction */
export function commit(database: DatabaseSync, before: number): void {
  if (countChanges(database) !== before) database.exec(writePosition)
  database.exec("COMMIT")
}

/** The number that the database got when it was made. */
export const numberOf = (database: DatabaseSync) => database.prepare(findNumber).get()?.["mark"]

/** Safe when several processes start at once: the first takes the write lock, the others find the work done. */
function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0)
  if (version() >= sqliteMigrations.length) return
  database.exec("BEGIN IMMEDIATE")
  for (const step of sqliteMigrations.slice(version())) database.exec(step)
  database.exec(`${writePosition}; PRAGMA user_version = ${sqliteMigrations.length}; COMMIT`)
}
