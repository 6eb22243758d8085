import type { ClientBase } from "pg"

/**
 * Numbered steps; `contact.migration` says which were taken. A step that has been released is never changed:
 * add another. Everything lives in a schema of its own, because hosted databases publish `public` to the world,
 * and row-level security without any policy keeps all roles but the owner out.
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
  // Losing it in a crash only lets a few messages more through, so it is spared the log and the replicas.
  `
  CREATE UNLOGGED TABLE contact.rate_window (
    sender text PRIMARY KEY,
    began_at timestamptz NOT NULL,
    messages integer NOT NULL
  );
  ALTER TABLE contact.rate_window ENABLE ROW LEVEL SECURITY;
  `,
  // New messages are claimed apart from those that were tried; held ones are few and are looked through for times
  // that a wrong clock has written.
  `
  DROP INDEX contact.message_due;
  CREATE INDEX message_due ON contact.message ((attempts > 0), next_attempt_at) WHERE status = 'pending';
  CREATE INDEX message_held ON contact.message (claimed_until)
    WHERE status = 'pending' AND claimed_until IS NOT NULL;
  `,
  // The archive reads in this order; digests tell what they have not named yet. Statistics would keep samples of what
  // visitors wrote in the catalog, where erasing a message does not reach.
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

/** What the numbered steps stand on. */
const postgresFoundation = `
  CREATE SCHEMA IF NOT EXISTS contact;
  CREATE TABLE contact.migration (
    number integer PRIMARY KEY,
    taken_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  ALTER TABLE contact.migration ENABLE ROW LEVEL SECURITY;
`

/** Safe when several processes start at once: one holds the lock, the others find the work done. */
export async function migrate(client: ClientBase): Promise<void> {
  // Any fixed number; this one is "contact" in ASCII.
  await client.query("SELECT pg_advisory_xact_lock(27988542883980148)")
  const known = await client.query("SELECT to_regclass('contact.migration') IS NOT NULL AS known")
  if (!known.rows[0]?.known) await client.query(postgresFoundation)
  const { rows } = await client.query<{ taken: number }>(
    "SELECT coalesce(max(number), 0) AS taken FROM contact.migration",
  )
  for (const [index, step] of postgresMigrations.entries()) {
    if (index < (rows[0]?.taken ?? 0)) continue
    // An index on a million messages takes longer than any visitor would wait.
    await client.query("SET LOCAL statement_timeout = 0")
    const patient = { text: step, query_timeout: 600_000 }
    await client.query(patient)
    await client.query("INSERT INTO contact.migration (number) VALUES ($1)", [index + 1])
  }
}
