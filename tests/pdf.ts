import { inflateSync } from "node:zlib"

/** The number of pages in a PDF file, whose page objects may be in compressed streams. */
export function pagesIn(pdf: Buffer): number {
  const parts = pdf.toString("latin1").split(/\bstream\r?\n/)
  const texts = parts.map((part, index) => {
    if (index === 0) return part
    try {
      return part + inflateSync(Buffer.from(part, "latin1"), { finishFlush: 2 }).toString("latin1")
    } catch {
      return part
    }
  })
  return texts.join("").match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** How far above the lower edge of its sheet each heading begins, in points, from the outline that Chromium writes. */
export const headingsIn = (pdf: Buffer): number[] =>
  [...pdf.toString("latin1").matchAll(/\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) /g)].map(([, y]) => Number(y))
