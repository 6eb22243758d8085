import type { Clock } from "./ports.ts"

/** At most `count` messages in any `seconds`. */
export interface RateLimit {
  readonly count: number
  readonly seconds: number
}

export interface Limited {
  readonly retryAfterSeconds: number
}

/** What is kept in this process answers at once, what several processes share does not. */
export interface RateLimiter {
  /** Counts one message from `address`; says how long to wait when there were too many. */
  take(address: string): Limited | undefined | Promise<Limited | undefined>
  /** Takes back what was counted last for `address`: it was a repeat, or was not stored. */
  giveBack(address: string): void | Promise<void>
}

export const unlimited: RateLimiter = { take: () => undefined, giveBack: () => {} }

/** How many addresses may use up their limit before everybody has to wait. */
export const overallFactor = 40

/**
 * Limits messages per address and overall. The overall limit is what stops a sender with a million
 * addresses; it also makes it harmless that the memory is capped.
 *
 * @param factor for the overall limit
 * @param capacity most addresses that are remembered; the one that wrote longest ago is forgotten first
 * @param windows what is remembered: when each address wrote
 */
export function createRateLimiter(
  limit: RateLimit,
  clock: Clock,
  factor = overallFactor,
  capacity = 20_000,
  windows = new Map<string, number[]>(),
): RateLimiter {
  const everybody: number[] = []
  const wait = (times: number[], count: number) => {
    const now = clock.now()
    const limitMs = limit.seconds * 1000
    while (times[0] !== undefined && times[0] <= now - limitMs) times.shift()
    const first = times[times.length - count]
    return first === undefined ? 0 : Math.max(1, Math.ceil((first + limitMs - now) / 1000))
  }
  return {
    take(address) {
      const subject = addressGroup(address)
      const times = windows.get(subject) ?? []
      const retryAfterSeconds = Math.max(wait(times, limit.count), wait(everybody, limit.count * factor))
      if (retryAfterSeconds > 0) return { retryAfterSeconds }
      times.push(clock.now())
      everybody.push(clock.now())
      windows.delete(subject)
      windows.set(subject, times)
      // Nobody's address is kept for longer than it is needed: who wrote longest ago stands first.
      for (const [oldest, written] of windows) {
        const isOver = (written.at(-1) ?? 0) <= clock.now() - limit.seconds * 1000
        if (!isOver && windows.size <= capacity) break
        windows.delete(oldest)
      }
      return undefined
    },
    giveBack(address) {
      windows.get(addressGroup(address))?.pop()
      everybody.pop()
    },
  }
}

/**
 * What counts as one sender: an IPv4 address, or the /64 that one IPv6 subscriber is given whole (RFC 6177).
 * IPv4 inside IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase()
  const mapped = /^[:0]*:ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(":")) return plain
  const [head = "", tail] = plain.split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail === undefined || tail === "" ? [] : tail.split(":")
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0")
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""))
  return `${groups.join(":")}::/64`
}
