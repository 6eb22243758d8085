import { inflateSync } from "node:zlib"
import { languages } from "../../src/languages.ts"
import { pathTo } from "../../src/routes.ts"
import { expect, test } from "./fixtures.ts"

/** The pages of a PDF file: their objects may be packed into compressed streams. */
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

/** How many letter sheets a page may need. */
const sheets = {
  flyer: { en: 1, es: 1 },
  contact: { en: 2, es: 2 },
  // WebKit does not support columns in print, and Spanish needs more room.
  mortgage: { en: 4, es: 5 },
} as const

for (const [name, most] of Object.entries(sheets))
  for (const language of languages) {
    const path = pathTo(name as keyof typeof sheets, language)
    test(`${path} prints on no more than ${most[language]} letter sheets`, async ({ visitor }) => {
      await visitor.open(path)
      const count = pagesIn(await visitor.browser.print())
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(most[language])
    })
  }
