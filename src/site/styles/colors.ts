/**
 * The tokens' colors as hexadecimal sRGB, for places without style sheets: icons, cards, the browser's
 * bars. Colors are only defined in `tokens.css`.
 */
import sheet from "./tokens.css?raw"

type Scheme = "light" | "dark"

/** Björn Ottosson's OKLCH to sRGB (https://bottosson.github.io/posts/oklab/), clipped to what sRGB can show. */
function hexadecimal(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = linear.map((value) => {
    const shown = Math.min(1, Math.max(0, value))
    const encoded = shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0")
  })
  return `#${channels.join("")}`
}

/** CSS with hexadecimal colors in place of its `oklch()`. */
export const inHexadecimal = (css: string) =>
  css.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, lightness, chroma, hue) =>
    hexadecimal(Number(lightness), Number(chroma), Number(hue)),
  )

const rules = [...sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selectors = "", body = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    colors: [...body.matchAll(/--([\w-]+):([^;]*oklch[^;]*);/g)],
  }),
)

/**
 * All colors of a surface, by token name without the dashes.
 * @param surface a class of `tokens.css` without the dot, such as `on-pine`; by default the page itself
 */
export function colorsOn(scheme: Scheme, surface?: string): Readonly<Record<string, string>> {
  const applying = rules.filter(
    ({ selectors }) => selectors.includes(":root") || selectors.includes(`.${surface}`),
  )
  const entries = applying.flatMap(({ colors }) =>
    colors.map(([, name = "", value = ""]) => {
      const found = inHexadecimal(value).match(/#[\da-f]{6}/g) ?? []
      return [name, (scheme === "light" ? found[0] : found.at(-1)) ?? ""] as const
    }),
  )
  return Object.fromEntries(entries)
}

/**
 * One color of the page itself.
 * @throws Error if the token does not exist
 */
export function colorOf(token: string, scheme: Scheme): string {
  const color = colorsOn(scheme)[token]
  if (!color) throw new Error(`tokens.css has no color --${token}`)
  return color
}
