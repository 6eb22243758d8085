import { expect, test } from "vitest"
import { attemptFor } from "./draft.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hello" }

test("the key is reused for exactly the same words, and a stored attempt that is damaged is not", () => {
  const attempt = attemptFor(undefined, message)
  const draftWith = (stored: object) => JSON.parse(JSON.stringify({ message, attempt: stored, savedAt: 0 }))
  expect(attemptFor(draftWith(attempt), { ...message })).toEqual(attempt)
  expect(attemptFor(draftWith(attempt), { ...message, message: "Hello!" }).key).not.toBe(attempt.key)
  expect(attemptFor(draftWith({ key: attempt.key }), message).key).not.toBe(attempt.key)
})
