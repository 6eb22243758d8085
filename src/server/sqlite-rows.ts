import type { SQLOutputValue } from "node:sqlite"
import type { StoredMessage } from "../contact/store.ts"

/** A row of `message` as the driver returns it. */
export type SqliteRow = Readonly<Record<string, SQLOutputValue>>

export const toDate = (value: SQLOutputValue | undefined) =>
  typeof value === "number" ? new Date(value) : undefined

export const toText = (value: SQLOutputValue | undefined) => (typeof value === "string" ? value : undefined)

export function toStoredMessage(row: SqliteRow): StoredMessage {
  const text = (column: string) => String(row[column])
  return {
    id: text("id"),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    message: text("message"),
    language: text("language") === "es" ? "es" : "en",
    suspicious: row["suspicious"] === 1,
    createdAt: new Date(Number(row["created_at"])),
    status: text("status") === "sent" ? "sent" : "pending",
    attempts: Number(row["attempts"]),
    nextAttemptAt: new Date(Number(row["next_attempt_at"])),
    claimedUntil: toDate(row["claimed_until"]),
    lastError: toText(row["last_error"]),
    sentAt: toDate(row["sent_at"]),
  }
}
