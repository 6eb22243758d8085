import { type SelectorComponent, type SelectorList, transform, type Visitor } from "lightningcss"

const styleElement = /<style>([\s\S]*?)<\/style>/g
const scriptElement = /<script[^>]*>([\s\S]*?)<\/script>/g
const classAttribute = /\sclass="([^"]*)"/g

/** Custom properties and key frames. */
const declaration = /--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g

/** All text of a page's elements of one kind. */
const textOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map((match) => match[1]).join("\n")

/** Whether a class may stand on an element of a part of the page, now or once a script has run. */
function classesOf(html: string, scripts: string): (name: string) => boolean {
  const present = new Set(textOf(html, classAttribute).split(/\s+/))
  return (name) => present.has(name) || scripts.includes(name)
}

/** Whether one of a rule's selectors may match, as far as classes tell. */
const mayMatch = (selectors: SelectorList, isUsed: (name: string) => boolean): boolean =>
  selectors.some((selector) =>
    selector.every((part: SelectorComponent) => {
      if (part.type === "class") return isUsed(part.name)
      if (
        part.type === "pseudo-class" &&
        (part.kind === "is" || part.kind === "where" || part.kind === "has")
      )
        return mayMatch(part.selectors, isUsed)
      return true
    }),
  )

/**
 * The rules of a style sheet that are wanted, with what surrounds them.
 * @param isWanted asked for each style rule: its selectors, and whether it is for paper alone
 * @param unwanted at-rules to leave out
 */
function pickRules(
  css: string,
  isWanted: (selectors: SelectorList, isForPaper: boolean) => boolean,
  unwanted: readonly ("font-face" | "keyframes" | "page" | "view-transition")[] = [],
): string {
  const paper: boolean[] = []
  const leaveOut = Object.fromEntries(unwanted.map((type) => [type, () => []]))
  const visitor: Visitor<Record<string, never>> = {
    Rule: {
      ...leaveOut,
      media: ({ value }) =>
        void paper.push(value.query.mediaQueries.every(({ mediaType }) => mediaType === "print")),
      style: ({ value }) => (isWanted(value.selectors, paper.includes(true)) ? undefined : []),
    },
    RuleExit({ type }) {
      if (type === "media") paper.pop()
    },
  }
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true, visitor }).code.toString()
}

/** Within SVG a style element's text is read as any other, and `<` as the beginning of an element. */
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** A style element's text as the browser sees it. */
export const unescapeText = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&")

/**
 * Gives a page the styles that it uses, and no others, in two places. The rules of the first screen, down to the end of
 * its picture, stand in the head; all others, and those for paper, at the end of the picture, where SVG allows a style
 * element and HTML would not. So what a slow phone shows first waits for half as many bytes, and yet all that follows
 * finds its styles before it.
 *
 * All pages come from one catch-all route, so the bundler gives each of them the styles of all.
 * @param html a built page
 * @param islandScripts text of the scripts that islands bring, which may add classes later
 */
export function placeStyles(html: string, islandScripts: string): string {
  const css = textOf(html, styleElement)
  if (css === "") return html
  const page = html.replace(styleElement, "")
  const inlineScripts = textOf(page, scriptElement)
  const scripts = inlineScripts + (page.includes("<astro-island") ? islandScripts : "")
  const isOnPage = classesOf(page, scripts)
  const pictureEnd = page.indexOf("</svg>", page.indexOf("<main"))
  const isOnFirstScreen = classesOf(page.slice(0, pictureEnd), inlineScripts)
  const isFirst = (selectors: SelectorList, isForPaper: boolean) =>
    !isForPaper && mayMatch(selectors, isOnFirstScreen)
  const first = pickRules(css, isFirst, ["page"])
  const rest = pickRules(
    css,
    (selectors, isForPaper) => mayMatch(selectors, isOnPage) && !isFirst(selectors, isForPaper),
    ["font-face", "keyframes", "view-transition"],
  )
  const all = first + rest
  const uses = all.replace(declaration, "") + page + scripts
  const unusedSymbols = (all.match(declaration) ?? []).filter((name) => !uses.includes(name))
  // Minified once more, because only now are some media queries empty.
  const tidy = (rules: string) =>
    transform({ filename: "page.css", code: Buffer.from(rules), minify: true, unusedSymbols }).code.toString()
  const withRest = `${page.slice(0, pictureEnd)}<style>${escapeText(tidy(rest))}</style>${page.slice(pictureEnd)}`
  return withRest.replace("</head>", () => `<style>${tidy(first)}</style></head>`)
}
