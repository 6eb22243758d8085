/** What axe tests: WCAG 2.2, levels A and AA, and its own best practices. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
