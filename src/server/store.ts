import { openPostgresArchive } from "../adapters/postgres-archive.ts"
import { restorePostgres } from "../adapters/postgres-restore.ts"
import { createPostgresStore } from "../adapters/postgres-store.ts"
import type { MessageArchive, MessageRecord } from "../contact/archive.ts"
import { type Clock, type Log, systemClock } from "../contact/ports.ts"
import type { ContactStore } from "../contact/store.ts"
import type { Config } from "./config.ts"
import { openSqliteArchive } from "./sqlite-archive.ts"
import { restoreSqlite } from "./sqlite-restore.ts"
import { createSqliteStore } from "./sqlite-store.ts"

/** The store that `DATABASE_URL` names. It opens, and brings its tables up to date, at its first use. */
export function createStore({ database }: Config, clock: Clock, log: Log): ContactStore {
  if (database.kind === "postgres") return createPostgresStore({ url: database.url, log })
  return createSqliteStore({ file: database.file, clock, log })
}

/** @throws MissingDatabaseError when `DATABASE_URL` names no database of this site */
export async function openArchive({ database }: Config, clock: Clock = systemClock): Promise<MessageArchive> {
  if (database.kind === "postgres") return await openPostgresArchive(database.url)
  return openSqliteArchive(database.file, clock)
}

/**
 * Puts these messages in the place of what is in the database, which is kept under another name.
 *
 * @returns that name, where there was anything
 * @throws DatabaseInUseError while a server runs on it
 */
export async function restoreDatabase(
  { database }: Config,
  records: AsyncIterable<MessageRecord>,
): Promise<string | undefined> {
  const stamp = new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "")
  if (database.kind === "postgres") {
    const schema = await restorePostgres(database.url, records, stamp)
    return schema && `the schema ${schema}`
  }
  return await restoreSqlite(database.file, records, stamp)
}
