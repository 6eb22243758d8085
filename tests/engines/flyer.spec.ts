import { inflateSync } from "node:zlib"
import { expect, test } from "./fixtures.ts"

/** The pages of a PDF file, whose objects may be in compressed streams. */
function pagesIn(pdf: Buffer): number {
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

for (const path of ["/flyer", "/es/flyer"])
  test(`${path} prints on exactly one letter page`, async ({ visitor }) => {
    await visitor.open(path)
    expect(pagesIn(await visitor.browser.print())).toBe(1)
  })
