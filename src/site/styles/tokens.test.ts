import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "")
const surfaces = [":root", ".on-shade", ".on-haint", ".on-peach", ".on-clay", ".on-pine"]
const schemes = ["noon", "dusk"] as const

/** Relative luminance as WCAG 2.2 defines it; OKLCH to linear sRGB after https://bottosson.github.io/posts/oklab/. */
function luminance(oklch: string): number {
  const [lightness = Number.NaN, chroma = 0, hue = 0] = oklch.split(" ").map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const shown = (channel: number) => Math.min(1, Math.max(0, channel))
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Every colour that holds on a surface: what `:root` says, then what the rules naming the surface change. */
function coloursOn(surface: string, scheme: (typeof schemes)[number]): Record<string, string> {
  const colours: Record<string, string> = {}
  for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(",").map((selector) => selector.trim())
    if (!names.includes(":root") && !names.includes(surface)) continue
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):([^;]+);/g)) {
      const found = [...value.matchAll(/oklch\(([^)]+)\)/g)].map((match) => match[1] ?? "")
      const colour = scheme === "noon" ? found[0] : found.at(-1)
      if (colour !== undefined) colours[name] = colour
    }
  }
  return colours
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

for (const surface of surfaces) {
  for (const scheme of schemes) {
    test(`on ${surface} at ${scheme}, text reads at 7:1 and lines and focus rings at 3:1`, () => {
      const colours = coloursOn(surface, scheme)
      const tooFaint = pairs
        .map(([over, under, least]) => {
          const ratio = contrast(colours[over] ?? "", colours[under] ?? "")
          return ratio >= least ? "" : `${over} on ${under}: ${ratio.toFixed(2)}, needs ${least}`
        })
        .filter(Boolean)
      expect(tooFaint).toEqual([])
    })
  }
}

test("every surface of the tokens is measured", () => {
  const declared = [...sheet.matchAll(/\.on-[a-z]+/g)].map(([name]) => name)
  expect(new Set([":root", ...declared])).toEqual(new Set(surfaces))
})
