import type { Log } from "../contact/ports.ts"

export interface Refusals {
  /** Notes the status of an answer of the contact function. */
  count(status: number): void
  /** Writes what has been counted so far. */
  flush(): void
}

/** A key that is set for the server but not in the pages, an origin that is not listed, a proxy that is not trusted. */
const telling: ReadonlySet<number> = new Set([401, 403, 429])

const everyMs = 60_000

/**
 * Logs how many callers were refused, once a minute and without their addresses: one is a stray, many are visitors
 * whom a wrong setting keeps out.
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
      if (!telling.has(status)) return
      counts.set(status, (counts.get(status) ?? 0) + 1)
      timer ??= setTimeout(flush, everyMs).unref()
    },
  }
}
