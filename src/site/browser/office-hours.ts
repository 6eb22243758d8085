/** Marks today's line and says whether the office is open, in the office's time zone. */
import type { OfficeClock } from "../office-hours.ts"

/** Day of the week from Monday = 0, and minutes after midnight at the office, wherever the visitor is. */
function readOfficeTime(timeZone: string) {
  // Intl's first date takes a slow phone 40 ms, Temporal 2: the page should not stand still where there is a choice.
  const text =
    "Temporal" in globalThis
      ? Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone).toString()
      : // Swedes write dates as ISO 8601 does.
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
  // After the page is drawn: see readOfficeTime.
  if ("requestIdleCallback" in window) requestIdleCallback(tick)
  else setTimeout(tick)
  // A page that was prerendered, suspended or restored by Back shows the current time.
  document.addEventListener("visibilitychange", refresh)
}
