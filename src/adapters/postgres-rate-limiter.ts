import type { QueryResult, QueryResultRow } from "pg"
import { errorText } from "../contact/error-text.ts"
import { onceAMinute } from "../contact/once-a-minute.ts"
import type { Log } from "../contact/ports.ts"
import {
  type Counter,
  countersOf,
  type RateLimit,
  type RateLimiter,
  type Sender,
  unlimited,
} from "../contact/rate-limit.ts"
import { Refusal } from "../contact/refusal.ts"

export interface PostgresRateLimiter extends RateLimiter {
  /** Deletes windows that have ended, so that no address is kept longer than needed. */
  forget(): Promise<void>
}

/** Nothing counts by it: what was counted before `RATE_LIMIT=off` is forgotten after an hour. */
const formerLimit: RateLimit = { count: 1, seconds: 3600 }

type Query = <Row extends QueryResultRow>(sql: string, values: unknown[]) => Promise<QueryResult<Row>>

/**
 * A rate limit shared by all processes, including short-lived ones. It counts in fixed windows, which costs one statement
 * and one small row per sender, but lets up to twice the limit through around the border of two windows. If the database
 * cannot count, messages are let through: losing a client is worse than exceeding a limit.
 *
 * @param configured with "off", nothing is counted, but what was counted before is forgotten
 * @param atOnce calls of one sender that may use the database at once
 */
export function createPostgresRateLimiter(
  configured: RateLimit | "off",
  query: Query,
  log: Log,
  atOnce: number,
): PostgresRateLimiter {
  const limit = configured === "off" ? formerLimit : configured
  const logRarely = onceAMinute(log)
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | "uncounted"> => {
    try {
      return await work()
    } catch (error) {
      logRarely({ level: "error", event: "rate_limit_unavailable", message: errorText(error) })
      return "uncounted"
    }
  }
  // In the order in which they were counted, so that two calls cannot deadlock.
  const uncount = async (counters: readonly Counter[]) => {
    for (const { name } of counters) {
      await query(
        "UPDATE contact.rate_window SET messages = messages - 1 WHERE sender = $1 AND messages > 0",
        [name],
      )
    }
  }
  const limiter: PostgresRateLimiter = {
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
        return { retryAfterSeconds: refused.wait, overall: refused.counted === counters.length - 1 }
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
    inTurn: createSenderQueues(atOnce, logRarely),
  }
  return configured === "off" ? { ...unlimited, forget: limiter.forget } : limiter
}

/** Calls of one sender that may wait for their turn. */
const waitingAtMost = 100

/** Later, the call is refused: its visitor is about to read that the message was not sent. */
const turnWithinMs = 9000

/**
 * Without turns, one sender's thousands of calls would keep everybody else from the database, and the limit from counting.
 * A call waits in a queue of each of its sender's networks, the narrowest first.
 */
function createSenderQueues(atOnce: number, log: Log): RateLimiter["inTurn"] {
  const queues = new Map<string, { busy: number; waiting: (() => void)[] }>()
  const inTurnOf = async <Result>(name: string, began: number, work: () => Promise<Result>) => {
    const queue = queues.get(name) ?? { busy: 0, waiting: [] }
    queues.set(name, queue)
    if (queue.busy < atOnce) queue.busy++
    else if (queue.waiting.length === waitingAtMost)
      throw new Refusal("rate_limited", { retryAfterSeconds: 1 })
    else await new Promise<void>((resolve) => queue.waiting.push(resolve))
    try {
      if (performance.now() - began > turnWithinMs) {
        const message = "the sender's earlier messages took too long"
        log({ level: "error", event: "message_not_stored", message })
        throw new Refusal("not_stored")
      }
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else if (--queue.busy === 0) queues.delete(name)
    }
  }
  return <Result>(sender: Sender, work: () => Promise<Result>) => {
    const began = performance.now()
    return sender.reduceRight((inner, name) => () => inTurnOf(name, began, inner), work)()
  }
}

/** A window that starts in the future is from before the clock was set back, and counts as ended. */
const runs =
  "known.began_at > clock_timestamp() - $1 * interval '1 second' AND known.began_at <= clock_timestamp()"

/**
 * Counts a message in one counter after another, and stops at the first that refuses it. So a message refused by its
 * sender's limit does not count against everybody, and one sender cannot use up the overall limit. Counting starts a new
 * window or continues the current one, and stops just above the limit. Returns a row only if a counter refuses: its
 * index and the seconds to wait.
 *
 * @param length the number of counters. Parameters: the window's seconds, then each counter's name and limit
 */
function countMessage(length: number): string {
  const steps = Array.from({ length }, (_, index) => {
    const [name, most] = [`$${2 * index + 2}::text`, `$${2 * index + 3}::bigint`]
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
