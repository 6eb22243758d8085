import { expect, test } from "vitest"
import { isEmpty, isSame, noMessage } from "./form-fields.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hello" }

test("a message is empty as long as every field is blank, and the same only if every field is", () => {
  expect(isEmpty(noMessage)).toBe(true)
  expect(isEmpty({ ...noMessage, name: " ", message: "\n" })).toBe(true)
  expect(isEmpty({ ...noMessage, phone: "770" })).toBe(false)
  expect(isSame(message, { ...message })).toBe(true)
  expect(isSame(message, { ...message, phone: "770" })).toBe(false)
})
