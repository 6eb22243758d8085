import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import type { Run } from "./run.ts"

const execute = promisify(execFile)

/** An ext4 file system in a file, whose power can be cut. */
export interface BlockDevice {
  /** Where it is mounted. */
  readonly path: string
  mount(): Promise<void>
  unmount(): Promise<void>
  remount(options: "ro" | "rw"): Promise<void>
  /**
   * Cuts the power: everything that has not reached the disk is lost, including the journal, and nothing more can be
   * written.
   *
   * @returns the machine's monotonic clock just before, in nanoseconds
   */
  cut(): Promise<bigint>
}

/**
 * FS_IOC_SHUTDOWN with FSOP_GOING_FLAGS_NOLOGFLUSH (linux/fs.h, fs/ext4/ioctl.c). Node has no ioctl, Python has.
 * One process for all cuts, so that a cut takes effect at once.
 */
const cutter = `
import fcntl, os, struct, sys, time
for line in sys.stdin:
    folder = os.open(line.rstrip("\\n"), os.O_RDONLY)
    at = time.monotonic_ns()
    fcntl.ioctl(folder, 0x8004587D, struct.pack("I", 2))
    os.close(folder)
    print(at, flush=True)
`

const python = "/usr/bin/python3"

/** Why this machine cannot have such a device, or `undefined` if it can. */
export async function blockDeviceObstacle(): Promise<string | undefined> {
  if (process.platform !== "linux") return `loop devices are Linux's, this is ${process.platform}`
  if (process.getuid?.() !== 0) return "mounting a loop device takes root"
  for (const program of ["/sbin/mkfs.ext4", python]) if (!existsSync(program)) return `${program} is missing`
  const loop = await execute("losetup", ["--find"]).then(
    () => undefined,
    (error: Error) => `no loop device: ${error.message.trim()}`,
  )
  return loop
}

export async function createBlockDevice(run: Run, megabytes: number): Promise<BlockDevice> {
  const folder = await run.folder()
  const [image, path] = [join(folder, "image"), join(folder, "mounted")]
  await mkdir(path)
  await execute("truncate", ["--size", `${megabytes}M`, image])
  // As on any larger disk. A small one would get blocks of 1 KiB, of which SQLite reserves only the last one in each memory
  // page of its -shm file: on a full disk, writing to such a page ends the process with SIGBUS.
  await execute("/sbin/mkfs.ext4", ["-q", "-F", "-b", "4096", image])
  let python3: ChildProcess | undefined
  let loop: string | undefined
  const unmount = async (...options: string[]) => {
    if (!loop) return
    await execute("umount", [...options, path])
    await execute("losetup", ["--detach", loop])
    loop = undefined
  }
  run.onEnd(async () => {
    python3?.kill()
    await unmount().catch(() => unmount("--lazy"))
  })
  return {
    path,
    unmount: () => unmount(),
    async mount() {
      // A new device each time: another program's mount namespace may keep the last one, and its file system, in use.
      loop = (await execute("losetup", ["--find", "--show", image])).stdout.trim()
      await execute("mount", [loop, path])
    },
    async remount(options) {
      await execute("mount", ["-o", `remount,${options}`, path])
    },
    async cut() {
      python3 ??= spawn(python, ["-c", cutter], { stdio: ["pipe", "pipe", "inherit"] })
      const { stdin, stdout } = python3
      if (!stdin || !stdout) throw new Error("python3 has no pipes")
      const lines = createInterface(stdout)
      stdin.write(`${path}\n`)
      const [at] = await once(lines, "line")
      lines.close()
      return BigInt(at)
    },
  }
}
