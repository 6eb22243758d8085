import type { DeliveryStatus, StoredMessage } from "./store.ts"

/** An absent property does not filter. */
export interface MessageFilter {
  readonly status?: DeliveryStatus | undefined
  /** Stored at or after this time. */
  readonly since?: Date | undefined
  /** Stored before this time. */
  readonly before?: Date | undefined
  /** Not listed in a digest yet. */
  readonly isUnreported?: boolean | undefined
}

/** Everything about a message that a backup keeps: all but its lease. */
export interface MessageRecord extends Omit<StoredMessage, "claimedUntil"> {
  readonly fingerprint: string
  readonly idempotencyKey: string | undefined
  /** When a digest listed it. */
  readonly reportedAt: Date | undefined
}

/**
 * The stored messages, for the operator's command line. The server may be running. Opens an existing database and never
 * creates one.
 */
export interface MessageArchive {
  /** Oldest first. Reads a page at a time, so memory is constant and a slow reader locks nothing. */
  read(filter?: MessageFilter): AsyncIterable<StoredMessage>
  /** The newest `count`, oldest first. */
  newest(count: number, filter?: MessageFilter): Promise<StoredMessage[]>
  count(filter?: MessageFilter): Promise<number>
  /** By the clock that dates the messages. */
  now(): Promise<Date>
  get(id: string): Promise<StoredMessage | undefined>
  /** Makes pending rows due now, all or one; resolves to how many. Keeps leases unless they are implausible. */
  retry(id?: string): Promise<number>
  /** Records that a digest listed these. */
  markReported(ids: readonly string[]): Promise<void>
  /** Resolves to how many of these existed. Call `scrub` afterward. */
  erase(ids: readonly string[]): Promise<number>
  /** Rewrites the database's files if `erase` ran since the last time, so that no erased text is left in them. @returns whether it did */
  scrub(): Promise<boolean>
  /** All messages as of one moment. */
  snapshot(): AsyncIterable<MessageRecord>
  /** Names of the databases that earlier restores set aside. */
  copies(): Promise<string[]>
  close(): Promise<void>
}

/** What a restore did beside restoring the backup. */
export interface Restored {
  /** The name under which it kept the old contents. */
  readonly kept: string
  /** How many waiting messages it took over from them; `undefined` if not all of them could be read. */
  readonly stillWaiting: number | undefined
}

/** The database does not exist or is not one of this site. */
export class MissingDatabaseError extends Error {}

/** The site is using the database, so it must not be replaced. */
export class DatabaseInUseError extends Error {}
