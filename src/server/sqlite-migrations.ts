/**
 * `PRAGMA user_version` is the number of steps applied. Never change a released step; add another. Times are milliseconds
 * since the epoch.
 */
export const sqliteMigrations: readonly string[] = [
  `
  CREATE TABLE message (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'es')),
    suspicious INTEGER NOT NULL CHECK (suspicious IN (0, 1)),
    fingerprint TEXT NOT NULL,
    idempotency_key TEXT,
    created_at INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    claimed_until INTEGER,
    last_error TEXT,
    sent_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX message_idempotency_key ON message (idempotency_key) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX message_fingerprint ON message (fingerprint, created_at);
  CREATE INDEX message_due ON message (next_attempt_at) WHERE status = 'pending';
  CREATE INDEX message_waiting ON message (created_at) WHERE status = 'pending';
  -- Written by the health check: only a write that reached the disk proves that messages can be stored.
  CREATE TABLE health_check (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at INTEGER NOT NULL) STRICT;
  `,
  // New messages are claimed separately from those already tried. The last index finds leases written by a wrong clock.
  `
  DROP INDEX message_due;
  CREATE INDEX message_due ON message (attempts > 0, next_attempt_at) WHERE status = 'pending';
  CREATE INDEX message_held ON message (claimed_until) WHERE status = 'pending' AND claimed_until IS NOT NULL;
  `,
  // The archive reads in this order. `reported_at` is when a digest listed the message.
  `
  CREATE INDEX message_created ON message (created_at);
  ALTER TABLE message ADD COLUMN reported_at INTEGER;
  `,
  // Tells the server whether a file is the database that it has opened before, also on a disk mounted anew as another device.
  `
  CREATE TABLE identity AS SELECT random() AS number;
  `,
  // Tells whether a file and a write-ahead log belong to the same time of the database.
  `
  ALTER TABLE identity ADD COLUMN position TEXT NOT NULL DEFAULT '';
  `,
]
