/** Marks today's row and says whether the office is open, by the office's clock wherever the visitor is. */
import type { OfficeHoursData } from "../components/OfficeHours.tsx"

/** Day of the week from Monday = 0, and minutes after midnight, in a time zone. */
function clockIn(timeZone: string): { day: number; minutes: number } {
  const local = new Date().toLocaleString("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
  const [weekday = "", time = ""] = local.split(" ")
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return {
    day: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(weekday.slice(0, 3)),
    minutes: hour * 60 + minute,
  }
}

function describe({ timeZone, week, words }: OfficeHoursData): string {
  const { day, minutes } = clockIn(timeZone)
  const today = week[day]
  if (today && minutes >= today.opens && minutes < today.closes)
    return `${words.openNow} · ${words.closesAt}${today.closesText}`
  if (today && minutes < today.opens) return `${words.closedNow} · ${words.opensTodayAt}${today.opensText}`
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = week[(day + ahead) % 7]
    if (!next) continue
    const when =
      ahead === 1 ? words.opensTomorrowAt : words.opensOn.before + next.name + words.opensOn.between
    return `${words.closedNow} · ${when}${next.opensText}`
  }
  return words.closedNow
}

const status = document.querySelector<HTMLElement>("[data-office-hours]")
if (status) {
  const data: OfficeHoursData = JSON.parse(status.dataset["officeHours"] ?? "")
  const refresh = () => {
    const { day } = clockIn(data.timeZone)
    status.textContent = describe(data)
    status.hidden = false
    status.dataset["open"] = String(status.textContent.startsWith(data.words.openNow))
    for (const row of document.querySelectorAll<HTMLElement>("[data-days]"))
      if (row.dataset["days"]?.includes(String(day))) row.setAttribute("aria-current", "date")
      else row.removeAttribute("aria-current")
  }
  refresh()
  setInterval(refresh, 60_000)
}
