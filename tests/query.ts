import { DatabaseSync } from "node:sqlite"
import { Client } from "pg"

/**
 * Runs one statement on the messages, beside the server.
 * @param database path of a SQLite file, or a `postgres://` URL
 */
export async function query(database: string, sql: string): Promise<Record<string, unknown>[]> {
  if (database.startsWith("postgres:")) {
    const client = new Client({ connectionString: database, options: "-c search_path=contact" })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  const opened = new DatabaseSync(database, { timeout: 10_000 })
  try {
    return opened.prepare(sql).all()
  } finally {
    opened.close()
  }
}
