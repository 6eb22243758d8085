import type { Log } from "./ports.ts"

/** What an error says. The one that Node throws for a host name with several addresses has no message of its own. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(errorText).join("; ")
  return error instanceof Error ? error.message : String(error)
}

/** Logs only the error's own text, never what the visitor wrote. */
export function logFailure(log: Log, event: string, error: unknown): void {
  const name = error instanceof Error ? error.name : "unknown"
  log({ level: "error", event, name, message: errorText(error) })
}
