/** Specification, section 2, Privacy: "Last updated" is today's date; the build's date is shown until this runs. */
const time = document.querySelector("time[data-time-zone]") as HTMLTimeElement
const { timeZone, months } = time.dataset as { timeZone: string; months: string }
// Repeated in office-hours.ts: a shared module would cost both pages a request.
const date = (
  "Temporal" in globalThis
    ? Temporal.Instant.fromEpochMilliseconds(Date.now()).toString({ timeZone })
    : new Date().toLocaleString("sv", { timeZone })
).slice(0, 10)
const [year, month, day] = date.split("-") as [string, string, string]
time.dateTime = date
// 11 and 2222 are placeholders: see datePatterns in src/site/format.ts.
time.textContent = JSON.parse(months)[+month - 1].replace("11", +day).replace("2222", year)

export {}
