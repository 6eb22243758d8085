/**
 * The only writer of the SQLite database in this process, in its own thread so that a commit never delays a page. Each
 * batch is one transaction, answered after its COMMIT, so many messages share one fsync.
 */
import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import {
  busyTimeoutMs,
  commit,
  countChanges,
  numberOf,
  openSqliteDatabase,
  writePosition,
} from "./sqlite-database.ts"
import { busyCode, fileIdOf, makeFolder, resultCode } from "./sqlite-files.ts"
import { isLogForeign, requireAlone } from "./sqlite-log.ts"
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
  | { readonly call: number; readonly error: string; readonly isBusy?: boolean; readonly cause?: Error }

interface OpenDatabase {
  readonly database: DatabaseSync
  /** Of the open file. The path may lead to another one by now. */
  readonly fileId: string
  /** Where it was opened. Its log and that log's index are beside the file itself, not beside a link to it. */
  readonly path: string
  /** The log's and its index's, by the ends of their names. */
  readonly logs: ReadonlyMap<string, string | undefined>
  /** Of the open file. To close it ends all locks on that file (https://sqlite.org/howtocorrupt.html, 2.2). */
  readonly descriptor: number
  readonly operations: SqliteOperations
  /** After an error: its cache cannot be trusted, and if the disk is gone, neither can the file. */
  state: "sound" | "suspect" | "broken"
  /** Whether it was replaced, and the write-ahead log of the path is no longer this database's. */
  isApart: boolean
  /** Path of a copy, if it was deleted. */
  copy: string
  /** Of the open file after the last transaction. Another program's checkpoint changes it too. */
  written: string | undefined
}

// The build imports this module, to compile it, outside a thread.
const file: string = workerData?.file

let open: OpenDatabase | undefined

/** SQLITE_IOERR. */
const ioError = 10

/** The number that the database got when it was made. A disk that is mounted anew may be another device. */
let databaseNumber: unknown

/**
 * Whether the log may hold frames that never reached the disk. The system reports a failed sync once, and takes what is in its cache for
 * written from then on. Behind such frames nothing would survive a power cut. An earlier process may have ended after it, so the first
 * opening begins a new log, too, unless a reader is active.
 */
let isLogDoubtful = false

function openDatabase(): OpenDatabase {
  for (;;) {
    const before = fileIdOf(file)
    if (databaseNumber !== undefined && before === undefined) throw new Error(describeReplacement())
    if (before !== undefined) requireAlone(file)
    const database = openSqliteDatabase(file, databaseNumber === undefined)
    try {
      if (isLogDoubtful) resetLog(database)
      else if (databaseNumber === undefined) takeOverLog(database)
      const opened = describe(database, before)
      if (opened) return opened
    } catch (error) {
      database.close()
      throw error
    }
    database.close()
  }
}

/**
 * Writes what an earlier process left in the log into the file. If a reader, say, prevents that now, messages are taken
 * all the same, unless the disk fails.
 */
function takeOverLog(database: DatabaseSync): void {
  try {
    truncateLog(database)
  } catch (error) {
    isLogDoubtful = resultCode(error) === ioError
    if (isLogDoubtful) throw error
  }
}

function resetLog(database: DatabaseSync): void {
  if (!truncateLog(database))
    throw new Error(`${file}-wal cannot be reset after an I/O error: another program is reading it.`)
  isLogDoubtful = false
}

/**
 * Writes what the log holds into the file, so that the next frame begins a new one.
 *
 * @returns false if a reader is active, for which it does not wait
 */
function truncateLog(database: DatabaseSync): boolean {
  database.exec("PRAGMA busy_timeout = 0")
  try {
    return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  }
}

/** @returns nothing if the file is new or was replaced meanwhile: it must be opened once more, to be sure which file is open */
function describe(database: DatabaseSync, before: string | undefined): OpenDatabase | undefined {
  if (before === undefined || fileIdOf(file) !== before) return undefined
  const found = numberOf(database)
  databaseNumber ??= found
  if (found !== databaseNumber) throw new Error(describeReplacement())
  const path = realpathSync(file)
  const descriptor = openSync(path, "r")
  return {
    database,
    fileId: before,
    path,
    logs: new Map(["-wal", "-shm"].map((end) => [end, fileIdOf(path + end)])),
    descriptor,
    written: lastWrite(descriptor),
    operations: createSqliteOperations(database),
    state: "sound",
    isApart: false,
    copy: "",
  }
}

/**
 * SQLite removes the log and its index by their names, unless the file at the path has another number in its file system: they may be
 * another database's by now.
 */
function discardDatabase(): void {
  if (!open) return
  const { database, descriptor, path, logs } = open
  const keepsLog = isOverwritten(open)
  if (keepsLog) detachLog(`${path}-wal`)
  const others = [...logs]
    .filter(([end, fileId]) => ![undefined, fileId].includes(fileIdOf(path + end)))
    .map(([end]) => ({ log: path + end, kept: `${path}${end}.kept` }))
  for (const { log, kept } of others) {
    // A crash may have left it.
    attempt(() => rmSync(kept, { force: true }))
    attempt(() => linkSync(log, kept))
  }
  attempt(() => database.close())
  for (const { log, kept } of others)
    attempt(() => (fileIdOf(log) === undefined ? renameSync(kept, log) : rmSync(kept, { force: true })))
  if (keepsLog) rmSync(`${path}-shm`, { force: true })
  closeSync(descriptor)
  open = undefined
}

/**
 * When SQLite closes, it would write the log into the file. So the log is emptied, and a copy takes its name: whoever opens the
 * file next finds both and refuses them.
 */
function detachLog(log: string): void {
  const detached = openSync(log, "r+")
  const copy = `${log}.kept`
  copyFileSync(log, copy)
  renameSync(copy, log)
  ftruncateSync(detached)
  closeSync(detached)
}

/** Whether the path leads to the open file. */
const isInPlace = ({ fileId }: OpenDatabase) => fileId === fileIdOf(file)

/**
 * Whether who opens the path now gets another file or another log: the file was moved, deleted or hidden by a mounted disk, or its log
 * was removed, since it was opened. Nobody will look into what is open, so it takes no more messages; those that wait in it are
 * still delivered.
 */
function isReplaced(): boolean {
  if (!open) return false
  if (!isInPlace(open)) return true
  const { isApart, logs } = open
  // The file may have been moved and linked from where it was, so its log is not where others look for it.
  return !isApart && [...logs].some(([end, log]) => log !== fileIdOf(file, end))
}

/**
 * Whoever opens the next file of that name would take the write-ahead log for that file's, and damage both. So what is in
 * the log goes into the open file, or into a copy if that one has no name any more, and then the log goes.
 */
function setApart(current: OpenDatabase): void {
  const { database, descriptor, path, logs } = current
  // Moved to another disk, it is a copy without what was in the log.
  if (isDeleted(descriptor)) current.copy ||= copyOf(current)
  else if (current.isApart) database.exec("PRAGMA wal_checkpoint")
  // A reader is active: the next batch tries again.
  else if (!truncateLog(database)) return
  if (current.isApart) return
  for (const [end, fileId] of logs) if (fileId === fileIdOf(path + end)) rmSync(path + end, { force: true })
  current.isApart = true
}

/** @returns the path of a whole copy */
function copyOf({ database, path }: OpenDatabase): string {
  const copy = `${path}.before-restore-${Date.now()}`
  makeFolder(dirname(copy))
  // SQLite would let everybody read it.
  closeSync(openSync(copy, "wx", 0o600))
  try {
    database.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`)
    // Its pages lie elsewhere. So that it is told from what belongs to the log, which a crash may leave.
    const copied = new DatabaseSync(copy)
    copied.exec(writePosition)
    copied.close()
    return copy
  } catch (error) {
    for (const end of ["", "-journal"]) rmSync(copy + end, { force: true })
    throw error
  }
}

function describeReplacement(): string {
  const waiting = open?.database
    .prepare("SELECT count(*) AS messages FROM message WHERE status = 'pending'")
    .get()?.["messages"]
  return [
    `${file} is no longer the database that this server opened: it was moved, deleted, hidden by a mounted disk, or separated from its log.`,
    waiting ? `Messages still waiting in it, which are being mailed: ${waiting}.` : "",
    open?.copy && `It is kept as ${open.copy}.`,
    "Put it back, or restart the server once no message is waiting.",
  ]
    .filter(Boolean)
    .join(" ")
}

/** Operations that must not succeed in a file that nobody will look into. */
const lasting: ReadonlySet<string> = new Set<SqliteOperation>(["add", "check", "backlog"])

const readers: ReadonlySet<string> = new Set<SqliteOperation>(["backlog"])

/** Operations that do harm if nobody hears of their success: a message stored after all, a lease that nobody holds. */
const punctual: ReadonlySet<string> = new Set<SqliteOperation>(["add", "claim"])

/** @returns nothing if the disk is gone: XFS then says not even that much */
function lastWrite(descriptor: number): string | undefined {
  try {
    const { mtimeNs, size } = fstatSync(descriptor, { bigint: true })
    return `${mtimeNs} ${size}`
  } catch {
    return undefined
  }
}

/** A copy may be written over the open file, without putting another in its place. */
function isOverwritten(current: OpenDatabase): boolean {
  const written = lastWrite(current.descriptor)
  return (
    written !== undefined && written !== current.written && isInPlace(current) && isLogForeign(current.path)
  )
}

function runBatch(batch: readonly SqliteRequest[]): SqliteResponse[] {
  const refuse = (error: unknown) => {
    const isBusy = resultCode(error) === busyCode
    return batch.map(({ call }) => ({ call, error: (error as Error).message, isBusy }))
  }
  try {
    if (open && (isOverwritten(open) || shouldReopen(open))) discardDatabase()
    open ??= openDatabase()
  } catch (error) {
    return refuse(error)
  }
  const { database, operations } = open
  try {
    database.exec(batch.every(({ operation }) => readers.has(operation)) ? "BEGIN" : "BEGIN IMMEDIATE")
    const changes = countChanges(database)
    const replacement = open.isApart || isReplaced() ? describeReplacement() : undefined
    // It is in its place, without its log: a second server may have gone on with another log, so nothing is written into this one.
    if (replacement && isInPlace(open)) {
      database.exec("ROLLBACK")
      attempt(() => open && setApart(open))
      return refuse(new Error(replacement))
    }
    const responses = batch.map((request) =>
      replacement && lasting.has(request.operation)
        ? { call: request.call, error: replacement }
        : runOperation(operations, request),
    )
    // While this transaction waited for its turn.
    if (isOverwritten(open)) throw new Error(`${file} was written over by another program.`)
    commit(database, changes)
    if (replacement) attempt(() => open && setApart(open))
    open.written = lastWrite(open.descriptor)
    return responses
  } catch (error) {
    if (database.isTransaction) attempt(() => database.exec("ROLLBACK"))
    open.state = resultCode(error) === ioError ? "broken" : "suspect"
    isLogDoubtful ||= open.state === "broken"
    return refuse(error)
  }
}

/** After an error; or put back, so that it has a log that others see. What was deleted is only here. */
function shouldReopen(current: OpenDatabase): boolean {
  const { state, isApart, descriptor, logs } = current
  if (state === "broken" || lastWrite(descriptor) === undefined) return !isDeleted(descriptor)
  const log = fileIdOf(file, "-wal")
  // A second server has taken over what was in the log, and begun another.
  if (isInPlace(current) && log !== undefined && log !== logs.get("-wal")) return true
  return (state === "suspect" || isApart) && !isReplaced()
}

function isDeleted(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).nlink === 0
  } catch {
    return false
  }
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Nothing more can be done now.
  }
}

function runOperation(operations: SqliteOperations, request: SqliteRequest): SqliteResponse {
  const { call, operation, now, startBy, args } = request
  if (punctual.has(operation) && process.hrtime.bigint() > startBy)
    return { call, error: "the database was busy for too long", isBusy: true }
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
      const current = isReplaced() ? open : undefined
      attempt(() => current && setApart(current))
      // What was mailed since the copy was made would be mailed again from it.
      attempt(() => current?.copy && renameSync(copyOf(current), current.copy))
      attempt(() => {
        if (current) value = describeReplacement()
      })
      attempt(discardDatabase)
      port.postMessage([...responses, { call: close.call, value }])
      port.close()
    } else port.postMessage(responses)
  })
}

if (parentPort) serve(parentPort)
