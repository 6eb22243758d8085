import { expect, test } from "vitest"
import { errorText } from "./error-text.ts"

test("an error for a host name with two addresses says what was wrong with each", () => {
  const refused = ["::1", "127.0.0.1"].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`))
  expect(errorText(new AggregateError(refused))).toBe(
    "connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432",
  )
  expect(errorText(new AggregateError(refused, "both failed"))).toBe("both failed")
  expect(errorText("a string")).toBe("a string")
})
