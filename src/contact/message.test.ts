import { describe, expect, onTestFinished, test } from "vitest"
import { fieldLimits, isEmailAddress, parseContactMessage } from "./message.ts"
import { describeProblems } from "./wording.ts"

const good = { name: "Ana", email: "ana@example.com", phone: "", message: "Hola" }
const problemsOf = (fields: Record<string, unknown>) => {
  const parsed = parseContactMessage({ ...good, ...fields })
  return parsed.ok ? {} : parsed.problems
}

describe("the rules of the four fields", () => {
  test("name, email and message are required; white space and invisible characters do not count", () => {
    const required = { name: "missing", email: "missing", message: "missing" }
    expect(problemsOf({ name: "", email: "", message: "" })).toEqual(required)
    expect(problemsOf({ name: " \t", email: "  ", message: "\n\u200b\u2060 " })).toEqual(required)
    for (const blank of ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u00ad\ufe0f", "\u3000"])
      expect(problemsOf({ name: blank, message: blank })).toEqual({ name: "missing", message: "missing" })
    expect(problemsOf({ name: undefined, email: null, message: undefined })).toEqual(required)
  })

  test("a field that was not sent counts as empty", () => {
    expect(parseContactMessage({})).toEqual({
      ok: false,
      problems: { name: "missing", email: "missing", message: "missing" },
    })
    const { phone: _, ...rest } = good
    expect(parseContactMessage(rest)).toEqual({ ok: true, message: good })
  })

  test("the phone is optional and may be written in any way", () => {
    for (const phone of [
      "",
      undefined,
      null,
      "770.555.0142",
      "+52 (55) 1234-5678 ext. 9",
      "call me at noon",
    ]) {
      expect(problemsOf({ phone })).toEqual({})
    }
  })

  test.each(Object.entries(fieldLimits))("%s may have up to %i characters", (field, limit) => {
    const text = (length: number) => (field === "email" ? `${"a".repeat(length - 2)}@b` : "x".repeat(length))
    expect(problemsOf({ [field]: text(limit) })).toEqual({})
    expect(problemsOf({ [field]: text(limit + 1) })).toEqual({ [field]: "tooLong" })
  })

  test("a blank phone counts as missing, but must not be too long", () => {
    expect(problemsOf({ phone: "   " })).toEqual({})
    expect(problemsOf({ phone: " ".repeat(15_000) })).toEqual({ phone: "tooLong" })
  })

  test.each([
    "ana@example.com",
    "a.b+c@sub.example.co",
    "o'brien@example.com",
    "x@localhost",
    "a@b.c",
    " ana@example.com\n",
  ])("%j is a valid address, as in browsers", (email) => expect(problemsOf({ email })).toEqual({}))

  test.each([
    "ana",
    "ana@",
    "@example.com",
    "a b@example.com",
    "a@b@c",
    "a@-b.com",
    "a@b..c",
    "ñ@example.com",
    "a@exa\nmple.com",
    "<a@b.c>",
    "a@b.c-",
    `a@${"b".repeat(64)}`,
    `a@b.${"c".repeat(64)}`,
    // Read as one of RFC 2047's encoded words, this would be two other people's addresses.
    "=?utf-8?q?ceo=40bank.com=3e=2c=3cx?=@evil.com",
    // As in URLs, a domain that ends in a number is an IPv4 address: the mailer makes 127.0.0.1 of the first.
    "ana@0x7f.1",
    "ana@b.0x7f",
  ])("%j is not a valid address", (email) => expect(problemsOf({ email })).toEqual({ email: "malformed" }))

  test("addresses in settings have the same length limit", () => {
    expect(isEmailAddress(`${"a".repeat(252)}@b`)).toBe(true)
    expect(isEmailAddress(`${"a".repeat(253)}@b`)).toBe(false)
  })

  test.each(["\r\nBcc: x@example.com", "\n", "\u0000", "\t", "\u007f", "\u0085", "\u2028"])(
    "%j is not allowed in a name or a phone number",
    (text) => {
      expect(problemsOf({ name: `Ana${text}`, phone: `1${text}` })).toEqual({
        name: "malformed",
        phone: "malformed",
      })
    },
  )

  test("a message may contain line breaks, tabs and anything but U+0000, and is kept as written", () => {
    const message = "  a\r\nb\n\n\tc\u0007 \u202e 🏡  "
    expect(parseContactMessage({ ...good, message })).toEqual({ ok: true, message: { ...good, message } })
    expect(problemsOf({ message: "a\u0000b" })).toEqual({ message: "malformed" })
  })

  test("lone surrogates become U+FFFD, except in browsers from before 2024, which cannot do that", () => {
    const lone = { ...good, message: "a\ud800b" }
    expect(parseContactMessage(lone)).toEqual({ ok: true, message: { ...good, message: "a\ufffdb" } })
    const { toWellFormed } = String.prototype
    Reflect.deleteProperty(String.prototype, "toWellFormed")
    onTestFinished(() => void Object.assign(String.prototype, { toWellFormed }))
    expect(parseContactMessage(lone)).toEqual({ ok: true, message: lone })
  })

  test("other fields, inherited properties and other types are ignored or refused", () => {
    expect(parseContactMessage({ ...good, isAdmin: true })).toEqual({ ok: true, message: good })
    expect(problemsOf(Object.create(good))).toEqual({})
    const missing = { name: "missing", email: "missing", message: "missing" }
    expect(parseContactMessage(Object.create(good))).toEqual({ ok: false, problems: missing })
    expect(problemsOf({ name: ["Ana"], phone: 1, message: { toString: () => "x" } })).toEqual({
      name: "malformed",
      phone: "malformed",
      message: "malformed",
    })
  })
})

test("every problem has a message in both languages, in the order of the form", () => {
  const all = { message: "missing", name: "missing", phone: "tooLong", email: "malformed" } as const
  expect(Object.entries(describeProblems(all, "en"))).toEqual([
    ["name", "Enter your name"],
    ["email", "Enter an email address in the correct format, like name@example.com"],
    ["phone", "Phone number must be 40 characters or fewer"],
    ["message", "Enter your message"],
  ])
  expect(describeProblems(all, "es").email).toBe(
    "Escriba un correo electrónico con el formato correcto, como nombre@ejemplo.com",
  )
})
