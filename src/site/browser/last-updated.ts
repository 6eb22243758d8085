/** Specification, section 2, Privacy: "Last updated" is today's date, in the office's time zone; the built date stands until this runs. */
const time = document.querySelector<HTMLTimeElement>("time[data-time-zone]")
if (time) {
  const { timeZone } = time.dataset
  const now = new Date()
  // Swedes write dates as ISO 8601 does.
  time.dateTime = now.toLocaleDateString("sv", { timeZone })
  time.textContent = now.toLocaleDateString(`${document.documentElement.lang}-US`, {
    dateStyle: "long",
    timeZone,
  })
}

export {}
