import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  statfsSync,
  statSync,
} from "node:fs"
import { dirname, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { sqliteMigrations } from "./sqlite-migrations.ts"

/** The write-ahead log grows while a reader is active. After a checkpoint it is truncated to this many bytes. */
const walLimit = 16_000_000

/** How long a writer waits for another one, such as an erase. A visitor's call waits ten seconds. */
export const busyTimeoutMs = 9000

/**
 * Opens the database in `file`, updating its tables as needed.
 *
 * @param mayCreate whether a missing one is created
 */
export function openSqliteDatabase(file: string, mayCreate: boolean): DatabaseSync {
  if (mayCreate) makeFolder(dirname(file))
  // SQLite gives the -wal and -shm files the same permissions.
  refuseForeignLog(file)
  // Only if it is missing: to close a file ends all locks that this process holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
  if (mayCreate && !existsSync(file)) closeSync(openSync(file, "a", 0o600))
  const fileId = fileIdOf(file)
  const database = new DatabaseSync(addressOf(file, "mode=rw"), { timeout: busyTimeoutMs })
  try {
    refuseForeignDatabase(database)
    // Since that first read, no restore can replace the file. If one did so before, the log here belongs to the new file.
    if (fileIdOf(file) !== fileId) throw new Error(`${file} was replaced meanwhile. Run the command again.`)
    // FULL syncs the write-ahead log at every commit; NORMAL loses acknowledged messages when power fails.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${walLimit}`,
    )
    migrate(database)
    return database
  } catch (error) {
    // Left open, it would hold a lock that the next attempt waits for.
    database.close()
    // SQLite calls it a disk I/O error where it cannot create the file of its shared memory.
    if (statfsSync(dirname(file)).bavail === 0) throw new Error("database or disk is full", { cause: error })
    throw error
  }
}

/** Whether it has our table, of any version. Another program's may have the same name. */
export function hasMessages(database: DatabaseSync): boolean {
  const column = "SELECT 1 FROM pragma_table_info('message') WHERE name = 'fingerprint'"
  return database.prepare(column).get() !== undefined
}

/** So that a wrong path changes no other program's database. */
export function refuseForeignDatabase(database: DatabaseSync): void {
  if (database.prepare("SELECT 1 FROM sqlite_schema").get() && !hasMessages(database))
    throw new Error(
      "the SQLite file contains something other than this site's messages. Check DATA_DIR and DATABASE_URL.",
    )
}

/** Rows that this connection has changed so far. */
export const countChanges = (database: DatabaseSync) =>
  Number(database.prepare("SELECT total_changes() AS count").get()?.["count"])

/**
 * Raises the position: the database's number, and how many transactions have written something. Each does it once, so that a log always holds
 * the position (see `refuseForeignLog`). As text of one length it is written in its place and found in a log.
 */
export const writePosition =
  "UPDATE identity SET position = printf('%d:%015d', number, substr(position, -15) + 1)"

/** @param before `countChanges` at the beginning of the transaction */
export function commit(database: DatabaseSync, before: number): void {
  if (countChanges(database) !== before) database.exec(writePosition)
  database.exec("COMMIT")
}

const findNumber = "SELECT CAST(number AS TEXT) AS mark FROM identity"

/** The number that the database got when it was made. */
export const numberOf = (database: DatabaseSync) => database.prepare(findNumber).get()?.["mark"]

/**
 * SQLite recognizes a database's write-ahead log by its name alone. It would delete a log that it finds beside a new or empty
 * database, with the messages that are only there; it would apply another database's log to this one; and it never looks for
 * a log beside a link.
 */
export function refuseForeignLog(file: string): void {
  const log = `${file}-wal`
  const refuse = (fault: string) => {
    throw new Error(
      `${file} ${fault}, but ${log} is there and may hold messages. Put both back together, or move ${log} away.`,
    )
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (hasContent(log)) refuse("is a link")
    refuseForeignLog(resolve(dirname(file), readlinkSync(file)))
  }
  // In this order: a process that has just created the database writes to it before it writes the log.
  else if (existsSync(file) && isLogInUseElsewhere(file))
    throw new Error(
      `${log} is in use by a server that has another database open than ${file}. Stop that server, or wait until it has noticed.`,
    )
  else if (hasContent(log)) {
    if (!hasContent(file)) refuse("is missing or empty")
    if (isLogForeign(file))
      throw new Error(
        `${log} belongs to another database than ${file}, or to an older or newer copy of it. Stop the server that began that one. If none runs, move ${log} away and keep it: it may hold messages.`,
      )
  }
}

/**
 * What identifies a database and its state: its position; if it is from before there were positions, its number; if it is from
 * before there were numbers, its newest messages; and nothing if it has no tables yet. The first query of each pair reads this
 * mark from the file alone, the second looks for it in the file together with its log.
 */
const marks = [
  [
    "SELECT position AS mark FROM identity WHERE position <> ''",
    "SELECT 1 FROM identity WHERE number = CAST(?1 AS INTEGER) AND position >= ?1",
  ],
  [findNumber, "SELECT 1 FROM identity WHERE CAST(number AS TEXT) = ?"],
  [
    "SELECT json_group_array(id) AS mark FROM (SELECT id FROM message ORDER BY created_at DESC LIMIT 100) HAVING count(*) > 0",
    "SELECT 1 FROM message WHERE id IN (SELECT value FROM json_each(?)) LIMIT 1",
  ],
  ["SELECT '' AS mark WHERE NOT EXISTS (SELECT 1 FROM sqlite_schema)", "SELECT 1 WHERE ? = ''"],
] as const

/**
 * Whether the log beside the file belongs to another database, or to another copy of this one: it began later than what the file
 * holds, or what the file holds is missing once the log is applied. If the file cannot be read alone, the log counts as its own:
 * in the middle of a checkpoint, or after a crash in one, a file needs its log.
 */
export function isLogForeign(file: string): boolean {
  for (const [find, check] of marks) {
    const markOf = () => {
      const row = rowIn(file, "immutable=1", find)
      return row === damaged ? damaged : row?.["mark"]?.toString()
    }
    const before = markOf()
    if (before === damaged) return false
    if (before === undefined) continue
    const number = before === "" ? "-?\\d+" : /^-?\d+/.exec(before)?.[0]
    // A server may be writing, so the log's first position is read before the file's, and the file's before the log's last one.
    const first = number === undefined ? 0 : firstSequence(`${file}-wal`, number)
    const mark = markOf()
    if (mark === damaged || mark === undefined) return false
    if (first > Number(mark.split(":")[1] ?? 0) + 1) return true
    const row = rowIn(file, "mode=ro", check, mark)
    return row === damaged || row === undefined
  }
  return false
}

/**
 * @returns the count of transactions in the first position of a log, or 0 if its database did not count yet or the log is
 * gone
 */
function firstSequence(log: string, number: string): number {
  const descriptor = openIfThere(log)
  if (descriptor === undefined) return 0
  try {
    const position = new RegExp(`${number}:(\\d{15})`)
    const chunk = Buffer.alloc(1_000_000)
    let text = ""
    for (let length = 1; length > 0; ) {
      length = readSync(descriptor, chunk)
      // A position may span two chunks.
      text = text.slice(-40) + chunk.toString("latin1", 0, length)
      const found = position.exec(text)
      if (found) return Number(found[1])
    }
    return 0
  } finally {
    closeSync(descriptor)
  }
}

function openIfThere(path: string, flags: number | "r" = "r"): number | undefined {
  try {
    return openSync(path, flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** SQLite's primary result code, which is the low byte of an extended one. */
export const resultCode = (error: unknown) => Number((error as { readonly errcode?: number }).errcode) & 0xff

/** SQLITE_BUSY; a server that is recovering its log answers 261, which has it in the low byte. */
export const busyCode = 5

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
export const damageCodes: readonly number[] = [11, 26]

const damaged = Symbol("damaged")

/** @returns nothing if there is no such row or table */
function rowIn(file: string, how: string, sql: string, ...values: readonly string[]) {
  const database = new DatabaseSync(addressOf(file, how), { timeout: 2000 })
  try {
    return database.prepare(sql).get(...values)
  } catch (error) {
    const code = resultCode(error)
    if (damageCodes.includes(code)) return damaged
    // SQLITE_ERROR.
    if (code === 1) return undefined
    throw error
  } finally {
    database.close()
  }
}

/**
 * Linux's flag, which Node has no name for: such a descriptor only identifies a file, and closing it ends no locks on that
 * file.
 */
const O_PATH = 0o10000000

/** Those of `files` on which a process has a lock. Only Linux tells, and only of processes that this one can see. */
function lockedOf(files: readonly string[]): string[] {
  if (!existsSync("/proc/locks")) return []
  const locks = readFileSync("/proc/locks", "utf8")
  // On btrfs another file may have the same numbers, so only the byte counts that SQLite locks while a database is open: in the
  // index the one after its eight locks, in a database the first of its shared bytes (os_unix.c, os.h).
  const byteOf = (file: string) => (file.endsWith("-shm") ? 128 : 0x40000002)
  return files.filter((file) => {
    const descriptor = openIfThere(file, O_PATH)
    if (descriptor === undefined) return false
    try {
      const inode = fstatSync(descriptor, { bigint: true }).ino
      return [...locks.matchAll(new RegExp(` ${deviceOf(descriptor)}:${inode} (\\d+) (\\d+|EOF)`, "g"))].some(
        ([, first, last]) => Number(first) <= byteOf(file) && !(Number(last) < byteOf(file)),
      )
    } finally {
      closeSync(descriptor)
    }
  })
}

/**
 * The device as /proc/locks names it: as the mounts do, because stat() has another number on btrfs. A chroot or an old
 * kernel may hide the mounts.
 */
function deviceOf(descriptor: number): string {
  let parts: readonly number[]
  try {
    const [, mount] = /^mnt_id:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8")) ?? []
    const mounts = readFileSync("/proc/self/mountinfo", "utf8")
    const [, major, minor] = new RegExp(`^${mount} \\d+ (\\d+):(\\d+) `, "m").exec(mounts) ?? []
    if (major === undefined) throw new Error("no such mount")
    parts = [Number(major), Number(minor)]
  } catch {
    const { dev } = fstatSync(descriptor)
    // As glibc's major() and minor() take them apart.
    parts = [(dev >>> 8) & 0xfff, (dev & 0xff) | ((dev >>> 12) & 0xfff00)]
  }
  return parts.map((part) => part.toString(16).padStart(2, "0")).join(":")
}

export const isLocked = (file: string) => lockedOf([file]).length > 0

/**
 * Whether another process uses the log beside the file together with a different file. In WAL mode SQLite locks the database
 * first and then the index of its log, so an index that is locked alone shows it.
 */
function isLogInUseElsewhere(file: string): boolean {
  const index = `${file}-shm`
  // Several times, because the list changes while it is read.
  for (let attempt = 0; attempt < 5; attempt++) {
    if (lockedOf([file, index]).join() !== index) return false
    blockFor(2)
  }
  return true
}

/**
 * A process that has the database open while no log is beside it opened it before it was moved, or before its log was removed,
 * and writes a log elsewhere. Two logs would damage the database.
 */
export function requireAlone(file: string): void {
  const log = `${realpathSync(file)}-wal`
  // A server may just have started.
  for (let attempt = 0; !existsSync(log) && !isAlone(file); attempt++) {
    if (attempt === 20)
      throw new Error(
        `${file} is in use without its log: by a restore, or by a server that opened it before it was moved. Let the one end or stop the other.`,
      )
    blockFor(100 * Math.random())
  }
}

/** Stops the whole thread, which is a worker or a command: nobody else waits for it. */
export const blockFor = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Waits for no lock: two processes that ask at once would wait for each other, give up together, and ask again together. */
function isAlone(file: string): boolean {
  const database = new DatabaseSync(addressOf(file, "mode=rw"), { timeout: 0 })
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; SELECT 1 FROM sqlite_schema")
    return true
  } catch (error) {
    // Anything else is found later.
    return resultCode(error) !== busyCode
  } finally {
    database.close()
  }
}

/**
 * @param how parameters of SQLite's. With `mode=rw` it never creates the file, which may have been moved away a moment
 * ago, and may be put back
 */
function addressOf(file: string, how: string): URL {
  const address = pathToFileURL(file)
  address.search = how
  return address
}

/**
 * @param end of the name of a file beside the one that `path` leads to
 * @returns nothing if there is no such file, or a disk covers it that this account may not read
 */
export function fileIdOf(path: string, end = ""): string | undefined {
  try {
    const { dev, ino } = statSync(realpathSync.native(path) + end, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return undefined
  }
}

/** Whether the file exists and is not empty. */
export const hasContent = (file: string) => Boolean(statSync(file, { throwIfNoEntry: false })?.size)

/**
 * Creates a folder that only this account can read, or if this is root, its parent's owner. Not with mkdir's `recursive` option, which never returns on file
 * systems such as /proc that refuse new folders (Node 26).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
    const { uid, gid } = statSync(dirname(path))
    if (process.getuid?.() === 0) chownSync(path, uid, gid)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(path)) throw error
  }
}

/** Safe when several processes start at once: the first takes the write lock, the others find the work done. */
function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0)
  if (version() >= sqliteMigrations.length) return
  database.exec("BEGIN IMMEDIATE")
  for (const step of sqliteMigrations.slice(version())) database.exec(step)
  database.exec(`${writePosition}; PRAGMA user_version = ${sqliteMigrations.length}; COMMIT`)
}
