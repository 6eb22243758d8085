/** Marks today's line and says whether the office is open, in the office's time zone. */
import type { OfficeClock } from "../office-hours.ts"
import { readOfficeTime } from "./office-time.ts"

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
  for (const line of document.querySelectorAll<HTMLElement>("[data-days]")) {
    const isToday = line.dataset["days"]?.includes(String(day)) ?? false
    if (isToday) line.setAttribute("aria-current", "date")
    else line.removeAttribute("aria-current")
    line.querySelector("span")?.toggleAttribute("hidden", !isToday)
  }
}

const status = document.querySelector<HTMLElement>("[data-office-clock]")
if (status) {
  const clock: OfficeClock = JSON.parse(status.dataset["officeClock"] ?? "")
  const refresh = () => show(status, clock)
  const tick = () => {
    refresh()
    // On the minute, when a clock changes.
    setTimeout(tick, 60_000 - (Date.now() % 60_000))
  }
  // After the page is drawn: see office-time.ts.
  if ("requestIdleCallback" in window) requestIdleCallback(tick)
  else setTimeout(tick)
  // A page that was prerendered, suspended or restored by Back shows the current time.
  document.addEventListener("visibilitychange", refresh)
}
