import type { Log } from "../contact/ports.ts"

/** One JSON object a line on standard error: JSON escapes line breaks, so no entry can pretend to be two. */
export const logToStandardError: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
}
