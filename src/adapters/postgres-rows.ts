import type { StoredMessage } from "../contact/store.ts"

/** A row of `contact.message` as the driver returns it. */
export interface MessageRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly language: string
  readonly suspicious: boolean
  readonly created_at: Date
  readonly status: string
  readonly attempts: number
  readonly next_attempt_at: Date
  readonly claimed_until: Date | null
  readonly last_error: string | null
  readonly sent_at: Date | null
}

export function toStoredMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    language: row.language === "es" ? "es" : "en",
    suspicious: row.suspicious,
    createdAt: row.created_at,
    status: row.status === "sent" ? "sent" : "pending",
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    claimedUntil: row.claimed_until ?? undefined,
    lastError: row.last_error ?? undefined,
    sentAt: row.sent_at ?? undefined,
  }
}
