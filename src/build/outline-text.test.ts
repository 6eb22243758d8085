import { expect, test } from "vitest"
import { openFont } from "./outline-text.ts"

const display = await openFont("@fontsource-variable/besley/files/besley-latin-wght-normal.woff2", 750)

/** All coordinates of absolute path data, alternating x and y. */
const coordinates = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

test("sets both languages, and refuses a character that the font lacks", () => {
  expect(display("¿Qué sabemos de usted, y para qué?", 84).path).toMatch(/^M.*Z$/)
  expect(() => display("家", 84)).toThrow("家")
})

test("sets text on its baseline, with the stated width", () => {
  const { path, width } = display("HOME", 100)
  const all = coordinates(path)
  const [across, down] = [
    all.filter((_, index) => index % 2 === 0),
    all.filter((_, index) => index % 2 === 1),
  ]
  expect(Math.max(...down)).toBeLessThan(5)
  expect(Math.min(...down)).toBeLessThan(-60)
  expect(Math.max(...across)).toBeLessThanOrEqual(width)
  expect(Math.max(...across)).toBeGreaterThan(0.9 * width)
})

test("scales with the size and keeps spaces between words", () => {
  expect(display("under one roof", 84).width).toBeCloseTo(2 * display("under one roof", 42).width, 5)
  expect(display("a b", 50).width).toBeGreaterThan(display("ab", 50).width + 5)
})

test("a font of one's own may be a file of the checkout", async () => {
  const own = await openFont("./src/site/fonts/besley.woff2")
  expect(own("Ñ", 10).width).toBeGreaterThan(5)
})
