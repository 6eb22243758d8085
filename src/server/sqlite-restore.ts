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
 * Puts a database with these messages in the place of the one in `file`, in one step once it is whole.
 *
 * @param stamp ends the name under which the old one is kept
 * @returns that name, where there was one
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
    // Restored by root, it is still the server's.
    if (process.getuid?.() === 0) {
      const { uid, gid } = statSync(isThere ? file : dirname(file))
      chownSync(fresh, uid, gid)
    }
    const kept = `${file}.before-restore-${stamp}`
    if (isThere) setAside(file, kept)
    renameSync(fresh, file)
    sync(dirname(file))
    return isThere ? kept : undefined
  } finally {
    for (const part of parts) rmSync(`${fresh}${part}`, { force: true })
    old?.close()
  }
}

/** The database is three files while it is in use. */
const parts = ["", "-wal", "-shm"]

/**
 * Only the last connection may leave the write-ahead log, and the lock that follows keeps a server that starts meanwhile
 * waiting.
 *
 * @returns nothing where the file is damaged: nobody can work with it
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
    // Until it has its name nobody needs what a crash leaves of it.
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

/** A second name first, so that there is a database under the first one at every moment. */
function setAside(file: string, kept: string): void {
  if (existsSync(kept))
    throw new Error(
      `${kept} is there already: another restore has just set it aside. Type the command again.`,
    )
  try {
    linkSync(file, kept)
  } catch {
    // This file system has no second names.
    renameSync(file, kept)
  }
  for (const part of ["-wal", "-shm"])
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${kept}${part}`)
}

function sync(path: string): void {
  const descriptor = openSync(path, "r")
  fsyncSync(descriptor)
  closeSync(descriptor)
}
