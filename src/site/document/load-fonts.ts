/**
 * Browsers delay the first paint for preloaded fonts by up to 100 ms. So only a later page waits for them: the page before
 * has fetched them. The first page of a visit is drawn with the fallbacks, and changes to the fonts after it has loaded,
 * wherever that moves nothing in sight (browser/swap-fonts.ts); `font-display: optional` (src/build/fonts.ts) keeps the
 * browser from changing them itself.
 *
 * An inline script for the head, before the styles. Without scripts, the style sheet loads the fonts. The first screen
 * waits for it, so it uses `performance.navigation`, not its successor, `getEntriesByType("navigation")`, which takes a
 * slow phone 2 ms.
 * @param fonts addresses of the font files
 */
export function loadFonts(fonts: readonly string[]): string {
  return [
    `if(performance.navigation.type||document.referrer.startsWith(origin+"/")){`,
    `document.documentElement.className="fonts";`,
    `for(const href of${JSON.stringify(fonts)})`,
    `document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))}`,
  ].join("")
}
