import { setTimeout as pause } from "node:timers/promises"
import { needsAttention } from "../contact/delivery-loop.ts"
import { errorText } from "../contact/error-text.ts"
import { type Log, steadyClock } from "../contact/ports.ts"
import { type ContactStore, TransientError } from "../contact/store.ts"

export interface Health {
  readonly status: "ok" | "degraded"
  readonly pending: number
  readonly oldestPendingSeconds: number
  readonly delivery: "smtp" | "file"
}

/** Each check writes to the disk, so all requests within this time share one, unless a message was stored since. */
const freshMs = 1000

/** Monitors and proxies give up after a few seconds. A store that hangs for longer cannot take messages. */
const answerWithinMs = 4000

/**
 * How long a message that could not be stored is remembered: the one-machine recipe looks every five minutes. The check may not see what keeps
 * messages out, such as a damaged index, or a disk with room for no more than the check.
 */
const rememberedMs = 360_000

/** The same store, whose check also fails because a message could not be stored and none has been since. */
export function rememberStoreFailure(store: ContactStore): ContactStore {
  let failure: { readonly at: number; readonly error: unknown } | undefined
  return {
    ...store,
    async add(message) {
      try {
        const outcome = await store.add(message)
        if (outcome.outcome === "stored") failure = undefined
        return outcome
      } catch (error) {
        if (!(error instanceof TransientError)) failure = { at: steadyClock.now(), error }
        throw error
      }
    },
    async check() {
      const before = failure
      try {
        await store.check()
      } catch (error) {
        // The check meets the cause itself, so it will notice when that ends. Not if the message failed during the check, or for
        // another reason.
        if (failure && failure === before && errorText(error) === errorText(failure.error))
          failure = undefined
        throw error
      }
      if (failure && steadyClock.now() - failure.at < rememberedMs) throw failure.error
    },
  }
}

interface HealthCheck {
  /** Resolves to `undefined` when messages cannot be accepted. */
  ask(): Promise<Health | undefined>
  /** Call it when a message was stored, which the last answer does not count. */
  expire(): void
}

/** Checks that messages can be accepted and are being delivered. */
export function createHealthCheck(
  store: Pick<ContactStore, "check" | "backlog">,
  delivery: Health["delivery"],
  log: Log,
): HealthCheck {
  let last: { readonly at: number; readonly health: Promise<Health | undefined> } | undefined
  let isChecking = false
  const check = async (): Promise<Health | undefined> => {
    isChecking = true
    try {
      await store.check()
      const backlog = await store.backlog()
      const { pending, oldestPendingSeconds } = backlog
      const status = needsAttention(backlog) ? "degraded" : "ok"
      return { status, pending, oldestPendingSeconds, delivery }
    } catch (error) {
      log({ level: "error", event: "store_unavailable", message: errorText(error) })
      return undefined
    } finally {
      isChecking = false
    }
  }
  return {
    ask() {
      const now = steadyClock.now()
      // One at a time: checks that hang must not take every connection to the database.
      if (!last || (!isChecking && now - last.at >= freshMs))
        last = { at: now, health: Promise.race([check(), pause(answerWithinMs, undefined)]) }
      return last.health
    },
    expire() {
      if (last) last = { ...last, at: -Infinity }
    },
  }
}
