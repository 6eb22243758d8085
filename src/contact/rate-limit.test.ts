import { describe, expect, onTestFinished, test, vi } from "vitest"
import { createRateLimiter, unlimited } from "./rate-limit.ts"

function limiterAt(count: number, seconds: number, factor?: number, capacity?: number) {
  const clock = { time: 0, now: () => clock.time * 1000 }
  return { clock, limiter: createRateLimiter({ count, seconds }, clock, factor, capacity) }
}

describe("the limit", () => {
  test("lets COUNT messages through in any SECONDS, and says how long to wait for the next", () => {
    const { clock, limiter } = limiterAt(2, 60)
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
    clock.time = 40
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
    expect(limiter.take(["192.0.2.1"])).toEqual({ retryAfterSeconds: 20, overall: false })
    clock.time = 60
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
    expect(limiter.take(["192.0.2.1"])).toEqual({ retryAfterSeconds: 40, overall: false })
  })

  test("applies to each sender separately", () => {
    const { limiter } = limiterAt(1, 60)
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
    expect(limiter.take(["192.0.2.1"])).toBeDefined()
    expect(limiter.take(["192.0.2.2"])).toBeUndefined()
  })

  test("is four times as high for a home's network and ten times for a company's", () => {
    const { limiter } = limiterAt(1, 60)
    const passed = Array.from({ length: 65_536 }, (_, n) =>
      limiter.take([`link ${n}`, `home ${n >> 8}`, "company"]),
    )
    expect(passed.slice(0, 256).filter((answer) => answer === undefined)).toHaveLength(4)
    expect(passed.filter((answer) => answer === undefined)).toHaveLength(10)
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
  })

  test("gives back what was not stored", () => {
    const { limiter } = limiterAt(1, 60)
    limiter.take(["192.0.2.1"])
    limiter.giveBack(["192.0.2.1"])
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
    // Unknown senders are no problem.
    limiter.giveBack(["192.0.2.9"])
  })

  test("lets everything through if it is off", () => {
    expect(unlimited.take(["192.0.2.1"])).toBeUndefined()
    expect(unlimited.giveBack(["192.0.2.1"])).toBeUndefined()
  })

  test("applies to all addresses together, however many there are", () => {
    const { limiter } = limiterAt(1, 60, 40)
    const answers = Array.from({ length: 1000 }, (_, n) => limiter.take([`10.0.${n >> 8}.${n & 255}`]))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(40)
  })

  test("keeps a limited number of addresses, and forgets the oldest first", () => {
    const { limiter } = limiterAt(1, 60, 1_000_000, 3)
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) limiter.take([address])
    expect(limiter.take(["192.0.2.3"])).toBeDefined()
    expect(limiter.take(["192.0.2.2"])).toBeDefined()
    expect(limiter.take(["192.0.2.1"])).toBeUndefined()
  })

  test("forgets addresses when their window has ended, even if no more messages arrive", () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const limiter = createRateLimiter({ count: 5, seconds: 60 }, { now: () => Date.now() })
    limiter.take(["192.0.2.1"])
    vi.advanceTimersByTime(30_000)
    limiter.take(["192.0.2.2"])
    vi.advanceTimersByTime(29_999)
    expect(limiter.remembered()).toEqual(["192.0.2.1", "192.0.2.2", "*"])
    vi.advanceTimersByTime(1)
    expect(limiter.remembered()).toEqual(["192.0.2.2", "*"])
    vi.advanceTimersByTime(30_000)
    expect(limiter.remembered()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    // Also if one of its messages did not count after all.
    limiter.take(["192.0.2.1"])
    vi.advanceTimersByTime(30_000)
    limiter.take(["192.0.2.2"])
    vi.advanceTimersByTime(29_000)
    limiter.take(["192.0.2.1"])
    limiter.giveBack(["192.0.2.1"])
    vi.advanceTimersByTime(1000)
    expect(limiter.remembered()).toEqual(["192.0.2.2", "*"])
    vi.advanceTimersByTime(30_000)
    for (const address of ["192.0.2.1", "192.0.2.2"]) limiter.take([address])
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(limiter.remembered()).toEqual([])
  })
})
