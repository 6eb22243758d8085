import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { createPostgresServer, type PostgresServer } from "../server/postgres.ts"

/** What came of one row of the table. */
export interface Outcome {
  /** What was tried, with how often, in words. */
  readonly tried: string
  /** Acknowledged messages that are not there; `undefined` where the row stores none. */
  readonly lost?: number
  /** Messages that are there more than once. */
  readonly twice?: number
  /** The same test against a server that breaks the promise on purpose: a test that cannot fail proves nothing. */
  readonly control?: Control
  /** Figures for the reader. */
  readonly figures: string
  /** Whatever was not as it must be; empty when the row holds. */
  readonly problems: readonly string[]
}

export interface Control {
  readonly what: string
  /** What went wrong with it; `undefined` when nothing did, and then the test proves nothing. */
  readonly failure: string | undefined
}

/** What all rows share. */
export interface Run {
  /** The built site, copied: a build that goes on meanwhile does not reach it. */
  readonly built: string
  /** Whether figures of speed are judged: not in a test, which shares its machine with others. */
  readonly judgesSpeed: boolean
  /** A new empty folder. */
  folder(): Promise<string>
  /** Done at the end, last first. */
  onEnd(clean: () => unknown): void
  /** Address of a new, empty database on the run's PostgreSQL, which starts at the first call. */
  database(): Promise<string>
  end(): Promise<void>
}

export async function createRun(judgesSpeed: boolean): Promise<Run> {
  const root = await mkdtemp(join(tmpdir(), "torture-"))
  const built = join(root, "dist")
  await cp(resolve(import.meta.dirname, "../../dist"), built, { recursive: true })
  const cleanings: (() => unknown)[] = [() => rm(root, { recursive: true, force: true })]
  let postgres: Promise<PostgresServer> | undefined
  return {
    built,
    judgesSpeed,
    folder: () => mkdtemp(join(root, "f-")),
    onEnd: (clean) => void cleanings.push(clean),
    async database() {
      postgres ??= createPostgresServer()
      const server = await postgres
      return await server.createDatabase(`torture_${crypto.randomUUID().replaceAll("-", "")}`)
    },
    async end() {
      for (const clean of cleanings.reverse()) await clean()
      await (await postgres)?.stop()
    },
  }
}

/** Tries a control until it fails as it must: it may be lucky once. */
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

export const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Waits until `look` says so. @throws Error when it never does */
export async function until(
  what: string,
  look: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`waited ${seconds} s in vain until ${what}`)
    await pause(10)
  }
}

/** The value below which `share` of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Repeatable random numbers from 0 to 1, so that what fails once can be made to fail again (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
