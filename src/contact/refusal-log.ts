import { type Clock, type Log, steadyClock } from "./ports.ts"

export interface RefusalLog {
  /** Counts an answer by status. */
  count(status: number): void
  /** Logs what has been counted since the last line. */
  flush(): void
}

/** Signs of a wrong setting (the pages' key, an unlisted origin, an untrusted proxy), and of a store that takes no messages. */
const reportedStatuses = [401, 403, 429, 503]

const everyMs = 60_000

/**
 * Logs how many calls were refused, without addresses: the first at once, because an edge function may soon end, the next ones after a minute
 * at the earliest. One is a stray request; many mean that a wrong setting keeps visitors out.
 */
export function createRefusalLog(
  log: Log,
  event = "calls_refused",
  statuses: readonly number[] = reportedStatuses,
  clock: Clock = steadyClock,
): RefusalLog {
  const counts = new Map<number, number>()
  let last = -everyMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [status, count] of counts) log({ level: "warn", event, status, count })
    if (counts.size > 0) last = clock.now()
    counts.clear()
  }
  return {
    flush,
    count(status) {
      if (!statuses.includes(status)) return
      counts.set(status, (counts.get(status) ?? 0) + 1)
      if (clock.now() - last >= everyMs) return flush()
      timer ??= setTimeout(flush, everyMs)
      // Keeps no process running. Deno's timers are numbers.
      if (typeof timer === "object") timer.unref()
    },
  }
}
