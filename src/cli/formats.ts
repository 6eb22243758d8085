import type { StoredMessage } from "../contact/store.ts"
import { escapeInvisible } from "../server/log.ts"
import type { OfficeTime } from "./office-time.ts"

type Messages = AsyncIterable<StoredMessage> | Iterable<StoredMessage>

/** One JSON array, one message per line. Dates are ISO 8601 in UTC. */
export async function* toJson(messages: Messages): AsyncGenerator<string> {
  let separator = "[\n"
  for await (const message of messages) {
    yield `${separator}${escapeInvisible(JSON.stringify(message))}`
    separator = ",\n"
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n"
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

/** RFC 4180 in UTF-8, with the byte order mark that spreadsheets need to recognize UTF-8. */
export async function* toCsv(messages: Messages, time: OfficeTime): AsyncGenerator<string> {
  yield `\ufeff${columns.join(",")}\r\n`
  for await (const message of messages)
    yield `${columns.map((column) => toCell(asText(message, column, time))).join(",")}\r\n`
}

function asText(message: StoredMessage, column: (typeof columns)[number], time: OfficeTime): string {
  const value = message[column]
  if (column === "phone") return asPhone(message.phone)
  if (value instanceof Date) return time.iso(value)
  return value === undefined ? "" : String(value)
}

/** A leading + reads as a formula and a long number is rounded. With RFC 3966's `tel:` it stays text. */
function asPhone(phone: string): string {
  const isNumber = /^\s*[+＋][\d\s().\-/]*$|^[\d\s.]+$/.test(phone) && /\d/.test(phone)
  return isNumber ? `tel:${phone.trim()}` : phone
}

/**
 * A spreadsheet runs text that starts like a formula; an apostrophe in front makes it plain text
 * (https://owasp.org/www-community/attacks/CSV_Injection). In locales that separate cells with semicolons, quotation marks
 * may not protect the cell, so each semicolon and line break counts as the start of a new one. The lookahead stops at the
 * next line break: without that, thousands of line breaks would take quadratic time.
 */
function toCell(text: string): string {
  const harmless = printable(text)
    .replaceAll("\t", " ")
    .replace(/(^|[;\n])(?=(?:"|[^\S\n])*[=+\-@＝＋－＠﹦﹢﹣﹫])/g, "$1'")
  return /[",;\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Fixed, so that a list can be printed while it is read. */
const widths = { id: 36, received: 22, status: 7, attempts: 8, name: 24, email: 30, message: 40 }

/** One line per message, for people. */
export async function* toTable(messages: Messages, time: OfficeTime): AsyncGenerator<string> {
  const head = ["ID", "Received", "Status", "Attempts", "Name", "Email", "Message"]
  let isEmpty = true
  for await (const message of messages) {
    if (isEmpty) yield toLine(head)
    isEmpty = false
    yield toLine([
      message.id,
      time.short(message.createdAt),
      message.status,
      String(message.attempts),
      shorten(message.name, widths.name),
      shorten(message.email, widths.email),
      shorten(message.message, widths.message),
    ])
  }
}

function toLine(cells: readonly string[]): string {
  const sizes = Object.values(widths)
  return `${cells
    .map((cell, column) => cell.padEnd(sizes[column] ?? 0))
    .join("  ")
    .trimEnd()}\n`
}

export function toDetails(message: StoredMessage, time: OfficeTime): string {
  const date = (value: Date | undefined) => value && time.long(value)
  const isWaiting = message.status === "pending"
  const details: readonly (readonly [string, string | undefined])[] = [
    ["ID", message.id],
    ["Received", date(message.createdAt)],
    ["Name", message.name],
    ["Email", message.email],
    ["Phone", message.phone || undefined],
    ["Language", message.language === "es" ? "Spanish" : "English"],
    ["Looks like spam", message.suspicious ? "yes" : undefined],
    ["Status", message.status],
    ["Sent", date(message.sentAt)],
    ["Attempts", String(message.attempts)],
    ["Next attempt", isWaiting ? date(message.nextAttemptAt) : undefined],
    ["Claimed until", date(message.claimedUntil)],
    ["Last error", message.lastError?.trim()],
  ]
  const lines = details.flatMap(([label, value]) =>
    value ? [`${`${label}:`.padEnd(17)}${printable(value)}`] : [],
  )
  return `${lines.join("\n")}\n\n${printable(message.message)}\n`
}

function shorten(text: string, most: number): string {
  const line = printable(text).replace(/\s+/g, " ").trim()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : line
}

/**
 * Replaces characters from a stranger that a terminal would act on: control characters, and directional ones that reorder
 * a line. Line breaks, tabs, and the joiners that emoji and several scripts need are kept.
 */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]|[\p{Bidi_Control}\u2028\u2029]/gu, "�")
}
