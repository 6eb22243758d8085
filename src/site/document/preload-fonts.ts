/**
 * Text never changes its face before a visitor's eyes, because lines would break elsewhere and move the page.
 * `font-display: optional` (src/build/fonts.ts) keeps the stand-ins for this view unless the fonts are there at
 * the first paint, and browsers hold the first paint for preloaded fonts, for 100 ms at most. That is worth it
 * where they make it in time: on a fast link, and within the site, where the page before has fetched them. On a
 * slow link the page is drawn at once, and the fonts, which the style sheet fetches in any case, are there for
 * the next page.
 */
const fastAnswerMs = 80
const slowRoundTripMs = 150

/** An inline script for the head, before the styles. @param fonts addresses of the font files */
export function preloadFonts(fonts: readonly string[]): string {
  const isFast = `n.responseStart-n.requestStart<${fastAnswerMs}&&!(navigator.connection?.rtt>=${slowRoundTripMs})`
  const isWithinSite = `n.type!="navigate"||document.referrer.startsWith(origin+"/")`
  return [
    `for(const n of performance.getEntriesByType("navigation"))`,
    `if(${isFast}||${isWithinSite})`,
    `for(const href of ${JSON.stringify(fonts)})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))`,
  ].join("")
}
