import { expect, test } from "vitest"
import { colourOf, coloursOn } from "./colours.ts"

test("colours are those that a browser shows for the tokens", () => {
  // Read from Chromium's canvas for oklch(0.975 0.014 85), oklch(0.585 0.15 40) and oklch(0.215 0.03 245).
  expect(colourOf("paper", "light")).toBe("#fbf6ec")
  expect(colourOf("clay", "light")).toBe("#c3562d")
  expect(colourOf("paper", "dark")).toBe("#0d1b26")
})

test("a surface changes what it names and keeps the rest", () => {
  expect(coloursOn("light", "on-pine")["paper"]).not.toBe(coloursOn("light")["paper"])
  expect(coloursOn("light", "on-pine")["sun"]).toBe(coloursOn("light")["sun"])
})

test("every colour is one that icons and cards can use", () => {
  for (const scheme of ["light", "dark"] as const)
    for (const [name, colour] of Object.entries(coloursOn(scheme)))
      expect(colour, name).toMatch(/^#[\da-f]{6}$/)
})

test("a colour that the tokens do not have stops the build", () => {
  expect(() => colourOf("mauve", "light")).toThrow("--mauve")
})
