/**
 * The one entity of the product (specification, section 3) and its rules (section 5). The form in the
 * browser and the function on the server import this same file, so they cannot disagree; it is
 * therefore kept small and free of dependencies.
 */

export const fieldNames = ["name", "email", "phone", "message"] as const
export type FieldName = (typeof fieldNames)[number]

/** What a visitor wrote. `phone` is empty when it was not given. */
export type ContactMessage = Readonly<Record<FieldName, string>>

/** Longest accepted values, in UTF-16 code units: what `maxlength` counts in a browser. 254 is RFC 5321's path. */
export const fieldLimits: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
}

/**
 * Name of the trap field: people, screen readers and autofill must not reach it, so its name is one that
 * no browser fills from an address book (cds-snc/platform-forms-client 830 lost real people that way).
 * A filled trap marks a message as suspicious and never drops it.
 */
export const trapField = "subject"

export type FieldProblem = "missing" | "tooLong" | "malformed"
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>

export type ParsedMessage =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly problems: FieldProblems }

/** What browsers accept in `type=email`, word for word: https://html.spec.whatwg.org/#valid-e-mail-address */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export function isEmailAddress(text: string): boolean {
  return text.length <= fieldLimits.email && emailPattern.test(text)
}

/**
 * A text without it says nothing. Besides spaces and control characters, Unicode has letters that show nothing (such as
 * U+3164, the Hangul filler) and the empty Braille pattern.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Line breaks and control characters have no place in a one-line field and are what header injection is made of. */
const notOneLine = /[\p{Cc}\u2028\u2029]/u

const required: ReadonlySet<FieldName> = new Set(["name", "email", "message"])

/**
 * Checks the four fields of `input`; anything else in it is ignored. Values are kept exactly as written,
 * except that white space around the e-mail address is dropped, as browsers do
 * (https://html.spec.whatwg.org/#e-mail-state-(type=email)), and that lone surrogates, which no database
 * can hold, become U+FFFD.
 */
export function parseContactMessage(input: Readonly<Record<string, unknown>>): ParsedMessage {
  const message = { name: "", email: "", phone: "", message: "" }
  const problems: Partial<Record<FieldName, FieldProblem>> = {}
  for (const field of fieldNames) {
    const value = Object.hasOwn(input, field) ? (input[field] ?? "") : ""
    const text = typeof value === "string" ? wellFormed(field, value) : undefined
    const problem = text === undefined ? "malformed" : problemOf(field, text)
    if (problem) problems[field] = problem
    else if (text !== undefined) message[field] = text
  }
  return Object.keys(problems).length === 0 ? { ok: true, message } : { ok: false, problems }
}

function wellFormed(field: FieldName, value: string): string {
  return (field === "email" ? value.trim() : value).toWellFormed()
}

function problemOf(field: FieldName, text: string): FieldProblem | undefined {
  const isBlank = !visible.test(text)
  if (isBlank && required.has(field)) return "missing"
  if (text.length > fieldLimits[field]) return "tooLong"
  if (field === "email") return isEmailAddress(text) ? undefined : "malformed"
  // PostgreSQL refuses U+0000 and SQLite keeps it: refused here, so that both answer alike.
  if (field === "message") return text.includes("\0") ? "malformed" : undefined
  return notOneLine.test(text) ? "malformed" : undefined
}
