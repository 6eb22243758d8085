/** Marks today's opening hours and says whether the office is open, in the office's time zone. */
import type { OfficeClock } from "../components/office-hours.ts"

/** The current day of the week (Monday = 0) and minutes after midnight at the office. */
function readOfficeTime(timeZone: string) {
  // The first use of Intl's dates takes 40 ms on a slow phone, and Temporal 2 ms.
  const text =
    "Temporal" in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(Date.now()).toString({ timeZone })
      : // Sweden's date format is ISO 8601's.
        new Date().toLocaleString("sv", { timeZone })
  const date = text.slice(0, 10)
  const [hour = 0, minute = 0] = text.slice(11, 16).split(":").map(Number)
  return { day: (new Date(date).getUTCDay() + 6) % 7, minutes: hour * 60 + minute }
}

/** Whether the office is open, and when it closes or opens next. */
function describe({ week, words }: OfficeClock, day: number, minutes: number): [boolean, string] {
  const today = week[day]
  if (today && minutes < today.opens) return [false, words.opensTodayAt + today.opensText]
  if (today && minutes < today.closes) return [true, words.closesAt + today.closesText]
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = week[(day + ahead) % 7]
    if (!next) continue
    const { before, between } = words.opensOn
    return [false, (ahead === 1 ? words.opensTomorrowAt : before + next.name + between) + next.opensText]
  }
  return [false, ""]
}

function show(status: HTMLElement, clock: OfficeClock): void {
  const { day, minutes } = readOfficeTime(clock.timeZone)
  const [isOpen, next] = describe(clock, day, minutes)
  const [state, detail] = status.children
  if (!state || !detail) return
  state.textContent = isOpen ? clock.words.openNow : clock.words.closedNow
  detail.textContent = next
  status.dataset["open"] = String(isOpen)
  const besidePhone = document.querySelector("[data-open-now]")
  if (besidePhone) besidePhone.textContent = `${state.textContent}. ${next}`
  for (const row of document.querySelectorAll<HTMLElement>("[data-days]")) {
    const isToday = row.dataset["days"]?.includes(String(day)) ?? false
    if (isToday) row.setAttribute("aria-current", "date")
    else row.removeAttribute("aria-current")
    row.querySelector("span")?.toggleAttribute("hidden", !isToday)
  }
}

const status = document.querySelector<HTMLElement>("[data-office-clock]")
if (status) {
  const clock: OfficeClock = JSON.parse(status.dataset["officeClock"] ?? "")
  const refresh = () => show(status, clock)
  const tick = () => {
    refresh()
    // At the start of the next minute.
    setTimeout(tick, 60_000 - (Date.now() % 60_000))
  }
  // After the first paint, because Intl is slow: see readOfficeTime.
  if ("requestIdleCallback" in window) requestIdleCallback(tick)
  else setTimeout(tick)
  // Updates a page that was prerendered, suspended or restored by Back.
  document.addEventListener("visibilitychange", refresh)
}
