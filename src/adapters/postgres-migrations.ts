import type { ClientBase } from "pg"

/**
 * `contact.migration` records the steps applied. Never change a released step; add another. The tables have their own
 * schema, because hosted databases expose `public` through an API. Row-level security without a policy shuts out every
 * role but the owner.
 */
const postgresMigrations: readonly string[] = [
  `
  CREATE TABLE contact.message (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    message text NOT NULL,
    language text NOT NULL CHECK (language IN ('en', 'es')),
    suspicious boolean NOT NULL,
    fingerprint text NOT NULL,
    idempotency_key text UNIQUE,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent')),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    claimed_until timestamptz,
    last_error text,
    sent_at timestamptz
  );
  CREATE INDEX message_fingerprint ON contact.message (fingerprint, created_at);
  CREATE INDEX message_due ON contact.message (next_attempt_at) WHERE status = 'pending';
  CREATE INDEX message_waiting ON contact.message (created_at) WHERE status = 'pending';
  ALTER TABLE contact.message ENABLE ROW LEVEL SECURITY;
  `,
  // Unlogged: losing it in a crash only lets a few more messages through.
  `
  CREATE UNLOGGED TABLE contact.rate_window (
    sender text PRIMARY KEY,
    began_at timestamptz NOT NULL,
    messages integer NOT NULL
  );
  ALTER TABLE contact.rate_window ENABLE ROW LEVEL SECURITY;
  `,
  // New messages are claimed separately from those already tried. The last index finds leases written by a wrong clock.
  `
  DROP INDEX contact.message_due;
  CREATE INDEX message_due ON contact.message ((attempts > 0), next_attempt_at) WHERE status = 'pending';
  CREATE INDEX message_held ON contact.message (claimed_until)
    WHERE status = 'pending' AND claimed_until IS NOT NULL;
  `,
  // The archive reads in this order. `reported_at` is when a digest listed the message. Statistics would keep samples of
  // visitors' text in the catalog even after a message is erased.
  `
  CREATE INDEX message_created ON contact.message (created_at, id);
  ALTER TABLE contact.message ADD COLUMN reported_at timestamptz,
    ALTER COLUMN name SET STATISTICS 0,
    ALTER COLUMN email SET STATISTICS 0,
    ALTER COLUMN phone SET STATISTICS 0,
    ALTER COLUMN message SET STATISTICS 0,
    ALTER COLUMN last_error SET STATISTICS 0;
  `,
]

/** Created before the first step. */
const postgresFoundation = `
  CREATE SCHEMA IF NOT EXISTS contact;
  CREATE TABLE contact.migration (
    number integer PRIMARY KEY,
    taken_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  ALTER TABLE contact.migration ENABLE ROW LEVEL SECURITY;
`

/** Safe when several processes start at once: one takes the lock, the others find the work done. */
export async function migrate(client: ClientBase): Promise<void> {
  // Any fixed number; this one is "contact" in ASCII.
  await client.query("SELECT pg_advisory_xact_lock(27988542883980148)")
  const known = await client.query("SELECT to_regclass('contact.migration') IS NOT NULL AS known")
  if (!known.rows[0]?.known) {
    const { rows } = await client.query<{ server_encoding: string }>("SHOW server_encoding")
    const encoding = rows[0]?.server_encoding ?? ""
    // Others cannot store every letter, so messages with an emoji or a curly quote would be refused.
    if (!["UTF8", "SQL_ASCII"].includes(encoding))
      throw new Error(`the database's encoding is ${encoding}; create it with ENCODING 'UTF8'`)
    await client.query(postgresFoundation)
  }
  const { rows } = await client.query<{ taken: number }>(
    "SELECT coalesce(max(number), 0) AS taken FROM contact.migration",
  )
  for (const [index, step] of postgresMigrations.entries()) {
    if (index < (rows[0]?.taken ?? 0)) continue
    // Indexing a million messages takes longer than the usual limit.
    await client.query("SET LOCAL statement_timeout = 0")
    const patient = { text: step, query_timeout: 600_000 }
    await client.query(patient)
    await client.query("INSERT INTO contact.migration (number) VALUES ($1)", [index + 1])
  }
}
