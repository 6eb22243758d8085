import { expect, test } from "vitest"
import { createMessageId, fingerprintOf } from "./identity.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hola" }

test("an id is a UUID of version 7: 48 bits of time, then random ones", () => {
  const id = createMessageId(0x0123_4567_89ab)
  expect(id).toMatch(/^01234567-89ab-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(createMessageId(0x0123_4567_89ab)).not.toBe(id)
  expect(createMessageId(1)).toMatch(/^00000000-0001-7/)
})

test("a fingerprint is the same for the same fields, and another for any other", () => {
  const known = fingerprintOf(message)
  expect(known).toMatch(/^[\da-f]{64}$/)
  expect(fingerprintOf({ ...message })).toBe(known)
  for (const field of ["name", "email", "phone", "message"])
    expect(fingerprintOf({ ...message, [field]: "other" })).not.toBe(known)
  // What one field loses the next one gains.
  expect(fingerprintOf({ ...message, name: "A", email: "naana@example.com" })).not.toBe(known)
})
