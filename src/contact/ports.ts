/** What the domain asks of its surroundings, besides the store and the mailer. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/**
 * One thing that happened. Entries carry ids and codes, never what a visitor wrote: logs travel further
 * than a mailbox does.
 */
export interface LogEntry {
  readonly level: "info" | "warn" | "error"
  readonly event: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type Log = (entry: LogEntry) => void
