import type { Log, LogEntry } from "../contact/ports.ts"

/** As much as a reader that has stalled leaves in memory. */
const mostUnwritten = 1024 * 1024

/** Entries that could not be written since the last one that could. */
let lost = 0
let isWatched = false

/**
 * One JSON object a line on standard error. A log that cannot be written (its disk is full, its reader is gone or has
 * stalled) never ends the server and never keeps it waiting; how many entries are missing is said once it works again.
 */
export const logToStandardError: Log = (entry) => {
  if (!isWatched) {
    isWatched = true
    // An error that nobody listens for ends the process. Each write is told of its own below.
    process.stderr.on("error", () => {})
  }
  if (process.stderr.writableLength > mostUnwritten) {
    lost++
    return
  }
  const missing = lost
  lost = 0
  if (missing > 0) write({ level: "warn", event: "log_entries_lost", count: missing }, missing)
  write(entry, 1)
}

/** @param entries how many are lost when this line is */
function write(entry: LogEntry, entries: number): void {
  // JSON escapes line breaks, so no entry can pretend to be two.
  const line = escapeInvisible(JSON.stringify({ time: new Date().toISOString(), ...entry }))
  process.stderr.write(`${line}\n`, (error) => {
    if (error) lost += entries
  })
}

/** Escapes control characters, what only some viewers take for a line break, and what turns text around. */
export function escapeInvisible(json: string): string {
  return json.replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  })
}
