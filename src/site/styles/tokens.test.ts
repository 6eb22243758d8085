import { expect, test } from "vitest"
import { colorsOn } from "./colors.ts"
import sheet from "./tokens.css?raw"

const surfaces = [undefined, "on-shade", "on-haint", "on-peach", "on-clay", "on-pine"]
const schemes = { noon: "light", dusk: "dark" } as const

/** Relative luminance of a hexadecimal sRGB color as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = Number.NaN, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const pairs = [
  ["ink", "paper", 7],
  ["ink-2", "paper", 7],
  ["link", "paper", 7],
  ["visited", "paper", 7],
  ["button-ink", "button", 7],
  ["button", "paper", 3],
  ["line", "paper", 3],
  ["focus", "paper", 3],
] as const

/** What only the page itself has. */
const pagePairs = [
  ["ink-on-sun", "sun", 7],
  ["toast-ink", "toast", 7],
  ["alert-ink", "alert", 7],
  ["ink", "sheet", 7],
  ["ink", "card", 7],
] as const

for (const surface of surfaces) {
  for (const [hour, scheme] of Object.entries(schemes)) {
    test(`on ${surface ?? "the page"} at ${hour}, text reads at 7:1 and lines and focus rings at 3:1`, () => {
      const colors = colorsOn(scheme, surface)
      const tooFaint = [...pairs, ...(surface ? [] : pagePairs)]
        .map(([over, under, least]) => {
          const ratio = contrast(colors[over] ?? "", colors[under] ?? "")
          return ratio >= least ? "" : `${over} on ${under}: ${ratio.toFixed(2)}, needs ${least}`
        })
        .filter(Boolean)
      expect(tooFaint).toEqual([])
    })
  }
}

test("every surface is tested", () => {
  const declared = [...sheet.matchAll(/\.(on-[a-z]+)/g)].map(([, name]) => name)
  expect(new Set([undefined, ...declared])).toEqual(new Set(surfaces))
})
