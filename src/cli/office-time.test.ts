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
  ["1 day", "2026-03-07T00:30:00-05:00"],
  ["1 week ago", "2026-03-01T00:30:00-05:00"],
  ["2w", "2026-02-22T00:30:00-05:00"],
  ["5min", "2026-03-08T00:25:00-05:00"],
  ["5 mins", "2026-03-08T00:25:00-05:00"],
  ["1 minute", "2026-03-08T00:29:00-05:00"],
  ["30 minutes ago", "2026-03-08T00:00:00-05:00"],
  ["1h ago", "2026-03-07T23:30:00-05:00"],
  ["1 hour", "2026-03-07T23:30:00-05:00"],
  ["99999m", "2025-12-28T13:51:00-05:00"],
  ["90m", "2026-03-07T23:00:00-05:00"],
  ["12 hours", "2026-03-07T12:30:00-05:00"],
  ["2026-07-04", "2026-07-04T00:00:00-04:00"],
  ["2026-07-04 09:15", "2026-07-04T09:15:00-04:00"],
  ["2026-07-04T09:15:30", "2026-07-04T09:15:30-04:00"],
  ["2026-07-04T09:15:30Z", "2026-07-04T05:15:30-04:00"],
  [" 2026-07-04t09:15:30z ", "2026-07-04T05:15:30-04:00"],
  ["2026-07-04T09:15:30+02:00", "2026-07-04T03:15:30-04:00"],
  ["2026-07-04T09:15:30-0700", "2026-07-04T12:15:30-04:00"],
  ["2026-07-04T09+0200", "2026-07-04T03:00:00-04:00"],
  ["2026-07-04 09:15+02", "2026-07-04T03:15:00-04:00"],
  ["2026-07-04T09:15[Europe/Berlin]", "2026-07-04T03:15:00-04:00"],
])("%s is %s", (text, moment) => {
  const parsed = time.parse(text)
  expect(parsed && time.iso(parsed)).toBe(moment)
})

test.each([
  "",
  "once",
  "2026-13-01",
  "2026-02-30",
  "07/04/2026",
  "3",
  "-3d",
  "3d?",
  "100000m",
  "3  d",
  "d",
  "5 mays",
  "3 hins",
  "tomorrow",
])("%j is not a time", (text) => {
  expect(time.parse(text)).toBeUndefined()
})

test("a moment is written short for a table, long for a person and in ISO 8601 for a program", () => {
  const moment = new Date("2026-07-05T01:30:15.999Z")
  // Newer data for time formats puts a narrow space before AM and PM.
  expect(time.short(moment).replace("\u202f", " ")).toBe("Jul 4, 2026, 9:30 PM")
  expect(time.long(moment).replace("\u202f", " ")).toBe("Saturday, July 4, 2026 at 9:30:15 PM EDT")
  expect(time.iso(moment)).toBe("2026-07-04T21:30:15-04:00")
})
