/**
 * Text never changes its face before a visitor's eyes, because lines would break elsewhere and move the page.
 * `font-display: optional` (src/build/fonts.ts) keeps the stand-ins for this view unless the fonts are there at
 * the first paint, and browsers hold the first paint for preloaded fonts, for 100 ms at most. That is worth it
 * where they will make it in time: on a fast link, which has this script run soon after the click, and within
 * the site, where the page before has fetched them. On a slow link the page is drawn at once, and the fonts,
 * which the style sheet fetches in any case, are there for the next page. A phone with a round trip of 150 ms is
 * at the head no sooner than after 175 ms: there the fonts never come in time, and waiting cost it 100 ms.
 */
const soonMs = 170

/** An inline script for the head, before the styles. @param fonts addresses of the font files */
export function preloadFonts(fonts: readonly string[]): string {
  return [
    `if(performance.now()<${soonMs}||document.referrer.startsWith(origin+"/"))`,
    `for(const href of ${JSON.stringify(fonts)})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))`,
  ].join("")
}
