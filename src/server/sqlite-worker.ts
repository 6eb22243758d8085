/**
 * The only writer of the SQLite database in this process, in its own thread so that a commit never delays a page. Each
 * batch is one transaction, answered after its COMMIT, so many messages share one fsync.
 */
import { closeSync, fstatSync, openSync, rmSync, statSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { busyTimeoutMs, openSqliteDatabase } from "./sqlite-database.ts"
import { createSqliteOperations, type SqliteOperation, type SqliteOperations } from "./sqlite-operations.ts"

/** One call. The operation "close" ends the thread. */
export interface SqliteRequest {
  readonly call: number
  readonly operation: SqliteOperation | "close"
  readonly now: number
  /** By `process.hrtime`, which is the same in all threads. A call started later could succeed after its caller was told that it failed. */
  readonly startBy: bigint
  readonly args: readonly unknown[]
}

export type SqliteResponse =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string }

interface OpenDatabase {
  readonly database: DatabaseSync
  /** Of the open file and its log. The paths may lead to other files by now. */
  readonly identities: Readonly<Record<Part, string | undefined>>
  /** Of the open file. To close it ends all locks on that file (https://sqlite.org/howtocorrupt.html, 2.2). */
  readonly descriptor: number
  readonly operations: SqliteOperations
  /** After an error: its cache cannot be trusted, and if the disk is gone, neither can the file. */
  state: "sound" | "suspect" | "broken"
  /** Whether the write-ahead log of the path is no longer this database's. */
  isApart: boolean
}

type Part = "" | "-wal" | "-shm"

// The build imports this module, to compile it, outside a thread.
const file: string = workerData?.file

let open: OpenDatabase | undefined

/** The number that the database got when it was made. A disk that is mounted anew may be another device. */
let number: unknown

/** A copy of a database that was deleted while messages waited in it. */
let copy = ""

function openDatabase(): OpenDatabase {
  for (;;) {
    const before = identityOf("")
    if (number !== undefined && before === undefined) throw new Error(describeReplacement())
    const database = openSqliteDatabase(file)
    // Otherwise another file came in its place meanwhile, or this one is new: once more, to be sure which one is open.
    if (before !== undefined && identityOf("") === before) {
      const found = numberOf(database)
      number ??= found
      if (found === number)
        return {
          database,
          identities: { "": before, "-wal": identityOf("-wal"), "-shm": identityOf("-shm") },
          descriptor: openSync(file, "r"),
          operations: createSqliteOperations(database),
          state: "sound",
          isApart: false,
        }
      database.close()
      throw new Error(describeReplacement())
    }
    database.close()
  }
}

/** @returns nothing if there is no such file, or a disk covers it that this account may not read */
function identityOf(part: Part): string | undefined {
  try {
    const { dev, ino } = statSync(file + part)
    return `${dev} ${ino}`
  } catch {
    return undefined
  }
}

const numberOf = (database: DatabaseSync) =>
  database.prepare("SELECT CAST(number AS TEXT) AS number FROM identity").get()?.["number"]

function discardDatabase(): void {
  try {
    open?.database.close()
  } catch {
    // Nothing more can be done.
  }
  if (open) closeSync(open.descriptor)
  open = undefined
}

/**
 * Whether the file was moved, deleted or covered by a mounted disk since it was opened. Nobody will look into the one that is open, so
 * it takes no more messages; those that wait in it are still delivered.
 */
const isReplaced = () => open !== undefined && open.identities[""] !== identityOf("")

/**
 * Whoever opens the next file of that name would take the write-ahead log for that file's, and damage both. So what is in
 * the log goes into the open file, or into a copy if that one has no name any more, and then the log goes.
 */
function setApart(current: OpenDatabase): void {
  const { database, descriptor, identities } = current
  // Moved to another disk, it is a copy without what was in the log.
  const isDeleted = fstatSync(descriptor).nlink === 0
  if (current.isApart) {
    if (!isDeleted) database.exec("PRAGMA wal_checkpoint")
    return
  }
  if (isDeleted) {
    copy = `${file}.before-restore-${Date.now()}`
    database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
  } else {
    database.exec("PRAGMA busy_timeout = 0")
    const { busy } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {}
    database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
    // A reader is active: the next batch tries again.
    if (busy !== 0) return
  }
  for (const part of ["-wal", "-shm"] as const)
    if (identities[part] === identityOf(part)) rmSync(file + part, { force: true })
  current.isApart = true
}

function describeReplacement(): string {
  const waiting = open?.database
    .prepare("SELECT count(*) AS messages FROM message WHERE status = 'pending'")
    .get()?.["messages"]
  return [
    `${file} is no longer the database that this server opened, which was moved, deleted or covered by another disk.`,
    waiting ? `Messages that wait in it and are still being mailed: ${waiting}.` : "",
    copy && `It is kept as ${copy}.`,
    "Put it back, or restart the server when no message waits.",
  ]
    .filter(Boolean)
    .join(" ")
}

/** Operations that must not succeed in a file that nobody will look into. */
const lasting: ReadonlySet<string> = new Set<SqliteOperation>(["add", "check"])

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["backlog"])

/** Operations that do harm if nobody hears of their success: a message stored after all, a lease that nobody holds. */
const punctual: ReadonlySet<string> = new Set<SqliteOperation>(["add", "claim"])

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  const refuse = (error: unknown) => batch.map(({ call }) => ({ call, error: (error as Error).message }))
  try {
    if (open?.state === "broken" || (open?.state === "suspect" && !isReplaced())) discardDatabase()
    open ??= openDatabase()
  } catch (error) {
    return refuse(error)
  }
  const { database, operations } = open
  try {
    database.exec(batch.every(({ operation }) => readers.has(operation)) ? "BEGIN" : "BEGIN IMMEDIATE")
    const replacement = isReplaced() ? describeReplacement() : undefined
    const responses = batch.map((request) =>
      replacement && lasting.has(request.operation)
        ? { call: request.call, error: replacement }
        : runOperation(operations, request),
    )
    database.exec("COMMIT")
    if (replacement) attempt(() => open && setApart(open))
    return responses
  } catch (error) {
    if (database.isTransaction) attempt(() => database.exec("ROLLBACK"))
    const { errcode } = error as { readonly errcode?: number }
    // Extended codes begin with the primary one, SQLITE_IOERR.
    open.state = ((errcode ?? 0) & 0xff) === 10 ? "broken" : "suspect"
    return refuse(error)
  }
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // The next batch tries again.
  }
}

function runOperation(operations: SqliteOperations, request: SqliteRequest): SqliteResponse {
  const { call, operation, now, startBy, args } = request
  if (punctual.has(operation) && process.hrtime.bigint() > startBy)
    return { call, error: "the database was busy for too long" }
  const run: (now: number, ...args: readonly unknown[]) => unknown = Reflect.get(operations, operation)
  return { call, value: run(now, ...args) }
}

function serve(port: MessagePort): void {
  port.on("message", (batch: readonly SqliteRequest[]) => {
    const close = batch.find(({ operation }) => operation === "close")
    const work = batch.filter((request) => request !== close)
    const responses = work.length > 0 ? runBatch(work) : []
    if (close) {
      let value: string | undefined
      attempt(() => {
        if (open && isReplaced()) {
          setApart(open)
          value = describeReplacement()
        }
      })
      discardDatabase()
      port.postMessage([...responses, { call: close.call, value }])
      port.close()
    } else port.postMessage(responses)
  })
}

if (parentPort) serve(parentPort)
