import { type DeliveryDeps, deliver } from "./deliver.ts"
import type { Mailer } from "./mailer.ts"
import type { Backlog, Freshness, StoredMessage } from "./store.ts"
import { createTurns } from "./turns.ts"

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

/** Workers that claim one kind of message. */
interface Lane {
  readonly freshness: Freshness
  /**
   * Milliseconds. A worker that is busy with one message for longer no longer counts, and another one starts beside it;
   * whoever is ready to hand its mail over waits for the one before no longer than this.
   */
  readonly patience: number
  readonly mostWorkers: number
}

/**
 * New messages have workers of their own, so that those that are refused or hang again and again do not keep them
 * waiting, and more of them than a mail server that hangs at each is likely to hold up.
 */
const lanes: readonly Lane[] = [
  { freshness: "new", patience: 1000, mostWorkers: 16 },
  { freshness: "tried", patience: 5000, mostWorkers: 4 },
]

/**
 * One opens its mail's transaction while the other's mail is handed over. The hand-over itself is one at a time for the
 * whole process: when it dies between a hand-over and its mark, nobody knows whether that mail arrived (RFC 1047), so
 * one death makes one copy at most.
 */
const workersAtOnce = 2

/** Age from which a waiting message is worth an operator's attention; `/healthz` is degraded from then on. */
export const overdueSeconds = 15 * 60

const watchEveryMs = 60_000

/**
 * Delivers whatever is due for as long as the process runs: at once when woken, and by asking again and again,
 * because due times come, leases of dead workers end and other processes store messages without telling.
 */
export function createDeliveryLoop(deps: DeliveryDeps): DeliveryLoop {
  const stopping = new AbortController()
  const turns = createTurns()
  const workers = new Set<Promise<void>>()
  /** A clock that is set forward ends leases early: what this process is sending it does not send twice. */
  const sending = new Set<string>()
  let stopped = false

  const createWaker = ({ freshness, mostWorkers, ...lane }: Lane) => {
    const patience = Math.min(lane.patience, deps.leaseMs / 2)
    let running = 0
    let slow = 0
    let asked = false

    const wake = () => {
      asked = true
      if (stopped || running - slow >= workersAtOnce || running >= mostWorkers) return
      running++
      const worker = work()
        .catch((error: unknown) => {
          deps.log({ level: "error", event: "delivery_interrupted", message: String(error) })
        })
        .finally(() => {
          running--
          workers.delete(worker)
        })
      workers.add(worker)
    }
    const work = async () => {
      const mailer = deps.openMailer()
      try {
        // After a slow message there may be enough others.
        while (!stopped && running - slow <= workersAtOnce) {
          asked = false
          const [message] = await deps.outbox.claim(1, deps.leaseMs, freshness)
          // Something may have come in while the store was saying that there was nothing.
          if (!message && !asked) return
          if (!message || sending.has(message.id)) continue
          // There may be more.
          wake()
          await deliverOne(message, mailer)
        }
      } finally {
        await mailer.close()
      }
    }
    const deliverOne = async (message: StoredMessage, mailer: Mailer) => {
      let isSlow = false
      const impatience = setTimeout(() => {
        isSlow = true
        slow++
        wake()
      }, patience)
      sending.add(message.id)
      try {
        await deliver(message, mailer, turns.join(patience), stopping.signal, deps)
      } finally {
        sending.delete(message.id)
        clearTimeout(impatience)
        if (isSlow) slow--
      }
    }
    return wake
  }
  const wakers = lanes.map(createWaker)
  const wake = () => {
    for (const wakeLane of wakers) wakeLane()
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
