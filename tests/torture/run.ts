import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createPostgresServer, type PostgresServer } from "../server/postgres.ts"

/** The outcome of one row. */
export interface Outcome {
  /** What was tried and how often. */
  readonly tried: string
  /** Acknowledged messages that are missing; `undefined` if the row stores none. */
  readonly lost?: number
  /** Messages stored more than once. */
  readonly twice?: number
  /** The same test against a server that breaks the promise on purpose: a test that cannot fail proves nothing. */
  readonly control?: Control
  /** Measurements for the reader. */
  readonly figures: string
  /** What was wrong; empty if the row passes. */
  readonly problems: readonly string[]
}

interface Control {
  readonly what: string
  /** How it failed; `undefined` if it did not, and then the test proves nothing. */
  readonly failure: string | undefined
}

/** What all rows share. */
export interface Run {
  /** A copy of the built site, which a build cannot change meanwhile. */
  readonly built: string
  /** Whether to judge speed: not in a test, which shares the machine with others. */
  readonly judgesSpeed: boolean
  /** A new empty folder. */
  folder(): Promise<string>
  /** Runs at the end, last first. */
  onEnd(clean: () => unknown): void
  /** URL of a new, empty database on the run's PostgreSQL server, which the first call starts. */
  database(): Promise<string>
  end(): Promise<void>
}

/** In one turn of the event loop, so that an interruption always finds what it has to remove. */
export function createRun(judgesSpeed: boolean): Run {
  const root = mkdtempSync(join(tmpdir(), "torture-"))
  const built = join(root, "dist")
  cpSync(resolve(import.meta.dirname, "../../dist"), built, { recursive: true })
  const cleanings: (() => unknown)[] = []
  let postgres: Promise<PostgresServer> | undefined
  let hasEnded = false
  return {
    built,
    judgesSpeed,
    folder: () => mkdtemp(join(root, "f-")),
    onEnd(clean) {
      // After an interruption, the part that was running may still start a server.
      if (hasEnded) clean()
      else cleanings.push(clean)
    },
    async database() {
      postgres ??= createPostgresServer()
      const server = await postgres
      return await server.createDatabase(`torture_${crypto.randomUUID().replaceAll("-", "")}`)
    },
    async end() {
      hasEnded = true
      for (const clean of cleanings.splice(0).reverse()) await clean()
      await (await postgres)?.stop()
      // Last and at once, because after an interruption the part that was running may still make folders.
      rmSync(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** For Playwright, which otherwise exits the process on Ctrl-C. Its browser ends with the process anyway. */
export const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const

/** On Ctrl-C, ends the servers, removes the folders, and prints what was measured so far. */
export function endOnSignal(end: () => Promise<void> | undefined, print: () => unknown): void {
  let isEnding = false
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, async () => {
      // The terminal and `npm run` both send it.
      if (isEnding) return
      isEnding = true
      // Whatever still talks to a server that ends now fails, and nobody may be waiting for it.
      process.on("unhandledRejection", () => {})
      await Promise.resolve(end()).catch((error: unknown) => console.error(error))
      print()
      process.exit(130)
    })
}

/** Ctrl-C may end a server before it arrives here, which then looks like a fault of the server. */
export const signalToArrive = () => pause(1000)

/** Repeats a control until it fails as expected, because it may pass by luck. */
export async function untilFailure<Result>(
  times: number,
  attempt: () => Promise<Result>,
  hasFailed: (result: Result) => boolean,
): Promise<{ result: Result; tries: number }> {
  for (let tries = 1; ; tries++) {
    const result = await attempt()
    if (tries >= times || hasFailed(result)) return { result, tries }
  }
}

/** For whatever has to stop here until the process exits. */
export const never = new Promise<void>(() => {})

export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Polls until `look` returns true. @throws Error when time runs out */
export async function until(
  what: string,
  look: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`waited ${seconds} s until ${what}`)
    await pause(10)
  }
}

/** The percentile at `share` (0 to 1). */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A store that asks again when the machine was too busy to answer in time: what was not stored then is not stored later. */
export function patient<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name)
      if (typeof call !== "function") return call
      return async (...args: unknown[]): Promise<unknown> => {
        for (;;) {
          try {
            return await call(...args)
          } catch (error) {
            if (!/did not answer within|timeout/.test(String(error))) throw error
          }
        }
      }
    },
  })
}
