import { languages } from "../../src/languages.ts"
import { allRoutes, otherLanguage, pathTo } from "../../src/routes.ts"
import { useTextSpacing } from "../e2e/seen.ts"
import { keys } from "./browser.ts"
import { startFirefox } from "./firefox.ts"
import { expect, test } from "./fixtures.ts"
import { weakRings } from "./focus-rings.ts"
import { faultsOfLayout } from "./layout.ts"
import type { Visitor } from "./visitor.ts"

const paths = [...allRoutes().map(({ path }) => path), "/no-such-page"]

/** Runs in the page: shows it in the web fonts or in the fallbacks, whichever it had first. */
function chooseType(isOwn: boolean): void {
  const root = document.documentElement
  for (const part of document.querySelectorAll(".fonts")) part.classList.remove("fonts")
  for (const element of document.querySelectorAll<HTMLElement>("[style]")) element.style.letterSpacing = ""
  if (!isOwn) return
  root.className = "fonts"
  // Faces that a script adds win over those of the style sheet, and are shown however late they come.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const faces = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const value = (name: string) => rule.style.getPropertyValue(name)
    if (!value("src").includes(".woff2")) return []
    // With a different URL, because Firefox remembers that the original one arrived too late.
    const face = new FontFace(value("font-family"), value("src").replace(".woff2", ".woff2?chosen"), {
      weight: value("font-weight") || "normal",
      unicodeRange: value("unicode-range") || "U+0-10FFFF",
    })
    return [face.load()]
  })
  void Promise.all(faces).then((loaded) => {
    for (const face of loaded) document.fonts.add(face)
    root.dataset["faces"] = "own"
  })
}

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

for (const path of paths)
  test(`${path} switches to the web fonts on a first visit at any width, has no layout faults at any width, and the browser reports no errors`, async ({
    visitor,
  }) => {
    for (const width of [1280, 768, 320, 390]) {
      await visitor.browser.resize(width, 800)
      await visitor.open(path)
      await expectWebFonts(visitor)
    }
    await visitor.read(chooseType, true)
    await visitor.sees("own", () => document.documentElement.dataset["faces"])
    for (const width of [390, 667, 1280, 320]) {
      await visitor.browser.resize(width, 800)
      await expectNoFaults(visitor, `${width} px`)
    }
    await visitor.read(chooseType, false)
    await expectNoFaults(visitor, "320 px, in the stand-ins")
    await visitor.read(useTextSpacing)
    await expectNoFaults(visitor, "320 px, in the stand-ins, with text spaced")
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

for (const { page, path, language } of allRoutes())
  test(`the language switch of ${path} leads to its counterpart, and Back restores it from the cache`, async ({
    visitor,
  }) => {
    const other = otherLanguage(language)
    // Firefox does not keep a page that is left while it still fetches something; a later visit finds it fetched.
    await expect(async () => {
      await visitor.open(path)
      await visitor.hydrated()
      await visitor.read(() => void Object.assign(window, { isKept: true }))
      await visitor.click("header nav a[hreflang]")
      await visitor.arrives(pathTo(page, other))
      await visitor.sees(other, () => document.documentElement.lang)
      await visitor.browser.back()
      await visitor.arrives(path)
      expect(await visitor.read(() => "isKept" in window)).toBe(true)
    }).toPass()
    // WebKit complains of what it was still fetching when the page was left.
    await visitor.complaints()
  })
