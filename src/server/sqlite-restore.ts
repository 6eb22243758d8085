import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { DatabaseInUseError, type MessageRecord } from "../contact/archive.ts"
import { openSqliteDatabase } from "./sqlite-database.ts"

const busy = 5

/**
 * Replaces the database in `file`, in one step, with a new one that holds these messages.
 *
 * @param stamp suffix of the name under which the old database is kept
 * @returns that name, if there was an old database
 * @throws DatabaseInUseError
 */
export async function restoreSqlite(
  file: string,
  records: AsyncIterable<MessageRecord>,
  stamp: string,
): Promise<string | undefined> {
  const isThere = existsSync(file)
  const old = isThere ? takeAlone(file) : undefined
  const fresh = `${file}.restoring`
  try {
    for (const part of parts) rmSync(`${fresh}${part}`, { force: true })
    await fill(fresh, records)
    // When root restores, the file must still belong to the server's account.
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(isThere ? file : dirname(file))
      chownSync(fresh, uid, gid)
    }
    const kept = setAside(file, `${file}.before-restore-${stamp}`)
    renameSync(fresh, file)
    sync(dirname(file))
    return kept
  } finally {
    for (const part of parts) rmSync(`${fresh}${part}`, { force: true })
    old?.close()
  }
}

/** The database is three files while it is in use. */
const parts = ["", "-wal", "-shm"]

/**
 * Leaving WAL mode works only for the last connection, so it detects a running server. The exclusive lock then makes a
 * server that starts meanwhile wait.
 *
 * @returns nothing if the file is damaged: no server can be using it
 */
function takeAlone(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    return database
  } catch (error) {
    database.close()
    if (error instanceof Error && "errcode" in error && error.errcode === busy) throw new DatabaseInUseError()
    return undefined
  }
}

async function fill(file: string, records: AsyncIterable<MessageRecord>): Promise<void> {
  const database = openSqliteDatabase(file)
  try {
    // A crash before the final rename only leaves a temporary file, so nothing has to be durable yet.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN")
    const insert = database.prepare(
      `INSERT INTO message (id, name, email, phone, message, language, suspicious, fingerprint, idempotency_key,
         created_at, status, attempts, next_attempt_at, last_error, sent_at, reported_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    for await (const record of records)
      insert.run(
        record.id,
        record.name,
        record.email,
        record.phone,
        record.message,
        record.language,
        record.suspicious ? 1 : 0,
        record.fingerprint,
        record.idempotencyKey ?? null,
        record.createdAt.getTime(),
        record.status,
        record.attempts,
        record.nextAttemptAt.getTime(),
        record.lastError ?? null,
        record.sentAt?.getTime() ?? null,
        record.reportedAt?.getTime() ?? null,
      )
    database.exec("COMMIT")
  } finally {
    database.close()
  }
  sync(file)
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
  const found = ["", "-wal"].filter((part) => existsSync(`${file}${part}`))
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

function sync(path: string): void {
  const descriptor = openSync(path, "r")
  fsyncSync(descriptor)
  closeSync(descriptor)
}
