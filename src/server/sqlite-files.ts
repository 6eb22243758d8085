import { chownSync, existsSync, mkdirSync, realpathSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"

/**
 * @param how parameters of SQLite's. With `mode=rw` it never creates the file, which may have been moved away a moment
 * ago, and may be put back
 */
export function addressOf(file: string, how: string): URL {
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

/** Stops the whole thread, which is a worker or a command: nobody else waits for it. */
export const blockFor = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** SQLite's primary result code, which is the low byte of an extended one. */
export const resultCode = (error: unknown) => Number((error as { readonly errcode?: number }).errcode) & 0xff

/** SQLITE_BUSY; a server that is recovering its log answers 261, which has it in the low byte. */
export const busyCode = 5

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
export const damageCodes: readonly number[] = [11, 26]
