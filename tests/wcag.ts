import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** WCAG 2.2, levels A and AA, and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds on a page. Its legacy mode, which takes a third of the time, leaves out frames of other sites: here are none. */
export async function findViolations(page: Page): Promise<string[]> {
  // Sticky bars cover part of the page, so they are made static to test everything.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).position === "sticky") element.style.position = "static"
  })
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(tags)
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
}
