/** "Last updated" must show today's date (specification, section 2). Until this runs it shows the date of the build. */
const time = document.querySelector<HTMLTimeElement>("time[data-time-zone]")
if (time) {
  const { timeZone = "", months = "" } = time.dataset
  // Repeated in office-hours.ts: a shared module would cost both pages a request.
  const date = (
    "Temporal" in globalThis
<<<<<<< HEAD
      ? Temporal.Instant.fromEpochMilliseconds(Date.now()).toString({ timeZone })
      : new Date().toLocaleString("sv", { timeZone })
  ).slice(0, 10)
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  time.dateTime = date
  // 11 and 2222 are placeholders: see datePatterns in src/site/format.ts.
  time.textContent = JSON.parse(months)[month - 1].replace("11", day).replace("2222", year)
=======
      ? Temporal.Instant.fromEpochMilliseconds(Date.now())
          .toZonedDateTimeISO(timeZone)
          .toPlainDate()
          .toString()
      : new Date().toLocaleDateString("sv", { timeZone })
  time.dateTime = date
  const [year = "", month = 0, day = ""] = date.split("-")
  // The 11th in 2222 stands in for the day: see datePatterns in src/site/format.ts.
  time.textContent = JSON.parse(months)[+month - 1].replace("11", +day).replace("2222", year)
>>>>>>> c054b10 (Own type in the first view: once the fonts are there, each part of the page wears them where nothing moves)
}
