import { expect, test } from "vitest"
import { createMessageId, fingerprintOf, isMessageId } from "./identity.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hola" }

test("an id is a UUID version 7: 48 bits of time, then random bits", () => {
  const id = createMessageId(0x0123_4567_89ab)
  expect(id).toMatch(/^01234567-89ab-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(createMessageId(0x0123_4567_89ab)).not.toBe(id)
  expect(createMessageId(1)).toMatch(/^00000000-0001-7/)
})

test("what names a message's files is an id, and nothing else of its length", () => {
  const id = createMessageId(0x0123_4567_89ab)
  expect(isMessageId(id)).toBe(true)
  for (const text of [
    id.toUpperCase(),
    ` ${id}`,
    `${id}\n`,
    `../${id}`,
    id.replaceAll("-", "0"),
    "-".repeat(36),
  ])
    expect(isMessageId(text), text).toBe(false)
})

test("a fingerprint is the same for equal fields and different for others", () => {
  const known = fingerprintOf(message)
  expect(known).toMatch(/^[\da-f]{64}$/)
  expect(fingerprintOf({ ...message })).toBe(known)
  for (const field of ["name", "email", "phone", "message"])
    expect(fingerprintOf({ ...message, [field]: "other" })).not.toBe(known)
  // The same text, split differently between two fields.
  expect(fingerprintOf({ ...message, name: "A", email: "naana@example.com" })).not.toBe(known)
})
