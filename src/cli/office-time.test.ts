import { expect, test } from "vitest"
import { createOfficeTime } from "./office-time.ts"

// 12:30 a.m. in Georgia, 90 minutes before daylight saving time begins there.
const time = createOfficeTime("America/New_York", Date.UTC(2026, 2, 8, 5, 30))

test.each([
  ["today", "2026-03-08T00:00:00-05:00"],
  ["yesterday", "2026-03-07T00:00:00-05:00"],
  ["Yesterday ", "2026-03-07T00:00:00-05:00"],
  ["3d", "2026-03-05T00:30:00-05:00"],
  ["2 weeks ago", "2026-02-22T00:30:00-05:00"],
  ["90m", "2026-03-07T23:00:00-05:00"],
  ["12 hours", "2026-03-07T12:30:00-05:00"],
  ["2026-07-04", "2026-07-04T00:00:00-04:00"],
  ["2026-07-04 09:15", "2026-07-04T09:15:00-04:00"],
  ["2026-07-04T09:15:30", "2026-07-04T09:15:30-04:00"],
  ["2026-07-04T09:15:30Z", "2026-07-04T05:15:30-04:00"],
  ["2026-07-04T09:15:30+02:00", "2026-07-04T03:15:30-04:00"],
])("%s is %s", (text, moment) => {
  const parsed = time.parse(text)
  expect(parsed && time.iso(parsed)).toBe(moment)
})

test.each(["", "once", "2026-13-01", "2026-02-30", "07/04/2026", "3", "-3d", "tomorrow"])(
  "%j is not a time",
  (text) => {
    expect(time.parse(text)).toBeUndefined()
  },
)
