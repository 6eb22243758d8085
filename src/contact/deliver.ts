import { errorText } from "./error-text.ts"
import { DeliveryError, type FailureKind, type Mail, type Mailer, type TakeTurn } from "./mailer.ts"
import { type Log, steadyClock, systemClock } from "./ports.ts"
import { furthestAhead, type Outbox, type StoredMessage } from "./store.ts"
import type { Turn } from "./turns.ts"

export interface DeliveryDeps {
  readonly outbox: Outbox
  /** Called once per worker, which closes the mailer when nothing more is due. */
  readonly openMailer: () => Mailer
  readonly compose: (message: StoredMessage) => Mail
  readonly log: Log
  /** First delay before a failed delivery is tried again, in milliseconds. */
  readonly retryBaseMs: number
  /** How long a worker may hold a message, in milliseconds. */
  readonly leaseMs: number
  /** Between 0 and 1. */
  readonly random: () => number
}

/** Longest delay, as a multiple of `retryBaseMs`. With the default of 30 seconds: one hour. */
const longestDelay = 120

/** First delay, as a multiple of `retryBaseMs`. A permanent failure is retried less often, but never given up. */
const firstDelay: Readonly<Record<FailureKind, number>> = { temporary: 1, permanent: 10 }

/**
 * Milliseconds until the next attempt: doubles up to a cap, and is spread at random over the upper half, so that messages
 * that failed together are not all retried together.
 */
export function retryDelay(
  attempts: number,
  kind: FailureKind,
  { retryBaseMs, random }: Pick<DeliveryDeps, "retryBaseMs" | "random">,
): number {
  const delays = Math.min(firstDelay[kind] * 2 ** Math.max(0, attempts - 1), longestDelay)
  return Math.round(Math.min(retryBaseMs * delays, furthestAhead.nextAttempt) * (0.5 + random() / 2))
}

/**
 * Starts before the claim, whose answer may come seconds after its lease began. When a paused process goes on, it may read the
 * mail server's answer before a timer ends the attempt. Of a suspended machine's clocks, only that of the day goes on.
 *
 * @returns milliseconds since then
 */
export function startStopwatch(): () => number {
  const stopwatches = [steadyClock, systemClock].map((clock) => {
    const began = clock.now()
    return () => clock.now() - began
  })
  return () => Math.max(...stopwatches.map((elapsed) => elapsed()))
}

/**
 * Sends one claimed message and records the result. The attempt ends well before the lease, so that no other worker can
 * claim the message while it is being sent.
 *
 * @param elapsed milliseconds since the claim began
 * @param turn when the mail may be handed over
 * @param stop the worker is stopping: ends the attempt and releases the message, unless it may have arrived, which is recorded
 * @throws when the store cannot answer; the lease then expires by itself
 */
export async function deliver(
  message: StoredMessage,
  elapsed: () => number,
  mailer: Mailer,
  turn: Turn,
  stop: AbortSignal,
  deps: DeliveryDeps,
): Promise<void> {
  try {
    await send(message, elapsed, mailer, turn.take, stop, deps)
  } catch (error) {
    turn.end()
    if (stop.aborted && !(error instanceof DeliveryError && error.ambiguous))
      await deps.outbox.release(message)
    else await giveBack(message, error, deps)
    return
  }
  try {
    await markSent(message, deps, stop)
  } finally {
    turn.end()
  }
  deps.log({ level: "info", event: "message_sent", id: message.id, attempts: message.attempts })
}

/** Without `AbortSignal.timeout` and `AbortSignal.any`, which would keep the message in memory until the timeout expires. */
async function send(
  message: StoredMessage,
  elapsed: () => number,
  mailer: Mailer,
  takeTurn: TakeTurn,
  stop: AbortSignal,
  deps: DeliveryDeps,
): Promise<void> {
  const attempt = new AbortController()
  const end = () => attempt.abort()
  const limitMs = deps.leaseMs * 0.75
  const deadline = setTimeout(end, Math.max(0, limitMs - elapsed()))
  const take = async () => {
    await takeTurn()
    if (elapsed() >= limitMs)
      throw new DeliveryError("paused for too long", { kind: "temporary", code: "ELEASE" })
  }
  stop.addEventListener("abort", end, { once: true })
  if (stop.aborted) end()
  try {
    await mailer.send(deps.compose(message), attempt.signal, take)
  } finally {
    clearTimeout(deadline)
    stop.removeEventListener("abort", end)
  }
}

/** An unmarked message would be sent again, so this retries as long as the store is down. */
async function markSent(
  message: StoredMessage,
  { outbox, log }: DeliveryDeps,
  stop: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await outbox.markSent(message)
    } catch (error) {
      if (stop.aborted) throw error
      if (attempt === 1)
        log({ level: "error", event: "delivery_interrupted", id: message.id, message: errorText(error) })
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
}

/** A code that the operator can look up: `ENOSPC` says more than `Error`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  return "code" in error && typeof error.code === "string" ? error.code : error.name
}

async function giveBack(message: StoredMessage, error: unknown, deps: DeliveryDeps): Promise<void> {
  const failure =
    error instanceof DeliveryError
      ? error
      : new DeliveryError(errorText(error), {
          kind: "temporary",
          code: codeOf(error),
        })
  const retryInMs = retryDelay(message.attempts, failure.kind, deps)
  await deps.outbox.markFailed(message, `${failure.code}: ${failure.message}`, retryInMs)
  // Only the code, because the mail server's reply may quote the mail.
  deps.log({
    level: failure.alarm ? "error" : "warn",
    event: failure.alarm ? "delivery_needs_attention" : "delivery_failed",
    id: message.id,
    attempts: message.attempts,
    kind: failure.kind,
    code: failure.code,
    ambiguous: failure.ambiguous,
    retryInSeconds: Math.round(retryInMs / 1000),
  })
}
