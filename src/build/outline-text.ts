import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import * as harfbuzz from "harfbuzzjs"
import subsetFont from "subset-font"
import { fontCharacters } from "./fonts.ts"

/** A line of text as outlines. */
interface OutlinedText {
  /** SVG path data; the baseline starts at 0, 0. */
  readonly path: string
  readonly width: number
}

/**
 * Sets one line of text at a font size.
 * @throws Error if the font lacks one of the characters
 */
type OutlineText = (text: string, size: number) => OutlinedText

/**
 * Opens a variable font at one weight. HarfBuzz shapes the text, which is drawn as outlines, so that a picture looks
 * the same on a machine without any fonts.
 * @param source import specifier of the font file: in a package, or from the root of the checkout, such as `./src/site/own.woff2`
 * @param weight on the font's `wght` axis
 */
export async function openFont(source: string, weight?: number): Promise<OutlineText> {
  const file = await readFile(createRequire(`${process.cwd()}/`).resolve(source))
  const instance = await subsetFont(file, fontCharacters, {
    targetFormat: "truetype",
    variationAxes: weight ? { wght: weight } : {},
    noHinting: true,
    keepFeatures: ["kern", "liga", "ccmp", "locl", "mark"],
  })
  const face = new harfbuzz.Face(new harfbuzz.Blob(instance))
  const font = new harfbuzz.Font(face)
  return (text, size) => outline(font, text, size / face.upem)
}

function outline(font: harfbuzz.Font, text: string, scale: number): OutlinedText {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  let pen = 0
  let path = ""
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    if (codepoint === 0) throw new Error(`the font has no outline for a character of “${text}”`)
    path += place(font.glyphToPath(codepoint), pen + xOffset, yOffset, scale)
    pen += xAdvance
  }
  return { path, width: pen * scale }
}

/** Converts absolute path data from font units, in which y grows upward, to the picture's. */
function place(path: string, x: number, y: number, scale: number): string {
  const tenths = (value: number) => String(Math.round(value * 10) / 10)
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, left: string, up: string) =>
      `${tenths((Number(left) + x) * scale)},${tenths(-(Number(up) + y) * scale)}`,
  )
}
