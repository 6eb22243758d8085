import type { Page } from "@playwright/test"

/** Runs in the page: parts of the focused element that are covered or off the screen; nothing if no element has the focus. */
function coveredParts(): string[] | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40)}`
  const parts = [...focused.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((across) =>
      // Browsers scroll a multi-line field to its caret, not to its end.
      (focused instanceof HTMLTextAreaElement ? [0.1] : [0.1, 0.5, 0.9]).map((down) => ({
        x: left + across * width,
        y: top + down * height,
      })),
    ),
  )
  const onScreen = parts.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  if (onScreen.length === 0) return [`${name}: off the screen`]
  return onScreen.flatMap(({ x, y }) => {
    const top = document.elementFromPoint(x, y)
    // A point between the lines of a link belongs to the link's container.
    if (!top || focused.contains(top) || top.contains(focused)) return []
    return [`${name}: under ${top.tagName} ${top.textContent?.trim().slice(0, 30)}`]
  })
}

/** Tabs through the whole page and lists every stop that is not fully visible (WCAG 2.2, 2.4.12). */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered = new Set<string>()
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press("Tab")
    const parts = await page.evaluate(coveredParts)
    if (stop > 0 && !parts) break
    for (const part of parts ?? []) covered.add(part)
  }
  return [...covered]
}

/** Runs first in a page: toasts stay until closed and answers never time out, so that the machine's speed does not matter. */
export function dropLongTimers(): void {
  const soon = setTimeout
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => (ms < 5000 ? soon(run, ms) : undefined),
  })
}

/** Runs in the page: waits until it has its web fonts and has tried them everywhere (src/site/browser/swap-fonts.ts). */
export async function triesFonts(): Promise<void> {
  const [address = ""] = /[^`"']+\/swap-fonts[^`"']+/.exec(document.body.innerHTML) ?? []
  await import(address)
}

/** Runs in the page: shows it in the web fonts as later pages of a visit do, without the spacing that keeps a first page's lines, or in the fallback fonts. */
export function showIn(fonts: "web fonts" | "fallback fonts"): void {
  document.documentElement.className = fonts === "web fonts" ? "fonts" : ""
  for (const element of document.querySelectorAll<HTMLElement>("[style]")) element.style.letterSpacing = ""
  if (fonts === "fallback fonts")
    for (const part of document.querySelectorAll(".fonts")) part.classList.remove("fonts")
}

/** Runs in the page: the text spacing of WCAG 2.2, 1.4.12. */
export function useTextSpacing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  )
  document.adoptedStyleSheets = [sheet]
}

export const spaceText = (page: Page) => page.evaluate(useTextSpacing)

/** The text size in the browser's settings. The default is 16. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard: pixels } })
}

/** Makes a page use its fallback fonts. */
export const withoutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort())
