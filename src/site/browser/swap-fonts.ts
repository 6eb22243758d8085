import besley from "../fonts/besley.woff2?url"
import hankenGrotesk from "../fonts/hanken-grotesk.woff2?url"

/*
 * Loaded by every-page.ts when the first paint missed the fonts. The same faces as in src/build/fonts.ts:
 * with `font-display: optional`, the browser no longer uses the style sheet's for this page view.
 */
const faces = [
  ["Besley", besley, { weight: "1 999" }],
  ["Besley", hankenGrotesk, { weight: "1 999", unicodeRange: "U+2A,U+2D" }],
  ["Hanken", hankenGrotesk, { weight: "400 700" }],
] as const

/** Layout shift counts from here on: https://wicg.github.io/layout-instability/#sec-shift-value */
const differ = (one: number, other: number) => Math.abs(one - other) >= 3

const range = new Range()

/** How wide the words of an element's own are, all lines together, how many pieces of lines they fill, and how high these stand. */
function measure({ childNodes }: Element) {
  let [width, lines, middles] = [0, 0, 0]
  for (const node of childNodes)
    if (node instanceof Text && node.data.trim()) {
      range.selectNodeContents(node)
      for (const piece of range.getClientRects()) {
        width += piece.width
        middles += piece.y + piece.height / 2
        lines++
      }
    }
  return { width, lines, middle: middles / lines }
}

const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline")

const htmlIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(":not(svg,svg *)")]

/** Boxes in sight or just below: what starts further down may move, because nobody sees it. */
const boxesOf = (elements: readonly HTMLElement[]) =>
  elements
    .map((element) => [element, element.getBoundingClientRect()] as const)
    .filter(([, { y }]) => y < 1.2 * innerHeight)

/**
 * Sets a piece of a part of the page in the site's own type, if no box of that part that is in sight moves or grows and no
 * part of a line goes to another one. Where one would, letter spacing gives the words of each element the width that they had.
 */
function swap(piece: HTMLElement, part: HTMLElement): void {
  // A piece of a line is as high as its font, which is not always that of the fallback.
  const boxes = boxesOf([part, ...htmlIn(part)]).filter(
    ([element]) => getComputedStyle(element).display !== "inline",
  )
  const texts = boxesOf([piece, ...htmlIn(piece)])
    .map(([element]) => [element, measure(element)] as const)
    .filter(([, { width }]) => width)
  piece.classList.add("fonts")
  for (let step = 1; step < 9; step++) {
    const now = texts.map(([element, was]) => ({ element, was, is: measure(element) }))
    // A part of a line that goes to another one may leave all boxes as they are.
    const hasBroken = now.some(
      ({ element, was, is }) => isInline(element) && Math.abs(is.middle - was.middle) > 6,
    )
    const hasMoved = boxes.some(([element, was]) => {
      const is = element.getBoundingClientRect()
      const moves = differ(is.x, was.x) || differ(is.y, was.y)
      // What is higher moves what follows.
      return moves || (was.bottom < innerHeight && differ(is.height, was.height))
    })
    if (!hasBroken && !hasMoved) return
    // A line that ends between two words has lost their space. If that does not bring the lines back, each counts for more.
    const lengthOf = ({ width, lines }: ReturnType<typeof measure>) => width + lines * step * 5
    // Letters are half an em wide on average.
    for (const { element, was, is } of now)
      element.style.letterSpacing = `${(parseFloat(element.style.letterSpacing) || 0) + (lengthOf(was) / lengthOf(is) - 1) / 2}em`
  }
  piece.classList.remove("fonts")
  for (const [{ style }] of texts) style.letterSpacing = ""
}

const isPartOfLine = (node: Node) =>
  node instanceof Text ? node.data.trim() : node instanceof HTMLElement && isInline(node)

/** Swaps a large piece child by child: all at once would make a slow phone unresponsive for too long. */
async function swapByPieces(piece: HTMLElement, part = piece): Promise<void> {
  if (htmlIn(piece).length > 40 && ![...piece.childNodes].some(isPartOfLine)) {
    const children = [...piece.children].filter((child) => child instanceof HTMLElement)
    for (const child of children) await swapByPieces(child, part)
    piece.classList.toggle(
      "fonts",
      children.every(({ classList }) => classList.contains("fonts")),
    )
  } else {
    swap(piece, part)
    await new Promise((resume) => setTimeout(resume))
  }
}

document.documentElement.classList.remove("fonts")
const loading = faces.map(([family, url, descriptors]) =>
  new FontFace(family, `url(${url})`, descriptors).load(),
)
// If they cannot be loaded, the fallbacks stay.
for (const face of await Promise.all(loading).catch(() => [])) document.fonts.add(face)
for (const part of document.querySelectorAll<HTMLElement>("body > :not(main), main > *"))
  await swapByPieces(part)
