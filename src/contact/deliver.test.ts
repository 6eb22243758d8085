import { describe, expect, test } from "vitest"
import { retryDelay } from "./deliver.ts"

const delays = (kind: "temporary" | "permanent", random: number) =>
  Array.from(
    { length: 14 },
    (_, n) => retryDelay(n + 1, kind, { retryBaseMs: 30_000, random: () => random }) / 1000,
  )

describe("the delay before the next attempt", () => {
  test("doubles from half a minute up to an hour", () => {
    expect(delays("temporary", 1)).toEqual([
      30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600, 3600, 3600, 3600,
    ])
  })

  test("is longer after a refusal for good, and still ends", () => {
    expect(delays("permanent", 1).slice(0, 3)).toEqual([300, 600, 1200])
    expect(delays("permanent", 1).at(-1)).toBe(6 * 3600)
  })

  test("is spread over its upper half", () => {
    expect(delays("temporary", 0)[3]).toBe(120)
    expect(delays("temporary", 0.5)[3]).toBe(180)
  })

  test("is six hours at most, whatever the first one is", () => {
    expect(retryDelay(9, "permanent", { retryBaseMs: 3_600_000, random: () => 1 })).toBe(6 * 3_600_000)
    expect(retryDelay(99, "temporary", { retryBaseMs: 3_600_000, random: () => 1 })).toBe(6 * 3_600_000)
  })

  test("stays finite however often it was tried", () => {
    expect(retryDelay(5000, "temporary", { retryBaseMs: 30_000, random: () => 1 })).toBe(3_600_000)
  })
})
