import { allRoutes } from "../../src/routes.ts"
import { expect, test } from "./fixtures.ts"
import { faultsOfLayout } from "./layout.ts"
import type { Visitor } from "./visitor.ts"

const paths = [...allRoutes().map(({ path }) => path), "/no-such-page"]

/** Runs in the page: forces the site's fonts or the fallbacks, whichever loaded first. */
function chooseType(isOwn: boolean): void {
  const root = document.documentElement
  if (!isOwn) {
    root.className = ""
    return
  }
  root.className = "fonts"
  // Fonts added by a script override those of the style sheet, and are shown whenever they load.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const faces = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const value = (name: string) => rule.style.getPropertyValue(name)
    if (!value("src").includes(".woff2")) return []
    // With a unique address, because Firefox remembers that an address loaded too late.
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

for (const path of paths)
  test(`${path} has no layout faults at any width, and the browser reports no errors`, async ({
    visitor,
  }) => {
    await visitor.browser.resize(320, 800)
    await visitor.open(path)
    await visitor.read(chooseType, true)
    await visitor.sees("own", () => document.documentElement.dataset["faces"])
    for (const width of [320, 390, 1280]) {
      await visitor.browser.resize(width, 800)
      await expectNoFaults(visitor, `${width} px`)
    }
    await visitor.browser.resize(320, 800)
    await visitor.read(chooseType, false)
    await expectNoFaults(visitor, "320 px, in the stand-ins")
    // The 404 page logs the path that is missing (specification, section 2).
    if (path === "/no-such-page")
      expect(await visitor.complaints()).toEqual([expect.stringContaining("/no-such-page")])
  })

test("a first visit over a slow link causes no errors, and the next page has the fonts", async ({
  visitor,
  front,
}) => {
  front.delayMs = 200
  await visitor.open("/")
  await visitor.sees("", () => document.documentElement.className)
  await visitor.sees(
    2,
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).length,
  )
  front.delayMs = 0
  expect(await visitor.complaints()).toEqual([])
  await visitor.click("main a[href='/services']")
  await visitor.arrives("/services")
  await visitor.sees("fonts", () => document.documentElement.className)
})

for (const { path } of allRoutes())
  test(`${path} is restored by Back as it was left`, async ({ visitor }) => {
    // Firefox does not cache a page that is still loading something. On a later visit everything is cached.
    await expect(async () => {
      await visitor.open(path)
      await visitor.sees(true, () => document.forms[0]?.noValidate ?? true)
      await visitor.read(() => void Object.assign(window, { isKept: true }))
      await visitor.open(path === "/about" ? "/services" : "/about")
      await visitor.browser.back()
      await visitor.arrives(path)
      expect(await visitor.read(() => "isKept" in window)).toBe(true)
    }).toPass({ timeout: 60_000 })
    // WebKit reports requests that were interrupted by leaving the page.
    await visitor.complaints()
  })
