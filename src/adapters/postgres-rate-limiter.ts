import type { QueryResult, QueryResultRow } from "pg"
import type { Log } from "../contact/ports.ts"
import { type Counter, countersOf, type RateLimit, type RateLimiter } from "../contact/rate-limit.ts"

export interface PostgresRateLimiter extends RateLimiter {
  /** Deletes the windows that have ended: nobody's address is kept for longer than it is needed. */
  forget(): Promise<void>
}

type Query = <Row extends QueryResultRow>(sql: string, values: unknown[]) => Promise<QueryResult<Row>>

/**
 * The limit where no process lives long enough to remember, and many run at once. It counts in fixed windows:
 * one statement and one small row a sender, at the price that around the border of two windows up to twice the
 * limit comes through. While it cannot count it lets messages through: a limit is worth less than a client.
 */
export function createPostgresRateLimiter(limit: RateLimit, query: Query, log: Log): PostgresRateLimiter {
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work()
    } catch (error) {
      log({ level: "error", event: "rate_limit_unavailable", message: String(error) })
      return undefined
    }
  }
  // One after the other, in the order in which they were counted: otherwise two could wait for each other.
  const uncount = async (counters: readonly Counter[]) => {
    for (const { name } of counters) {
      await query(
        "UPDATE contact.rate_window SET messages = messages - 1 WHERE sender = $1 AND messages > 0",
        [name],
      )
    }
  }
  return {
    take: (sender) =>
      attempt(async () => {
        const counters = countersOf(sender, limit)
        const { rows } = await query<{ counted: number; wait: number }>(countMessage(counters.length), [
          limit.seconds,
          ...counters.flatMap(({ name, most }) => [name, most]),
        ])
        const refused = rows[0]
        if (!refused) return undefined
        await uncount(counters.slice(0, refused.counted))
        return { retryAfterSeconds: refused.wait }
      }),
    async giveBack(sender) {
      await attempt(() => uncount(countersOf(sender, limit)))
    },
    async forget() {
      await attempt(() =>
        query(
          `DELETE FROM contact.rate_window
           WHERE began_at <= clock_timestamp() - $1 * interval '1 second' OR began_at > clock_timestamp()`,
          [limit.seconds],
        ),
      )
    },
  }
}

/** A window that begins in the future was begun before the clock was set back, and has ended. */
const runs =
  "known.began_at > clock_timestamp() - $1 * interval '1 second' AND known.began_at <= clock_timestamp()"

/**
 * Counts in one counter after the other, each only where the one before let the message through: what one sender's limit
 * refuses does not count for everybody, or one could close the door to all. A count begins a window or goes on in the one
 * that runs, and stops just above its limit. Gives one row where a counter refuses: after how many others, and the wait.
 *
 * @param length the number of counters; the parameters are the window's seconds, then a name and a limit of each
 */
function countMessage(length: number): string {
  const steps = Array.from({ length }, (_, index) => {
    const [name, most] = [`$${2 * index + 2}::text`, `$${2 * index + 3}::integer`]
    const previous =
      index === 0 ? "" : `FROM counter_${index - 1} AS previous WHERE previous.messages <= previous.most`
    return `counter_${index} AS (
      INSERT INTO contact.rate_window AS known (sender, began_at, messages)
      SELECT ${name}, clock_timestamp(), 1 ${previous}
      ON CONFLICT (sender) DO UPDATE SET
        began_at = CASE WHEN ${runs} THEN known.began_at ELSE excluded.began_at END,
        messages = CASE WHEN ${runs} THEN least(known.messages, ${most}) + 1 ELSE 1 END
      RETURNING ${index} AS counted, messages, ${most} AS most,
        greatest(1, ceil(extract(epoch FROM began_at - clock_timestamp()) + $1))::integer AS wait)`
  })
  const counters = Array.from({ length }, (_, index) => `SELECT * FROM counter_${index}`)
  return `WITH ${steps.join(", ")}
    SELECT counted, wait FROM (${counters.join(" UNION ALL ")}) AS counter WHERE messages > most`
}
