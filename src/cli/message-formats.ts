import { stripVTControlCharacters } from "node:util"
import type { StoredMessage } from "../contact/store.ts"

/** One array, for programs. Dates are ISO 8601 in UTC. */
export function toJson(messages: readonly StoredMessage[]): string {
  return `${JSON.stringify(messages, null, 2)}\n`
}

const columns = [
  "id",
  "createdAt",
  "status",
  "attempts",
  "language",
  "suspicious",
  "name",
  "email",
  "phone",
  "message",
  "sentAt",
  "lastError",
] as const satisfies readonly (keyof StoredMessage)[]

/** RFC 4180 in UTF-8, with the byte order mark by which spreadsheets recognize it. */
export function toCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => columns.map((column) => toCell(message[column])))
  return `\ufeff${[columns, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("")}`
}

/**
 * A cell that begins like a formula would be run by a spreadsheet, with what a stranger wrote in it: an
 * apostrophe makes it text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function toCell(value: StoredMessage[(typeof columns)[number]]): string {
  if (value === undefined) return ""
  const text = value instanceof Date ? value.toISOString() : String(value)
  const harmless = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line for each message, for people. */
export function toTable(messages: readonly StoredMessage[], timeZone: string): string {
  if (messages.length === 0) return "No messages.\n"
  const format = dateFormat(timeZone)
  const head = ["ID", "Written", "Status", "Tries", "Name", "Email", "Message"]
  const rows = messages.map((message) => [
    message.id,
    format.format(message.createdAt),
    message.status,
    String(message.attempts),
    shorten(message.name, 24),
    shorten(message.email, 32),
    shorten(message.message, 40),
  ])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? "").length)),
  )
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )
  const waiting = messages.filter(({ status }) => status === "pending").length
  return `${lines.join("\n")}\n\n${messages.length} in all, ${waiting} waiting for delivery.\n`
}

export function toDetails(message: StoredMessage, timeZone: string): string {
  const format = dateFormat(timeZone)
  const date = (value: Date | undefined) => (value ? format.format(value) : undefined)
  const waiting = message.status === "pending"
  const details: readonly (readonly [string, string | undefined])[] = [
    ["ID", message.id],
    ["Written", date(message.createdAt)],
    ["Name", message.name],
    ["Email", message.email],
    ["Phone", message.phone || undefined],
    ["Language", message.language === "es" ? "Spanish" : "English"],
    ["Looks like spam", message.suspicious ? "yes" : undefined],
    ["Status", waiting ? "waiting for delivery" : "sent"],
    ["Sent", date(message.sentAt)],
    ["Tries", String(message.attempts)],
    ["Next try", waiting ? date(message.nextAttemptAt) : undefined],
    ["Held until", date(message.claimedUntil)],
    ["Last error", message.lastError],
  ]
  const lines = details.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(17)}${printable(value)}`] : [],
  )
  return `${lines.join("\n")}\n\n${printable(message.message)}\n`
}

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone })
}

function shorten(text: string, most: number): string {
  const line = printable(text).replace(/\s+/g, " ").trim()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : line
}

/** A terminal obeys control characters; a stranger's must not reach it. Line breaks may. */
function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\P{C}\n\t]/gu, "�")
}
