import { type DeliveryDeps, deliverNext } from "./deliver.ts"
import type { Backlog } from "./store.ts"

export interface DeliveryLoop {
  /** Keeps asking from now on. A runtime that only lives while it answers wakes the loop instead and waits for it. */
  start(): void
  /** Something may be due. */
  wake(): void
  /** Resolves once nothing is being sent and nothing more was due. */
  settled(): Promise<void>
  /** Claims nothing more and waits for what is being sent; after `graceMs` that is ended and given back. */
  stop(graceMs: number): Promise<void>
}

/**
 * One process sends one message at a time: when it dies between the hand-over and the mark, nobody knows whether
 * that mail arrived (RFC 1047), so one death makes one copy at most. A message that takes longer than this, in
 * milliseconds, no longer keeps the others waiting: the next worker starts beside it, up to a few.
 */
const patience = 5000
const mostWorkers = 4

/** Age from which a waiting message is worth an operator's attention; `/healthz` is degraded from then on. */
export const overdueSeconds = 15 * 60

const watchEveryMs = 60_000

/**
 * Delivers whatever is due for as long as the process runs: at once when woken, and by asking again and again,
 * because due times come, leases of dead workers end and other processes store messages without telling.
 */
export function createDeliveryLoop(deps: DeliveryDeps): DeliveryLoop {
  const stopping = new AbortController()
  const workers = new Set<Promise<void>>()
  let stopped = false

  const slow = new Set<Promise<void>>()
  let asked = false

  const wake = () => {
    asked = true
    if (stopped || workers.size > slow.size || workers.size >= mostWorkers) return
    const worker: Promise<void> = work(() => slow.add(worker))
      .catch((error: unknown) => {
        deps.log({ level: "error", event: "delivery_interrupted", message: String(error) })
      })
      .finally(() => {
        workers.delete(worker)
        // Whoever is not slow works on; after a slow one nobody may be left.
        if (slow.delete(worker)) wake()
      })
    workers.add(worker)
  }
  const work = async (beSlow: () => void) => {
    let isSlow = false
    while (!stopped && !isSlow) {
      asked = false
      const impatience = setTimeout(
        () => {
          isSlow = true
          beSlow()
          wake()
        },
        Math.min(patience, deps.leaseMs / 2),
      )
      const result = await deliverNext(deps, stopping.signal).finally(() => clearTimeout(impatience))
      // Something may have come in while the store was saying that there was nothing.
      if (result === "idle" && !asked) return
    }
  }
  const timers: ReturnType<typeof setInterval>[] = []

  return {
    wake,
    start() {
      const askEveryMs = Math.min(5000, Math.max(50, Math.min(deps.retryBaseMs, deps.leaseMs) / 2))
      timers.push(setInterval(wake, askEveryMs))
      const watch = () => void watchBacklog(deps).then(wake)
      timers.push(setInterval(watch, watchEveryMs))
      watch()
    },
    async settled() {
      while (workers.size > 0) await Promise.all(workers)
    },
    async stop(graceMs) {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      const grace = setTimeout(() => stopping.abort(), graceMs)
      await Promise.all(workers)
      clearTimeout(grace)
    },
  }
}

export const needsAttention = ({ oldestPendingSeconds, timesAreImplausible }: Backlog) =>
  oldestPendingSeconds > overdueSeconds || timesAreImplausible

/**
 * Writes the line that an operator's alert looks for when a message has waited too long, or would wait for a time that
 * a wrong clock has written, and pulls such times back.
 *
 * @returns undefined when the store cannot answer
 */
export async function watchBacklog({
  outbox,
  log,
  leaseMs,
}: Pick<DeliveryDeps, "outbox" | "log" | "leaseMs">): Promise<Backlog | undefined> {
  try {
    const backlog = await outbox.backlog()
    if (needsAttention(backlog)) log({ level: "error", event: "messages_waiting", ...backlog })
    if (backlog.timesAreImplausible) {
      const messages = await outbox.pullBack(leaseMs)
      log({ level: "error", event: "times_pulled_back", messages })
    }
    return backlog
  } catch (error) {
    log({ level: "error", event: "store_unavailable", message: String(error) })
    return undefined
  }
}
