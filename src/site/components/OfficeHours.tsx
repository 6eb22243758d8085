import { type Business, type Weekday, weekdays } from "../../business.ts"
import type { Language } from "../../languages.ts"
import type { HoursCopy } from "../copy/shape.ts"
import { formatTime, formatWeekday, hoursRows } from "../format.ts"
import styles from "./OfficeHours.module.css"

/** What the browser needs to say whether the office is open. */
export interface OfficeHoursData {
  readonly timeZone: string
  /** Monday first. */
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

interface OfficeHoursProps {
  readonly hours: Business["hours"]
  readonly timeZone: string
  readonly language: Language
  readonly words: HoursCopy
}

function dataFor({ hours, timeZone, language, words }: OfficeHoursProps): OfficeHoursData {
  const { openNow, closedNow, closesAt, opensTodayAt, opensTomorrowAt, opensOn } = words
  return {
    timeZone,
    week: weekdays.map((day) => {
      const times = hours[day]
      if (!times) return null
      return {
        name: formatWeekday(day, language),
        ...times,
        opensText: formatTime(times.opens, language),
        closesText: formatTime(times.closes, language),
      }
    }),
    words: { openNow, closedNow, closesAt, opensTodayAt, opensTomorrowAt, opensOn },
  }
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function daysText(days: readonly Weekday[], language: Language, to: string): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ""
  const name = capitalize(formatWeekday(first, language))
  return first === last ? name : `${name} ${to} ${formatWeekday(last, language)}`
}

/** The week as a real table; a script marks today and fills the line that says whether the office is open. */
export function OfficeHours(props: OfficeHoursProps) {
  const { hours, language, words } = props
  const to = { en: "to", es: "a" }[language]
  return (
    <>
      <p className={styles["status"]} hidden data-office-hours={JSON.stringify(dataFor(props))} />
      <table className={styles["table"]}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.time}</th>
          </tr>
        </thead>
        <tbody>
          {hoursRows(hours).map(({ days, times }) => (
            <tr key={days[0]} data-days={days.map((day) => weekdays.indexOf(day)).join(" ")}>
              <th scope="row">{daysText(days, language, to)}</th>
              <td>
                {times
                  ? `${formatTime(times.opens, language)} – ${formatTime(times.closes, language)}`
                  : words.closed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{words.zone}</p>
    </>
  )
}
