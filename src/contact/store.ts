/**
 * Vocabulary
 *
 * message       the four fields that a visitor wrote
 * stored        committed and synced to disk together with its delivery state; only then is it acknowledged
 * row           a stored message with its delivery state: one INSERT stores both, so the row is its own outbox
 * key           idempotency key, made by the sender once for each message and sent on every retry
 * fingerprint   SHA-256 of the four stored fields; recognizes a repeat without a key
 * pending       not yet accepted by the mail server (or not yet written as a file)
 * sent          accepted by the mail server (or written as a file)
 * due           pending, the time of its next attempt has come, and no worker holds a lease on it
 * claim         take a due row for one attempt; the attempt is counted here, so a crash counts too
 * lease         how long a claim is valid. It expires by itself, which frees a dead worker's rows
 * attempt       number of a claim on one row; a late worker whose lease has expired cannot overwrite a newer claim
 * implausible   a time further in the future than is ever written: the clock has been set back since
 */
import type { Language } from "../languages.ts"
import type { ContactMessage } from "./message.ts"

export const deliveryStatuses = ["pending", "sent"] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** How long the same four fields without a key count as a repeat, because browsers and clients resend POSTs. */
export const repeatWindowMs = 10 * 60_000

/** How far in the future, in milliseconds, the times of a pending row can plausibly be. */
export const furthestAhead = {
  /** Allows for small clock corrections. */
  created: 60_000,
  nextAttempt: 3_600_000,
  lease: 3_600_000,
} as const

/** A message to store. */
export interface NewMessage {
  readonly id: string
  readonly message: ContactMessage
  readonly language: Language
  /** Looks like spam: marked for the office, never dropped. */
  readonly suspicious: boolean
  readonly fingerprint: string
  readonly idempotencyKey: string | undefined
}

export interface StoredMessage extends ContactMessage {
  readonly id: string
  readonly language: Language
  readonly suspicious: boolean
  readonly createdAt: Date
  readonly status: DeliveryStatus
  /** Claims so far. */
  readonly attempts: number
  readonly nextAttemptAt: Date
  readonly claimedUntil: Date | undefined
  readonly lastError: string | undefined
  readonly sentAt: Date | undefined
}

/** `conflict`: the key was already used with another body. */
export type StoreOutcome =
  | { readonly outcome: "stored" | "repeated"; readonly id: string }
  | { readonly outcome: "conflict" }

export interface Backlog {
  readonly pending: number
  /** Age of the oldest pending message in seconds; 0 when none is pending. */
  readonly oldestPendingSeconds: number
  /** A message has a time that only a wrong clock can have written. */
  readonly timesAreImplausible: boolean
}

/** Never tried, or tried at least once. */
export type Freshness = "new" | "tried"

/** Identifies one claim. */
export interface Claim {
  readonly id: string
  readonly attempts: number
}

/** The database was out of reach or busy. A check meets that, too, so one that passes shows that it is over. */
export class TransientError extends Error {}

/**
 * Nobody knows whether the transaction was committed: a message may be stored all the same, and mailed. Thrown itself, or the cause of
 * another error.
 */
export class UnconfirmedError extends Error {}

/** What the contact function needs. Methods reject if the store cannot answer. */
export interface MessageInbox {
  /** Resolves only after the commit. Repeats are detected in the same transaction. */
  add(message: NewMessage): Promise<StoreOutcome>
  /** What `add` would return if the message is already stored; stores no message. */
  find(message: Pick<NewMessage, "fingerprint" | "idempotencyKey">): Promise<StoreOutcome | undefined>
}

/** What the delivery needs. */
export interface Outbox {
  /**
   * Claims up to `limit` due rows for `leaseMs`, optionally only new or only tried ones. The longest due comes first, except
   * that with "new" the newest comes first, so that messages that hang cannot hold it up.
   */
  claim(limit: number, leaseMs: number, freshness?: Freshness): Promise<StoredMessage[]>
  /** Works even if another worker holds the lease by now, because the mail has been sent. */
  markSent(claim: Claim): Promise<void>
  /** Releases the row, due again in `retryInMs`. Does nothing if there is a newer claim. */
  markFailed(claim: Claim, error: string, retryInMs: number): Promise<void>
  /** Releases the row, due at once, because the worker is stopping. */
  release(claim: Claim): Promise<void>
  backlog(): Promise<Backlog>
  /** Makes rows with implausible times due now, or in `leaseMs` if they are claimed; resolves to how many. */
  pullBack(leaseMs: number): Promise<number>
  /** Writes to the store; rejects if nothing can be stored. */
  check(): Promise<void>
  /** Writes to the store; rejects if nothing can be marked. A SQLite database that was moved stores nothing, but can be marked. */
  checkMarking(): Promise<void>
}

export interface ContactStore extends MessageInbox, Outbox {
  close(): Promise<void>
}
