/** Specification, section 2, Privacy: "Last updated" is today's date; the built date stands until this runs. */
const time = document.querySelector<HTMLTimeElement>("time[data-time-zone]")
if (time) {
  const { timeZone = "", months = "" } = time.dataset
  // As in office-hours.ts: what both shared would be a file that each page has to ask for.
  const date =
    "Temporal" in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(Date.now())
          .toZonedDateTimeISO(timeZone)
          .toString()
          .slice(0, 10)
      : new Date().toLocaleDateString("sv", { timeZone })
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  time.dateTime = date
  // The 11th in 2222 stands in for the day: see datePatterns in src/site/format.ts.
  time.textContent = JSON.parse(months)[month - 1].replace("11", day).replace("2222", year)
}
