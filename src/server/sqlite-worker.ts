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
  readonly args: readonly unknown[]
}

export type SqliteResponse =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string }

interface OpenDatabase {
  readonly database: DatabaseSync
  /** Of the open file. The path may lead to another file by now. */
  readonly inode: number | undefined
  readonly operations: SqliteOperations
}

let open: OpenDatabase | undefined

function openDatabase(file: string): OpenDatabase {
  const database = openSqliteDatabase(file)
  return { database, inode: inodeOf(file), operations: createSqliteOperations(database) }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino

/** After a disk error the connection's cache cannot be trusted; the next batch opens a new one. */
function discardDatabase(): void {
  try {
    open?.database.close()
  } catch {
    // Nothing more can be done.
  }
  open = undefined
}

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["find", "backlog"])

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  try {
    // If the file was moved or deleted while the server runs, messages written to it would be lost.
    if (open && open.inode !== inodeOf(workerData.file)) discardDatabase()
    open ??= openDatabase(workerData.file)
    const { database, operations } = open
    database.exec(batch.every(({ operation }) => readers.has(operation)) ? "BEGIN" : "BEGIN IMMEDIATE")
    const responses = batch.map((request) => runOperation(operations, request))
    database.exec("COMMIT")
    return responses
  } catch (error) {
    discardDatabase()
    return batch.map(({ call }) => ({ call, error: describe(error) }))
  }
}

function runOperation(operations: SqliteOperations, request: SqliteRequest): SqliteResponse {
  const { call, operation, now, args } = request
  const run: unknown = Reflect.get(operations, operation)
  if (typeof run !== "function") return { call, error: `unknown operation ${operation}` }
  return { call, value: run(now, ...args) }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
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
