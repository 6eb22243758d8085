import type { Clock } from "./ports.ts"

/** At most `count` messages in any `seconds`. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

interface Limited {
  readonly retryAfterSeconds: number
  /** Whether the overall limit is used up, so that everybody has to wait. */
  readonly overall: boolean
}

/** An address, or the networks that contain it, from the narrowest to the widest. */
export type Sender = readonly string[]

/** Synchronous if the counts are in this process's memory, asynchronous if several processes share them. */
export interface RateLimiter {
  /**
   * Counts one message from `sender`.
   *
   * @returns how long to wait if there were too many; "uncounted" if it could not count
   */
  take(sender: Sender): Limited | undefined | Promise<Limited | "uncounted" | undefined>
  /** Undoes the last count for `sender`, whose message was a repeat or was not stored. */
  giveBack(sender: Sender): void | Promise<void>
  /**
   * Does the work of a call as soon as few others of its sender are being done.
   *
   * @throws {Refusal} if too many wait already
   */
  inTurn<Result>(sender: Sender, work: () => Promise<Result>): Promise<Result>
}

export const unlimited: RateLimiter = {
  take: () => undefined,
  giveBack: () => {},
  inTurn: (_sender, work) => work(),
}

/** A counter and its limit. */
export interface Counter {
  readonly name: string
  readonly most: number
}

/**
 * Multiples of the limit for a sender's networks, from the narrowest to the widest: several people share a home's network,
 * and more share a company's.
 */
const networkFactors = [1, 4, 10] as const

/** How many senders can use up their limits before everybody has to wait. */
const overallFactor = 40

/** The counters that a message from `sender` increments. The last one counts all senders together. */
export function countersOf(sender: Sender, { count }: RateLimit, factor = overallFactor): readonly Counter[] {
  const networks = sender.map((name, index) => ({ name, most: count * (networkFactors[index] ?? 1) }))
  return [...networks, { name: "*", most: count * factor }]
}

interface MemoryRateLimiter extends RateLimiter {
  /** Names of the counters in memory. */
  remembered(): readonly string[]
}

/** The longest delay of `setTimeout`. */
const longestTimeoutMs = 2 ** 31 - 1

/**
 * Limits messages per sender and overall. The overall limit stops a sender with a million addresses, and makes it safe to
 * cap the number of counters.
 *
 * @param clock must run evenly
 * @param factor for the overall limit
 * @param capacity the most counters to keep; the least recently used is dropped first
 */
export function createRateLimiter(
  limit: RateLimit,
  clock: Clock,
  factor = overallFactor,
  capacity = 20_000,
): MemoryRateLimiter {
  const windowMs = limit.seconds * 1000
  // The times of the messages in each counter's window, least recently counted first.
  const windows = new Map<string, number[]>()
  let sweeping = false

  const wait = ({ name, most }: Counter) => {
    const now = clock.now()
    const times = windows.get(name) ?? []
    while (times[0] !== undefined && times[0] <= now - windowMs) times.shift()
    const first = times[times.length - most]
    return first === undefined ? 0 : Math.ceil((first + windowMs - now) / 1000)
  }
  /** Drops addresses when their window has ended, even if no more messages arrive. */
  const sweep = () => {
    let nextMs = Number.POSITIVE_INFINITY
    // All of them: a count that was given back has left its address later in the order than its last one that stays.
    for (const [name, times] of windows) {
      const remainingMs = (times.at(-1) ?? 0) + windowMs - clock.now()
      if (remainingMs > 0) nextMs = Math.min(nextMs, remainingMs)
      else windows.delete(name)
    }
    sweeping = windows.size > 0
    // Once a second at most, because it takes time with many addresses.
    if (sweeping) setTimeout(sweep, Math.min(Math.max(nextMs, 1000), longestTimeoutMs))
  }

  return {
    remembered: () => [...windows.keys()],
    take(sender) {
      const counters = countersOf(sender, limit, factor)
      const waits = counters.map(wait)
      const retryAfterSeconds = Math.max(...waits)
      if (retryAfterSeconds > 0) return { retryAfterSeconds, overall: waits.at(-1) !== 0 }
      for (const { name } of counters) {
        const times = windows.get(name) ?? []
        times.push(clock.now())
        windows.delete(name)
        windows.set(name, times)
      }
      for (const name of windows.keys()) {
        if (windows.size <= capacity) break
        windows.delete(name)
      }
      if (!sweeping) sweep()
      return undefined
    },
    giveBack(sender) {
      for (const { name } of countersOf(sender, limit)) windows.get(name)?.pop()
    },
    // SQLite is fast, and many messages share one write.
    inTurn: unlimited.inTurn,
  }
}
