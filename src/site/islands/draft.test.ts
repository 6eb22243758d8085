import { beforeEach, expect, test, vi } from "vitest"
import { type Attempt, attemptsWith, eraseDraft, isFresh, loadDraft, saveDraft, sentWords } from "./draft.ts"
import { draftLifetimeMs, draftStorageKey } from "./draft-storage.ts"
import { noMessage } from "./form-fields.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hello" }

// Node.js's own storage. Its `localStorage` would need a file.
beforeEach(() => {
  vi.stubGlobal("localStorage", sessionStorage)
  sessionStorage.clear()
})

test("the key is reused for exactly the same words, and a stored attempt that is damaged is not", () => {
  const [attempt] = attemptsWith(message, undefined)
  const keyAfter = (attempts: unknown, words = message) =>
    attemptsWith(words, JSON.parse(JSON.stringify({ message, attempts, savedAt: 0 })))[0].key
  expect(keyAfter([attempt])).toBe(attempt.key)
  for (let made = 0; made < 20; made++)
    expect(attemptsWith(message, undefined)[0].key).toMatch(/^[0-9a-f]{32}$/)
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

test("a draft survives a clock that was set back by an hour, but not by two days", () => {
  const savedAhead = (hours: number) => isFresh({ message, savedAt: Date.now() + hours * 3_600_000 })
  expect(savedAhead(1)).toBe(true)
  expect(savedAhead(48)).toBe(false)
})

test("a draft is stored whole or not at all, and says which", () => {
  expect(loadDraft()).toBeNull()
  const draft = { message, attempts: [{ key: "1", message }], savedAt: Date.now() }
  expect(saveDraft(draft)).toBe(true)
  expect(loadDraft()).toEqual(draft)
  expect(saveDraft({ ...draft, message: noMessage })).toBe(true)
  expect(loadDraft()).toBeNull()
  vi.stubGlobal("localStorage", undefined)
  expect(saveDraft(draft)).toBe(false)
  expect(loadDraft()).toBeUndefined()
})

test("a stored draft that is damaged or too old is removed", () => {
  const savedAt = Date.now()
  for (const damaged of [
    { message, savedAt: savedAt - draftLifetimeMs },
    { savedAt },
    { message: { ...message, phone: 7 }, savedAt },
    { message: { message: "Hello" }, savedAt },
  ]) {
    sessionStorage.setItem(draftStorageKey, JSON.stringify(damaged))
    expect(loadDraft()).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  }
  sessionStorage.setItem(draftStorageKey, "{")
  expect(loadDraft()).toBeUndefined()
})

test("other tabs are told which message was sent, or only that the draft is gone", () => {
  const told = vi.spyOn(Storage.prototype, "setItem")
  saveDraft({ message, savedAt: Date.now() })
  eraseDraft()
  expect(told).toHaveBeenCalledOnce()
  expect(sessionStorage.length).toBe(0)
  eraseDraft(message)
  const [key, announced = ""] = told.mock.lastCall ?? []
  expect([key, sentWords(announced), sentWords(null)]).toEqual([draftStorageKey, message, undefined])
  expect(JSON.parse(announced).savedAt).toBeLessThanOrEqual(Date.now())
  expect(sessionStorage.length).toBe(0)
})
