import { type DeliveryDeps, deliverNext } from "./deliver.ts"

export interface DeliveryLoop {
  start(): void
  /** Something may be due. */
  wake(): void
  /** Claims nothing more and waits for what is being sent; after `graceMs` that is ended and given back. */
  stop(graceMs: number): Promise<void>
}

/** How many messages one process sends at the same time: one that hangs must not delay the others. */
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

  const wake = () => {
    if (stopped || workers.size >= mostWorkers) return
    const worker: Promise<void> = work()
      .catch((error: unknown) => {
        deps.log({ level: "error", event: "delivery_interrupted", message: String(error) })
      })
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }
  const work = async () => {
    // Each claim wakes another worker, until there are enough or nothing is left.
    while (!stopped && (await deliverNext(deps, stopping.signal, wake)) !== "idle");
  }
  const timers: ReturnType<typeof setInterval>[] = []

  return {
    wake,
    start() {
      const askEveryMs = Math.min(5000, Math.max(50, Math.min(deps.retryBaseMs, deps.leaseMs) / 2))
      timers.push(setInterval(wake, askEveryMs))
      timers.push(setInterval(() => void watchBacklog(deps), watchEveryMs))
      wake()
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

/** The line that an operator's alert looks for. */
async function watchBacklog({ outbox, log }: DeliveryDeps): Promise<void> {
  try {
    const { pending, oldestPendingSeconds } = await outbox.backlog()
    if (oldestPendingSeconds > overdueSeconds) {
      log({ level: "error", event: "messages_waiting", pending, oldestPendingSeconds })
    }
  } catch (error) {
    log({ level: "error", event: "store_unavailable", message: String(error) })
  }
}
