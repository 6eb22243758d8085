import type { QueryResult, QueryResultRow } from "pg"
import type { Log } from "../contact/ports.ts"
import { addressGroup, overallFactor, type RateLimit, type RateLimiter } from "../contact/rate-limit.ts"

export interface PostgresRateLimiter extends RateLimiter {
  /** Deletes the windows that have ended: nobody's address is kept for longer than it is needed. */
  forget(): Promise<void>
}

type Query = <Row extends QueryResultRow>(sql: string, values: unknown[]) => Promise<QueryResult<Row>>

/** Stands for all senders together; no address is written so. */
const everybody = "*"

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
  return {
    take: (address) =>
      attempt(async () => {
        const { rows } = await query<{ wait: number | null }>(countMessage, [
          addressGroup(address),
          limit.seconds,
          limit.count,
          limit.count * overallFactor,
        ])
        const wait = rows[0]?.wait
        return wait ? { retryAfterSeconds: wait } : undefined
      }),
    async giveBack(address) {
      await attempt(async () => {
        for (const sender of [addressGroup(address), everybody]) {
          await query(
            "UPDATE contact.rate_window SET messages = messages - 1 WHERE sender = $1 AND messages > 0",
            [sender],
          )
        }
      })
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
const runs = `known.began_at > clock_timestamp() - $2 * interval '1 second' AND known.began_at <= clock_timestamp()`

/** Begins a window or counts in the one that runs; a count stops just above its limit. */
const upsert = (limit: string) => `
  ON CONFLICT (sender) DO UPDATE SET
    began_at = CASE WHEN ${runs} THEN known.began_at ELSE excluded.began_at END,
    messages = CASE WHEN ${runs} THEN least(known.messages, ${limit}) + 1 ELSE 1 END
  RETURNING messages, greatest(1, ceil(extract(epoch FROM began_at - clock_timestamp()) + $2))::integer AS wait`

/** One's own limit first: what it refuses does not count for everybody, or one sender could close the door to all. */
const countMessage = `
  WITH own AS (
    INSERT INTO contact.rate_window AS known (sender, began_at, messages)
    VALUES ($1, clock_timestamp(), 1) ${upsert("$3")}
  ), all_together AS (
    INSERT INTO contact.rate_window AS known (sender, began_at, messages)
    SELECT '${everybody}', clock_timestamp(), 1 FROM own WHERE own.messages <= $3 ${upsert("$4")}
  )
  SELECT CASE WHEN own.messages > $3 THEN own.wait
    WHEN all_together.messages > $4 THEN all_together.wait END AS wait
  FROM own LEFT JOIN all_together ON true`
