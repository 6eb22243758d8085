import { describe, expect, test } from "vitest"
import { addressGroup, createRateLimiter } from "./rate-limit.ts"

function limiterAt(count: number, seconds: number, factor?: number, capacity?: number) {
  const clock = { time: 0, now: () => clock.time * 1000 }
  return { clock, limiter: createRateLimiter({ count, seconds }, clock, factor, capacity) }
}

describe("the limit", () => {
  test("lets COUNT through in any SECONDS and says how long to wait for the next", () => {
    const { clock, limiter } = limiterAt(2, 60)
    expect(limiter.take("192.0.2.1")).toBeUndefined()
    clock.time = 40
    expect(limiter.take("192.0.2.1")).toBeUndefined()
    expect(limiter.take("192.0.2.1")).toEqual({ retryAfterSeconds: 20 })
    clock.time = 60
    expect(limiter.take("192.0.2.1")).toBeUndefined()
    expect(limiter.take("192.0.2.1")).toEqual({ retryAfterSeconds: 40 })
  })

  test("holds for each address alone, and an IPv6 subscriber is one address", () => {
    const { limiter } = limiterAt(1, 60)
    expect(limiter.take("192.0.2.1")).toBeUndefined()
    expect(limiter.take("192.0.2.2")).toBeUndefined()
    expect(limiter.take("2001:db8:1:2::1")).toBeUndefined()
    expect(limiter.take("2001:db8:1:2:ffff::9")).toBeDefined()
    expect(limiter.take("2001:db8:1:3::1")).toBeUndefined()
  })

  test("gives back what was not stored", () => {
    const { limiter } = limiterAt(1, 60)
    limiter.take("192.0.2.1")
    limiter.giveBack("192.0.2.1")
    expect(limiter.take("192.0.2.1")).toBeUndefined()
  })

  test("also holds for all addresses together, whatever number of them there is", () => {
    const { limiter } = limiterAt(1, 60, 40)
    const answers = Array.from({ length: 1000 }, (_, n) => limiter.take(`10.0.${n >> 8}.${n & 255}`))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(40)
  })

  test("remembers no more addresses than it has room for, and forgets the oldest first", () => {
    const { limiter } = limiterAt(1, 60, 1_000_000, 2)
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) limiter.take(address)
    expect(limiter.take("192.0.2.3")).toBeDefined()
    expect(limiter.take("192.0.2.2")).toBeDefined()
    expect(limiter.take("192.0.2.1")).toBeUndefined()
  })
})

test("nobody's address is remembered once its time is over and somebody else has written", () => {
  const clock = { time: 0, now: () => clock.time * 1000 }
  const windows = new Map<string, number[]>()
  const limiter = createRateLimiter({ count: 1, seconds: 60 }, clock, undefined, undefined, windows)
  limiter.take("192.0.2.1")
  clock.time = 59
  limiter.take("192.0.2.2")
  clock.time = 60
  limiter.take("192.0.2.3")
  expect([...windows.keys()]).toEqual(["192.0.2.2", "192.0.2.3"])
})

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:1:2:3:4", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3::", "1:2:3:0::/64"],
])("%s counts as %s", (address, group) => expect(addressGroup(address)).toBe(group))
