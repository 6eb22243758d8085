/**
 * Vocabulary
 *
 * message       what a visitor wrote: four fields
 * stored        committed and synced to disk together with its delivery state; only then is it acknowledged
 * row           a stored message. The row is its own outbox: one INSERT stores both
 * key           idempotency key, made by the sender once for each message and sent on every retry
 * fingerprint   digest of the four stored fields; recognizes a repeat that comes without a key
 * pending       not yet taken over by the mail server (or not yet written as a file)
 * sent          taken over
 * due           pending, its next attempt has come and nobody holds a lease on it
 * claim         take a due row for one attempt; the attempt is counted here, so a crash counts too
 * lease         how long a claim holds. It ends by itself, which is how a dead worker's rows come back
 * attempt       number of a claim on one row; a late worker whose lease ended cannot write over a newer claim
 * implausible   further ahead than anything is ever written: the clock was set back since
 */
import type { Language } from "../languages.ts"
import type { ContactMessage } from "./message.ts"

export const deliveryStatuses = ["pending", "sent"] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** How long the same four fields without a key count as a repeat: browsers and clients re-send POSTs by themselves. */
export const repeatWindowMs = 10 * 60_000

/** How far ahead of the clock, in milliseconds, the times of a pending row can lie. */
export const furthestAhead = {
  /** Clocks are set right by little steps all the time. */
  created: 60_000,
  nextAttempt: 6 * 3_600_000,
  lease: 3_600_000,
} as const

/** A message as it is handed to the store. */
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

/** `conflict`: the key is known, with another body. */
export type StoreOutcome =
  | { readonly outcome: "stored" | "repeated"; readonly id: string }
  | { readonly outcome: "conflict" }

export interface Backlog {
  readonly pending: number
  /** Age of the oldest pending message in seconds; 0 when none is pending. */
  readonly oldestPendingSeconds: number
  /** A pending message would wait for a time that only a wrong clock can have written. */
  readonly timesAreImplausible: boolean
}

/** Never tried, or tried at least once. */
export type Freshness = "new" | "tried"

/** Identifies one claim. */
export interface Claim {
  readonly id: string
  readonly attempts: number
}

/** What the contact function needs. Every method rejects when the store cannot answer. */
export interface MessageInbox {
  /** Resolves after the commit and not before. Repeats are recognized inside the same transaction. */
  add(message: NewMessage): Promise<StoreOutcome>
  /** What `add` would answer for a message that is already there, without storing anything. */
  find(message: Pick<NewMessage, "fingerprint" | "idempotencyKey">): Promise<StoreOutcome | undefined>
}

/** What the delivery needs. */
export interface Outbox {
  /**
   * Claims up to `limit` due rows for `leaseMs`, the longest due first. Only of one kind when it is named; of the
   * new ones the newest goes first, so that none that hangs can stand in its way.
   */
  claim(limit: number, leaseMs: number, freshness?: Freshness): Promise<StoredMessage[]>
  /** Being taken over is a fact, whoever holds the lease by now. */
  markSent(claim: Claim): Promise<void>
  /** Gives the row back, due again in `retryInMs`. Does nothing when the claim is no longer the latest. */
  markFailed(claim: Claim, error: string, retryInMs: number): Promise<void>
  /** Gives the row back, due at once: the worker is stopping. */
  release(claim: Claim): Promise<void>
  backlog(): Promise<Backlog>
  /** Makes rows with implausible times due now, or when a lease of `leaseMs` ends if they are held; resolves to how many. */
  pullBack(leaseMs: number): Promise<number>
}

export interface ContactStore extends MessageInbox, Outbox {
  /** Proves by a write that messages can be taken; rejects when they cannot. */
  check(): Promise<void>
  close(): Promise<void>
}
