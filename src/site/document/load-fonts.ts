/**
 * `font-display: optional` (src/build/fonts.ts) draws the fallbacks unless the fonts are there at the first paint, because
 * lines would break differently and move the page. Browsers delay the first paint for preloaded fonts by up to 100 ms.
 * That pays off when the fonts arrive in time: on a fast link, and within the site, where the previous page has fetched
 * them. A first visit over a slow link is drawn with the fallbacks, and changes to the fonts after it has loaded,
 * wherever that moves nothing (browser/swap-fonts.ts).
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
  const isLaterPage = `performance.navigation.type||document.referrer.startsWith(origin+"/")`
  return [
    `{const t=performance.timing;`,
    `if(${isFast}||${isLaterPage}){`,
    `document.documentElement.className="fonts";`,
    `for(const href of${JSON.stringify(fonts)})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))}}`,
  ].join("")
}
