import { expect, test } from "vitest"
import { languages } from "../../languages.ts"
import { pageIds } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import { fitHeadline, leading } from "./headline.ts"

/** A font in which every character is half an em wide. */
const widthOf = (word: string) => word.length / 2
const box = { width: 484, height: 352, largest: 84 }

const headlines = languages.flatMap((language) => pageIds.map((page) => copy[language][page].head.card))

test.each(headlines)("%s fits its box with every word in order", (headline) => {
  const { lines, size } = fitHeadline(headline, widthOf, box)
  expect(lines.join(" ")).toBe(headline)
  expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(box.width + 0.001)
  expect(lines.length * size * leading).toBeLessThanOrEqual(box.height + 0.001)
  expect(size).toBeLessThanOrEqual(box.largest)
  expect(size).toBeGreaterThan(50)
})

test("lines break at a comma, and not after an article", () => {
  const linesOf = (headline: string) => fitHeadline(headline, widthOf, box).lines
  expect(linesOf("One porch, two doors.")).toEqual(["One porch,", "two doors."])
  expect(linesOf("A clear loan, start to finish.")[0]).toMatch(/^A clear/)
  expect(linesOf("La casa y el préstamo, bajo un mismo techo.").join("/")).toContain("préstamo,/bajo")
})
