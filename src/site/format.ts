import { type OpeningTimes, type Weekday, weekdays } from "../business.ts"
import { formattingTags, type Language } from "../languages.ts"

/** Text from within a sentence, such as a weekday, as its beginning. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A calendar date in words: `November 21, 2026`, `21 de noviembre de 2026`. */
export function formatDate(date: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(formattingTags[language], { dateStyle: "long", timeZone }).format(date)
}

/** A date in each month in words, with 11 and 2222 as placeholders, so that last-updated.ts does not need Intl, whose first use blocks a slow phone. */
export function datePatterns(language: Language): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    formatDate(new Date(Date.UTC(2222, month, 11)), language, "UTC"),
  )
}

/** A time of day: `9:00 AM`, `9:00 a. m.`. @param minutes after midnight */
export function formatTime(minutes: number, language: Language): string {
  const time = new Date(Date.UTC(2000, 0, 1, 0, minutes))
  return (
    new Intl.DateTimeFormat(formattingTags[language], { timeStyle: "short", timeZone: "UTC" })
      .format(time)
      // Spanish puts a space between the letters (RAE, Ortografía, abreviaturas); CLDR 48 does not.
      .replace(/([ap])\.m\./, "$1.\u00a0m.")
  )
}

/** A weekday's name as written within a sentence: `Monday`, `lunes`. */
export function formatWeekday(day: Weekday, language: Language): string {
  // January 3, 2000, was a Monday.
  const date = new Date(Date.UTC(2000, 0, 3 + weekdays.indexOf(day)))
  return new Intl.DateTimeFormat(formattingTags[language], { weekday: "long", timeZone: "UTC" }).format(date)
}

/** A time of day after "at" or "a": `9:00 AM`, `las 9:00 a. m.`, `la 1:00 p. m.` @param minutes after midnight */
export function formatClock(minutes: number, language: Language): string {
  const article = { en: "", es: Math.floor(minutes / 60) % 12 === 1 ? "la " : "las " }[language]
  return article + formatTime(minutes, language)
}

/** Consecutive weekdays with the same hours: one row of the office-hours table. */
interface HoursRow {
  readonly days: readonly Weekday[]
  readonly times: OpeningTimes
}

/** The week's opening times, with equal neighbors joined: Monday to Friday, Saturday, Sunday. */
export function hoursRows(hours: Readonly<Record<Weekday, OpeningTimes>>): HoursRow[] {
  const rows: { days: Weekday[]; times: OpeningTimes }[] = []
  for (const day of weekdays) {
    const times = hours[day]
    const last = rows.at(-1)
    if (last && last.times?.opens === times?.opens && last.times?.closes === times?.closes)
      last.days.push(day)
    else rows.push({ days: [day], times })
  }
  return rows
}

/** A number of days in words: `30 days`, `30 días`; whole years as years: `3 years`, `3 años`. */
export function formatPeriod(days: number, language: Language): string {
  const [unit, value] = days % 365 === 0 ? (["year", days / 365] as const) : (["day", days] as const)
  const options = { style: "unit", unit, unitDisplay: "long" } as const
  return new Intl.NumberFormat(formattingTags[language], options).format(value)
}

/** The states whose names differ in Spanish (RAE, Diccionario panhispánico de dudas). */
const spanishStates: Readonly<Record<string, string>> = {
  Hawaii: "Hawái",
  Louisiana: "Luisiana",
  Mississippi: "Misisipi",
  Missouri: "Misuri",
  "New Hampshire": "Nuevo Hampshire",
  "New Jersey": "Nueva Jersey",
  "New Mexico": "Nuevo México",
  "New York": "Nueva York",
  "North Carolina": "Carolina del Norte",
  "North Dakota": "Dakota del Norte",
  Oregon: "Oregón",
  Pennsylvania: "Pensilvania",
  "South Carolina": "Carolina del Sur",
  "South Dakota": "Dakota del Sur",
  "West Virginia": "Virginia Occidental",
}

/** @param name the state's English name, as in src/business.ts */
export const formatState = (name: string, language: Language): string =>
  (language === "es" && spanishStates[name]) || name

/** Languages in words: `English and Spanish`, `inglés y español`. */
export function formatLanguages(spoken: readonly Language[], language: Language): string {
  const names = new Intl.DisplayNames(formattingTags[language], { type: "language" })
  return formatList(
    spoken.map((code) => names.of(code)),
    language,
  )
}

/**
 * `conventional, FHA and VA`: the British form, because the site's English has no comma before "and" or "or".
 * @param items undefined ones are left out
 */
export function formatList(
  items: readonly (string | undefined)[],
  language: Language,
  type: "and" | "or" = "and",
): string {
  const options = { type: type === "and" ? "conjunction" : "disjunction" } as const
  return new Intl.ListFormat({ en: "en-GB", es: "es-US" }[language], options).format(
    items.filter((item) => item !== undefined),
  )
}
