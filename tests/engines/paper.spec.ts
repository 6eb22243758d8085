import { languages } from "../../src/languages.ts"
import { pathTo } from "../../src/routes.ts"
import { pagesIn } from "../pdf.ts"
import { expect, test } from "./fixtures.ts"

/** How many letter sheets a page may need. */
const sheets = {
  flyer: { en: 1, es: 1 },
  contact: { en: 2, es: 2 },
  // WebKit does not support columns in print, and Spanish needs more room.
  home: { en: 2, es: 3 },
  mortgage: { en: 4, es: 5 },
} as const

for (const [name, most] of Object.entries(sheets))
  for (const language of languages) {
    const path = pathTo(name as keyof typeof sheets, language)
    test(`${path} prints on no more than ${most[language]} letter sheets`, async ({ visitor }) => {
      await visitor.open(path)
      // Complete, as when a person prints it: in the middle of loading, Firefox once never finished.
      await visitor.hydrated()
      await visitor.sees("loaded", () => document.fonts.status)
      const count = pagesIn(await visitor.browser.print())
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(most[language])
    })
  }
