import { allRoutes } from "../../src/routes.ts"
import { headingsIn } from "../pdf.ts"
import { expect, test } from "./fixtures.ts"

/** The margin, a heading's line and at least one line of its text. */
const foot = 80

// Only Chromium says where headings are.
for (const { path } of allRoutes())
  test(`no heading of ${path} is the last line of a letter sheet, or cut by its edge`, async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded")
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "Letter", tagged: true, outline: true })
    const headings = headingsIn(pdf)
    expect(headings.length).toBeGreaterThan(0)
    expect(headings.filter((height) => height < foot)).toEqual([])
  })
