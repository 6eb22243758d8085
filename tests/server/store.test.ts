import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { describe, expect, inject, test } from "vitest"
import { openPostgresArchive } from "../../src/adapters/postgres-archive.ts"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import type { Log } from "../../src/contact/ports.ts"
import { openSqliteArchive } from "../../src/server/sqlite-archive.ts"
import { createSqliteStore } from "../../src/server/sqlite-store.ts"
import { describeMessageArchive } from "./archive.contract.ts"
import { makeReadable } from "./readable-store.ts"
import { until } from "./running-site.ts"
import { describeContactStore, newMessage, type StoreHarness } from "./store.contract.ts"

const log: Log = () => {}

/** Runs statements on the tests' PostgreSQL server. */
async function onPostgres(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function createPostgresDatabase(): Promise<string> {
  const name = `store_${crypto.randomUUID().replaceAll("-", "")}`
  await onPostgres(inject("postgresUrl"), `CREATE DATABASE ${name}`)
  return inject("postgresUrl").replace(/\/tests$/, `/${name}`)
}

async function createSqliteHarness(): Promise<StoreHarness> {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  let passed = 0
  const clock = { now: () => Date.now() + passed }
  const options = { file: join(folder, "data", "contact.db"), clock, log }
  const openArchive = async () => openSqliteArchive(options.file, clock)
  const openStore = () => makeReadable(createSqliteStore(options), openArchive)
  const [store, other] = [openStore(), openStore()]
  return {
    store,
    other,
    openArchive,
    passTime: async (milliseconds) => {
      passed += milliseconds
    },
    close: async () => {
      await Promise.all([store.close(), other.close()])
      await rm(folder, { recursive: true })
    },
  }
}

async function createPostgresHarness(): Promise<StoreHarness> {
  const url = await createPostgresDatabase()
  const openArchive = () => openPostgresArchive(url)
  const openStore = () => makeReadable(createPostgresStore({ url, log }), openArchive)
  const [store, other] = [openStore(), openStore()]
  return {
    store,
    other,
    openArchive,
    // The database's clock cannot be moved; moving every stored time the other way is the same.
    passTime: async (milliseconds) => {
      const earlier = (column: string) => `${column} = ${column} - ${milliseconds} * interval '1 millisecond'`
      const columns = ["created_at", "next_attempt_at", "claimed_until", "sent_at"]
      await onPostgres(url, `UPDATE contact.message SET ${columns.map(earlier).join(", ")}`)
    },
    close: async () => {
      await Promise.all([store.close(), other.close()])
    },
  }
}

describeContactStore("SQLite", createSqliteHarness)
describeContactStore("PostgreSQL", createPostgresHarness)
describeMessageArchive("SQLite", createSqliteHarness)
describeMessageArchive("PostgreSQL", createPostgresHarness)

test("PostgreSQL lets a worker claim no more than it asked for, even if it takes the table for tiny", async () => {
  const url = await createPostgresDatabase()
  const store = createPostgresStore({ url, log })
  await store.add(await newMessage())
  // As after `messages erase` has left one message.
  await onPostgres(url, "VACUUM (FULL, ANALYZE) contact.message")
  for (let count = 0; count < 5; count++) await store.add(await newMessage())
  for (let count = 0; count < 6; count++) expect(await store.claim(1, 60_000)).toHaveLength(1)
  await store.close()
})

test("a lease in SQLite ends exactly when it says", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  let now = Date.now()
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => now }, log })
  await store.add(await newMessage())
  expect(await store.claim(1, 60_000)).toHaveLength(1)
  now += 59_999
  expect(await store.claim(1, 60_000)).toEqual([])
  now += 1
  expect(await store.claim(1, 60_000)).toHaveLength(1)
  await store.close()
  await rm(folder, { recursive: true })
})

test("only the server's account may read the SQLite files, whatever the folder allows", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  await chmod(folder, 0o755)
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  const names = await readdir(folder)
  expect(names).toHaveLength(3)
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)
  await store.close()
  await rm(folder, { recursive: true })
})

test("messages wait while another program, such as an erase, writes to SQLite for some seconds", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  const other = new DatabaseSync(join(folder, "contact.db"))
  other.exec("BEGIN IMMEDIATE")
  setTimeout(() => other.exec("COMMIT"), 6000)
  expect(await store.add(await newMessage())).toMatchObject({ outcome: "stored" })
  other.close()
  await store.close()
  await rm(folder, { recursive: true })
})

test("SQLite's write-ahead log grows in proportion while a reader stays open, and shrinks afterward", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const file = join(folder, "contact.db")
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  await store.check()
  const reader = new DatabaseSync(file)
  reader.exec("BEGIN")
  reader.prepare("SELECT count(*) FROM message").get()
  const walSize = async () => (await stat(`${file}-wal`)).size
  let messages = 0
  while ((await walSize()) < 20e6) {
    await store.add(await newMessage())
    messages++
  }
  // Each message touches a page of the table and one of each index.
  expect(20e6 / messages).toBeLessThan(60_000)
  reader.close()
  for (let count = 0; count < 2; count++) await store.add(await newMessage())
  expect(await walSize()).toBeLessThanOrEqual(16e6)
  await store.close()
  await rm(folder, { recursive: true })
})

test("the server turns to other visitors between the answers of one SQLite batch", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  let answers = 0
  let answersBeforeOthers = Number.NaN
  const calls = Array.from({ length: 500 }, async () => {
    await store.backlog()
    if (answers++ === 0) setImmediate(() => (answersBeforeOthers = answers))
  })
  await Promise.all(calls)
  expect(answersBeforeOthers).toBeLessThan(10)
  await store.close()
  await rm(folder, { recursive: true })
})

test("closing a SQLite database loses no answer", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  // With the call that closes it this is one whole batch, so the thread ends before all answers are passed on.
  const calls = Array.from({ length: 499 }, () => store.backlog())
  await store.close()
  expect(await Promise.allSettled(calls)).not.toContainEqual(expect.objectContaining({ status: "rejected" }))
  await rm(folder, { recursive: true })
})

test("a SQLite database that cannot be opened says why each time, holds no lock, and works once it is repaired", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const file = join(folder, "contact.db")
  const other = new DatabaseSync(file)
  other.exec("CREATE TABLE message (foreign_to_us)")
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(store.check()).rejects.toThrow("table message already exists")
  other.exec("DROP TABLE message")
  other.close()
  await expect(store.check()).resolves.toBeUndefined()
  await store.close()
  await rm(folder, { recursive: true })
})

test("a SQLite database deleted while the server runs is created again, so no message goes to a deleted file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const data = join(folder, "data")
  const store = createSqliteStore({ file: join(data, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  await rm(data, { recursive: true })
  await store.check()
  expect(await readdir(data)).toContain("contact.db")
  await store.close()
  await rm(folder, { recursive: true })
})

test("a SQLite database is not created anew beside the write-ahead log of a missing one, which may hold messages", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const file = join(folder, "contact.db")
  const open = () => createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  const killed = open()
  await killed.add(await newMessage())
  const wal = await readFile(`${file}-wal`)
  const main = await readFile(file)
  await killed.close()
  await rm(file)
  await writeFile(`${file}-wal`, wal)
  const store = open()
  await expect(store.check()).rejects.toThrow(`${file} is missing or empty, but ${file}-wal is there`)
  // As an interrupted copy leaves it.
  await writeFile(file, "")
  await expect(store.check()).rejects.toThrow(`${file} is missing or empty, but ${file}-wal is there`)
  await writeFile(file, main)
  expect((await store.backlog()).pending).toBe(1)
  await store.close()
  await rm(folder, { recursive: true })
})

test("PostgreSQL's tables are created anew if somebody has dropped them", async () => {
  const url = await createPostgresDatabase()
  const store = createPostgresStore({ url, log })
  await store.check()
  await onPostgres(url, "DROP SCHEMA contact CASCADE")
  await expect(store.add(await newMessage())).rejects.toThrow("does not exist")
  expect(await store.add(await newMessage())).toMatchObject({ outcome: "stored" })
  await store.close()
})

test("a SQLite database moved while the server runs takes every message along", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const [file, moved] = [join(folder, "contact.db"), join(folder, "moved.db")]
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  await store.add(await newMessage())
  await rename(file, moved)
  await store.check()
  await store.close()
  const database = new DatabaseSync(moved)
  expect(database.prepare("SELECT id FROM message").all()).toHaveLength(1)
  database.close()
  await rm(folder, { recursive: true })
})

test("a message that SQLite could not store in time is not stored later", async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-"))
  const file = join(folder, "contact.db")
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  await store.check()
  const other = new DatabaseSync(file)
  other.exec("BEGIN IMMEDIATE")
  const first = store.add(await newMessage())
  // The first one's transaction is waiting for the lock by now; the second one's begins after it.
  await pause(1000)
  const second = store.add(await newMessage())
  await expect(first).rejects.toThrow()
  await expect(second).rejects.toThrow()
  other.exec("COMMIT")
  await store.check()
  expect(other.prepare("SELECT id FROM message").all()).toEqual([])
  other.close()
  await store.close()
  await rm(folder, { recursive: true })
})

test("a claim that PostgreSQL could not answer in time leaves no statement behind, which would claim messages later", async () => {
  const url = await createPostgresDatabase()
  const store = createPostgresStore({ url, log })
  await store.add(await newMessage())
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("BEGIN; LOCK TABLE contact.message IN ACCESS EXCLUSIVE MODE")
  await expect(store.claim(10, 60_000)).rejects.toThrow()
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  await until(async () => (await client.query(waiting)).rowCount === 0)
  await client.end()
  expect(await store.claim(10, 60_000)).toMatchObject([{ attempts: 1 }])
  await store.close()
})

describe("migrations", () => {
  test("eight processes that start at once on an empty PostgreSQL database all find their tables", async () => {
    const url = await createPostgresDatabase()
    const stores = Array.from({ length: 8 }, () => createPostgresStore({ url, log }))
    await expect(Promise.all(stores.map((store) => store.backlog()))).resolves.toHaveLength(8)
    await Promise.all(stores.map((store) => store.close()))
  })

  test("eight threads that start at once on an empty folder all find their tables", async () => {
    const folder = await mkdtemp(join(tmpdir(), "store-"))
    const options = { file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log }
    const stores = Array.from({ length: 8 }, () => createSqliteStore(options))
    await expect(Promise.all(stores.map((store) => store.backlog()))).resolves.toHaveLength(8)
    await Promise.all(stores.map((store) => store.close()))
    await rm(folder, { recursive: true })
  })
})
