/** What the domain needs from its environment, besides the store and the mailer. */

export interface Clock {
  /** Milliseconds since the epoch, or since any fixed moment if the clock only measures durations. */
  now(): number
}

/** Wall-clock time, for timestamps. It may be set forward or back at any moment. */
export const systemClock: Clock = { now: () => Date.now() }

/** For durations: it runs evenly even when the wall clock is changed. */
export const steadyClock: Clock = { now: () => performance.now() }

/**
 * One event. Entries contain ids and codes but never what a visitor wrote, because more people see logs than the office's
 * mailbox.
 */
export interface LogEntry {
  readonly level: "info" | "warn" | "error"
  readonly event: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type Log = (entry: LogEntry) => void
