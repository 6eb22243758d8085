import type { HoursCopy } from "../copy/shape.ts"
import styles from "./OfficeHours.module.css"
import type { OfficeClock, OfficeHoursRow } from "./office-hours.ts"

interface OfficeHoursProps {
  readonly rows: readonly OfficeHoursRow[]
  readonly clock: OfficeClock
  readonly words: HoursCopy
}

/**
 * The week as a real table. Only the browser knows which row is today's and whether the office is open:
 * `browser/office-hours.ts` fills the empty places, whose space is reserved so that nothing moves.
 */
export function OfficeHours({ rows, clock, words }: OfficeHoursProps) {
  return (
    <>
      <h2 id="office-hours">{words.title}</h2>
      <p className={`screen-only ${styles["status"]}`} data-office-clock={JSON.stringify(clock)}>
        <strong />
        <span />
      </p>
      <table className={styles["table"]} aria-labelledby="office-hours">
        <tbody>
          {rows.map(({ days, dayNumbers, times }) => (
            <tr key={days} data-days={dayNumbers.join(" ")}>
              <th scope="row">
                {days}
                {/* For screen readers only: the comma makes them pause before the word. */}
                <span hidden>
                  <i className="visually-hidden">, </i>
                  {words.today}
                </span>
              </th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{words.zone}</p>
    </>
  )
}
