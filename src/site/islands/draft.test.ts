import { expect, test } from "vitest"
import { attemptFor, isFresh } from "./draft.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hello" }

test("the key is reused for exactly the same words, and a stored attempt that is damaged is not", () => {
  const attempt = attemptFor(undefined, message)
  const draftWith = (stored: object) => JSON.parse(JSON.stringify({ message, attempt: stored, savedAt: 0 }))
  expect(attemptFor(draftWith(attempt), { ...message })).toEqual(attempt)
  expect(attemptFor(draftWith(attempt), { ...message, message: "Hello!" }).key).not.toBe(attempt.key)
  expect(attemptFor(draftWith({ key: attempt.key }), message).key).not.toBe(attempt.key)
})

test("a draft survives a clock that was set back by seconds, but not by an hour", () => {
  const savedAhead = (seconds: number) => isFresh({ message, savedAt: Date.now() + seconds * 1000 })
  expect(savedAhead(30)).toBe(true)
  expect(savedAhead(3600)).toBe(false)
})
