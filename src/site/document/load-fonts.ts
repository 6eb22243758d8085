/**
 * Text never changes its face before a visitor's eyes, because lines would break elsewhere and move the page.
 * `font-display: optional` (src/build/fonts.ts) keeps the stand-ins for this view unless the fonts are there at
 * the first paint, and browsers hold the first paint for preloaded fonts, for 100 ms at most. That is worth it
 * where they make it in time: on a fast link, and within the site, where the page before has fetched them. A first
 * visit over a slow link is drawn in the stand-ins alone, which is faster than to look for fonts that come too
 * late, and fetches the fonts after it has loaded, for the next page (src/site/browser/every-page.ts).
 */
const slowAnswerMs = 80
const slowRoundTripMs = 150

/**
 * An inline script for the head, before the styles. Who runs no script gets the fonts from the style sheet. On a slow
 * phone it asks for next to nothing, because the first screen waits for it: `performance.timing` costs such a phone
 * 0.3 ms and its successor, `getEntriesByType("navigation")`, 2 ms.
 * @param fonts addresses of the font files
 */
export function loadFonts(fonts: readonly string[]): string {
  const isFast = `t.responseStart-t.requestStart<${slowAnswerMs}&&!(navigator.connection?.rtt>=${slowRoundTripMs})`
  const isFurther = `performance.navigation.type||document.referrer.startsWith(origin+"/")`
  return [
    `{const t=performance.timing;`,
    `if(${isFast}||${isFurther}){`,
    `document.documentElement.className="fonts";`,
    `for(const href of${JSON.stringify(fonts)})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))}}`,
  ].join("")
}
