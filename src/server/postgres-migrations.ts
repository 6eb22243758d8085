/**
 * Numbered steps; `contact.migration` says which were taken. A step that has been released is never changed:
 * add another. Everything lives in a schema of its own, because hosted databases publish `public` to the world,
 * and row-level security without any policy keeps all roles but the owner out.
 */
export const postgresMigrations: readonly string[] = [
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
]

/** What the numbered steps stand on. */
export const postgresFoundation = `
  CREATE SCHEMA IF NOT EXISTS contact;
  CREATE TABLE contact.migration (
    number integer PRIMARY KEY,
    taken_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  ALTER TABLE contact.migration ENABLE ROW LEVEL SECURITY;
`
