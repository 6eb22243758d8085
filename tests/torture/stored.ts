import { query } from "../query.ts"

interface Row {
  readonly id: string
  readonly message: string
  readonly status: string
  readonly attempts: number
}

/** The stored rows, read directly from the database. */
export async function readRows(database: string): Promise<Row[]> {
  const rows = await query(database, "SELECT id, message, status, attempts FROM message ORDER BY id").catch(
    (error: Error) => {
      // If nothing was synced, even the table can be lost.
      if (/no such table/.test(error.message)) return []
      throw error
    },
  )
  return rows.map(({ id, message, status, attempts }) => ({
    id: String(id),
    message: String(message),
    status: String(status),
    attempts: Number(attempts),
  }))
}

export interface Comparison {
  /** Acknowledged messages that are missing or have different text. */
  readonly lost: number
  /** Rows with the same text as another. */
  readonly twice: number
}

export function compare(
  acknowledged: Iterable<{ readonly id: string; readonly text: string }>,
  rows: readonly Row[],
): Comparison {
  const stored = new Map(rows.map(({ id, message }) => [id, message]))
  let lost = 0
  for (const { id, text } of acknowledged) if (stored.get(id) !== text) lost++
  return { lost, twice: rows.length - new Set(rows.map(({ message }) => message)).size }
}

/** Empty if SQLite finds no errors in the file. */
export async function integrityProblems(file: string): Promise<string[]> {
  const rows = await query(file, "PRAGMA integrity_check")
  return rows.map((row) => String(row["integrity_check"])).filter((text) => text !== "ok")
}
