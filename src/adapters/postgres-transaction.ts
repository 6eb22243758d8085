import type { Pool, PoolClient } from "pg"

/** A visitor waits for the answer. */
export const answerWithinMs = 8000

/**
 * Resolves after the commit. If the connection breaks during the commit, its outcome is unknown: the call is
 * rejected, the message is not acknowledged, and a retry finds the row if it was stored.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    // SET LOCAL ends with the transaction, so it is safe behind connection poolers. `on` waits for the disk even
    // where the server's default does not.
    await client.query(
      `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = ${answerWithinMs}; SET LOCAL lock_timeout = ${answerWithinMs}`,
    )
    const result = await work(client)
    await commit(client)
    client.release()
    return result
  } catch (error) {
    // The connection's state is unknown. Closing it rolls back.
    client.release(true)
    throw error
  }
}

/**
 * A commit that waits for a standby can be canceled, by a time-out or by hand. PostgreSQL then reports success and says
 * only in a warning (class 01 of SQLSTATE) that the row may stand on one server alone.
 */
async function commit(client: PoolClient): Promise<void> {
  const warnings: string[] = []
  const listen = ({
    code,
    message,
  }: {
    readonly code?: string | undefined
    readonly message?: string | undefined
  }) => {
    if (code?.startsWith("01")) warnings.push(message ?? code)
  }
  client.on("notice", listen)
  try {
    const { command } = await client.query("COMMIT")
    if (command !== "COMMIT") throw new Error("the transaction was rolled back")
    if (warnings.length > 0) throw new Error(warnings.join("; "))
  } finally {
    client.off("notice", listen)
  }
}
