import { expect, test } from "vitest"
import type { OpeningTimes, Weekday } from "../../business.ts"
import type { HoursCopy } from "../copy/shape.ts"
import { officeClock, officeHoursRows } from "./office-hours.ts"

const nine = { opens: 540, closes: 1080 }

const hours: Record<Weekday, OpeningTimes> = {
  monday: nine,
  tuesday: { ...nine },
  wednesday: nine,
  thursday: { opens: 600, closes: 1080 },
  friday: { opens: 600, closes: 750 },
  saturday: null,
  sunday: null,
}

const english: HoursCopy = {
  title: "Office Hours",
  to: "to",
  closed: "Closed",
  today: "Today",
  openNow: "Open now",
  closedNow: "Closed now",
  closesAt: "Closes at ",
  opensTodayAt: "Opens today at ",
  opensTomorrowAt: "Opens tomorrow at ",
  opensOn: { before: "Opens ", between: " at " },
  zone: "Eastern Time",
}

test.each([
  {
    language: "en",
    words: english,
    rows: [
      ["Monday to Wednesday", "9:00 AM to 6:00 PM", 0, 1, 2],
      ["Thursday", "10:00 AM to 6:00 PM", 3],
      ["Friday", "10:00 AM to 12:30 PM", 4],
      ["Saturday to Sunday", "Closed", 5, 6],
    ],
    friday: { name: "Friday", opensText: "10:00 AM", closesText: "12:30 PM" },
  },
  {
    language: "es",
    words: { ...english, to: "a", closed: "Cerrado" },
    rows: [
      ["Lunes a miércoles", "9:00 a.\u00a0m. a 6:00 p.\u00a0m.", 0, 1, 2],
      ["Jueves", "10:00 a.\u00a0m. a 6:00 p.\u00a0m.", 3],
      ["Viernes", "10:00 a.\u00a0m. a 12:30 p.\u00a0m.", 4],
      ["Sábado a domingo", "Cerrado", 5, 6],
    ],
    friday: { name: "viernes", opensText: "las 10:00 a.\u00a0m.", closesText: "las 12:30 p.\u00a0m." },
  },
] as const)(
  "neighboring days with the same hours share a row, and the clock has the same week ($language)",
  ({ language, words, rows, friday }) => {
    expect(
      officeHoursRows(hours, language, words).map(({ days, times, dayNumbers }) => [
        days,
        times,
        ...dayNumbers,
      ]),
    ).toEqual(rows)
    const clock = officeClock({ hours, timeZone: "America/New_York" }, language, words)
    expect(clock.timeZone).toBe("America/New_York")
    expect(clock.week.map((day) => day?.opens)).toEqual([540, 540, 540, 600, 600, undefined, undefined])
    expect(clock.week[4]).toEqual({ ...friday, opens: 600, closes: 750 })
    const { openNow, closedNow, closesAt, opensTodayAt, opensTomorrowAt, opensOn } = words
    expect(clock.words).toEqual({ openNow, closedNow, closesAt, opensTodayAt, opensTomorrowAt, opensOn })
  },
)
