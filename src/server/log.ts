import type { Log, LogEntry } from "../contact/ports.ts"

/** Bytes kept in memory while the log's reader is stalled. */
const maxUnwritten = 1024 * 1024

/** Entries lost since the last successful write. */
let lost = 0
let isWatched = false

/**
 * Writes one JSON object per line to standard error. If that fails (disk full, reader gone or stalled), the server goes on
 * without waiting, and reports the number of lost entries once writing works again.
 */
export const logToStandardError: Log = (entry) => {
  if (!isWatched) {
    isWatched = true
    // Without a listener an error would end the process. Each write's own error is handled below.
    process.stderr.on("error", () => {})
  }
  if (process.stderr.writableLength > maxUnwritten) {
    lost++
    return
  }
  const missing = lost
  lost = 0
  if (missing > 0) write({ level: "warn", event: "log_entries_lost", count: missing }, missing)
  write(entry, 1)
}

/** @param entries how many entries are lost if this line is */
function write(entry: LogEntry, entries: number): void {
  // JSON escapes line breaks, so one entry cannot look like two.
  const line = escapeInvisible(JSON.stringify({ time: new Date().toISOString(), ...entry }))
  process.stderr.write(`${line}\n`, (error) => {
    if (error) lost += entries
  })
}

/** JSON may contain raw control and format characters, which a terminal acts on. Escaped, they mean the same to a program. */
export function escapeInvisible(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`)
      .join(""),
  )
}
