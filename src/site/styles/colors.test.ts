import { expect, test } from "vitest"
import { colorOf, colorsOn } from "./colors.ts"

test("colors match what a browser shows for the tokens", () => {
  // Read from Chromium's canvas for oklch(0.975 0.014 85), oklch(0.585 0.15 40) and oklch(0.215 0.03 245).
  expect(colorOf("paper", "light")).toBe("#fbf6ec")
  expect(colorOf("clay", "light")).toBe("#c3562d")
  expect(colorOf("paper", "dark")).toBe("#081420")
})

test("a surface overrides what it names and keeps the rest", () => {
  expect(colorsOn("light", "on-pine")["paper"]).not.toBe(colorsOn("light")["paper"])
  expect(colorsOn("light", "on-pine")["sun"]).toBe(colorsOn("light")["sun"])
})

test("icons and cards can use every color", () => {
  for (const scheme of ["light", "dark"] as const)
    for (const [name, color] of Object.entries(colorsOn(scheme))) expect(color, name).toMatch(/^#[\da-f]{6}$/)
})

test("an unknown color stops the build", () => {
  expect(() => colorOf("mauve", "light")).toThrow("--mauve")
})
