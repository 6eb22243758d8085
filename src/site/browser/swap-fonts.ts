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

function measure(text: Text) {
  range.selectNodeContents(text)
  const { x, y, width, height } = range.getBoundingClientRect()
  return { x, y, width, height, lines: range.getClientRects().length }
}

/** What starts well below the window may move: nobody sees it. */
const isInSight = ({ y }: { y: number }) => y < 1.2 * innerHeight

const displayOf = (element: Element) => getComputedStyle(element).display

const isInline = (element: Element) => displayOf(element).startsWith("inline")

/** The element whose lines a text is a part of. */
const blockOf = (element: HTMLElement): HTMLElement =>
  isInline(element) ? blockOf(element.parentElement as HTMLElement) : element

const htmlIn = (element: Element) => [...element.querySelectorAll<HTMLElement>(":not(svg,svg *)")]

/**
 * Sets a piece of a part of the page in the site's own type, if nothing of that part that is in sight moves. Where something
 * would, letter spacing gives what stands on one line beside something else its old width, and at most 0.06 em of it brings back
 * a line that would break elsewhere.
 */
function swap(piece: HTMLElement, part: HTMLElement): void {
  const elements = [piece, ...htmlIn(piece)]
  // A piece of a line is as high as its font, which is not always that of the fallback.
  const boxes = [part, ...htmlIn(part)]
    .map((element) => [element, element.getBoundingClientRect()] as const)
    .filter(([element, box]) => isInSight(box) && displayOf(element) !== "inline")
  const texts = elements
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text)
    .filter(({ data }) => data.trim())
    .map((text) => {
      const element = text.parentElement as HTMLElement
      const block = blockOf(element)
      const was = measure(text)
      const { y, width } = block.getBoundingClientRect()
      return { text, element, block, was, top: was.y - y, width }
    })
    .filter(({ was }) => isInSight(was))
  piece.classList.add("fonts")
  for (let step = 0; step < 13; step++) {
    const fits = new Map<HTMLElement, string>()
    const tracked = new Map<HTMLElement, string>()
    for (const { text, element, block, was, top, width } of texts) {
      const is = measure(text)
      const box = block.getBoundingClientRect()
      const shift = is.y - box.y - top
      // Alone in a box that is as wide as before, it moves nothing, and in another one often nothing.
      const isFree =
        block.textContent === text.data &&
        !differ(is.x, was.x) &&
        (step < 2 || Math.abs(box.width - width) < 1)
      const isOnOtherLine = Math.abs(shift) > was.height / was.lines / 2
      // How many lines the text has gained, or how far it has moved to a later line.
      const excess = is.lines - was.lines || (isOnOtherLine ? shift : 0)
      if (excess) tracked.set(block, `${-Math.sign(excess) * step * 0.005}em`)
      else if (is.lines === 1 && !isFree)
        fits.set(
          element,
          `${(parseFloat(element.style.letterSpacing) || 0) + (was.width - is.width) / text.length}px`,
        )
    }
    const hasMoved = boxes.some(([element, was]) => {
      const is = element.getBoundingClientRect()
      const moves = differ(is.x, was.x) || differ(is.y, was.y)
      // What is higher moves what follows.
      return moves || (was.bottom < innerHeight && differ(is.height, was.height))
    })
    if (!tracked.size && !hasMoved) return
    // Correct line breaks first, widths second.
    for (const [element, spacing] of fits)
      element.style.letterSpacing = tracked.has(blockOf(element)) ? "" : spacing
    for (const [{ style }, spacing] of tracked) style.letterSpacing = spacing
  }
  piece.classList.remove("fonts")
  for (const { style } of elements) style.letterSpacing = ""
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
