import { type DeliveryDeps, deliver, startStopwatch } from "./deliver.ts"
import { errorText } from "./error-text.ts"
import type { Mailer } from "./mailer.ts"
import type { Backlog, Freshness, StoredMessage } from "./store.ts"
import { createTurns } from "./turns.ts"

export interface DeliveryLoop {
  /** Starts polling. An edge function, which only runs during a request, calls `wake` and `settled` instead. */
  start(): void
  /** Looks for due messages now. */
  wake(): void
  /** Resolves when nothing is being sent and nothing more is due. */
  settled(): Promise<void>
  /** Stops claiming, releases mails that are not being handed over, and waits for the others, at most `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** Workers that claim one kind of message. */
interface Lane {
  readonly freshness: Freshness
  /**
   * In milliseconds. A worker that spends longer on one message no longer counts as running, and another one starts. A
   * worker that is ready to hand over its mail waits no longer than this for the one before.
   */
  readonly patience: number
  readonly maxWorkers: number
}

/**
 * New messages have their own workers, so that messages that repeatedly fail or hang do not delay them. There are enough
 * that a mail server that hangs on some messages is unlikely to occupy all of them.
 */
const lanes: readonly Lane[] = [
  { freshness: "new", patience: 1000, maxWorkers: 16 },
  { freshness: "tried", patience: 5000, maxWorkers: 4 },
]

/**
 * One worker opens its SMTP transaction while the other hands over its mail. Only one mail at a time is handed over in the
 * whole process: after a crash between hand-over and marking, nobody knows whether the mail arrived (RFC 1047), and this
 * way a crash duplicates one mail, unless the mail server is slow.
 */
const workersAtOnce = 2

/** When a message has waited this long, `/healthz` says `degraded`. */
const overdueSeconds = 15 * 60

const watchEveryMs = 60_000

/**
 * Delivers due messages: at once when woken, and otherwise by polling, because retries come due, leases of dead workers
 * expire, and other processes store messages without notice.
 */
export function createDeliveryLoop(deps: DeliveryDeps): DeliveryLoop {
  const stopping = new AbortController()
  const graceEnded = new AbortController()
  const turns = createTurns()
  const workers = new Set<Promise<void>>()
  /** A clock set forward ends leases early. This prevents sending a message twice at the same time. */
  const sending = new Set<string>()
  /** Being handed over, or accepted and not yet marked as sent. */
  const unmarked = new Set<string>()

  const createWaker = ({ freshness, maxWorkers, ...lane }: Lane) => {
    const patience = Math.min(lane.patience, deps.leaseMs / 2)
    let running = 0
    let slow = 0
    let asked = false

    const wake = () => {
      asked = true
      if (stopping.signal.aborted || running - slow >= workersAtOnce || running >= maxWorkers) return
      running++
      const worker = work()
        .catch((error: unknown) => {
          deps.log({ level: "error", event: "delivery_interrupted", message: errorText(error) })
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
        // After a slow message, other workers may have taken over.
        while (!stopping.signal.aborted && running - slow <= workersAtOnce) {
          asked = false
          const elapsed = startStopwatch()
          const [message] = await deps.outbox.claim(1, deps.leaseMs, freshness)
          // A message may have arrived while the store was answering that there was none.
          if (!message && !asked) return
          if (!message || sending.has(message.id)) continue
          // There may be more.
          wake()
          await deliverOne(message, elapsed, mailer)
        }
      } finally {
        await mailer.close()
      }
    }
    const deliverOne = async (message: StoredMessage, elapsed: () => number, mailer: Mailer) => {
      let isSlow = false
      const impatience = setTimeout(() => {
        isSlow = true
        slow++
        wake()
      }, patience)
      const ending = new AbortController()
      const end = () => ending.abort()
      const turn = turns.join(patience)
      const take = async () => {
        await turn.take()
        // The mail server is slow with another mail, or the store is away: then this one could not be marked as sent, either.
        if (unmarked.size > 0 && !unmarked.has(message.id)) await deps.outbox.checkMarking()
        // Also if this is the second connection's turn.
        if (stopping.signal.aborted) end()
        stopping.signal.throwIfAborted()
        // If it ended now, nobody would know whether the mail arrived.
        stopping.signal.removeEventListener("abort", end)
        graceEnded.signal.addEventListener("abort", end)
        unmarked.add(message.id)
      }
      stopping.signal.addEventListener("abort", end)
      if (stopping.signal.aborted) end()
      sending.add(message.id)
      try {
        await deliver(message, elapsed, mailer, { ...turn, take }, ending.signal, deps)
      } finally {
        stopping.signal.removeEventListener("abort", end)
        graceEnded.signal.removeEventListener("abort", end)
        sending.delete(message.id)
        clearTimeout(impatience)
        unmarked.delete(message.id)
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
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      const grace = setTimeout(() => graceEnded.abort(), graceMs)
      await Promise.all(workers)
      clearTimeout(grace)
    },
  }
}

export const needsAttention = ({ oldestPendingSeconds, timesAreImplausible }: Backlog) =>
  oldestPendingSeconds > overdueSeconds || timesAreImplausible

/**
 * Logs `messages_waiting`, for the operator's alert, if a message has waited too long or has an implausible time, and makes
 * messages with implausible times due now.
 *
 * @returns undefined if the store cannot answer
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
    log({ level: "error", event: "store_unavailable", message: errorText(error) })
    return undefined
  }
}
