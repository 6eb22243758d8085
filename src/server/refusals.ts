import type { Log } from "../contact/ports.ts"

export interface Refusals {
  /** Counts an answer of the contact function by status. */
  count(status: number): void
  /** Logs the counts so far. */
  flush(): void
}

/** Signs of a wrong setting: the pages' key, an unlisted origin, an untrusted proxy. */
const reported: ReadonlySet<number> = new Set([401, 403, 429])

const everyMs = 60_000

/**
 * Logs once a minute how many calls were refused, without addresses. One is a stray request; many mean that a wrong
 * setting keeps visitors out.
 */
export function createRefusals(log: Log): Refusals {
  const counts = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [status, count] of counts) log({ level: "warn", event: "calls_refused", status, count })
    counts.clear()
  }
  return {
    flush,
    count(status) {
      if (!reported.has(status)) return
      counts.set(status, (counts.get(status) ?? 0) + 1)
      timer ??= setTimeout(flush, everyMs).unref()
    },
  }
}
