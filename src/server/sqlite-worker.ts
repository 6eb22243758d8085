/**
 * The only writer of the SQLite database in this process, in its own thread so that a commit never delays a page. Each
 * batch is one transaction, answered after its COMMIT, so many messages share one fsync.
 */
import { statSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { openSqliteDatabase } from "./sqlite-database.ts"
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
  /** Of the open file. The path may lead to another file by now. */
  readonly identity: string
  readonly operations: SqliteOperations
}

let open: OpenDatabase | undefined

/** The number that the database got when it was made. A disk that is mounted anew may be another device. */
let number: unknown

function openDatabase(file: string): OpenDatabase {
  for (;;) {
    const before = identityOf(file)
    if (number !== undefined && before === undefined) throw new Error(describeReplacement())
    const database = openSqliteDatabase(file)
    // Otherwise another file came in its place meanwhile, or this one is new: once more, to be sure which one is open.
    if (before !== undefined && identityOf(file) === before) {
      const found = numberOf(database)
      number ??= found
      if (found === number)
        return { database, identity: before, operations: createSqliteOperations(database) }
      database.close()
      throw new Error(describeReplacement())
    }
    database.close()
  }
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}

const numberOf = (database: DatabaseSync) =>
  database.prepare("SELECT CAST(number AS TEXT) AS number FROM identity").get()?.["number"]

/** After a disk error the connection's cache cannot be trusted; the next batch opens a new one. */
function discardDatabase(): void {
  try {
    open?.database.close()
  } catch {
    // Nothing more can be done.
  }
  open = undefined
}

/**
 * Whether the file was moved, deleted or covered by a mounted disk since it was opened. Nobody will look into the one that is open, so
 * it takes no more messages; those that wait in it are still delivered.
 */
const isReplaced = () => open !== undefined && open.identity !== identityOf(workerData.file)

function describeReplacement(): string {
  const waiting = open?.database
    .prepare("SELECT count(*) AS messages FROM message WHERE status = 'pending'")
    .get()?.["messages"]
  const left = waiting ? ` Messages that wait in it and are still being mailed: ${waiting}.` : ""
  return `${workerData.file} is no longer the database that this server opened, which was moved, deleted or covered by another disk.${left} Put it back, or restart the server when no message waits.`
}

/** Operations that must not succeed in a file that nobody will look into. */
const lasting: ReadonlySet<string> = new Set<SqliteOperation>(["add", "check"])

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["backlog"])

/** Operations that do harm if nobody hears of their success: a message stored after all, a lease that nobody holds. */
const punctual: ReadonlySet<string> = new Set<SqliteOperation>(["add", "claim"])

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  const refuse = (error: unknown) => batch.map(({ call }) => ({ call, error: (error as Error).message }))
  try {
    open ??= openDatabase(workerData.file)
  } catch (error) {
    return refuse(error)
  }
  try {
    const { database, operations } = open
    database.exec(batch.every(({ operation }) => readers.has(operation)) ? "BEGIN" : "BEGIN IMMEDIATE")
    const replacement = isReplaced() ? describeReplacement() : undefined
    const responses = batch.map((request) =>
      replacement && lasting.has(request.operation)
        ? { call: request.call, error: replacement }
        : runOperation(operations, request),
    )
    database.exec("COMMIT")
    // The write-ahead log was not moved with the file, and must not be there for another one.
    if (replacement) database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    return responses
  } catch (error) {
    discardDatabase()
    return refuse(error)
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
      const value = isReplaced() ? describeReplacement() : undefined
      discardDatabase()
      port.postMessage([...responses, { call: close.call, value }])
      port.close()
    } else port.postMessage(responses)
  })
}

if (parentPort) serve(parentPort)
