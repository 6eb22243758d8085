import { createPostgresStore } from "../adapters/postgres-store.ts"
import type { Clock, Log } from "../contact/ports.ts"
import type { ContactStore } from "../contact/store.ts"
import type { Config } from "./config.ts"
import { createSqliteStore } from "./sqlite-store.ts"

/** The store that `DATABASE_URL` names. It opens, and brings its tables up to date, at its first use. */
export function createStore({ database }: Config, clock: Clock, log: Log): ContactStore {
  if (database.kind === "postgres") return createPostgresStore({ url: database.url, log })
  return createSqliteStore({ file: database.file, clock, log })
}
