import type { Clock } from "./ports.ts"

/** At most `count` messages in any `seconds`. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

export interface Limited {
  readonly retryAfterSeconds: number
}

/** Who sends: an address, or the networks that it lies in, from the narrowest to the widest. */
export type Sender = readonly string[]

/** What is kept in this process answers at once, what several processes share does not. */
export interface RateLimiter {
  /** Counts one message from `sender`; says how long to wait when there were too many. */
  take(sender: Sender): Limited | undefined | Promise<Limited | undefined>
  /** Takes back what was counted last for `sender`: it was a repeat, or was not stored. */
  giveBack(sender: Sender): void | Promise<void>
}

export const unlimited: RateLimiter = { take: () => undefined, giveBack: () => {} }

/** What is counted, and how many messages it may reach. */
export interface Counter {
  readonly name: string
  readonly most: number
}

/**
 * How many times the limit each network of a sender has, from the narrowest to the widest: several people share a home's
 * network and more a company's, but none of them uses up everybody's.
 */
const networkFactors = [1, 4, 10] as const

/** How many addresses may use up their limit before everybody has to wait. */
const overallFactor = 40

/** The counters that a message of `sender` counts in; the last one stands for all senders together. */
export function countersOf(sender: Sender, { count }: RateLimit, factor = overallFactor): readonly Counter[] {
  const networks = sender.map((name, index) => ({ name, most: count * (networkFactors[index] ?? 1) }))
  return [...networks, { name: "*", most: count * factor }]
}

export interface MemoryRateLimiter extends RateLimiter {
  /** The names of the counters that are in memory. */
  remembered(): readonly string[]
}

/** What a timer can wait for at most. */
const longestTimeoutMs = 2 ** 31 - 1

/**
 * Limits messages of each sender and overall. The overall limit is what stops a sender with a million
 * addresses; it also makes it harmless that the memory is capped.
 *
 * @param clock runs evenly, however the system's time is set
 * @param factor for the overall limit
 * @param capacity most counters that are remembered; the one that counted longest ago is forgotten first
 */
export function createRateLimiter(
  limit: RateLimit,
  clock: Clock,
  factor = overallFactor,
  capacity = 20_000,
): MemoryRateLimiter {
  const windowMs = limit.seconds * 1000
  // The times of the messages in each counter's window. Whatever counted last stands last.
  const windows = new Map<string, number[]>()
  let sweeping = false

  const wait = ({ name, most }: Counter) => {
    const now = clock.now()
    const times = windows.get(name) ?? []
    while (times[0] !== undefined && times[0] <= now - windowMs) times.shift()
    const first = times[times.length - most]
    return first === undefined ? 0 : Math.max(1, Math.ceil((first + windowMs - now) / 1000))
  }
  /** Addresses are forgotten when their window has ended, also when nobody writes any more. */
  const sweep = () => {
    sweeping = false
    for (const [name, times] of windows) {
      const remainingMs = (times.at(-1) ?? 0) + windowMs - clock.now()
      if (remainingMs > 0) {
        sweeping = true
        setTimeout(sweep, Math.min(remainingMs, longestTimeoutMs))
        return
      }
      windows.delete(name)
    }
  }

  return {
    remembered: () => [...windows.keys()],
    take(sender) {
      const counters = countersOf(sender, limit, factor)
      const retryAfterSeconds = Math.max(...counters.map(wait))
      if (retryAfterSeconds > 0) return { retryAfterSeconds }
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
  }
}
