import { closeSync, existsSync, lstatSync, readlinkSync, readSync, realpathSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { addressOf, blockFor, busyCode, damageCodes, hasContent, resultCode } from "./sqlite-files.ts"
import { lockedOf, openIfThere } from "./sqlite-locks.ts"

/** For the number that the database got when it was made. */
export const findNumber = "SELECT CAST(number AS TEXT) AS mark FROM identity"

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
