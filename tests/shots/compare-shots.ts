import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import pixelmatch from "pixelmatch"
import sharp from "sharp"

interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A picture's pixels, extended with transparent ones to the given size. */
async function readPixels(file: string, width: number, height: number): Promise<Buffer> {
  const own = await sharp(file).metadata()
  return await sharp(file)
    .ensureAlpha()
    .extend({
      right: width - (own.width ?? 0),
      bottom: height - (own.height ?? 0),
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
}

/** @returns a picture of the differing pixels, or undefined if there are none */
async function findDifference(file: string, other: string): Promise<Picture | undefined> {
  if ((await readFile(file)).equals(await readFile(other))) return undefined
  const sizes = await Promise.all([sharp(file).metadata(), sharp(other).metadata()])
  const width = Math.max(...sizes.map((size) => size.width ?? 0))
  const height = Math.max(...sizes.map((size) => size.height ?? 0))
  const data = Buffer.alloc(width * height * 4)
  const pixels = [await readPixels(other, width, height), await readPixels(file, width, height)] as const
  const count = pixelmatch(pixels[0], pixels[1], data, width, height, { threshold: 0.05 })
  return count === 0 ? undefined : { data, width, height }
}

async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => name.endsWith(".png") && !/^(against|difference)\b/.test(name)).sort()
}

const row = (name: string) => `<h2>${name}</h2>
<div>${["against/", "", "difference/"]
  .map((folder) => `<a href="${folder}${name}"><img src="${folder}${name}" alt="" loading="lazy"></a>`)
  .join("")}</div>`

const reportPage = (commit: string, names: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Against ${commit}</title>
<style>body{font-family:sans-serif}div{display:flex;gap:1rem;align-items:start}a{flex:1}img{width:100%;border:1px solid #999}</style>
<h1>${names.length} pictures differ from ${commit}</h1>
<p>Left to right: ${commit}, this checkout, the pixels that differ.</p>
${names.map(row).join("\n")}
</html>
`

/**
 * Compares the pictures of two folders and writes a page that shows the differences.
 * @returns the number of pictures that differ or exist in only one folder
 */
export async function compareShots(folder: string, other: string, commit: string): Promise<number> {
  const [mine, theirs] = [await listPictures(folder), await listPictures(other)]
  const differing: string[] = []
  for (const name of new Set([...mine, ...theirs])) {
    if (!mine.includes(name) || !theirs.includes(name)) {
      differing.push(name)
      continue
    }
    const difference = await findDifference(join(folder, name), join(other, name))
    if (!difference) continue
    differing.push(name)
    const file = join(folder, "difference", name)
    await mkdir(dirname(file), { recursive: true })
    const { data, width, height } = difference
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(file)
  }
  await writeFile(join(folder, "against.html"), reportPage(commit, differing))
  return differing.length
}
