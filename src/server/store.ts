import { openPostgresArchive } from "../adapters/postgres-archive.ts"
import { createPostgresStore } from "../adapters/postgres-store.ts"
import type { MessageArchive } from "../contact/archive.ts"
import { type Clock, type Log, systemClock } from "../contact/ports.ts"
import type { ContactStore } from "../contact/store.ts"
import type { Config } from "./config.ts"
import { openSqliteArchive } from "./sqlite-archive.ts"
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
