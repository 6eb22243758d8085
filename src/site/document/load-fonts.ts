/**
 * Text never changes its face before a visitor's eyes, because lines would break elsewhere and move the page.
 * `font-display: optional` (src/build/fonts.ts) keeps the stand-ins for this view unless the fonts are there at
 * the first paint, and browsers hold the first paint for preloaded fonts, for 100 ms at most. That is worth it
 * where they make it in time: on a fast link, and within the site, where the page before has fetched them. A first
 * visit over a slow link is drawn in the stand-ins alone, which is faster than to look for fonts that come too
 * late, and fetches the fonts after it has loaded, for the next page.
 */
const slowAnswerMs = 80
const slowRoundTripMs = 150

/**
 * An inline script for the head, before the styles. Who runs no script gets the fonts from the style sheet.
 * @param fonts addresses of the font files by family
 */
export function loadFonts(fonts: Readonly<Record<string, string>>): string {
  const isSlow = `(n.responseStart-n.requestStart>=${slowAnswerMs}||navigator.connection?.rtt>=${slowRoundTripMs})`
  const isFirst = `n.type=="navigate"&&!document.referrer.startsWith(origin+"/")`
  return [
    `{const[n]=performance.getEntriesByType("navigation"),later=n&&${isSlow}&&${isFirst},fonts=${JSON.stringify(fonts)};`,
    `document.documentElement.classList.toggle("fonts",!later);`,
    `for(const family in fonts)`,
    `if(later)addEventListener("load",()=>document.fonts.load("1em "+family));`,
    `else document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href:fonts[family]}))}`,
  ].join("")
}
