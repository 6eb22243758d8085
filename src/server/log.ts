import type { Log } from "../contact/ports.ts"

/**
 * One JSON object a line on standard error. JSON escapes line breaks, so no entry can pretend to be two; the
 * characters that only some viewers take for a line break, or that turn text around, are escaped as well.
 */
export const logToStandardError: Log = (entry) => {
  process.stderr.write(`${escapeInvisible(JSON.stringify({ time: new Date().toISOString(), ...entry }))}\n`)
}

export function escapeInvisible(json: string): string {
  return json.replace(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  })
}
