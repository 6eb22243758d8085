/**
 * The only writer of the SQLite database in this process, in a thread of its own, so that a commit never keeps
 * a page waiting. What comes in one batch goes into one transaction and is answered after its COMMIT: many
 * messages share one fsync.
 */
import { statSync } from "node:fs"
import type { DatabaseSync } from "node:sqlite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { openSqliteDatabase } from "./sqlite-database.ts"
import { createSqliteOperations, type SqliteOperation, type SqliteOperations } from "./sqlite-operations.ts"

/** One call; `operation` "close" ends the thread. */
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
  /** Of the file that is open, which may no longer be the one under its name. */
  readonly inode: number | undefined
  readonly operations: SqliteOperations
}

let open: OpenDatabase | undefined

function openDatabase(file: string): OpenDatabase {
  const database = openSqliteDatabase(file)
  return { database, inode: inodeOf(file), operations: createSqliteOperations(database) }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino

/** After an error of the disk nothing that this connection remembers is trusted; the next batch opens another. */
function discardDatabase(): void {
  try {
    open?.database.close()
  } catch {
    // It could not be closed either; dropping it is all that is left.
  }
  open = undefined
}

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["find", "backlog"])

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  try {
    // What was moved or deleted under a running server takes messages that nobody would find.
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
