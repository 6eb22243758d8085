/** Date, day of the week from Monday = 0, and minutes after midnight at the office, wherever the visitor is. */
export function readOfficeTime(timeZone: string) {
  // Intl's first date takes a slow phone 40 ms, Temporal 2: the page should not stand still where there is a choice.
  const text =
    "Temporal" in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone).toString()
      : // Swedes write dates as ISO 8601 does.
        new Date().toLocaleString("sv", { timeZone })
  const date = text.slice(0, 10)
  const [hour = 0, minute = 0] = text.slice(11, 16).split(":").map(Number)
  return { date, day: (new Date(date).getUTCDay() + 6) % 7, minutes: hour * 60 + minute }
}
