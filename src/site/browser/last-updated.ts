/** Specification, section 2, Privacy: "Last updated" is today's date; the built date stands until this runs. */
import { readOfficeTime } from "./office-time.ts"

const time = document.querySelector<HTMLTimeElement>("time[data-time-zone]")
if (time) {
  const { timeZone = "", months = "" } = time.dataset
  const { date } = readOfficeTime(timeZone)
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  time.dateTime = date
  // The 11th in 2222 stands in for the day: see datePatterns in src/site/format.ts.
  time.textContent = JSON.parse(months)[month - 1].replace("11", day).replace("2222", year)
}
