/** "Last updated" must show today's date (specification, section 2). Until this runs it shows the date of the build. */
const time = document.querySelector<HTMLTimeElement>("time[data-time-zone]")
if (time) {
  const { timeZone = "", months = "" } = time.dataset
  // Repeated in office-hours.ts: a shared module would cost both pages a request.
  const date = (
    "Temporal" in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(Date.now()).toString({ timeZone })
      : new Date().toLocaleString("sv", { timeZone })
  ).slice(0, 10)
  const [year = "", month = "", day = ""] = date.split("-")
  time.dateTime = date
  // 11 and 2222 are placeholders: see datePatterns in src/site/format.ts.
  time.textContent = JSON.parse(months)[+month - 1].replace("11", +day).replace("2222", year)
}
