import { expect, test } from "vitest"
import { type Attempt, attemptsWith, isFresh } from "./draft.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hello" }

test("the key is reused for exactly the same words, and a stored attempt that is damaged is not", () => {
  const [attempt] = attemptsWith(message, undefined)
  const keyAfter = (attempts: unknown, words = message) =>
    attemptsWith(words, JSON.parse(JSON.stringify({ message, attempts, savedAt: 0 })))[0].key
  expect(keyAfter([attempt])).toBe(attempt.key)
  expect(keyAfter([attempt], { ...message, message: "Hello!" })).not.toBe(attempt.key)
  for (const damaged of [[{ key: attempt.key }], [null], attempt, "x", null])
    expect(keyAfter(damaged)).not.toBe(attempt.key)
})

test("the last five attempts keep their keys, and no more are stored", () => {
  const texts = ["1", "2", "3", "4", "5"].map((text) => ({ ...message, message: text }))
  const send = (attempts: readonly Attempt[], words: typeof message) =>
    attemptsWith(words, { message, attempts, savedAt: 0 })
  const five = texts.reduce(send, [] as readonly Attempt[])
  expect(new Set(five.map(({ key }) => key)).size).toBe(5)
  for (const text of texts)
    expect(send(five, text)[0]).toEqual(five.find((one) => one.message.message === text.message))
  // The first was sent again, so the second is the oldest.
  const six = send(send(five, texts[0] ?? message), message)
  expect(six.map((one) => one.message.message)).toEqual(["Hello", "1", "5", "4", "3"])
})

test("a draft survives a clock that was set back by seconds, but not by an hour", () => {
  const savedAhead = (seconds: number) => isFresh({ message, savedAt: Date.now() + seconds * 1000 })
  expect(savedAhead(30)).toBe(true)
  expect(savedAhead(3600)).toBe(false)
})
