import { setTimeout as pause } from "node:timers/promises"
import { type Client, DatabaseError } from "pg"
import { DatabaseInUseError, type MessageRecord, type Restored } from "../contact/archive.ts"
import { connectToPostgres, goByIndex, inOperatorTransaction } from "./postgres-archive.ts"
import { migrate } from "./postgres-migrations.ts"
import { applicationName } from "./postgres-store.ts"

/** Characters of JSON per INSERT: a control character of a message is six. */
const batchSize = 262_144

/**
 * Replaces the schema with a new one that holds these messages, and the waiting ones of the old schema that are not among
 * them, in one transaction.
 *
 * @param stamp suffix of the name under which the old schema is kept
 * @returns nothing if there was no old schema
 * @throws DatabaseInUseError
 */
export async function restorePostgres(
  url: string,
  records: AsyncIterable<MessageRecord>,
  stamp: string,
): Promise<Restored | undefined> {
  const client = await connectToPostgres(url)
  try {
    for (let attempt = 1; await isInUse(client); attempt++) {
      // PostgreSQL may still list a connection that was closed a moment ago.
      if (attempt === 10) throw new DatabaseInUseError()
      await pause(100)
    }
    return await inOperatorTransaction(client, async () => {
      const { rows } = await client.query(
        `SELECT (SELECT nspowner::regrole FROM pg_namespace WHERE nspname = 'contact' AND pg_has_role(nspowner, 'MEMBER')) AS owner,
           EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('contact')) AS "holdsTables",
           to_regclass('contact.message') IS NOT NULL AS "holdsMessages",
           to_regclass('contact.rate_window') IS NOT NULL AS "holdsAddresses",
           EXISTS (SELECT FROM pg_attribute WHERE (attrelid, attname) IN
             ((to_regclass('contact.message'), 'fingerprint'), (to_regclass('contact.migration'), 'taken_at'))) AS "isOurs"`,
      )
      const [found] = rows
      // Another program's tables may have the same names.
      if (found.holdsTables && !found.isOurs)
        throw new Error('its schema "contact" is not this site\'s. Restore into another database.')
      const kept = found.holdsTables ? `contact_before_restore_${stamp.replaceAll("-", "_")}` : undefined
      if (found.holdsMessages)
        // A process that stores a message now has to wait, and stores it in the new table. Without the lock, the message
        // would be acknowledged but end up in the old one.
        await client.query("LOCK TABLE contact.message IN ACCESS EXCLUSIVE MODE")
      // Nothing would delete visitors' addresses from what is kept.
      if (found.holdsAddresses) await client.query("TRUNCATE contact.rate_window")
      if (kept) await client.query(`ALTER SCHEMA contact RENAME TO ${kept}`)
      // The server's account must still be allowed to use it if another one restores.
      if (found.owner) await client.query(`SET LOCAL ROLE ${found.owner}`)
      await migrate(client)
      let batch = ""
      const flush = async () => {
        await client.query(insertAll, [`[${batch}]`])
        batch = ""
      }
      for await (const record of records) {
        batch += `${batch && ","}${JSON.stringify(record)}`
        if (batch.length > batchSize) await flush()
      }
      await flush()
      if (!kept) return undefined
      return { kept, stillWaiting: found.holdsMessages ? await takeOverWaiting(client, kept) : 0 }
    })
  } finally {
    await client.end()
  }
}

async function isInUse(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
    [applicationName],
  )
  return rowCount !== 0
}

/**
 * Whether it is an error of the server, not of the old table: connection, deadlock, a full disk, a lock, a canceled
 * statement, a missing right (SQLSTATE's classes).
 */
const isOfTheServer = (error: unknown) =>
  !(error instanceof DatabaseError) || /^(08|40|53|55|57|42501)/.test(error.code ?? "08")

/** Bytes that PostgreSQL needs for a row and for its place on the page. */
const leastRow = 28

/**
 * @returns how many; nothing if not all of them could be read, which must not prevent a restore
 * @throws when another attempt may succeed
 */
async function takeOverWaiting(client: Client, schema: string): Promise<number | undefined> {
  /** @returns nothing if it meets damage */
  const attempt = async (sql: string) => {
    await client.query("SAVEPOINT attempt")
    try {
      const result = await client.query(sql)
      await client.query("RELEASE attempt")
      return result
    } catch (error) {
      if (isOfTheServer(error)) throw error
      await client.query("ROLLBACK TO attempt; RELEASE attempt")
      return undefined
    }
  }
  // OFFSET 0 keeps PostgreSQL from reading the table by its keys. Rows are copied by column name, because an older version's
  // table may lack a column. If a message was erased, then sent again and is now restored, the restored one keeps the
  // idempotency key.
  const insert = (which: string) => `
    INSERT INTO contact.message
    SELECT message.* FROM (SELECT * FROM ${schema}.message AS old WHERE ${which} OFFSET 0) AS old
      LEFT JOIN contact.message AS keyed ON keyed.idempotency_key = old.idempotency_key AND keyed.id <> old.id,
      jsonb_populate_record(NULL::contact.message, to_jsonb(old) || '{"claimed_until": null}'
        || CASE WHEN keyed.id IS NULL THEN '{}' ELSE '{"idempotency_key": null}' END::jsonb) AS message
    ON CONFLICT (id) DO NOTHING`
  // No index serves this condition: a damaged one may lack messages, and no error says so.
  const isWaiting = "old.status || '' = 'pending'"
  const all = await attempt(insert(isWaiting))
  await client.query(goByIndex)
  // An index knows of messages in a part of the table that is gone.
  const others = all && (await attempt(insert("old.status = 'pending'")))
  if (others?.rowCount === 0) return all?.rowCount ?? 0
  // Damage ends a statement, so each page gets its own, and on a damaged page each message.
  const { rows } = await client.query(
    `SELECT pg_relation_size('${schema}.message') / size AS pages, size / ${leastRow} AS "rowsAtMost"
     FROM (SELECT current_setting('block_size')::integer AS size) AS block`,
  )
  for (let page = 0; page < rows[0].pages; page++) {
    const places = Array.from({ length: rows[0].rowsAtMost }, (_, row) => `"(${page},${row + 1})"`)
    const takeOver = (from: readonly string[]) =>
      attempt(insert(`old.ctid = ANY ('{${from}}') AND ${isWaiting}`))
    if (!(await takeOver(places))) for (const place of places) await takeOver([place])
  }
  return undefined
}

const insertAll = `
  INSERT INTO contact.message (id, name, email, phone, message, language, suspicious, fingerprint, idempotency_key,
    created_at, status, attempts, next_attempt_at, last_error, sent_at, reported_at)
  SELECT id, name, email, phone, message, language, suspicious, fingerprint, "idempotencyKey",
    "createdAt", status, attempts, "nextAttemptAt", "lastError", "sentAt", "reportedAt"
  FROM json_to_recordset($1::json) AS record (
    id uuid, name text, email text, phone text, message text, language text, suspicious boolean, fingerprint text,
    "idempotencyKey" text, "createdAt" timestamptz, status text, attempts integer, "nextAttemptAt" timestamptz,
    "lastError" text, "sentAt" timestamptz, "reportedAt" timestamptz
  )`
