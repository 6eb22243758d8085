import type { Pool, PoolClient } from "pg"

/** A visitor waits for the answer. */
export const answerWithinMs = 8000

/**
 * Resolves after the commit. When the connection breaks while the commit is under way nobody knows how it ended:
 * the call is rejected, the message is not acknowledged, and a retry finds the row if it is there.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    // The settings hold for this transaction only, so they pass through connection poolers. `on` waits for the
    // disk even where the server's own default does not.
    await client.query(
      `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = ${answerWithinMs}; SET LOCAL lock_timeout = ${answerWithinMs}`,
    )
    const result = await work(client)
    const { command } = await client.query("COMMIT")
    if (command !== "COMMIT") throw new Error("the transaction was rolled back")
    client.release()
    return result
  } catch (error) {
    // Whatever state the connection is in, it is not worth finding out: it is closed, which rolls back.
    client.release(true)
    throw error
  }
}
