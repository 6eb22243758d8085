/**
 * The only writer of the SQLite database in this process, in its own thread so that a commit never delays a page. Each
 * batch is one transaction, answered after its COMMIT, so many messages share one fsync.
 */
import { statSync } from "node:fs"
import { dirname } from "node:path"
import type { DatabaseSync } from "node:sqlite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { addWaiting, openSqliteDatabase } from "./sqlite-database.ts"
import { createSqliteOperations, type SqliteOperation, type SqliteOperations } from "./sqlite-operations.ts"
import type { SqliteRow } from "./sqlite-rows.ts"

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

/** Another file is in the database's place. */
export interface SqliteReplacement {
  /** How many messages came along. */
  readonly copied: number
  /** Why others may not have. */
  readonly reason?: string
}

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

interface LeftDatabase {
  readonly waiting: readonly SqliteRow[]
  /** Why it could not be read. */
  readonly reason?: string
}

/** The last database that the path no longer leads to. Nobody looks into it, so what waits there is to come along. */
let left: LeftDatabase | undefined

/**
 * The database in the file, which may have been moved, deleted or covered by a mounted disk while the server runs: messages written
 * to the open one would be lost.
 */
function currentDatabase(): OpenDatabase {
  if (open && open.identity === identityOf(workerData.file)) return open
  if (open) left = leaveDatabase(open.database)
  const next = openDatabase(workerData.file)
  if (left) {
    const { waiting, reason } = left
    const copied = addAll(next.database, waiting)
    left = undefined
    parentPort?.postMessage({ copied, ...(reason && { reason }) } satisfies SqliteReplacement)
  }
  open = next
  return next
}

/** It must be closed before another is opened, which may use the same write-ahead log. */
function leaveDatabase(database: DatabaseSync): LeftDatabase {
  try {
    const waiting = database.prepare("SELECT * FROM message WHERE status = 'pending'").all()
    // Its write-ahead log was not moved with the file.
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
    return { waiting }
  } catch (error) {
    return { waiting: [], reason: (error as Error).message }
  } finally {
    discardDatabase()
  }
}

/** @returns how many were not there */
function addAll(database: DatabaseSync, waiting: readonly SqliteRow[]): number {
  try {
    database.exec("BEGIN IMMEDIATE")
    const added = waiting.filter((row) => addWaiting(database, row))
    database.exec("COMMIT")
    return added.length
  } catch (error) {
    database.close()
    throw error
  }
}

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["backlog"])

/** Operations that do harm if nobody hears of their success: a message stored after all, a lease that nobody holds. */
const punctual: ReadonlySet<string> = new Set<SqliteOperation>(["add", "claim"])

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  const refuse = (error: unknown) => batch.map(({ call }) => ({ call, error: (error as Error).message }))
  let current: OpenDatabase
  try {
    current = currentDatabase()
  } catch (error) {
    return refuse(error)
  }
  try {
    const { database, operations } = current
    database.exec(batch.every(({ operation }) => readers.has(operation)) ? "BEGIN" : "BEGIN IMMEDIATE")
    const responses = batch.map((request) => runOperation(operations, request))
    database.exec("COMMIT")
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
      discardDatabase()
      port.postMessage([...responses, { call: close.call, value: undefined }])
      port.close()
    } else port.postMessage(responses)
  })
}

if (parentPort) serve(parentPort)
