import { setTimeout as pause } from "node:timers/promises"
import { Client, DatabaseError } from "pg"
import {
  type MessageArchive,
  type MessageFilter,
  type MessageRecord,
  MissingDatabaseError,
} from "../contact/archive.ts"
import { isMessageId } from "../contact/identity.ts"
import { furthestAhead } from "../contact/store.ts"
import { migrate } from "./postgres-migrations.ts"
import { type MessageRow, toStoredMessage } from "./postgres-rows.ts"
import { ahead, dueNow, nameConnection } from "./postgres-store.ts"

const pageSize = 100

/**
 * Has queries go by an index, which still lists what was in a lost part of the table: a bitmap scan would pass over it.
 * Rows are found by their place (ctid) all the same.
 */
export const goByIndex =
  "SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_indexscan = on; SET LOCAL enable_tidscan = on"

/**
 * The table's comment: set by `erase`, cleared by `scrub`. A new one each time, so that `scrub` does not clear the mark of
 * another command that erased meanwhile.
 */
const createMark = () => `scrub needed ${crypto.randomUUID()}`

interface RecordRow extends MessageRow {
  readonly fingerprint: string
  readonly idempotency_key: string | null
  readonly reported_at: Date | null
}

/** A connection for the command line. Queries have no time limit, because no visitor is waiting. */
export async function connectToPostgres(url: string): Promise<Client> {
  const client = new Client({
    connectionString: nameConnection(url, "contact messages"),
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  // Without a listener a broken connection would end the process. The next query reports it.
  client.on("error", () => {})
  await client.connect()
  // In another style, which the database may be set to, the driver cannot read dates. A command can be run again, so it waits
  // for no standby, as it would without end for one that is missing. Rows that row-level security hides would be taken for none.
  await client.query("SET datestyle = ISO; SET synchronous_commit = local; SET row_security = off")
  return client
}

/**
 * The messages in a PostgreSQL database, for the command line.
 *
 * @throws MissingDatabaseError
 */
export async function openPostgresArchive(url: string): Promise<MessageArchive> {
  const client = await connectToPostgres(url)
  try {
    const { rows } = await client.query("SELECT to_regclass('contact.message') IS NULL AS missing")
    if (rows[0]?.missing)
      throw new MissingDatabaseError(
        "The database is not one of this site: it has no messages table. Check that DATABASE_URL is the server's.",
      )
    await inOperatorTransaction(client, () => migrate(client))
  } catch (error) {
    await client.end()
    throw error
  }

  const select = async (filter: MessageFilter, rest: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<MessageRow & { readonly position: string }>(
      // Paging needs the microseconds, which a JavaScript date does not have.
      `SELECT *, created_at::text AS position FROM contact.message WHERE ${conditions} ${rest}`,
      [...valuesOf(filter), ...values],
    )
    return rows
  }
  return {
    async *read(filter = {}) {
      let last = ["-infinity", "00000000-0000-0000-0000-000000000000"]
      for (;;) {
        const page = await select(
          filter,
          `AND (created_at, id) > ($5::timestamptz, $6::uuid) ORDER BY created_at, id LIMIT ${pageSize}`,
          last,
        )
        yield* page.map(toStoredMessage)
        const end = page.at(-1)
        if (!end) return
        last = [end.position, end.id]
      }
    },
    async newest(count, filter = {}) {
      const rows = await select(filter, "ORDER BY created_at DESC, id DESC LIMIT $5", [count])
      return rows.map(toStoredMessage).reverse()
    },
    async count(filter = {}) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM contact.message WHERE ${conditions}`,
        valuesOf(filter),
      )
      return rows[0]?.count ?? 0
    },
    async now() {
      const { rows } = await client.query<{ now: Date }>("SELECT clock_timestamp() AS now")
      return rows[0]?.now ?? new Date()
    },
    async get(id) {
      if (!isUuid(id)) return undefined
      const { rows } = await client.query<MessageRow>("SELECT * FROM contact.message WHERE id = $1", [id])
      return rows[0] && toStoredMessage(rows[0])
    },
    async retry(id) {
      if (id !== undefined && !isUuid(id)) return 0
      return await inOperatorTransaction(client, async () => {
        const { rowCount } = await client.query(
          `UPDATE contact.message
           SET ${dueNow}, claimed_until = CASE WHEN claimed_until <= ${ahead(furthestAhead.lease)} THEN claimed_until END
           WHERE status = 'pending' AND ($1::uuid IS NULL OR id = $1)`,
          [id ?? null],
        )
        return rowCount ?? 0
      })
    },
    async markReported(ids) {
      await inOperatorTransaction(client, () =>
        client.query(
          "UPDATE contact.message SET reported_at = clock_timestamp() WHERE id = ANY($1::uuid[])",
          [ids],
        ),
      )
    },
    async erase(ids) {
      return await inOperatorTransaction(client, async () => {
        const { rowCount } = await client.query("DELETE FROM contact.message WHERE id = ANY($1::uuid[])", [
          ids,
        ])
        if (rowCount) await client.query(`COMMENT ON TABLE contact.message IS '${createMark()}'`)
        return rowCount ?? 0
      })
    },
    async scrub() {
      const readMark = async () => {
        const sql = "SELECT obj_description('contact.message'::regclass) AS mark"
        return (await client.query<{ mark: string | null }>(sql)).rows[0]?.mark
      }
      const mark = await readMark()
      if (!mark?.startsWith("scrub needed")) return false
      // While it waits for a reader, such as a backup, new messages would wait behind it.
      await client.query("SET lock_timeout = '3s'")
      try {
        // New messages wait for each rewrite, so a large table is rewritten once.
        const end = performance.now() + 3000
        while (!(await rewriteTable(client))) {
          if (performance.now() > end) throw beingRead()
          await pause(100)
        }
      } finally {
        await client.query("RESET lock_timeout").catch(() => {})
      }
      await inOperatorTransaction(client, async () => {
        await client.query("LOCK TABLE contact.message IN SHARE UPDATE EXCLUSIVE MODE")
        if ((await readMark()) === mark) await client.query("COMMENT ON TABLE contact.message IS NULL")
      })
      return true
    },
    async *snapshot() {
      // Without ORDER BY, for which PostgreSQL would go by an index: a damaged one may lack messages, and no error says so. The lock
      // comes first, because a snapshot from before a restore's commit would not see the table that the restore puts in place.
      await client.query(
        "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; LOCK TABLE contact.message IN ACCESS SHARE MODE; DECLARE moment NO SCROLL CURSOR FOR SELECT * FROM contact.message",
      )
      try {
        let read = 0
        for (;;) {
          const { rows } = await client.query<RecordRow>(`FETCH ${pageSize} FROM moment`)
          if (rows.length === 0) break
          read += rows.length
          yield* rows.map(toRecord)
        }
        // But an index knows of messages in a part of the table that is gone.
        await client.query(goByIndex)
        const indexed = await client.query<{ count: number }>(
          "SELECT count(*)::integer AS count FROM contact.message",
        )
        if (Number(indexed.rows[0]?.count) > read)
          throw new Error("its table of messages is damaged: it has lost some that its index lists.")
      } finally {
        await client.query("ROLLBACK")
      }
    },
    async copies() {
      const { rows } = await client.query<{ name: string }>(
        "SELECT 'schema ' || nspname AS name FROM pg_namespace WHERE nspname LIKE 'contact\\_before\\_restore\\_%' ORDER BY 1",
      )
      return rows.map(({ name }) => name)
    },
    close: () => client.end(),
  }
}

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isLockTimeout = (error: unknown) => error instanceof DatabaseError && error.code === "55P03"

/**
 * A transaction anywhere in the database that began before messages were removed may still see them, so the new file has
 * them too. Only VERBOSE tells how many there are: as the first number of a notice's detail, in any language.
 * `VACUUM FULL` alone also keeps what was removed while another database of the server was being written to: its snapshot
 * covers the whole server. A plain `VACUUM` takes no snapshot.
 *
 * @returns whether the table's file holds nothing that was removed
 */
async function rewriteTable(client: Client): Promise<boolean> {
  let removedButKept = 0
  const count = ({ detail = "" }: { readonly detail?: string | undefined }) => {
    removedButKept += Number(/\d+/.exec(detail)?.[0] ?? 0)
  }
  client.on("notice", count)
  try {
    await client.query("VACUUM contact.message")
    await client.query("VACUUM (FULL, ANALYZE, VERBOSE) contact.message")
    return removedButKept === 0
  } catch (error) {
    throw isLockTimeout(error) ? beingRead() : error
  } finally {
    client.off("notice", count)
  }
}

const beingRead = () =>
  new Error(
    "another program, such as a backup, is reading it. What was removed may still be in its files: run the command again.",
  )

/**
 * Without the time limits of postgres-transaction.ts, because no visitor is waiting. But the operator is: another program's
 * transaction may hold its locks for hours.
 */
export async function inOperatorTransaction<Result>(
  client: Client,
  work: () => Promise<Result>,
): Promise<Result> {
  // A restore that waits for a server's transaction has to see what that stored.
  await client.query("BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '10s'")
  try {
    const result = await work()
    await client.query("COMMIT")
    return result
  } catch (error) {
    // The original error says more than a failed rollback.
    await client.query("ROLLBACK").catch(() => {})
    throw isLockTimeout(error)
      ? new Error(
          "another program, such as a backup, has locked its messages. What is done is kept: run the command again when that program has ended.",
        )
      : error
  }
}

/** PostgreSQL takes capital letters, too, but no other text. */
const isUuid = (text: string) => isMessageId(text.toLowerCase())

/** In the order of `valuesOf`. */
const conditions = `($1::text IS NULL OR status = $1)
  AND ($2::timestamptz IS NULL OR created_at >= $2) AND ($3::timestamptz IS NULL OR created_at < $3)
  AND (NOT $4::boolean OR reported_at IS NULL)`

const valuesOf = ({ status, since, before, isUnreported }: MessageFilter) => [
  status ?? null,
  since ?? null,
  before ?? null,
  isUnreported ?? false,
]

function toRecord(row: RecordRow): MessageRecord {
  const { claimedUntil: _, ...stored } = toStoredMessage(row)
  return {
    ...stored,
    fingerprint: row.fingerprint,
    idempotencyKey: row.idempotency_key ?? undefined,
    reportedAt: row.reported_at ?? undefined,
  }
}
