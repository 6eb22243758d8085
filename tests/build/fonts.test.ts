import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("fonts that arrive after the first paint are declared as in the style sheet", () => {
  const sheet = readFileSync("src/site/fonts/fonts.css", "utf8")
  const declared = sheet.matchAll(
    /font-family:(\w+);src:url\(\.\/([\w-]+)\.woff2\)[^;]*;font-weight:([\d ]+);font-display:optional(?:;unicode-range:([^}]+))?}/g,
  )
  const script = readFileSync("src/site/browser/swap-fonts.ts", "utf8")
  const added = script.matchAll(/\["(\w+)", (\w+), { weight: "([\d ]+)"(?:, unicodeRange: "([^"]+)")? }\]/g)
  const kebab = (name = "") => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const faces = [...added].map(([, family, file, ...rest]) => [family, kebab(file), ...rest])
  expect(faces).toHaveLength(3)
  expect(faces).toEqual([...declared].map(([, ...face]) => face))
})
