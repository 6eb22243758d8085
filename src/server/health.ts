import { overdueSeconds } from "../contact/delivery-loop.ts"
import type { Clock, Log } from "../contact/ports.ts"
import type { Backlog, ContactStore } from "../contact/store.ts"

export interface Health extends Backlog {
  readonly status: "ok" | "degraded"
  readonly delivery: "smtp" | "file"
}

/** Each check costs a write to the disk, so many askers within this time share one. */
const freshMs = 1000

/**
 * Whether messages can be taken, and whether they get away.
 *
 * @returns a function that resolves to `undefined` when messages cannot be taken
 */
export function createHealthCheck(
  store: Pick<ContactStore, "check" | "backlog">,
  delivery: Health["delivery"],
  clock: Clock,
  log: Log,
): () => Promise<Health | undefined> {
  let last: { readonly at: number; readonly health: Promise<Health | undefined> } | undefined
  const check = async (): Promise<Health | undefined> => {
    try {
      await store.check()
      const { pending, oldestPendingSeconds } = await store.backlog()
      const status = oldestPendingSeconds > overdueSeconds ? "degraded" : "ok"
      return { status, pending, oldestPendingSeconds, delivery }
    } catch (error) {
      log({ level: "error", event: "store_unavailable", message: String(error) })
      return undefined
    }
  }
  return () => {
    const now = clock.now()
    if (!last || Math.abs(now - last.at) >= freshMs) last = { at: now, health: check() }
    return last.health
  }
}
