import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { test as base, expect, type Page } from "@playwright/test"
import { allRoutes, pathTo } from "../../src/routes.ts"
import { createPages } from "../../src/server/pages.ts"

/** `BUILT_SITE` names another folder than `dist`, for a build that was made beside it. */
const folder = process.env["BUILT_SITE"] ?? fileURLToPath(new URL("../../dist", import.meta.url))

/** A server for as long as it is used. */
async function serve(answer: RequestListener, use: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, "127.0.0.1")
  await once(server, "listening")
  await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  server.closeAllConnections()
}

const test = base.extend<object, { readonly origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => serve(createPages(folder), use),
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),
})

const paths = [...allRoutes().map(({ path }) => path), "/no-such-page"]

test("every page is painted with its styles from the document alone", async ({ page }) => {
  test.setTimeout(600_000)
  await page.route("**/*", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  )
  for (const path of paths) {
    await page.goto(path)
    const drawn = () =>
      page.evaluate(() => ({
        isPainted: performance.getEntriesByName("first-contentful-paint").length === 1,
        ground: getComputedStyle(document.body).backgroundColor,
        heading: document.querySelector("h1")?.getBoundingClientRect().width ?? 0,
      }))
    await expect.poll(async () => (await drawn()).isPainted, { message: path, intervals: [20] }).toBe(true)
    expect((await drawn()).ground, path).not.toBe("rgba(0, 0, 0, 0)")
    expect((await drawn()).heading, path).toBeGreaterThan(0)
  }
})

test("the first screen uses no styles that come after it", async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of paths) {
    await page.goto(path)
    const changed = await page.evaluate(() => {
      const picture = document.querySelector("main svg")
      const isOnFirstScreen = (element: Element) =>
        picture &&
        !element.contains(picture) &&
        !(picture.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      const elements = [...document.querySelectorAll("body *")].filter(isOnFirstScreen)
      const look = () =>
        elements.flatMap((element) =>
          ["", "::before", "::after"].map((part) => {
            const style = getComputedStyle(element, part)
            if (part && style.content === "none") return ""
            return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join(";")
          }),
        )
      const [first, rest] = [...document.styleSheets]
      if (!first || !rest || elements.length === 0) return ["no first screen with styles of its own"]
      const whole = look()
      rest.disabled = true
      const alone = look()
      return elements
        .filter(
          (_, index) =>
            whole.slice(3 * index, 3 * index + 3).join() !== alone.slice(3 * index, 3 * index + 3).join(),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    })
    expect(changed, path).toEqual([])
  }
})

/**
 * Runs in the page before anything else. A word that stays on its line does not count as moved: only the
 * font of the text beside it has changed.
 */
function watchShifts(): void {
  interface Source {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { sources: Source[] })[]
    const moved = shifts
      .flatMap(({ sources }) => sources)
      .filter(
        ({ node, previousRect, currentRect }) => !(node instanceof Text && previousRect.y === currentRect.y),
      )
      .map(({ node }) => node?.textContent?.slice(0, 40))
    if (moved.length > 0) Object.assign(window, { moved })
  }).observe({ type: "layout-shift", buffered: true })
}

/** What a page is made of arrives in pieces, and the browser draws a frame or two in between. */
const trickle = test.extend({
  baseURL: async ({ origin }, use) =>
    serve(async ({ url }, response) => {
      const answer = await fetch(origin + url)
      response.setHeader("content-type", answer.headers.get("content-type") ?? "")
      const body = Buffer.from(await answer.arrayBuffer()).toString("latin1")
      // A piece also ends between two buttons, of which the second one may be the higher.
      for (const part of body.split(/(?=<a class="button)/))
        for (let start = 0; start < part.length; start += 4096) {
          response.write(part.slice(start, start + 4096), "latin1")
          await new Promise((drawn) => setTimeout(drawn, 40))
        }
      response.end()
    }, use),
})

trickle("nothing moves while page and fonts arrive", async ({ context }) => {
  trickle.setTimeout(600_000)
  await context.addInitScript(watchShifts)
  const opensWithoutShift = async (path: string, width: number) => {
    // Each page is the first one of a visit: nothing is cached.
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 850 })
    await page.route("**/*.woff2", async (route) => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 150))))
      await route.continue()
    })
    await page.goto(path)
    const fallbacks = page.locator("body > :not(.fonts, main, script), main > :not(.fonts)")
    const message = `${path} at ${width} px in fallback fonts`
    await expect.poll(() => fallbacks.count(), { message, intervals: [20] }).toBe(0)
    // A shift is told a moment later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
    expect(await page.evaluate("window.moved"), `${path} at ${width} px`).toBeUndefined()
    await page.close()
  }
  // Six at once, because each mostly waits for its pieces.
  for (let index = 0; index < paths.length; index += 2)
    await Promise.all(
      paths
        .slice(index, index + 2)
        .flatMap((path) => [412, 768, 1280].map((width) => opensWithoutShift(path, width))),
    )
  // Here a name within a sentence would go to another line, and no box would tell.
  await opensWithoutShift(pathTo("about", "es"), 900)
})

const preloaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")].map(({ as }) => as),
  )

/** Runs in the page. */
const familyOfHeading = () =>
  getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily.split(",")[0]

test("the first paint waits for the fonts on later pages and on reload only", async ({ page, origin }) => {
  await page.addInitScript(
    `addEventListener("DOMContentLoaded", () => { familyAtFirst = (${familyOfHeading})() })`,
  )
  const familyAtFirst = () => page.evaluate("familyAtFirst")
  for (const referer of ["", "https://search.example/"]) {
    await page.goto("/", referer ? { referer } : {})
    expect(await familyAtFirst(), referer).toBe('"Besley DejaVu"')
    expect(await preloaded(page), referer).toEqual([])
  }
  for (const later of [() => page.reload(), () => page.goto("/about", { referer: `${origin}/` })]) {
    await later()
    expect(await familyAtFirst()).toBe("Besley")
    expect(await preloaded(page)).toEqual(["font", "font"])
  }
})

test("text is measured in search of the fonts only after the first frame", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { isFramed: false, early: 0, late: 0 }
    Object.assign(globalThis, { seen })
    requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { isFramed: true })))
    const { measureText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      if (seen.isFramed) seen.late++
      else seen.early++
      return measureText.call(this, text)
    }
  })
  for (const path of ["/", "/privacy"]) {
    await page.goto(path)
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: object }).seen)
    await expect.poll(seen, path).toMatchObject({ early: 0, late: 2 })
  }
})

test("the first page of a visit asks for no font before it has loaded, then shows both", async ({ page }) => {
  await page.goto("/")
  const fontTimes = () =>
    page.evaluate(() => {
      const [fonts, visits] = [".woff2", location.href].map((end) =>
        performance.getEntries().filter(({ name }) => name.endsWith(end)),
      ) as [PerformanceEntry[], PerformanceNavigationTiming[]]
      return fonts.map(({ startTime }) => startTime >= (visits[0]?.loadEventStart ?? Infinity))
    })
  await expect.poll(fontTimes).toEqual([true, true])
  await expect.poll(() => page.evaluate(familyOfHeading)).toBe("Besley")
})

test("a later page whose fonts missed the first paint shows them afterward", async ({ page }) => {
  await page.goto("/")
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  const hasLongBeenPainted = () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    return !("isFirst" in window) && paint !== undefined && performance.now() - paint.startTime > 500
  }
  await page.route("**/*.woff2", async (route) => {
    // While the page is being replaced, there is none to ask.
    await expect.poll(() => page.evaluate(hasLongBeenPainted).catch(() => false)).toBe(true)
    await route.continue()
  })
  await page.reload()
  await expect(page.locator("body > :not(.fonts, main, script), main > :not(.fonts)")).toHaveCount(0)
  // A page can have the fonts' names and still be drawn with the fallbacks.
  const widthIn = (family: string) =>
    page.getByRole("heading", { level: 1 }).evaluate((heading, family) => {
      heading.style.cssText = `position: absolute; white-space: nowrap; font-family: ${family}`
      return heading.getBoundingClientRect().width
    }, family)
  expect(await widthIn("Besley, monospace")).not.toBe(await widthIn("monospace"))
  expect(await widthIn("Hanken, monospace")).not.toBe(await widthIn("monospace"))
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the fonts come with the style sheet", async ({ page }) => {
    const both = ["besley", "hanken"].map((name) =>
      page.waitForResponse(new RegExp(`/${name}[^/]*[.]woff2$`)),
    )
    await page.goto("/")
    await Promise.all(both)
  })
})
