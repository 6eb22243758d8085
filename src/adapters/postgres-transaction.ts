import { Client, DatabaseError, type Pool, type PoolClient, type QueryResult } from "pg"
import { errorText } from "../contact/error-text.ts"
import { UnconfirmedError } from "../contact/store.ts"

/** Short, because a visitor is waiting. */
export const answerWithinMs = 8000

/**
 * Resolves after the commit. If the connection breaks during the commit, the outcome is unknown: the message is not acknowledged.
 * A retry finds the row if it was stored.
 *
 * @throws UnconfirmedError if the outcome is unknown
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let committing: number | undefined
  try {
    // SET LOCAL ends with the transaction, so it is safe behind connection poolers. `synchronous_commit = on` waits for
    // the disk even if the server's default does not. The driver reads dates in ISO style only, and `commit` needs
    // warnings. An account that does not own the tables gets an error instead of no rows.
    const begun: unknown = await client.query(
      `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on; SET LOCAL datestyle = ISO; SET LOCAL client_min_messages = warning; SET LOCAL row_security = off; SET LOCAL statement_timeout = ${answerWithinMs}; SET LOCAL lock_timeout = ${answerWithinMs}; SET LOCAL idle_in_transaction_session_timeout = ${answerWithinMs}; SELECT pg_backend_pid() AS backend`,
    )
    const result = await work(client)
    committing = (begun as QueryResult[]).at(-1)?.rows[0].backend
    await commit(client)
    client.release()
    return result
  } catch (error) {
    // The connection's state is unknown; closing it rolls back.
    client.release(true)
    if (committing === undefined) throw error
    endWait(pool, committing).catch(() => {})
    if (isRolledBack(error)) throw error
    throw new UnconfirmedError(errorText(error), { cause: error })
  }
}

/** Whether PostgreSQL says so, rather than that it ends (class 57P), or a pooler that it is gone (class 08). */
const isRolledBack = (error: unknown) =>
  error instanceof RolledBackError || (error instanceof DatabaseError && !/^(08|57P)/.test(error.code ?? ""))

class RolledBackError extends Error {}

/**
 * PostgreSQL has no time limit for a commit's wait for the standby and does not notice there that the connection was closed: for
 * each refused message a process would stay behind, until there can be no more.
 */
async function endWait({ options }: Pool, backend: number): Promise<void> {
  const client = new Client(options)
  client.on("error", () => {})
  try {
    await client.connect()
    const sql =
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'SyncRep'"
    await client.query(sql, [backend])
  } finally {
    await client.end()
  }
}

/**
 * If a commit's wait for the standby is canceled, by a timeout or by hand, PostgreSQL reports success, and only a warning
 * (SQLSTATE class 01) says that the row may exist on one server only.
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
    if (command !== "COMMIT") throw new RolledBackError("the transaction was rolled back")
    if (warnings.length > 0) throw new Error(warnings.join("; "))
  } finally {
    client.off("notice", listen)
  }
}
