import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import subsetFont from "subset-font"
import { business } from "../business.ts"

/**
 * The characters that both fonts keep: those of English and Spanish, and of the firm's and its people's names. Neither font
 * has arrows or check marks, which are drawings.
 */
export const fontCharacters = `${JSON.stringify(business)}${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}ÁÉÍÓÚÜÑáéíóúüñ¿¡ºª«»“”‘’–—−…·•×®©°½§€\u00a0`

/** Kerning, marks, localized forms and figure sets. A feature that no style uses would only add bytes. */
const keepFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum"]

export const displayFont = {
  source: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
  weight: 750,
} as const

export const textFont = {
  source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
} as const

const faces = [
  { file: "besley.woff2", source: displayFont.source, variationAxes: { wght: displayFont.weight } },
  {
    file: "hanken-grotesk.woff2",
    source: textFont.source,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
] as const

/** Height above and below the baseline per em, from each font's `hhea` table; neither has a line gap.
 * Besley is subset to one weight and declared for all, or a browser would embolden it further. */
const besley = { ascent: 1.25, descent: 0.425, weight: "1 999" }
const hanken = { ascent: 1, descent: 0.303, weight: "400" }

/**
 * Fallbacks that match the fonts' width and baseline, so that nothing moves when the fonts arrive.
 * `size` is the ratio of the running widths of our own headings and texts in both languages, measured in
 * Chromium with fonts of identical advances where the named one is not free: Gelasio is metrically Georgia,
 * Liberation Sans is Arial. One face per device family: Linux, Windows and Apple, Android. What Linux has is named first,
 * because each search for a font that is missing takes it milliseconds.
 */
const fallbacks = [
  { family: "Besley DejaVu", local: ["DejaVu Serif Bold"], size: 0.9756, ...besley },
  { family: "Besley Georgia", local: ["Georgia Bold"], size: 1.0688, ...besley },
  { family: "Besley Noto", local: ["Noto Serif Bold"], size: 1.0882, ...besley },
  { family: "Hanken Arial", local: ["Liberation Sans", "Arial"], size: 1.0024, ...hanken },
  {
    family: "Hanken Arial",
    local: ["Liberation Sans Bold", "Arial Bold"],
    size: 0.9414,
    ...hanken,
    weight: "600 700",
  },
  { family: "Hanken Roboto", local: ["Roboto"], size: 1.0093, ...hanken },
  { family: "Hanken DejaVu", local: ["DejaVu Sans"], size: 0.8849, ...hanken },
  { family: "Hanken DejaVu", local: ["DejaVu Sans Bold"], size: 0.7939, ...hanken, weight: "600 700" },
]

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`

function fallbackFace({ family, local, size, ascent, descent, weight }: (typeof fallbacks)[number]): string {
  const source = local.map((name) => `local("${name}")`).join(",")
  const metrics = `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%;font-weight:${weight}`
  return `@font-face{font-family:"${family}";src:${source};${metrics}}`
}

/** Without the fonts, the text uses only the fallbacks. */
const fallbackStacks = `--serif:"Besley DejaVu","Besley Georgia","Besley Noto",serif;--sans:"Hanken Arial","Hanken Roboto","Hanken DejaVu",sans-serif;--display:var(--serif);--text:var(--sans)`
const fontStacks = "--display:Besley,var(--serif);--text:Hanken,var(--sans)"

function styleSheet(key: string): string {
  return [
    `/* ${key} */`,
    `@font-face{font-family:Besley;src:url(./besley.woff2)format("woff2");font-weight:1 999;font-display:optional}`,
    // Besley's asterisk looks like a club and its hyphen sits too high: both come from the text font.
    `@font-face{font-family:Besley;src:url(./hanken-grotesk.woff2)format("woff2");font-weight:1 999;font-display:optional;unicode-range:U+2A,U+2D}`,
    `@font-face{font-family:Hanken;src:url(./hanken-grotesk.woff2)format("woff2");font-weight:400 700;font-display:optional}`,
    ...fallbacks.map(fallbackFace),
    `:root{${fallbackStacks}}`,
    // Later pages of a visit have the class from the start (src/site/document/load-fonts.ts). On the first one each part
    // gets it after the page has loaded, unless the fonts would move what is in sight (src/site/browser/swap-fonts.ts).
    // A heading that is such a part keeps its own family.
    `.fonts{${fontStacks}}:where(.fonts){font-family:var(--text)}`,
    `@media (scripting:none){:root{${fontStacks}}}`,
    "",
  ].join("\n")
}

/**
 * Subsets both fonts to {@link fontCharacters} and writes them with `fonts.css` (faces, fallbacks and the
 * custom properties `--display` and `--text`) into `src/site/fonts`. The document imports that sheet; Vite gives
 * the files a name with a hash of their content. Does nothing when the folder is up to date.
 */
export async function prepareFonts(): Promise<void> {
  const folder = "src/site/fonts"
  const require = createRequire(`${process.cwd()}/`)
  const sources = await Promise.all(faces.map((face) => readFile(require.resolve(face.source))))
  const recipe = JSON.stringify([fontCharacters, keepFeatures, faces, fallbacks])
  const hash = createHash("sha256").update(recipe)
  for (const source of sources) hash.update(source)
  const sheet = styleSheet(hash.digest("hex").slice(0, 16))
  const sheetPath = join(folder, "fonts.css")
  const complete = [sheetPath, ...faces.map((face) => join(folder, face.file))].every(existsSync)
  if (complete && (await readFile(sheetPath, "utf8")) === sheet) return

  await mkdir(folder, { recursive: true })
  await Promise.all(
    faces.map(async ({ file, variationAxes }, index) => {
      const options = { targetFormat: "woff2", variationAxes, noHinting: true, keepFeatures } as const
      const subset = await subsetFont(sources[index] ?? Buffer.alloc(0), fontCharacters, options)
      await writeFile(join(folder, file), subset)
    }),
  )
  // Written last: its presence means that the fonts are complete.
  await writeFile(sheetPath, sheet)
}
