/**
 * Text never changes its font while a visitor reads, because lines would break differently and move the page.
 * `font-display: optional` (src/build/fonts.ts) keeps the fallbacks for this view unless the fonts are there at the
 * first paint, and browsers delay the first paint for preloaded fonts by up to 100 ms. That pays off when the fonts
 * arrive in time: on a fast link, and within the site, where the previous page has fetched them. A first visit over a
 * slow link uses the fallbacks and fetches the fonts after it has loaded, for the next page (browser/every-page.ts).
 */
const slowAnswerMs = 80
const slowRoundTripMs = 150

/**
 * An inline script for the head, before the styles. Without scripts, the style sheet loads the fonts. The first screen
 * waits for it, so it uses `performance.timing`, which takes a slow phone 0.3 ms, and not its successor,
 * `getEntriesByType("navigation")`, which takes 2 ms.
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
