import { expect, test } from "vitest"
import { formatPhone } from "./phone.ts"

test("a phone number is formatted the way its country does", async () => {
  expect(await formatPhone("+17705550142")).toBe("(770) 555-0142")
  expect(await formatPhone("+525512345678")).toBe("+52 55 1234 5678")
  expect(await formatPhone("+50222123456")).toBe("+502 2212 3456")
  expect(await formatPhone("+34912345678")).toBe("+34 912 34 56 78")
})

test("an invalid phone number stops the build", async () => {
  await expect(formatPhone("770-555-0142")).rejects.toThrow()
  await expect(formatPhone("+1770555")).rejects.toThrow()
  await expect(formatPhone("+34 912 34 56 78")).rejects.toThrow()
  await expect(formatPhone("+17705550142 ext. 5")).rejects.toThrow()
})
