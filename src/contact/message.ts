/**
 * The contact message and its validation rules. The form in the browser and the function on the server both import this
 * file, so they cannot disagree, and it must stay small and free of dependencies.
 */

export const fieldNames = ["name", "email", "phone", "message"] as const
export type FieldName = (typeof fieldNames)[number]

/** `phone` is empty if it was not given. */
export type ContactMessage = Readonly<Record<FieldName, string>>

/** Longest accepted values, in UTF-16 code units: what `maxlength` counts in a browser. 254 is RFC 5321's path. */
export const fieldLimits: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
}

/**
 * Name of the honeypot field. People, screen readers and autofill must not reach it, so its name is one that no browser
 * fills from an address book (a Canadian government form lost real messages that way:
 * github.com/cds-snc/platform-forms-client/issues/830). A filled one marks the message as suspicious but
 * never drops it.
 */
export const honeypotField = "subject"

export type FieldProblem = "missing" | "tooLong" | "malformed"
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>

type ParsedMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: FieldProblems }

/** What browsers accept in `type=email`, word for word: https://html.spec.whatwg.org/#valid-e-mail-address */
const htmlPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Of a domain's last label. The mailer may take such a domain for an IPv4 address (https://url.spec.whatwg.org/#ends-in-a-number-checker). */
const numeric = /^(?:\d+|0x[\da-f]*)$/i

/** Refuses also what would name somebody else in the mail's `Reply-To`: such a domain, and an encoded word (RFC 2047). */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= fieldLimits.email &&
    htmlPattern.test(text) &&
    !text.includes("=?") &&
    !numeric.test(text.split(/[.@]/).pop() ?? "")
  )
}

/**
 * A text without a match is blank. Besides spaces and control characters, Unicode has invisible letters (such as U+3164,
 * the Hangul filler) and the blank Braille pattern.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Line breaks and control characters do not belong in a one-line field and allow header injection. */
const notOneLine = /[\p{Cc}\u2028\u2029]/u

const required: ReadonlySet<FieldName> = new Set(["name", "email", "message"])

/**
 * Validates the four fields of `input` and ignores anything else in it. Values are kept exactly as written, except that
 * white space around the email address is dropped, as browsers do
 * (https://html.spec.whatwg.org/#e-mail-state-(type=email)), and lone surrogates, which no database can store, become
 * U+FFFD.
 */
export function parseContactMessage(input: Readonly<Record<string, unknown>>): ParsedMessage {
  const message = {} as Record<FieldName, string>
  const problems: Partial<Record<FieldName, FieldProblem>> = {}
  for (const field of fieldNames) {
    // biome-ignore lint/suspicious/noPrototypeBuiltins: `Object.hasOwn` is missing in Safari before 15.4, whose form would be mute
    const value = Object.prototype.hasOwnProperty.call(input, field) ? (input[field] ?? "") : ""
    if (typeof value !== "string") {
      problems[field] = "malformed"
      continue
    }
    message[field] = wellFormed(field, value)
    const problem = problemOf(field, message[field])
    if (problem) problems[field] = problem
  }
  return Object.keys(problems).length === 0 ? { ok: true, message } : { ok: false, problems }
}

function wellFormed(field: FieldName, value: string): string {
  const text = field === "email" ? value.trim() : value
  // In a browser from before 2024, which sends the fields as they are, the server does this.
  return text.toWellFormed?.() ?? text
}

function problemOf(field: FieldName, text: string): FieldProblem | undefined {
  const isBlank = !visible.test(text)
  if (isBlank && required.has(field)) return "missing"
  if (text.length > fieldLimits[field]) return "tooLong"
  if (field === "email") return isEmailAddress(text) ? undefined : "malformed"
  // PostgreSQL cannot store U+0000 but SQLite can. Refused here, so that both behave the same.
  if (field === "message") return text.includes("\0") ? "malformed" : undefined
  return notOneLine.test(text) ? "malformed" : undefined
}
