import type { StoredMessage } from "../contact/store.ts"
import type { OfficeTime } from "./office-time.ts"

type Messages = AsyncIterable<StoredMessage> | Iterable<StoredMessage>

/** One array, one message a line, for programs. Dates are ISO 8601 in UTC. */
export async function* toJson(messages: Messages): AsyncGenerator<string> {
  let separator = "[\n"
  for await (const message of messages) {
    yield `${separator}${escapeUnseen(JSON.stringify(message))}`
    separator = ",\n"
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n"
}

/** JSON may hold the characters that a terminal obeys; as escapes they mean the same to a program. */
export function escapeUnseen(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`)
      .join(""),
  )
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

/** A number that begins with + would need an apostrophe, and one of digits alone would be rounded: RFC 3966's form is text. */
function asPhone(phone: string): string {
  const isNumber = /^\s*[+＋][\d\s().\-/]*$|^[\d\s.]+$/.test(phone) && /\d/.test(phone)
  return isNumber ? `tel:${phone.trim()}` : phone
}

/**
 * What begins like a formula would be run by a spreadsheet, with what a stranger wrote in it: an apostrophe makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection). Where a spreadsheet splits at semicolons it sees no quotation
 * marks around this cell, so that a cell of its own begins after each semicolon and line break. It looks ahead to the next
 * line break and no further, or thousands of them would take the square of their number.
 */
function toCell(text: string): string {
  const harmless = printable(text)
    .replaceAll("\t", " ")
    .replace(/(^|[;\n])(?=(?:"|[^\S\n])*[=+\-@＝＋－＠﹦﹢﹣﹫])/g, "$1'")
  return /[",;\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Wide enough for nearly all; whatever its length, a list can be printed as it is read. */
const widths = { id: 36, written: 22, status: 7, attempts: 5, name: 24, email: 30, message: 40 }

/** One line for each message, for people. */
export async function* toTable(messages: Messages, time: OfficeTime): AsyncGenerator<string> {
  const head = ["ID", "Written", "Status", "Tries", "Name", "Email", "Message"]
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
    ["Written", date(message.createdAt)],
    ["Name", message.name],
    ["Email", message.email],
    ["Phone", message.phone || undefined],
    ["Language", message.language === "es" ? "Spanish" : "English"],
    ["Looks like spam", message.suspicious ? "yes" : undefined],
    ["Status", isWaiting ? "waiting for delivery" : "sent"],
    ["Sent", date(message.sentAt)],
    ["Tries", String(message.attempts)],
    ["Next try", isWaiting ? date(message.nextAttemptAt) : undefined],
    ["Held until", date(message.claimedUntil)],
    ["Last error", message.lastError],
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
 * A terminal obeys control characters and lets directional ones reorder a line; a stranger's must not reach it. Line
 * breaks and tabs may, and so may the joiners that emoji and several scripts are written with.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, "�")
}
