import { type Log, steadyClock } from "./ports.ts"

/** Logs each kind of event at most once a minute: during an outage, a flood of calls must not fill the disk too. */
export function onceAMinute(log: Log): Log {
  const loggedAt = new Map<string, number>()
  return (entry) => {
    const now = steadyClock.now()
    if (now - (loggedAt.get(entry.event) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    loggedAt.set(entry.event, now)
    log(entry)
  }
}
