import { join } from "node:path"
import { onTestFinished } from "vitest"
import { createMessageId, fingerprintOf } from "../../src/contact/identity.ts"
import type { ContactMessage } from "../../src/contact/message.ts"
import { systemClock } from "../../src/contact/ports.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createStore } from "../../src/server/store.ts"
import { query } from "../query.ts"
import { createDatabase } from "./database.ts"
import { message } from "./running-site.ts"
import { createFolder, runProgram } from "./server-process.ts"

export const databases = ["SQLite", "PostgreSQL"] as const

/** A folder with settings and stored messages, for the command line. */
export interface Installation {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** Stores one message as the server does, each a millisecond after the last. @returns its id */
  add(fields?: Partial<ContactMessage>): Promise<string>
  /** Closes the store, as if the server had been stopped. */
  close(): Promise<void>
  /** Marks all waiting messages as sent. */
  deliverAll(): Promise<void>
  /** Runs `npm run messages -- …`. */
  messages(...words: string[]): ReturnType<typeof runProgram>
}

export async function createInstallation(
  database: (typeof databases)[number],
  more: Readonly<Record<string, string>> = {},
  clock = systemClock,
): Promise<Installation> {
  const folder = await createFolder()
  const address = database === "PostgreSQL" ? { DATABASE_URL: (await createDatabase()).url } : {}
  const environment: Readonly<Record<string, string>> = { ...address, ...more }
  const config = parseConfig({ DATA_DIR: join(folder, "var"), ...environment })
  const store = createStore(config, clock, () => {})
  let closed: Promise<void> | undefined
  const close = () => (closed ??= store.close())
  onTestFinished(close)
  await store.check()
  return {
    folder,
    environment,
    close,
    async add(fields = {}) {
      const written = { ...message, message: crypto.randomUUID(), ...fields }
      const id = createMessageId(Date.now())
      const fingerprint = fingerprintOf(written)
      const added = { id, message: written, language: "es", suspicious: false, fingerprint } as const
      await store.add({ ...added, idempotencyKey: undefined })
      await new Promise((resolve) => setTimeout(resolve, 2))
      return id
    },
    async deliverAll() {
      for (const claimed of await store.claim(1000, 60_000)) await store.markSent(claimed)
    },
    messages: (...words) => runProgram("cli/messages.ts", words, folder, environment),
  }
}

/** Runs one statement on the database, beside the server. */
export const runSql = ({ folder, environment }: Installation, sql: string) =>
  query(environment["DATABASE_URL"] ?? join(folder, "var", "contact.db"), sql)
