import { describe, expect, test } from "vitest"
import type { OpeningTimes, weekdays } from "../business.ts"
import { officeClock, officeHoursRows } from "./components/office-hours.ts"
import { copy } from "./copy/index.ts"
import {
  datePatterns,
  formatDate,
  formatLanguages,
  formatList,
  formatPeriod,
  formatTime,
  formatWeekday,
} from "./format.ts"

const nine = { opens: 540, closes: 1080 }

/** Closed on Sunday and in the middle of the week, with a later Friday and Saturday. */
const hours = {
  monday: nine,
  tuesday: { ...nine },
  wednesday: null,
  thursday: nine,
  friday: { opens: 600, closes: 1080 },
  saturday: { opens: 600, closes: 750 },
  sunday: null,
} satisfies Record<(typeof weekdays)[number], OpeningTimes>

describe.each([
  {
    language: "en",
    date: "November 21, 2026",
    patterns: ["January 11, 2222", "December 11, 2222"],
    times: ["12:00 AM", "9:05 AM", "12:30 PM", "6:00 PM"],
    days: ["Monday", "Sunday"],
    periods: ["30 days", "1 day", "1 year", "3 years", "400 days"],
    spoken: "English and Spanish",
    lists: ["FHA", "FHA and VA", "conventional, FHA and VA", "conventional, FHA or VA"],
    rows: [
      ["Monday to Tuesday", "9:00 AM to 6:00 PM", 0, 1],
      ["Wednesday", "Closed", 2],
      ["Thursday", "9:00 AM to 6:00 PM", 3],
      ["Friday", "10:00 AM to 6:00 PM", 4],
      ["Saturday", "10:00 AM to 12:30 PM", 5],
      ["Sunday", "Closed", 6],
    ],
    saturday: { name: "Saturday", opensText: "10:00 AM", closesText: "12:30 PM" },
  },
  {
    language: "es",
    date: "21 de noviembre de 2026",
    patterns: ["11 de enero de 2222", "11 de diciembre de 2222"],
    times: ["12:00 a.\u00a0m.", "9:05 a.\u00a0m.", "12:30 p.\u00a0m.", "6:00 p.\u00a0m."],
    days: ["lunes", "domingo"],
    periods: ["30 días", "1 día", "1 año", "3 años", "400 días"],
    spoken: "inglés y español",
    lists: ["FHA", "FHA y VA", "conventional, FHA y VA", "conventional, FHA o VA"],
    rows: [
      ["Lunes a martes", "9:00 a.\u00a0m. a 6:00 p.\u00a0m.", 0, 1],
      ["Miércoles", "Cerrado", 2],
      ["Jueves", "9:00 a.\u00a0m. a 6:00 p.\u00a0m.", 3],
      ["Viernes", "10:00 a.\u00a0m. a 6:00 p.\u00a0m.", 4],
      ["Sábado", "10:00 a.\u00a0m. a 12:30 p.\u00a0m.", 5],
      ["Domingo", "Cerrado", 6],
    ],
    saturday: { name: "sábado", opensText: "10:00 a.\u00a0m.", closesText: "12:30 p.\u00a0m." },
  },
] as const)("formats ($language)", ({ language, ...expected }) => {
  const words = copy[language].shared.hours

  test("dates belong to the time zone, and each month has its pattern", () => {
    const midnight = new Date("2026-11-22T03:00:00Z")
    expect(formatDate(midnight, language, "America/New_York")).toBe(expected.date)
    const patterns = datePatterns(language)
    expect([patterns[0], patterns[11], patterns.length]).toEqual([...expected.patterns, 12])
  })

  test("times of day are on the 12-hour clock", () => {
    expect([0, 545, 750, 1080].map((minutes) => formatTime(minutes, language))).toEqual(expected.times)
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

  test("neighboring days with the same hours share a row", () => {
    const rows = officeHoursRows(hours, language, words)
    expect(rows.map(({ days, times, dayNumbers }) => [days, times, ...dayNumbers])).toEqual(expected.rows)
  })

  test("the office's clock has the same week", () => {
    const {
      timeZone,
      week,
      words: clockWords,
    } = officeClock({ hours, timeZone: "America/New_York" }, language, words)
    expect(timeZone).toBe("America/New_York")
    expect(week.map((day) => day?.opens)).toEqual([540, 540, undefined, 540, 600, 600, undefined])
    expect(week[5]).toEqual({ ...expected.saturday, opens: 600, closes: 750 })
    expect(words).toMatchObject(clockWords)
  })
})
