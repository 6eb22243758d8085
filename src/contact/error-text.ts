/** What an error says. The one that Node throws for a host name with several addresses has no message of its own. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(errorText).join("; ")
  return error instanceof Error ? error.message : String(error)
}
