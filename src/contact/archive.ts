import type { DeliveryStatus, StoredMessage } from "./store.ts"

/** What is absent lets every message through. */
export interface MessageFilter {
  readonly status?: DeliveryStatus | undefined
  /** Stored at this moment or later. */
  readonly since?: Date | undefined
  /** Stored before this moment. */
  readonly before?: Date | undefined
  /** Not yet in a digest. */
  readonly isUnreported?: boolean | undefined
}

/** Everything about a message that outlives a move to another database; leases do not. */
export interface MessageRecord extends Omit<StoredMessage, "claimedUntil"> {
  readonly fingerprint: string
  readonly idempotencyKey: string | undefined
  /** When a digest named it. */
  readonly reportedAt: Date | undefined
}

/**
 * The stored messages as the operator's command line sees them, beside a running server. It opens a database that is
 * there and never makes one.
 */
export interface MessageArchive {
  /** Oldest first. Read a page at a time: constant memory, and a reader that pauses keeps nothing locked. */
  read(filter?: MessageFilter): AsyncIterable<StoredMessage>
  /** The newest `count`, oldest first. */
  newest(count: number, filter?: MessageFilter): Promise<StoredMessage[]>
  count(filter?: MessageFilter): Promise<number>
  get(id: string): Promise<StoredMessage | undefined>
  /** Makes pending rows due now, all of them or one; resolves to how many. A lease stays unless it is implausible. */
  retry(id?: string): Promise<number>
  /** A digest has named these. */
  markReported(ids: readonly string[]): Promise<void>
  /** Resolves to how many of these were there. Call `scrub` when all are gone. */
  erase(ids: readonly string[]): Promise<number>
  /** Rewrites the database's files, so that nothing that was erased is left in them. */
  scrub(): Promise<void>
  /** Every message as it is at one moment. */
  snapshot(): AsyncIterable<MessageRecord>
  /** What restores have left, by name. */
  copies(): Promise<string[]>
  close(): Promise<void>
}

/** The database is not there, or holds no messages of this site. */
export class MissingDatabaseError extends Error {
  override name = "MissingDatabaseError"
}

/** The site is running on the database, which must not be replaced under it. */
export class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError"
}
