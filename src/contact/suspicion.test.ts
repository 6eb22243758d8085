import { expect, test } from "vitest"
import { looksLikeSpam } from "./suspicion.ts"

const message = { name: "Ana", email: "ana@example.com", phone: "", message: "Hola" }

test("an ordinary message with a listing or two is not suspicious", () => {
  expect(looksLikeSpam(message, "")).toBe(false)
  const listings = "https://a.example/1 https://a.example/2 http://a.example/3"
  expect(looksLikeSpam({ ...message, message: listings }, "")).toBe(false)
})

test("a honeypot with only blanks or part of a link's markup is not suspicious", () => {
  expect(looksLikeSpam(message, " \n")).toBe(false)
  for (const half of ["<a house>", "href=x"])
    expect(looksLikeSpam({ ...message, message: half }, "")).toBe(false)
})

test.each([
  ["a filled honeypot", message, "x"],
  ["four links", { ...message, message: "http://a http://b http://c http://d" }, ""],
  ["link markup", { ...message, message: '<a target="_blank" href="x">' }, ""],
  ["forum markup", { ...message, message: "[url=http://a]" }, ""],
  ["a link for a name", { ...message, name: "http://a.example" }, ""],
])("%s is suspicious", (_, written, honeypot) => expect(looksLikeSpam(written, honeypot)).toBe(true))
