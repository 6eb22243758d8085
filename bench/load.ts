import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"

interface LoadResult {
  readonly requestsPerSecond: number
  /** The 99th percentile in milliseconds. */
  readonly p99: number
  /** Answers other than 2xx or 3xx, and broken connections. */
  readonly failed: number
}

const inMilliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const

/** Loads one address with wrk. It must be on this machine. */
export async function putUnderLoad(
  url: string,
  connections: number,
  seconds: number,
  options: readonly string[] = [],
): Promise<LoadResult> {
  if (new URL(url).hostname !== "127.0.0.1") throw new Error(`${url} is not on this machine`)
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...options, url]
  const wrk = spawn("wrk", args, { stdio: ["ignore", "pipe", "inherit"] })
  const [output] = await Promise.all([text(wrk.stdout), once(wrk, "exit")])
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const [, value, unit] = /\s99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? []
  if (rate === undefined || value === undefined) throw new Error(`wrk says: ${output}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  const broken = [...(/Socket errors: (.*)/.exec(output)?.[1] ?? "").matchAll(/\d+/g)].map(Number)
  return {
    requestsPerSecond: Number(rate),
    p99: Number(value) * inMilliseconds[unit as keyof typeof inMilliseconds],
    failed: broken.reduce((sum, count) => sum + count, refused),
  }
}
