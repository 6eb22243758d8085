import { languages } from "../../src/languages.ts"
import { allRoutes, pageIds, pathTo } from "../../src/routes.ts"
import { showIn, useTextSpacing } from "../e2e/seen.ts"
import { keys } from "./browser.ts"
import { startFirefox } from "./firefox.ts"
import { expect, test } from "./fixtures.ts"
import { weakRings } from "./focus-rings.ts"
import { faultsOfLayout } from "./layout.ts"
import type { Visitor } from "./visitor.ts"

const paths = [...allRoutes().map(({ path }) => path), "/no-such-page"]

async function expectNoFaults(visitor: Visitor, what: string): Promise<void> {
  expect.soft(await visitor.read(faultsOfLayout), what).toEqual([])
}

/** Waits until the page shows both web fonts in all its parts. */
async function expectWebFonts(visitor: Visitor): Promise<void> {
  await visitor.sees([], () =>
    [...document.querySelectorAll("body > :not(main, script), main > *")]
      .filter(({ classList }) => !classList.contains("fonts"))
      .map(({ className }) => `${innerWidth} px: ${className}`),
  )
  // A canvas draws with the page's fonts; the widths show that all three differ.
  await visitor.sees(true, () => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D
    const widths = ["Besley,monospace", "Hanken,monospace", "monospace"].map((families) => {
      pen.font = `40px ${families}`
      return pen.measureText("i").width
    })
    return new Set(widths).size === 3
  })
}

/** Runs in the page. Without pictures, because the QR code's goes when its service fails. */
const fontFamilies = () =>
  [...document.querySelectorAll("body > :not(main) *:not(img), main > * *:not(img)")].map(
    (element) => getComputedStyle(element).fontFamily,
  )

for (const path of paths)
  test(`${path} switches to the web fonts on a first visit at any width, has no layout faults at any width, and the browser reports no errors`, async ({
    visitor,
  }) => {
    const windows = [
      [1280, 800],
      [768, 1024],
      [390, 844],
      [320, 568],
    ] as const
    for (const [width, height] of windows) {
      await visitor.browser.resize(width, height)
      await visitor.open(path)
      await expectWebFonts(visitor)
      await expectNoFaults(visitor, `${width} px`)
      const families = await visitor.read(fontFamilies)
      await visitor.read(showIn, "web fonts")
      expect.soft(families, "the fonts of a later page").toEqual(await visitor.read(fontFamilies))
      await expectNoFaults(visitor, `${width} px, as on a later page`)
      if (width !== 768) continue
      await visitor.browser.resize(667, 375)
      await expectNoFaults(visitor, "667 px, a phone on its side")
    }
    await visitor.read(showIn, "fallback fonts")
    await expectNoFaults(visitor, "320 px, in the fallback fonts")
    await visitor.read(useTextSpacing)
    await expectNoFaults(visitor, "320 px, in the fallback fonts, with text spaced")
    // By keyboard, so that browsers show a ring.
    await visitor.browser.press(keys.tab)
    expect.soft(await visitor.read(weakRings), "focus rings").toEqual([])
    // The 404 page logs the path that is missing (specification, section 2).
    if (path === "/no-such-page")
      expect(await visitor.complaints()).toEqual([expect.stringContaining("/no-such-page")])
  })

// Unlike the text size of Chromium's settings, this also enlarges text whose size depends on the window.
test("with only the text zoomed to 200% in Firefox, no page scrolls sideways on a narrow phone", async ({
  front,
}) => {
  const browser = await startFirefox("light", 200)
  try {
    await browser.resize(320, 800)
    for (const path of paths) {
      await browser.open(new URL(path, front.origin).href)
      const seen = await browser.evaluate(
        "[getComputedStyle(document.documentElement).fontSize, document.documentElement.scrollWidth - document.documentElement.clientWidth]",
      )
      expect.soft(seen, path).toEqual(["32px", 0])
    }
  } finally {
    await browser.close()
  }
})

/** Runs in the page: rows of a table whose name reaches the drawing beside it. */
function namesOverDrawings(): (string | null)[] {
  const isOver = (cell: Element) => {
    const text = document.createRange()
    text.selectNodeContents(cell.firstChild as Node)
    const drawing = cell.querySelector("svg")?.getBoundingClientRect()
    const name = text.getBoundingClientRect()
    return !drawing || (name.right > drawing.left + 1 && name.bottom > drawing.top)
  }
  return [...document.querySelectorAll("tbody th")].filter(isOver).map(({ textContent }) => textContent)
}

for (const language of languages)
  test(`on ${pathTo("services", language)} no stage's name reaches its drawing`, async ({ visitor }) => {
    for (const width of [1200, 1280, 1920]) {
      await visitor.browser.resize(width, 800)
      await visitor.open(pathTo("services", language))
      expect.soft(await visitor.read(namesOverDrawings), `${width} px`).toEqual([])
    }
  })

test("the second page of a visit asks for the fonts from the start", async ({ visitor }) => {
  await visitor.open("/")
  await visitor.sees("", () => document.documentElement.className)
  await visitor.sees(
    2,
    () =>
      new Set(
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".woff2")),
      ).size,
  )
  expect(await visitor.complaints()).toEqual([])
  await visitor.click("main a[href='/services']")
  await visitor.arrives("/services")
  // A machine too slow to show them in time has asked for them at the start all the same.
  await visitor.sees(2, () => document.querySelectorAll("link[rel=preload][as=font]").length)
})

for (const page of pageIds)
  test(`the language switch leads from ${pathTo(page, "en")} to ${pathTo(page, "es")} or back, and Back and Forward restore both from the cache`, async ({
    visitor,
    engine,
  }) => {
    const [first, second] = engine === "firefox" ? (["es", "en"] as const) : (["en", "es"] as const)
    const isKept = () => "isKept" in window
    const keep = () => visitor.read(() => void Object.assign(window, { isKept: true }))
    // Firefox does not keep a page that is left while it still fetches something; a later visit finds it fetched.
    await expect(async () => {
      await visitor.open(pathTo(page, first))
      await visitor.hydrated()
      await keep()
      await visitor.click("header nav a[hreflang]")
      await visitor.arrives(pathTo(page, second))
      await visitor.sees(second, () => document.documentElement.lang)
      await visitor.hydrated()
      await keep()
      await visitor.browser.back()
      await visitor.arrives(pathTo(page, first))
      expect(await visitor.read(isKept)).toBe(true)
      await visitor.read(() => void setTimeout(() => history.forward()))
      await visitor.arrives(pathTo(page, second))
      expect(await visitor.read(isKept)).toBe(true)
    }).toPass()
    // WebKit complains of what it was still fetching when the page was left.
    await visitor.complaints()
  })
