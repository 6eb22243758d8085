/** What the domain needs from outside, besides the store and the mailer. */

export interface Clock {
  /** Milliseconds since the epoch, or since any fixed moment for a clock that only measures spans. */
  now(): number
}

/** The time of day, for what is written down. It may be set forward or back at any moment. */
export const systemClock: Clock = { now: () => Date.now() }

/** For spans: it runs evenly whatever happens to the time of day. */
export const steadyClock: Clock = { now: () => performance.now() }

/**
 * One event. Entries contain ids and codes, never what a visitor wrote, because more people see logs than the
 * office's mailbox.
 */
export interface LogEntry {
  readonly level: "info" | "warn" | "error"
  readonly event: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type Log = (entry: LogEntry) => void
