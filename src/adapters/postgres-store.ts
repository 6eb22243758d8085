import { type DatabaseError, Pool, type PoolClient, type QueryResultRow } from "pg"
import { errorText } from "../contact/error-text.ts"
import type { Log } from "../contact/ports.ts"
import type { RateLimit } from "../contact/rate-limit.ts"
import {
  type Backlog,
  type ContactStore,
  furthestAhead,
  type NewMessage,
  repeatWindowMs,
  type StoreOutcome,
  TransientError,
  UnconfirmedError,
} from "../contact/store.ts"
import { migrate } from "./postgres-migrations.ts"
import { createPostgresRateLimiter, type PostgresRateLimiter } from "./postgres-rate-limiter.ts"
import { type MessageRow, toStoredMessage } from "./postgres-rows.ts"
import { answerWithinMs, inTransaction } from "./postgres-transaction.ts"

interface PostgresStoreOptions {
  /** `postgres://…` */
  readonly url: string
  readonly log: Log
  /** The most connections that this process opens. */
  readonly poolSize?: number
}

export interface PostgresStore extends ContactStore {
  /** A limit shared by all processes. */
  rateLimiter(limit: RateLimit | "off"): PostgresRateLimiter
}

/** The name of the site's connections in `pg_stat_activity`, by which `restore` notices that it is running. */
export const applicationName = "contact site"

/** The database's URL with the connection's name in it, because a name in the URL wins over one in the options. */
export function nameConnection(url: string, name: string): string {
  const named = new URL(url)
  named.searchParams.set("application_name", name)
  return named.href
}

/** SQLSTATE of a table that somebody has dropped, alone or with its schema. */
const undefinedTable = "42P01"

/**
 * The network's codes, and PostgreSQL's for a connection that breaks, transactions in each other's way, too many clients, a server
 * that starts or stops, and a statement or a lock that takes too long.
 */
const transientCode = /^(E[A-Z]+|EAI_AGAIN|08...|40...|53300|57P0.|57014|55P03)$/

/** What the driver says of a connection that breaks or does not come about, and of a server that does not answer. */
const transientMessage = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout/

function tellTransient(error: unknown): never {
  const { code } = (error instanceof UnconfirmedError ? error.cause : error) as DatabaseError
  if (transientCode.test(code ?? "") || transientMessage.test(errorText(error)))
    throw new TransientError(errorText(error), { cause: error })
  throw error
}

/** Short, because a visitor is waiting. */
const connectWithinMs = 5000

/**
 * A `ContactStore` on PostgreSQL, for any number of processes, on Node and Deno. All times come from the database's clock,
 * because the processes' clocks may differ. The first call creates or updates the tables. While the database is down,
 * calls are rejected; no restart is needed when it is back.
 */
export function createPostgresStore({ url, log, poolSize = 10 }: PostgresStoreOptions): PostgresStore {
  const pool = new Pool({
    connectionString: nameConnection(url, applicationName),
    max: poolSize,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
  })
  // Without a listener, a connection that breaks between two statements would end the process. The next statement reports it.
  pool.on("connect", (client) => client.on("error", () => {}))
  // The same for idle connections.
  pool.on("error", (error) =>
    log({ level: "warn", event: "postgres_connection_lost", message: error.message }),
  )

  let migrated: Promise<void> | undefined
  const ready = async () => {
    migrated ??= inTransaction(pool, migrate)
    try {
      await migrated
    } catch (error) {
      migrated = undefined
      throw error
    }
  }
  const transact = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    await ready()
    try {
      return await inTransaction(pool, work)
    } catch (error) {
      if ((error as DatabaseError).code === undefinedTable) migrated = undefined
      throw error
    }
  }
  // A statement that is given up must end in the database too: a claim would take messages later, for nobody.
  const query = <Row extends QueryResultRow>(sql: string, values: unknown[] = []) =>
    transact((client) => client.query<Row>(sql, values))

  const check = async () => {
    // Changes nothing, but waits for the table's locks, and its commit for the disk and the standby, as a message's does.
    await query(
      `WITH none AS (INSERT INTO contact.message SELECT * FROM contact.message WHERE false)
       UPDATE contact.migration SET taken_at = taken_at WHERE number = 1`,
    )
  }

  return {
    add: (message) => transact((client) => add(client, message)).catch(tellTransient),
    find: (message) => transact((client) => findRepeat(client, message)),
    async claim(limit, leaseMs, freshness) {
      const wereTried = freshness ? [freshness === "tried"] : [false, true]
      const statement = claimDue(freshness === "new" ? "DESC" : "ASC")
      const { rows } = await query<MessageRow>(statement, [limit, leaseMs, wereTried])
      return rows.map(toStoredMessage).sort((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime())
    },
    async markSent({ id }) {
      await query(
        "UPDATE contact.message SET status = 'sent', sent_at = clock_timestamp(), claimed_until = NULL, last_error = NULL WHERE id = $1 AND status = 'pending'",
        [id],
      )
    },
    async markFailed({ id, attempts }, error, retryInMs) {
      await query(
        `UPDATE contact.message SET claimed_until = NULL, last_error = $3,
           next_attempt_at = clock_timestamp() + $4 * interval '1 millisecond'
         WHERE id = $1 AND attempts = $2 AND status = 'pending'`,
        [id, attempts, error.replaceAll("\0", ""), retryInMs],
      )
    },
    async release({ id, attempts }) {
      await query(
        "UPDATE contact.message SET claimed_until = NULL, next_attempt_at = clock_timestamp() WHERE id = $1 AND attempts = $2 AND status = 'pending'",
        [id, attempts],
      )
    },
    async backlog() {
      const { rows } = await query<Backlog>(
        `SELECT count(*)::integer AS pending,
           coalesce(greatest(0, floor(extract(epoch FROM clock_timestamp() - min(created_at)))), 0)::integer
             AS "oldestPendingSeconds",
           EXISTS (${implausible("1")}) AS "timesAreImplausible"
         FROM contact.message WHERE status = 'pending'`,
      )
      return rows[0] as Backlog
    },
    async pullBack(leaseMs) {
      const { rowCount } = await query(
        `UPDATE contact.message
         SET ${dueNow}, claimed_until =
           claimed_until - greatest(claimed_until - clock_timestamp() - $1 * interval '1 millisecond', interval '0')
         WHERE id IN (${implausible("id")})`,
        [leaseMs],
      )
      return rowCount ?? 0
    },
    check,
    checkMarking: check,
    // Fewer than half of the connections for one sender.
    rateLimiter: (limit) =>
      createPostgresRateLimiter(limit, query, log, Math.max(1, Math.floor((poolSize - 1) / 2))),
    close: () => pool.end(),
  }
}

export const ahead = (milliseconds: number) =>
  `clock_timestamp() + ${milliseconds} * interval '1 millisecond'`

export const dueNow = "next_attempt_at = clock_timestamp(), created_at = least(created_at, clock_timestamp())"

/**
 * Waiting rows with implausible times, each found by an index of its own. Sent rows keep their dates: it may be the present
 * that is wrong, and `prune` goes by them.
 */
const implausible = (columns: string) => `
  SELECT ${columns} FROM contact.message WHERE status = 'pending' AND created_at > ${ahead(furthestAhead.created)}
  UNION ALL SELECT ${columns} FROM contact.message WHERE status = 'pending'
    AND (attempts > 0) = ANY('{f,t}') AND next_attempt_at > ${ahead(furthestAhead.nextAttempt)}
  UNION ALL SELECT ${columns} FROM contact.message
    WHERE status = 'pending' AND claimed_until > ${ahead(furthestAhead.lease)}`

/**
 * One statement; SKIP LOCKED skips rows that another worker is claiming. It counts the attempt, so a crash counts too.
 * ARRAY makes PostgreSQL choose the rows once: with IN it may choose again for each row, and claim them all.
 */
const claimDue = (order: "ASC" | "DESC") => `
  UPDATE contact.message
  SET attempts = attempts + 1, claimed_until = clock_timestamp() + $2 * interval '1 millisecond'
  WHERE id = ANY(ARRAY(
    SELECT id FROM contact.message
    WHERE status = 'pending' AND (attempts > 0) = ANY($3::boolean[]) AND next_attempt_at <= clock_timestamp()
      AND (claimed_until IS NULL OR claimed_until <= clock_timestamp())
    ORDER BY next_attempt_at ${order} LIMIT $1
    FOR UPDATE SKIP LOCKED
  ))
  RETURNING *`

/**
 * The locks make calls with the same four fields or the same key wait for each other, so that the second sees the first
 * one's row, and the key that it put there.
 *
 * After a crash, the row that a repeat refers to may exist on this server but not on the standby yet. Writing to it makes
 * this commit wait for the standby.
 */
async function findRepeat(
  client: PoolClient,
  { fingerprint, idempotencyKey }: Pick<NewMessage, "fingerprint" | "idempotencyKey">,
): Promise<StoreOutcome | undefined> {
  // Always in this order, to avoid deadlocks, and with a seed each: a sender may choose a fingerprint as the key.
  for (const [seed, lock] of [fingerprint, idempotencyKey].entries())
    if (lock) await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, $2))", [lock, seed])
  // Bounded on both sides: a row that a wrong clock dated in the future must not match until then.
  const { rows } = await client.query<{ id: string; fingerprint: string }>(
    `SELECT id, fingerprint, 1 AS rank FROM contact.message WHERE idempotency_key = $3
     UNION ALL (
       SELECT id, fingerprint, 2 FROM contact.message
       WHERE fingerprint = $1 AND ($3::text IS NULL OR idempotency_key IS NULL)
         AND created_at > clock_timestamp() - $2 * interval '1 millisecond'
         AND created_at < clock_timestamp() + $2 * interval '1 millisecond'
       ORDER BY created_at LIMIT 1
     ) ORDER BY rank LIMIT 1`,
    [fingerprint, repeatWindowMs, idempotencyKey ?? null],
  )
  const [row] = rows
  if (!row) return undefined
  if (row.fingerprint !== fingerprint) return { outcome: "conflict" }
  await client.query(
    "UPDATE contact.message SET idempotency_key = coalesce(idempotency_key, $2) WHERE id = $1",
    [row.id, idempotencyKey ?? null],
  )
  return { outcome: "repeated", id: row.id }
}

async function add(client: PoolClient, added: NewMessage): Promise<StoreOutcome> {
  const known = await findRepeat(client, added)
  if (known) return known
  const { name, email, phone, message } = added.message
  // A process of another version may lock a key differently.
  const { rowCount } = await client.query(
    `INSERT INTO contact.message (id, name, email, phone, message, language, suspicious, fingerprint, idempotency_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (idempotency_key) DO NOTHING`,
    [
      added.id,
      name,
      email,
      phone,
      message,
      added.language,
      added.suspicious,
      added.fingerprint,
      added.idempotencyKey ?? null,
    ],
  )
  if (rowCount === 1) return { outcome: "stored", id: added.id }
  const other = await findRepeat(client, added)
  if (!other) throw new Error("the row that holds this key cannot be read")
  return other
}
