/**
 * The only writer of the SQLite database in this process, in its own thread so that a commit never delays a page. Each
 * batch is one transaction, answered after its COMMIT, so many messages share one fsync.
 */
import { statSync } from "node:fs"
import { dirname } from "node:path"
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

/** The disk that the database was on when this process last opened it. */
let disk: number | undefined

function openDatabase(file: string): OpenDatabase {
  const folder = dirname(file)
  // A database that is made in an empty mount point disappears, with its messages, when the disk is back, perhaps as another device.
  if (disk !== undefined && identityOf(file) === undefined && diskOf(folder) !== disk)
    throw new Error(`${folder} is not on the disk where it was. Mount that again, or restart the server.`)
  for (;;) {
    const before = identityOf(file)
    const database = openSqliteDatabase(file)
    // Otherwise another file came in its place meanwhile, or this one is new: once more, to be sure which one is open.
    if (before !== undefined && identityOf(file) === before) {
      disk = diskOf(folder)
      return { database, identity: before, operations: createSqliteOperations(database) }
    }
    database.close()
  }
}

/** Of the nearest folder that exists. */
const diskOf = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.dev ?? diskOf(dirname(path))

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}

/** After a disk error the connection's cache cannot be trusted; the next batch opens a new one. */
function discardDatabase(): void {
  try {
    open?.database.close()
  } catch {
    // Nothing more can be done.
  }
  open = undefined
}

/** Moves everything into the file, wherever it is now: its write-ahead log does not move along. */
function leaveDatabase(): void {
  try {
    open?.database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  } catch {
    // Nothing more can be done.
  }
  discardDatabase()
}

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["backlog"])

/** Operations that do harm if nobody hears of their success: a message stored after all, a lease that nobody holds. */
const punctual: ReadonlySet<string> = new Set<SqliteOperation>(["add", "claim"])

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  try {
    // If the file was moved or deleted while the server runs, messages written to it would be lost.
    if (open && open.identity !== identityOf(workerData.file)) leaveDatabase()
    open ??= openDatabase(workerData.file)
    const { database, operations } = open
    database.exec(batch.every(({ operation }) => readers.has(operation)) ? "BEGIN" : "BEGIN IMMEDIATE")
    const responses = batch.map((request) => runOperation(operations, request))
    database.exec("COMMIT")
    return responses
  } catch (error) {
    discardDatabase()
    const { message } = error as Error
    return batch.map(({ call }) => ({ call, error: message }))
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
      discardDatabase()
      port.postMessage([...responses, { call: close.call, value: undefined }])
      port.close()
    } else port.postMessage(responses)
  })
}

if (parentPort) serve(parentPort)
