import { Client } from "pg"
import { openPostgresArchive } from "../adapters/postgres-archive.ts"
import { restorePostgres } from "../adapters/postgres-restore.ts"
import { createPostgresStore, type PostgresStore } from "../adapters/postgres-store.ts"
import type { MessageArchive, MessageRecord, Restored } from "../contact/archive.ts"
import { type Clock, type Log, steadyClock, systemClock } from "../contact/ports.ts"
import { createRateLimiter, type RateLimiter, unlimited } from "../contact/rate-limit.ts"
import type { ContactStore } from "../contact/store.ts"
import type { Config } from "./config.ts"
import { openSqliteArchive } from "./sqlite-archive.ts"
import { restoreSqlite } from "./sqlite-restore.ts"
import { createSqliteStore } from "./sqlite-store.ts"

/** The store that `DATABASE_URL` names. It connects and updates its tables on first use. */
export function createStore({ database }: Config, clock: Clock, log: Log): ContactStore | PostgresStore {
  if (database.kind === "postgres") return createPostgresStore({ url: database.url, log })
  return createSqliteStore({ file: database.file, clock, log })
}

/** As the driver understands the URL and the PG… environment variables. Without the password. */
export function describeDatabase({ database: configured }: Config): string {
  if (configured.kind === "sqlite") return configured.file
  const { database, host, port } = new Client({ connectionString: configured.url })
  return `PostgreSQL, ${database} on ${host}:${port}`
}

/** @throws MissingDatabaseError when `DATABASE_URL` does not lead to a database of this site */
export async function openArchive({ database }: Config, clock: Clock = systemClock): Promise<MessageArchive> {
  if (database.kind === "postgres") return await openPostgresArchive(database.url)
  return openSqliteArchive(database.file, clock)
}

/**
 * Replaces the contents of the database with these messages and keeps the old contents under another name. Messages that
 * are only there and still wait for delivery are taken over, because nobody would deliver them otherwise.
 *
 * @returns nothing if there was nothing to keep
 * @throws DatabaseInUseError while a server is using it
 */
export async function restoreDatabase(
  { database }: Config,
  records: AsyncIterable<MessageRecord>,
): Promise<Restored | undefined> {
  const stamp = new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "")
  if (database.kind === "postgres") {
    const restored = await restorePostgres(database.url, records, stamp)
    return restored && { ...restored, kept: `the schema ${restored.kept}` }
  }
  return await restoreSqlite(database.file, records, stamp)
}

/** Visitors' addresses stay in the database at most this long after their window has ended. */
const forgetEveryMs = 60_000

/** Processes that share a PostgreSQL database share one limit; with SQLite each process has its own. */
export function createLimiter(
  { rateLimit }: Config,
  store: ContactStore | PostgresStore,
  stopped: AbortSignal,
): RateLimiter {
  if (!("rateLimiter" in store))
    return rateLimit === "off" ? unlimited : createRateLimiter(rateLimit, steadyClock)
  const limiter = store.rateLimiter(rateLimit)
  const timer = setInterval(limiter.forget, forgetEveryMs)
  stopped.addEventListener("abort", () => clearInterval(timer))
  return limiter
}
