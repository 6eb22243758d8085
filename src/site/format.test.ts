import { describe, expect, test } from "vitest"
import {
  datePatterns,
  formatClock,
  formatDate,
  formatLanguages,
  formatList,
  formatPeriod,
  formatState,
  formatTime,
  formatWeekday,
} from "./format.ts"

describe.each([
  {
    language: "en",
    date: "November 21, 2026",
    patterns: ["January 11, 2222", "December 11, 2222"],
    clocks: ["1:00 AM", "9:00 AM", "1:45 PM"],
    states: ["Georgia", "New Mexico"],
    times: ["12:00 AM", "9:05 AM", "12:30 PM", "6:00 PM"],
    days: ["Monday", "Sunday"],
    periods: ["30 days", "1 day", "1 year", "3 years", "400 days"],
    spoken: "English and Spanish",
    lists: ["FHA", "FHA and VA", "conventional, FHA and VA", "conventional, FHA or VA"],
  },
  {
    language: "es",
    date: "21 de noviembre de 2026",
    patterns: ["11 de enero de 2222", "11 de diciembre de 2222"],
    clocks: ["la 1:00 a.\u00a0m.", "las 9:00 a.\u00a0m.", "la 1:45 p.\u00a0m."],
    states: ["Georgia", "Nuevo México"],
    times: ["12:00 a.\u00a0m.", "9:05 a.\u00a0m.", "12:30 p.\u00a0m.", "6:00 p.\u00a0m."],
    days: ["lunes", "domingo"],
    periods: ["30 días", "1 día", "1 año", "3 años", "400 días"],
    spoken: "inglés y español",
    lists: ["FHA", "FHA y VA", "conventional, FHA y VA", "conventional, FHA o VA"],
  },
] as const)("formats ($language)", ({ language, ...expected }) => {
  test("dates belong to the time zone, and each month has its pattern", () => {
    const midnight = new Date("2026-11-22T03:00:00Z")
    expect(formatDate(midnight, language, "America/New_York")).toBe(expected.date)
    const patterns = datePatterns(language)
    expect([patterns[0], patterns[11], patterns.length]).toEqual([...expected.patterns, 12])
  })

  test("times of day are on the 12-hour clock", () => {
    expect([0, 545, 750, 1080].map((minutes) => formatTime(minutes, language))).toEqual(expected.times)
  })

  test('times after "at" have their article', () => {
    expect([60, 540, 825].map((minutes) => formatClock(minutes, language))).toEqual(expected.clocks)
  })

  test("states have their names in the page's language", () => {
    expect(["Georgia", "New Mexico"].map((name) => formatState(name, language))).toEqual(expected.states)
  })

  test("weekdays are written as within a sentence", () => {
    expect([formatWeekday("monday", language), formatWeekday("sunday", language)]).toEqual(expected.days)
  })

  test("periods are days, and whole years are years", () => {
    expect([30, 1, 365, 1095, 400].map((days) => formatPeriod(days, language))).toEqual(expected.periods)
  })

  test("lists have no comma before the last word, and leave out what is undefined", () => {
    const programs = ["conventional", undefined, "FHA", "VA"]
    expect(formatLanguages(["en", "es"], language)).toBe(expected.spoken)
    expect([
      formatList(["FHA"], language),
      formatList(["FHA", "VA"], language),
      formatList(programs, language),
      formatList(programs, language, "or"),
    ]).toEqual(expected.lists)
  })
})
