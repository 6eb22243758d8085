import { expect, test } from "vitest"
import { composeMail, oneLine } from "./mail.ts"
import type { StoredMessage } from "./store.ts"

const stored: StoredMessage = {
  id: "01a2",
  name: "Ana  López",
  email: "ana@example.com",
  phone: "",
  message: "Hola,\n\n¿hay casas?",
  language: "es",
  suspicious: false,
  createdAt: new Date("2026-07-05T01:30:00Z"),
  status: "pending",
  attempts: 3,
  nextAttemptAt: new Date(),
  claimedUntil: undefined,
  lastError: undefined,
  sentAt: undefined,
}
const facts = {
  office: { name: "Noonday", timeZone: "America/New_York" },
  to: "office@example.org",
  from: "web@mail.example.org",
}
const plain = (text: string) => text.replaceAll("\u202f", " ")

test("the mail says who wrote, when, and how to reply, then the visitor's words and nothing after them", () => {
  const { text, ...rest } = composeMail(stored, facts)
  expect(rest).toEqual({
    id: "01a2",
    messageId: "<01a2@mail.example.org>",
    date: stored.createdAt,
    from: { name: "Noonday website", address: facts.from },
    to: facts.to,
    replyTo: { name: "Ana López", address: "ana@example.com" },
    subject: "Website message from Ana López",
    language: "es",
  })
  expect(plain(text)).toBe(`Name: Ana  López
Email: ana@example.com
Phone: not given
Language: Spanish (please answer in Spanish)
Received: Saturday, July 4, 2026 at 9:30:00 PM EDT
Message ID: 01a2

Your reply to this email goes to the visitor.

Message:

Hola,

¿hay casas?
`)
})

test("the mail names the phone number and the language", () => {
  const { text } = composeMail({ ...stored, phone: "+1 770 555 0142", language: "en" }, facts)
  expect(text).toContain("\nPhone: +1 770 555 0142\nLanguage: English\n")
})

test("suspected spam and repeats say so in the subject and at the top", () => {
  const spam = composeMail({ ...stored, suspicious: true }, facts)
  expect(spam.subject).toBe("[Suspected spam] Website message from Ana López")
  expect(spam.text).toMatch(
    /^This message looks like spam\. Be careful about answering it or opening its links\.\n\nName: /,
  )
  const again = composeMail(stored, facts, new Date("2026-07-04T16:00:00Z"))
  expect(again.subject).toBe("[Sent again] Website message from Ana López")
  expect(again.text).toMatch(/^This message was sent before\. The office asked for it again\.\n\nName: /)
  expect(composeMail({ ...stored, suspicious: true }, facts, new Date()).subject).toMatch(
    /^\[Sent again\] \[Suspected spam\] Website/,
  )
})

test("a repeat has the same Message-ID and its own date: Exchange discards a mail if it knows both", () => {
  const repeatedAt = new Date("2026-07-04T16:00:00Z")
  const { messageId, date } = composeMail(stored, facts)
  expect(composeMail(stored, facts, repeatedAt)).toMatchObject({ messageId, date: repeatedAt })
  expect(date).toEqual(stored.createdAt)
})

test("a name in a header cannot reorder text or be decoded, and is trimmed", () => {
  expect(oneLine("  Ana\u202e \u2066 \u200f\n López\u2069 ")).toBe("Ana López")
  expect(oneLine("Ana\u2028López")).toBe("Ana López")
  expect(oneLine("=?utf-8?Q?x?= =?y")).toBe("=\u2060?utf-8?Q?x?= =\u2060?y")
})
