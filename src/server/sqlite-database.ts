import { closeSync, existsSync, mkdirSync, openSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { sqliteMigrations } from "./sqlite-migrations.ts"

/** What is left of the write-ahead log once it has been copied into the database: it grows while a program reads on. */
const walLimit = 16_000_000

/** Opens the database in `file`, brings its tables up to date, and makes what is missing. */
export function openSqliteDatabase(file: string): DatabaseSync {
  makeFolder(dirname(file))
  // SQLite gives the files beside it the same rights.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    // FULL syncs the write-ahead log at every commit; NORMAL loses acknowledged messages when power fails.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${walLimit}`,
    )
    migrate(database)
    return database
  } catch (error) {
    // It would keep its file open, and a lock that the next try waits for.
    database.close()
    throw error
  }
}

/**
 * What visitors wrote is nobody else's to read. Not by mkdir's own `recursive`, which never returns where a file
 * system refuses folders as /proc does (Node 26).
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error
  }
}

/** Safe when several processes start at once: the first one holds the write lock, the others find the work done. */
function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0)
  if (version() >= sqliteMigrations.length) return
  database.exec("BEGIN IMMEDIATE")
  for (const step of sqliteMigrations.slice(version())) database.exec(step)
  database.exec(`PRAGMA user_version = ${sqliteMigrations.length}; COMMIT`)
}
