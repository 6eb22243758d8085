import { closeSync, existsSync, fstatSync, openSync, readFileSync } from "node:fs"

/**
 * Linux's flag, which Node has no name for: such a descriptor only identifies a file, and closing it ends no locks on that
 * file.
 */
const O_PATH = 0o10000000

export const isLocked = (file: string) => lockedOf([file]).length > 0

/** Those of `files` on which a process has a lock. Only Linux tells, and only of processes that this one can see. */
export function lockedOf(files: readonly string[]): string[] {
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

export function openIfThere(path: string, flags: number | "r" = "r"): number | undefined {
  try {
    return openSync(path, flags)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}
