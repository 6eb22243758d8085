import { execFileSync, spawn } from "node:child_process"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { once } from "node:events"
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import type { Worker } from "node:worker_threads"
import { Client, Pool } from "pg"
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest"
import { openPostgresArchive } from "../../src/adapters/postgres-archive.ts"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import { answerWithinMs, inTransaction } from "../../src/adapters/postgres-transaction.ts"
import { createMessageId } from "../../src/contact/identity.ts"
import type { Log, LogEntry } from "../../src/contact/ports.ts"
import { type Claim, type ContactStore, TransientError, UnconfirmedError } from "../../src/contact/store.ts"
import { openSqliteArchive } from "../../src/server/sqlite-archive.ts"
import { openSqliteDatabase } from "../../src/server/sqlite-database.ts"
import { createSqliteStore } from "../../src/server/sqlite-store.ts"
import { describeMessageArchive } from "./archive.contract.ts"
import { makeReadable } from "./readable-store.ts"
import { until } from "./running-site.ts"
import { createFolder } from "./server-process.ts"
import { describeContactStore, newMessage, type StoreHarness } from "./store.contract.ts"

const log: Log = () => {}

/** As another program's checkpoint does. */
function emptyLog(file: string): void {
  const database = new DatabaseSync(file)
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  database.close()
}

/** Until its standard input ends. In a process of its own, because SQLite's locks belong to processes. */
async function holdWriteLock(file: string) {
  const hold = `
    const database = new (require("node:sqlite").DatabaseSync)(process.argv[1])
    database.exec("BEGIN IMMEDIATE")
    console.log("locked")
    process.stdin.resume().on("end", () => database.exec("COMMIT"))`
  const holder = spawn(process.execPath, ["-e", hold, file], { stdio: ["pipe", "pipe", "inherit"] })
  await once(holder.stdout, "data")
  return holder
}

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

test("a machine that starts with its clock at 1970 dates no waiting message anew in SQLite, and takes no time for plausible", async () => {
  const folder = await createFolder()
  const month = 30 * 24 * 3_600_000
  const right = Date.now()
  let now = right
  const options = { file: join(folder, "contact.db"), clock: { now: () => now }, log }
  const store = makeReadable(createSqliteStore(options), async () =>
    openSqliteArchive(options.file, options.clock),
  )
  const isPulledBack = async () => {
    const pulled = (await store.backlog()).timesAreImplausible && (await store.pullBack(60_000))
    expect((await store.backlog()).timesAreImplausible).toBe(now === 0)
    return pulled
  }
  const added = await newMessage()
  await store.add(added)
  now = 0
  expect(await isPulledBack()).toBe(1)
  expect((await store.get(added.id))?.createdAt).toEqual(new Date(right))
  now = right + month
  const ahead = await newMessage()
  await store.add(ahead)
  now = 0
  expect(await isPulledBack()).toBe(1)
  now = right
  expect(await isPulledBack()).toBe(1)
  expect((await store.get(ahead.id))?.createdAt).toEqual(new Date(right))
  await store.close()
})

test("if SQLite's thread dies, waiting calls are told, the log says why, and the next call starts another", async () => {
  const folder = await createFolder()
  const threads: Worker[] = []
  const note = (created: unknown) => void threads.push((created as { worker: Worker }).worker)
  subscribe("worker_threads", note)
  onTestFinished(() => void unsubscribe("worker_threads", note))
  const logged: LogEntry[] = []
  const store = createSqliteStore({
    file: join(folder, "contact.db"),
    clock: { now: () => Date.now() },
    log: (entry) => logged.push(entry),
  })
  await store.check()
  threads[0]?.postMessage("not a batch")
  // It was given the message, and may have stored it.
  await expect(store.add(await newMessage())).rejects.toMatchObject({
    message: "the database thread ended",
    cause: expect.any(UnconfirmedError),
  })
  expect(logged).toEqual([
    {
      level: "error",
      event: "sqlite_worker_failed",
      message: "TypeError: batch.find is not a function",
    },
  ])
  expect(await store.add(await newMessage())).toMatchObject({ outcome: "stored" })
  expect((await store.backlog()).pending).toBe(1)
  await store.close()
})

test("SQLite refuses calls when ten thousand are waiting, and when it is closed", async () => {
  const folder = await createFolder()
  const options = { file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log }
  await createSqliteStore(options).close()
  const store = createSqliteStore(options)
  const calls = Array.from({ length: 10_001 }, () => store.backlog())
  await expect(calls.pop()).rejects.toThrow("too many calls are waiting for the disk")
  await Promise.all(calls)
  await store.close()
  await expect(store.backlog()).rejects.toThrow("the store is closed")
})

test("a key that a process of another version is storing in PostgreSQL is a repeat, too", async () => {
  const url = await createPostgresDatabase()
  const store = createPostgresStore({ url, log })
  onTestFinished(() => store.close())
  await store.check()
  const { id, message, fingerprint, idempotencyKey, ...rest } = await newMessage({}, "key-of-two-versions")
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  // It locks nothing that this version knows of.
  await client.query("BEGIN")
  await client.query(
    `INSERT INTO contact.message (id, name, email, phone, message, language, suspicious, fingerprint, idempotency_key)
     VALUES ($1, $2, $3, $4, $5, 'es', false, $6, $7)`,
    [id, message.name, message.email, message.phone, message.message, fingerprint, idempotencyKey],
  )
  const again = { id: createMessageId(Date.now()), message, fingerprint, idempotencyKey, ...rest }
  const adding = store.add(again)
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid")
  await until(async () => {
    const blocked = await client.query(
      "SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))",
      [rows[0].pid],
    )
    return blocked.rowCount === 1
  })
  await client.query("COMMIT")
  expect(await adding).toEqual({ outcome: "repeated", id })
})

test("a SQLite database whose folder cannot be created says so", async () => {
  const clock = { now: () => Date.now() }
  const store = createSqliteStore({ file: "/proc/nowhere/contact.db", clock, log })
  await expect(store.check()).rejects.toThrow("mkdir '/proc/nowhere'")
  await store.close()
})

test.each(["ABORT", "ROLLBACK"])(
  "a command that SQLite refuses halfway leaves no transaction open (%s)",
  async (how) => {
    const folder = await createFolder()
    const file = join(folder, "contact.db")
    const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
    const { id } = await newMessage()
    await store.add({ ...(await newMessage()), id })
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec(`CREATE TRIGGER keep BEFORE DELETE ON message BEGIN SELECT RAISE(${how}, 'not this one'); END`)
    other.close()
    const archive = openSqliteArchive(file, { now: () => Date.now() })
    await expect(archive.erase([id])).rejects.toThrow("not this one")
    await archive.markReported([id])
    expect(await archive.count({ isUnreported: true })).toBe(0)
    await archive.close()
    await store.close()
  },
)

test("a command that PostgreSQL refuses halfway leaves no transaction open", async () => {
  const url = await createPostgresDatabase()
  const store = createPostgresStore({ url, log })
  const added = await newMessage()
  await store.add(added)
  await store.close()
  await onPostgres(
    url,
    "CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$",
    "CREATE TRIGGER keep BEFORE DELETE ON contact.message FOR EACH ROW EXECUTE FUNCTION keep()",
  )
  const archive = await openPostgresArchive(url)
  await expect(archive.erase([added.id])).rejects.toThrow("not this one")
  expect(await archive.count()).toBe(1)
  await archive.close()
})

test("a PostgreSQL transaction that cannot be committed is a failure", async () => {
  const pool = new Pool({ connectionString: inject("postgresUrl") })
  const failed = inTransaction(pool, (client) => client.query("SELECT 1/0").catch(() => "went on"))
  await expect(failed).rejects.toThrow("the transaction was rolled back")
  await pool.end()
})

test("PostgreSQL ends a transaction that stands still, because others may wait for what it holds", async () => {
  const pool = new Pool({ connectionString: inject("postgresUrl") })
  pool.on("connect", (client) => client.on("error", () => {}))
  const stood = inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(1)")
    await pause(answerWithinMs + 2000)
  })
  await expect(stood).rejects.toThrow()
  await pool.end()
})

test("a lease in SQLite ends exactly when it says", async () => {
  const folder = await createFolder()
  let now = Date.now()
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => now }, log })
  await store.add(await newMessage())
  expect(await store.claim(1, 60_000)).toHaveLength(1)
  now += 59_999
  expect(await store.claim(1, 60_000)).toEqual([])
  now += 1
  expect(await store.claim(1, 60_000)).toHaveLength(1)
  await store.close()
})

test("what is erased from a SQLite file is overwritten at once, in case the command ends before it has cleaned up", async () => {
  const folder = await createFolder()
  const file = join(folder, "contact.db")
  const clock = { now: () => Date.now() }
  const store = createSqliteStore({ file, clock, log })
  const added = await newMessage()
  await store.add(added)
  await store.close()
  const hasWords = async () => (await readFile(file)).includes(added.message.email)
  expect(await hasWords()).toBe(true)
  const archive = openSqliteArchive(file, clock)
  expect(await archive.erase([added.id])).toBe(1)
  await archive.close()
  expect(await hasWords()).toBe(false)
})

test("only the server's account may read the SQLite files, whatever the folder allows", async () => {
  const folder = await createFolder()
  await chmod(folder, 0o755)
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  const names = await readdir(folder)
  expect(names).toHaveLength(3)
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0)
  await store.close()
})

test("messages wait while another program, such as an erase, writes to SQLite for some seconds", async () => {
  const folder = await createFolder()
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  const other = new DatabaseSync(join(folder, "contact.db"))
  other.exec("BEGIN IMMEDIATE")
  // Reading does not wait.
  expect((await store.backlog()).pending).toBe(0)
  setTimeout(() => other.exec("COMMIT"), 6000)
  expect(await store.add(await newMessage())).toMatchObject({ outcome: "stored" })
  other.close()
  await store.close()
})

test("SQLite's write-ahead log grows in proportion while a reader stays open, and shrinks afterward", async () => {
  const folder = await createFolder()
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
})

test("the server turns to other visitors between the answers of one SQLite batch", async () => {
  const folder = await createFolder()
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
})

test("closing a SQLite database loses no answer", async () => {
  const folder = await createFolder()
  const store = createSqliteStore({ file: join(folder, "contact.db"), clock: { now: () => Date.now() }, log })
  await store.check()
  // With the call that closes it this is one whole batch, so the thread ends before all answers are passed on.
  const calls = Array.from({ length: 499 }, () => store.backlog())
  await store.close()
  expect(await Promise.allSettled(calls)).not.toContainEqual(expect.objectContaining({ status: "rejected" }))
})

test("a SQLite database that cannot be opened says why each time, holds no lock, and works once it is repaired", async () => {
  const folder = await createFolder()
  const file = join(folder, "contact.db")
  const other = new DatabaseSync(file)
  other.exec("CREATE TABLE message (foreign_to_us)")
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(store.check()).rejects.toThrow("something other than this site's messages")
  other.exec("DROP TABLE message")
  other.close()
  await expect(store.check()).resolves.toBeUndefined()
  await store.close()
})

test("a server begins a new write-ahead log when it starts, since the disk may lack a part of what a failed one has left", async () => {
  const folder = await createFolder()
  const clock = { now: () => Date.now() }
  const failed = createSqliteStore({ file: join(folder, "failed", "contact.db"), clock, log })
  for (let count = 0; count < 9; count++) await failed.add(await newMessage())
  await cp(join(folder, "failed"), join(folder, "next"), { recursive: true })
  await failed.close()
  const left = join(folder, "next", "contact.db-wal")
  const { size } = await stat(left)
  const next = createSqliteStore({ file: join(folder, "next", "contact.db"), clock, log })
  await next.check()
  expect((await next.backlog()).pending).toBe(9)
  expect((await stat(left)).size).toBeLessThan(size)
  await next.close()
})

describe("a SQLite database that is replaced while the server runs", () => {
  const clock = { now: () => Date.now() }
  let folder: string
  let data: string
  let events: LogEntry[]
  const open = (name = "data") =>
    createSqliteStore({ file: join(folder, name, "contact.db"), clock, log: (entry) => events.push(entry) })
  const mount = async (name: string) => {
    await rm(data, { force: true })
    await symlink(join(folder, name), data)
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "store-"))
    data = join(folder, "data")
    events = []
    await mkdir(join(folder, "mount point"))
    await mount("mount point")
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** A database with one waiting message, as on a disk that is not mounted yet. */
  async function makeDisk(): Promise<void> {
    const earlier = open("disk")
    await earlier.add(await newMessage())
    await earlier.close()
  }

  test.each(["hidden by a disk with another one", "hidden by an empty disk", "deleted"])(
    "and %s takes no messages, and those that wait in it are still delivered",
    async (event) => {
      await makeDisk()
      const store = open()
      const message = await newMessage()
      await store.add(message)
      await mkdir(join(folder, "empty disk"))
      if (event === "deleted") await rm(join(data, "contact.db"))
      else await mount(event.includes("empty") ? "empty disk" : "disk")
      const refusal = `${join(data, "contact.db")} is no longer the database that this server opened: it was moved, deleted, hidden by a mounted disk, or separated from its log. Messages still waiting in it, which are being mailed: 1. `
      await expect(store.add(await newMessage())).rejects.toThrow(refusal)
      await expect(store.check()).rejects.toThrow(refusal)
      await store.checkMarking()
      expect(await readdir(join(folder, "empty disk"))).toEqual([])
      const [claim] = await store.claim(9, 60_000)
      expect(claim?.id).toBe(message.id)
      await store.close()
      expect(events).toEqual([
        { level: "error", event: "database_replaced", message: expect.stringContaining(refusal) },
      ])
    },
  )

  test("and put back takes messages again", async () => {
    await makeDisk()
    const store = open()
    await store.add(await newMessage())
    await mount("disk")
    await expect(store.add(await newMessage())).rejects.toThrow(
      "is no longer the database that this server opened",
    )
    await mount("mount point")
    await store.add(await newMessage())
    expect((await store.backlog()).pending).toBe(2)
    await store.close()
    expect(events).toEqual([])
  })

  test("is noticed after an error, too", async () => {
    await makeDisk()
    const store = open()
    await store.add(await newMessage())
    const breaker = new DatabaseSync(join(data, "contact.db"))
    breaker.exec("ALTER TABLE health_check RENAME TO gone")
    await expect(store.check()).rejects.toThrow("health_check")
    breaker.exec("ALTER TABLE gone RENAME TO health_check")
    breaker.close()
    await mount("disk")
    await expect(store.check()).rejects.toThrow("Messages still waiting in it, which are being mailed: 1. ")
    await mount("mount point")
    await store.check()
    expect((await store.backlog()).pending).toBe(1)
    await store.close()
  })

  /** The ids in a database file, which must be sound. */
  function idsIn(file: string): unknown[] {
    const database = new DatabaseSync(file)
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" })
    const rows = database.prepare("SELECT id FROM message ORDER BY id").all()
    database.close()
    return rows.map(({ id }) => id)
  }

  test("by moving it to another disk is kept whole, although its log did not move", async () => {
    const store = open()
    const messages = [await newMessage(), await newMessage()]
    for (const message of messages) await store.add(message)
    const file = join(data, "contact.db")
    // As mv does it.
    await cp(file, join(folder, "moved.db"))
    await rm(file)
    const refused = await store.check().catch((error: Error) => error.message)
    await store.check().catch(() => {})
    await store.close()
    expect(await readdir(data)).toEqual([expect.stringMatching(/^contact\.db\.before-restore-\d+$/)])
    const [kept = ""] = await readdir(data)
    expect(idsIn(join(data, kept))).toEqual(messages.map(({ id }) => id).sort())
    expect(refused).toContain("no longer the database")
    expect(events).toEqual([
      { level: "error", event: "database_replaced", message: expect.stringContaining(kept) },
    ])
  })

  /** What another process would read, while the server may still run. */
  const read = (name: string) => idsIn(join(folder, name, "contact.db"))
  const copies = async (name: string) =>
    (await readdir(join(folder, name))).filter((found) => found.startsWith("contact.db.before-restore-"))
  const refused = (store: ContactStore) => store.check().catch((error: Error) => error.message)

  test("and put back is opened anew, so that another process sees what it accepts", async () => {
    const store = open()
    const messages = [await newMessage(), await newMessage()]
    await store.add(messages[0] as (typeof messages)[0])
    await rename(join(data, "contact.db"), join(data, "moved.db"))
    for (const _ of "twice") await expect(store.check()).rejects.toThrow("no longer the database")
    await rename(join(data, "moved.db"), join(data, "contact.db"))
    await store.add(messages[1] as (typeof messages)[0])
    expect(read("data")).toEqual(messages.map(({ id }) => id).sort())
    // As a backup or a crash would find it.
    await cp(data, join(folder, "crashed"), { recursive: true })
    expect(read("crashed")).toEqual(messages.map(({ id }) => id).sort())
    await store.close()
  })

  test("a second time, by deleting it, is kept as a copy", async () => {
    await makeDisk()
    const store = open()
    const messages = [await newMessage(), await newMessage()]
    await store.add(messages[0] as (typeof messages)[0])
    await mount("disk")
    for (const _ of "twice") await refused(store)
    await mount("mount point")
    await store.add(messages[1] as (typeof messages)[0])
    await rm(join(data, "contact.db"))
    for (const _ of "twice") await refused(store)
    await store.close()
    const [copy = ""] = await copies("mount point")
    expect(idsIn(join(data, copy))).toEqual(messages.map(({ id }) => id).sort())
  })

  test("by deleting it is kept as a copy that knows what was mailed since", async () => {
    const store = open()
    await store.add(await newMessage())
    await rm(join(data, "contact.db"))
    await refused(store)
    const [claim] = await store.claim(1, 60_000)
    await store.markSent(claim as Claim)
    await store.close()
    const [copy = "", ...others] = await copies("data")
    expect(others).toEqual([])
    const database = new DatabaseSync(join(data, copy))
    expect(database.prepare("SELECT status FROM message").all()).toEqual([{ status: "sent" }])
    database.close()
  })

  test("by moving it, and then deleted, is kept as a copy", async () => {
    const store = open()
    const message = await newMessage()
    await store.add(message)
    await rename(join(data, "contact.db"), join(data, "moved.db"))
    await refused(store)
    await rm(join(data, "moved.db"))
    await refused(store)
    await store.close()
    const [copy = ""] = await copies("mount point")
    expect(idsIn(join(data, copy))).toEqual([message.id])
  })

  test("with its folder is kept as a copy that only this account can read", async () => {
    const store = open()
    const message = await newMessage()
    await store.add(message)
    await rm(join(folder, "mount point"), { recursive: true })
    await refused(store)
    await store.close()
    const [copy = ""] = await copies("mount point")
    expect(idsIn(join(data, copy))).toEqual([message.id])
    expect((await stat(join(data, copy))).mode & 0o777).toBe(0o600)
    expect((await stat(data)).mode & 0o777).toBe(0o700)
  })

  test("where no copy can be made claims none and leaves nothing, however often it tries", async () => {
    const store = open()
    await store.add(await newMessage())
    await rm(join(folder, "mount point"), { recursive: true })
    await writeFile(join(folder, "mount point"), "in its place")
    for (const _ of "four") expect(await refused(store)).not.toContain("It is kept as")
    await store.close()
    expect(await readFile(join(folder, "mount point"), "utf8")).toBe("in its place")
    expect(events).toEqual([
      {
        level: "error",
        event: "database_replaced",
        message: expect.stringContaining("which are being mailed: 1"),
      },
    ])
  })

  test("by moving it and linking it from where it was is opened anew, with the log that others see", async () => {
    const store = open()
    const messages = [await newMessage(), await newMessage()]
    await store.add(messages[0] as (typeof messages)[0])
    await rename(join(data, "contact.db"), join(folder, "moved.db"))
    await symlink(join(folder, "moved.db"), join(data, "contact.db"))
    expect(await refused(store)).toContain("separated from its log")
    await store.add(messages[1] as (typeof messages)[0])
    expect(read("data")).toEqual(messages.map(({ id }) => id).sort())
    await store.close()
  })

  test.each([["-wal"], ["-wal", "-shm"]])(
    "or whose log is removed (%s %s) is opened anew with another one, and nothing is lost",
    async (...ends) => {
      const store = open()
      const messages = [await newMessage(), await newMessage()]
      await store.add(messages[0] as (typeof messages)[0])
      for (const end of ends) await rm(join(data, `contact.db${end}`))
      await expect(store.backlog()).rejects.toThrow("separated from its log")
      await store.add(messages[1] as (typeof messages)[0])
      // As a crash would leave it.
      await cp(data, join(folder, "crashed"), { recursive: true })
      expect(read("crashed")).toEqual(messages.map(({ id }) => id).sort())
      await store.close()
      expect(events).toEqual([])
    },
  )

  test("by moving it takes no command meanwhile, which would write another log", async () => {
    const store = open()
    await store.add(await newMessage())
    const moved = join(folder, "moved.db")
    await rename(join(data, "contact.db"), moved)
    await refused(store)
    expect(() => openSqliteArchive(moved, clock)).toThrow("is in use without its log")
    await store.close()
    const archive = openSqliteArchive(moved, clock)
    expect(await Array.fromAsync(archive.read())).toHaveLength(1)
    await archive.close()
  })

  test("where its name is a link leaves no log for the copy that is put in its place", async () => {
    await mkdir(join(folder, "elsewhere"))
    await symlink(join(folder, "elsewhere", "contact.db"), join(data, "contact.db"))
    const store = open()
    const message = await newMessage()
    await store.add(message)
    await rm(join(folder, "elsewhere", "contact.db"))
    for (const _ of "twice") await refused(store)
    await store.close()
    const [copy = ""] = await readdir(join(folder, "elsewhere"))
    expect(await readdir(join(folder, "elsewhere"))).toHaveLength(1)
    await rename(join(folder, "elsewhere", copy), join(folder, "elsewhere", "contact.db"))
    expect(read("data")).toEqual([message.id])
  })

  test("does not take another database's log away, even if both have the same number in their file systems", async () => {
    const store = open()
    await store.add(await newMessage())
    // A link of the same file in another folder, beside a log that is not this database's.
    await mkdir(join(folder, "disk"))
    await rename(join(data, "contact.db"), join(folder, "disk", "contact.db"))
    await refused(store)
    for (const part of ["-wal", "-shm"]) await writeFile(join(data, `contact.db${part}`), "another's")
    await rename(join(folder, "disk", "contact.db"), join(data, "contact.db"))
    await store.close()
    for (const part of ["-wal", "-shm"])
      expect(await readFile(join(data, `contact.db${part}`), "utf8")).toBe("another's")
  })

  const foreign =
    /contact\.db-wal (belongs to another database|is in use by a server that has another database open)/

  // Other systems do not tell who has locked a file.
  const onLinux = process.platform === "linux"
  const justWritten = "just written to its file"

  test.each(["new", "in use for long", "after an erase", ...(onLinux ? [justWritten] : [])])(
    "and put back over one that another server began meanwhile (%s) does not get that one's log",
    async (age) => {
      const file = join(data, "contact.db")
      const eraseOne = async (store: ContactStore) => {
        const message = await newMessage()
        await store.add(message)
        const archive = openSqliteArchive(file, clock)
        await archive.erase([message.id])
        await archive.scrub()
        await archive.close()
      }
      const store = open()
      const messages = [await newMessage(), await newMessage()]
      for (const message of messages) await store.add(message)
      if (age === "after an erase") await eraseOne(store)
      await rename(file, join(folder, "moved.db"))
      await refused(store)
      const other = open()
      await other.check()
      if (age === "after an erase") await eraseOne(other)
      else if (age !== "new") {
        emptyLog(file)
        if (age !== justWritten) await other.check()
      }
      await rename(join(folder, "moved.db"), file)
      for (const _ of "twice") expect(await refused(store)).toMatch(foreign)
      expect(() => openSqliteArchive(file, clock)).toThrow(foreign)
      // It says so of its own, and takes its log away.
      await other.close()
      const next = await newMessage()
      await store.add(next)
      await store.close()
      expect(idsIn(file)).toEqual([...messages, next].map(({ id }) => id).sort())
    },
  )

  test.runIf(onLinux)("by a copy of it is not opened with the log that the server still uses", async () => {
    const file = join(data, "contact.db")
    const store = open()
    await store.add(await newMessage())
    await rename(file, join(folder, "moved.db"))
    await cp(join(folder, "moved.db"), file)
    const next = open()
    expect(await refused(next)).toMatch(foreign)
    await refused(store)
    const message = await newMessage()
    await next.add(message)
    expect(idsIn(file)).toContain(message.id)
    await next.close()
    await store.close()
    expect(idsIn(file)).toContain(message.id)
  })

  test("by an older release's does not get the log of another one", async () => {
    const file = join(data, "contact.db")
    const earlier = open()
    await earlier.add(await newMessage())
    await earlier.close()
    const older = new DatabaseSync(file)
    older.exec("DROP TABLE identity; PRAGMA user_version = 3")
    older.close()
    await rename(file, join(folder, "older.db"))
    const store = open()
    await store.add(await newMessage())
    // As a crash leaves it.
    await cp(data, join(folder, "crashed"), { recursive: true, dereference: true })
    await store.close()
    await rename(join(folder, "older.db"), join(folder, "crashed", "contact.db"))
    expect(() => openSqliteArchive(join(folder, "crashed", "contact.db"), clock)).toThrow(foreign)
  })

  test("by an older or newer copy of it is not damaged by the log that a crash left", async () => {
    const file = join(data, "contact.db")
    const crashed = join(folder, "crashed", "contact.db")
    const store = open()
    const added: string[] = []
    const addOne = async () => {
      const message = await newMessage()
      added.push(message.id)
      await store.add(message)
    }
    const beginLog = async () => {
      emptyLog(file)
      await addOne()
    }
    await addOne()
    const copies = ["before the last log", "with the last log", "after it"].map((name) => join(folder, name))
    const [before = "", during = "", after = ""] = copies
    await cp(file, before)
    await beginLog()
    await beginLog()
    await cp(file, during)
    await addOne()
    await cp(data, join(folder, "crashed"), { recursive: true, dereference: true })
    const present = added.toSorted()
    await beginLog()
    await beginLog()
    await cp(file, after)
    await store.close()
    for (const copy of [before, after]) {
      await cp(copy, crashed)
      expect(() => openSqliteArchive(crashed, clock)).toThrow(foreign)
    }
    await cp(during, crashed)
    expect(read("crashed")).toEqual(present)
  })

  test("by a copy written over it takes no message that would be lost in it, until the right one is put back", async () => {
    const file = join(data, "contact.db")
    const store = open()
    const messages: { readonly id: string }[] = []
    const addOne = async () => {
      const message = await newMessage()
      await store.add(message)
      messages.push(message)
    }
    for (let count = 0; count < 30; count++) await addOne()
    emptyLog(file)
    await addOne()
    await cp(file, join(folder, "older.db"))
    for (let count = 0; count < 30; count++) await addOne()
    emptyLog(file)
    await addOne()
    await cp(file, join(folder, "right.db"))
    // Node's `cp` would put another file in its place.
    const write = (name: string) => execFileSync("cp", [join(folder, name), file])
    write("older.db")
    for (const _ of "twice") expect(await refused(store)).toMatch(foreign)
    expect(() => openSqliteArchive(file, clock)).toThrow(foreign)
    write("right.db")
    await addOne()
    expect(idsIn(file)).toEqual(messages.map(({ id }) => id).sort())
    write("older.db")
    await store.close()
    expect(() => openSqliteArchive(file, clock)).toThrow(foreign)
    await rm(`${file}-shm`, { force: true })
    write("right.db")
    expect(idsIn(file)).toEqual(messages.map(({ id }) => id).sort())
  })

  test("by a copy written over it while a message waits for another program does not take that message", async () => {
    const file = join(data, "contact.db")
    const store = open()
    const addSome = async () => {
      for (let count = 0; count < 30; count++) await store.add(await newMessage())
      emptyLog(file)
    }
    await addSome()
    await cp(file, join(folder, "older.db"))
    await addSome()
    await addSome()
    await store.add(await newMessage())
    const other = await holdWriteLock(file)
    const added = store.add(await newMessage()).catch((error: Error) => error.message)
    await pause(500)
    execFileSync("cp", [join(folder, "older.db"), file])
    other.stdin.end()
    // Or it comes upon a page of the copy.
    expect(await added).toMatch(/was written over by another program|database disk image is malformed/)
    expect(await refused(store)).toMatch(foreign)
    await store.close()
    expect(() => openSqliteArchive(file, clock)).toThrow(foreign)
  })

  test("by the copy that was made of it when it was deleted is not damaged by a log that a crash left", async () => {
    const file = join(data, "contact.db")
    const store = open()
    const addSome = async () => {
      for (let count = 0; count < 60; count++) await store.add(await newMessage())
    }
    await addSome()
    const command = new DatabaseSync(file)
    command.exec(
      "DELETE FROM message WHERE id IN (SELECT id FROM message LIMIT 30); PRAGMA wal_checkpoint(TRUNCATE)",
    )
    command.close()
    await addSome()
    const log = await readFile(`${file}-wal`)
    await rm(file)
    await refused(store)
    await store.close()
    const [copy = ""] = await copies("data")
    await rename(join(data, copy), file)
    await writeFile(`${file}-wal`, log)
    expect(() => openSqliteArchive(file, clock)).toThrow(foreign)
  })

  test("only in part, by a checkpoint that a crash ended during an upgrade, is opened with its log", async () => {
    const file = join(data, "contact.db")
    const crashed = join(folder, "crashed", "contact.db")
    const message = await newMessage()
    const earlier = open()
    await earlier.add(message)
    await earlier.close()
    const older = new DatabaseSync(file)
    older.exec("ALTER TABLE identity DROP COLUMN position; PRAGMA user_version = 4")
    older.close()
    const store = open()
    await store.check()
    await cp(data, join(folder, "crashed"), { recursive: true, dereference: true })
    await store.close()
    const log = await readFile(`${crashed}-wal`)
    const pages = await readFile(file)
    const halfway = Buffer.concat([await readFile(crashed), pages]).subarray(0, pages.length)
    for (let page = 0; page < pages.length; page += 4096) {
      pages.copy(halfway, page, page, page + 4096)
      await writeFile(crashed, halfway)
      await writeFile(`${crashed}-wal`, log)
      const archive = openSqliteArchive(crashed, clock)
      expect(await Array.fromAsync(archive.read())).toHaveLength(1)
      await archive.close()
    }
  })

  test("by another file in the same folder is not damaged by whoever writes to that one", async () => {
    const file = join(data, "contact.db")
    const earlier = open()
    const messages = [await newMessage()]
    await earlier.add(messages[0] as (typeof messages)[0])
    await earlier.close()
    await cp(file, join(folder, "copy.db"))
    const store = open()
    for (let count = 0; count < 10; count++) {
      const message = await newMessage()
      messages.push(message)
      await store.add(message)
    }
    await rename(file, join(data, "moved.db"))
    await cp(join(folder, "copy.db"), file)
    await expect(store.check()).rejects.toThrow("Messages still waiting in it, which are being mailed: 11. ")
    for (let count = 0; count < 20; count++) {
      const command = new DatabaseSync(file)
      command.exec(`UPDATE message SET next_attempt_at = ${count}, last_error = '${"x".repeat(5000)}'`)
      const [claim] = await store.claim(1, 60_000)
      if (claim) await store.markFailed(claim, "y".repeat(5000), 1)
      command.close()
    }
    await store.close()
    expect(idsIn(join(data, "moved.db"))).toEqual(messages.map(({ id }) => id).sort())
    expect(idsIn(file)).toEqual([messages[0]?.id])
  })
})

test("a SQLite database that is gone when a command opens it is not created, because it may be put back", async () => {
  const folder = await createFolder()
  expect(() => openSqliteDatabase(join(folder, "a #1?.db"), false)).toThrow("unable to open database file")
  expect(await readdir(folder)).toEqual([])
})

test("a SQLite database is not created anew beside the write-ahead log of a missing one, which may hold messages", async () => {
  const folder = await createFolder()
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
  // Through a link, too, and beside one.
  const link = join(folder, "link.db")
  await symlink(file, link)
  const linked = createSqliteStore({ file: link, clock: { now: () => Date.now() }, log })
  await expect(linked.check()).rejects.toThrow(`${file} is missing or empty, but ${file}-wal is there`)
  await writeFile(`${link}-wal`, wal)
  await expect(linked.check()).rejects.toThrow(`${link} is a link, but ${link}-wal is there`)
  await linked.close()
  // As an interrupted copy leaves it.
  await writeFile(file, "")
  await expect(store.check()).rejects.toThrow(`${file} is missing or empty, but ${file}-wal is there`)
  await writeFile(file, main)
  expect((await store.backlog()).pending).toBe(1)
  await store.close()
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
  const folder = await createFolder()
  const [file, moved] = [join(folder, "contact.db"), join(folder, "moved.db")]
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  await store.add(await newMessage())
  await rename(file, moved)
  await expect(store.check()).rejects.toThrow(`${file} is no longer the database`)
  // Or the next file of that name would take it for its own.
  expect(await readdir(folder)).not.toContain("contact.db-wal")
  await store.close()
  const database = new DatabaseSync(moved)
  expect(database.prepare("SELECT id FROM message").all()).toHaveLength(1)
  database.close()
})

test("a message that SQLite could not store in time is not stored later, nor claimed", async () => {
  const folder = await createFolder()
  const file = join(folder, "contact.db")
  const store = createSqliteStore({ file, clock: { now: () => Date.now() }, log })
  const earlier = await newMessage()
  await store.add(earlier)
  const other = await holdWriteLock(file)
  const first = store.add(await newMessage())
  // The first one's transaction is waiting for the lock by now; the second one's begins after it.
  await pause(1000)
  const second = store.add(await newMessage())
  const claimed = store.claim(1, 60_000)
  const outcomes = await Promise.allSettled([first, second, claimed])
  // Which the health check need not remember: it is over when a check passes.
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(TransientError) })
  other.stdin.end()
  await once(other, "exit")
  await store.check()
  await store.close()
  const database = new DatabaseSync(file)
  expect(database.prepare("SELECT id, attempts FROM message").all()).toEqual([
    { id: earlier.id, attempts: 0 },
  ])
  database.close()
})

test("a message that PostgreSQL refused because it had too many clients is not remembered", async () => {
  const url = new URL(await createPostgresDatabase())
  url.username = `login_${crypto.randomUUID().replaceAll("-", "")}`
  await onPostgres(
    inject("postgresUrl"),
    `CREATE ROLE ${url.username} LOGIN CONNECTION LIMIT 0 PASSWORD '${url.password}'`,
  )
  const store = createPostgresStore({ url: url.href, log })
  await expect(store.add(await newMessage())).rejects.toBeInstanceOf(TransientError)
  await store.close()
})

test("while PostgreSQL's table is locked, messages are refused and the check fails; neither is remembered", async () => {
  const url = await createPostgresDatabase()
  const store = createPostgresStore({ url, log })
  await store.check()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query("BEGIN; LOCK TABLE contact.message IN SHARE MODE")
  const outcomes = await Promise.allSettled([store.add(await newMessage()), store.check()])
  expect(outcomes).toMatchObject([
    { status: "rejected", reason: expect.any(TransientError) },
    { status: "rejected" },
  ])
  await client.end()
  await store.check()
  await store.close()
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
    const folder = await createFolder()
    const options = { file: join(folder, "new", "contact.db"), clock: { now: () => Date.now() }, log }
    const stores = Array.from({ length: 8 }, () => createSqliteStore(options))
    await expect(Promise.all(stores.map((store) => store.backlog()))).resolves.toHaveLength(8)
    await Promise.all(stores.map((store) => store.close()))
  })
})
