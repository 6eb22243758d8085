import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp, { type PngOptions } from "sharp"

/** Flat drawings are small with a palette: about 60 colors at this quality. `colors` would limit only to 16 or 256. */
const format: PngOptions = { palette: true, quality: 95, dither: 0, effort: 8, compressionLevel: 9 }

const cache = join(process.cwd(), "node_modules", ".cache", "pictures")

/**
 * Rasterizes a drawing at its own size. The result is cached by content.
 * @param svg needs no font and no style sheet: text is outlines, colors are plain
 */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const recipe = JSON.stringify([svg, format, sharp.versions])
  const file = join(cache, `${createHash("sha256").update(recipe).digest("hex").slice(0, 32)}.png`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return new Uint8Array(kept)
  const png = await sharp(Buffer.from(svg)).png(format).toBuffer()
  await mkdir(cache, { recursive: true })
  // Write, then rename: another build may be reading the same file.
  await writeFile(`${file}.${process.pid}`, png)
  await rename(`${file}.${process.pid}`, file)
  return new Uint8Array(png)
}
