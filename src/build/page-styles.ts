import { type SelectorComponent, type SelectorList, transform, type Visitor } from "lightningcss"

/** Names of custom properties and keyframes. */
const declaration = /--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g

/** Whether a text mentions the symbol itself, and not only a longer one, such as --skin-3 for --skin. */
export const mentions = (text: string, symbol: string): boolean =>
  new RegExp(`${symbol}(?![\\w-])`).test(text)

/** Whether any of a rule's selectors can match, judging by class names alone. */
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
 * Keeps the wanted rules of a style sheet, with the at-rules around them.
 * @param isWanted called for each style rule, with its selectors and whether it applies to print only
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

/** Which parts of a style sheet a page uses. */
interface StyleUse {
  isOnFirstScreen(className: string): boolean
  isOnPage(className: string): boolean
  /** Whether the page itself uses a custom property or keyframes. */
  isMentioned(symbol: string): boolean
}

/** Splits a style sheet into the rules of the first screen and the rest that the page uses. Drops all others. */
export function pickStyles(css: string, use: StyleUse): { readonly first: string; readonly rest: string } {
  const isFirst = (selectors: SelectorList, isForPaper: boolean) =>
    !isForPaper && mayMatch(selectors, use.isOnFirstScreen)
  const first = pickRules(css, isFirst, ["page", "keyframes"])
  const rest = pickRules(
    css,
    (selectors, isForPaper) => mayMatch(selectors, use.isOnPage) && !isFirst(selectors, isForPaper),
    ["font-face", "view-transition"],
  )
  const all = first + rest
  const uses = all.replace(declaration, "")
  const unusedSymbols = (all.match(declaration) ?? []).filter(
    (symbol) => !mentions(uses, symbol) && !use.isMentioned(symbol),
  )
  const visitor: Visitor<Record<string, never>> = {
    Rule: {
      // Safari ignores rules for named pages, so on the page that has the name the rule is for all sheets.
      page: ({ value }) => {
        const name = value.selectors[0]?.name
        if (!name) return undefined
        return mentions(uses, `page:${name}`) ? { type: "page", value: { ...value, selectors: [] } } : []
      },
    },
  }
  // Minify again: dropping rules may have left media queries empty.
  const tidy = (rules: string) =>
    transform({
      filename: "page.css",
      code: Buffer.from(rules),
      minify: true,
      unusedSymbols,
      visitor,
    }).code.toString()
  return { first: tidy(first), rest: tidy(rest) }
}
