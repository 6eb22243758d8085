import { type Business, type Weekday, weekdays } from "../../business.ts"
import type { Language } from "../../languages.ts"
import type { HoursCopy } from "../copy/shape.ts"
import { capitalize, formatClock, formatTime, formatWeekday, hoursRows } from "../format.ts"

/** One row of the office-hours table. */
export interface OfficeHoursRow {
  readonly days: string
  /** Days of the week in this row, Monday = 0. */
  readonly dayNumbers: readonly number[]
  readonly times: string
}

/** What browser/office-hours.ts needs to say whether the office is open now, as JSON in the page. */
export interface OfficeClock {
  readonly timeZone: string
  /** Monday first; `null` is closed, and `name` is the weekday inside a sentence. */
  readonly week: readonly ({
    readonly name: string
    readonly opens: number
    readonly closes: number
    readonly opensText: string
    readonly closesText: string
  } | null)[]
  readonly words: Pick<
    HoursCopy,
    "openNow" | "closedNow" | "closesAt" | "opensTodayAt" | "opensTomorrowAt" | "opensOn"
  >
}

function daysText(days: readonly Weekday[], language: Language, words: HoursCopy): string {
  const names = days.map((day) => formatWeekday(day, language))
  const [first = "", last = ""] = [names[0], names.at(-1)]
  return capitalize(names.length === 1 ? first : `${first} ${words.to} ${last}`)
}

/** The week's opening times as text, one row per run of days with the same hours. */
export function officeHoursRows(
  hours: Business["hours"],
  language: Language,
  words: HoursCopy,
): OfficeHoursRow[] {
  return hoursRows(hours).map(({ days, times }) => ({
    days: daysText(days, language, words),
    dayNumbers: days.map((day) => weekdays.indexOf(day)),
    times: times
      ? `${formatTime(times.opens, language)} ${words.to} ${formatTime(times.closes, language)}`
      : words.closed,
  }))
}

/** The same week as data. */
export function officeClock(
  { hours, timeZone }: Pick<Business, "hours" | "timeZone">,
  language: Language,
  words: HoursCopy,
): OfficeClock {
  const { openNow, closedNow, closesAt, opensTodayAt, opensTomorrowAt, opensOn } = words
  return {
    timeZone,
    week: weekdays.map(
      (day) =>
        hours[day] && {
          name: formatWeekday(day, language),
          ...hours[day],
          opensText: formatClock(hours[day].opens, language),
          closesText: formatClock(hours[day].closes, language),
        },
    ),
    words: { openNow, closedNow, closesAt, opensTodayAt, opensTomorrowAt, opensOn },
  }
}
