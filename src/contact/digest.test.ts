import { expect, test } from "vitest"
import { composeDigest } from "./digest.ts"
import type { StoredMessage } from "./store.ts"

const stored: StoredMessage = {
  id: "01a2",
  name: "Ana\u202e  López",
  email: "ana@example.com",
  phone: "",
  message: "Hola",
  language: "es",
  suspicious: false,
  createdAt: new Date("2026-07-05T01:30:00Z"),
  status: "sent",
  attempts: 1,
  nextAttemptAt: new Date(),
  claimedUntil: undefined,
  lastError: undefined,
  sentAt: new Date(),
}
const facts = {
  office: { name: "Noonday", timeZone: "America/New_York" },
  to: "office@example.org",
  from: "web@mail.example.org",
}
const now = new Date("2026-07-06T12:34:56.789Z")
const none = { count: 0, first: [] }
const advice =
  "Is a delivered message missing from the mailbox? Look in the spam folder, or have it sent again:\nnpm run messages -- resend ID\n"

test("a digest lists what came in and what is waiting, and counts what it does not list", () => {
  const waiting = { ...stored, id: "01a3", name: "Bob", status: "pending", suspicious: true } as const
  const { text, ...rest } = composeDigest(
    { count: 3, first: [stored, waiting] },
    { count: 1, first: [waiting] },
    facts,
    now,
  )
  expect(rest).toEqual({
    id: "digest-2026-07-06T12-34-56-789",
    messageId: "<digest-2026-07-06T12-34-56-789@mail.example.org>",
    date: now,
    from: { name: "Noonday website", address: facts.from },
    to: facts.to,
    replyTo: { name: "Noonday", address: facts.to },
    subject: "Website messages: 3 new, 1 waiting",
    language: "en",
  })
  expect(text.replaceAll("\u202f", " ")).toBe(`New since the last digest: 3

Jul 4, 2026, 9:30 PM  delivered  Ana López
    01a2
Jul 4, 2026, 9:30 PM  waiting  [Suspected spam] Bob
    01a3
and 1 more: npm run messages -- list --all

Waiting for delivery: 1

Jul 4, 2026, 9:30 PM  waiting  [Suspected spam] Bob
    01a3

${advice}`)
})

test("a digest without messages says so", () => {
  expect(composeDigest(none, none, facts, now).text).toBe(`New since the last digest: 0

Waiting for delivery: 0

${advice}`)
})
