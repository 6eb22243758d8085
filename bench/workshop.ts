/** What every part of the bench stands on: the built site, a temporary folder, processes that end with it. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

export const root = join(import.meta.dirname, "..")

export interface Workshop {
  /** A copy of the built site: a build that goes on meanwhile does not reach it. */
  readonly site: string
  readonly folder: string
  /** Starts a program that ends with the bench. */
  start(
    program: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): ChildProcess
  end(): Promise<void>
}

export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"))
  const site = join(folder, "dist")
  await cp(process.env["BUILT_SITE"] ?? join(root, "dist"), site, { recursive: true })
  const children = new Set<ChildProcess>()
  return {
    site,
    folder,
    start(program, args, environment = {}) {
      const child = spawn(program, args, {
        cwd: root,
        stdio: ["ignore", "pipe", "pipe"],
        env: { PATH: process.env["PATH"], ...environment },
      })
      children.add(child)
      child.once("exit", () => children.delete(child))
      return child
    },
    async end() {
      await Promise.all([...children].map(stop))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  await ended
}

/** Whether a program is on the PATH. */
export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0
}

/** Waits until an address answers. */
export async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(50)
  }
  throw new Error(`${url} does not answer`)
}

/** Memory that a process and all its children hold in RAM, in bytes; `undefined` where /proc does not say. */
export function residentMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
