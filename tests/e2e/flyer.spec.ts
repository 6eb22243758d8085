import { inflateSync } from "node:zlib"
import { business } from "../../src/business.ts"
import { allRoutes } from "../../src/routes.ts"
import { copy } from "../../src/site/copy/index.ts"
import { pagesIn } from "../pdf.ts"
import { expect, test } from "./fixtures.ts"

/** Both flyers, with lines that must be printed. */
const flyers = (
  [
    ["/flyer", copy.en.shared.legal],
    ["/es/flyer", copy.es.shared.legal],
  ] as const
).map(
  ([path, legal]) =>
    [
      path,
      [
        legal.equalHousing[business.equalHousing],
        legal.preApprovalFootnote,
        legal.loanConditions,
        legal.notActingForGovernment,
        ...[business.brokerage.registeredName, business.lender.nmlsId].filter((fact) => fact !== undefined),
      ],
    ] as const,
)

/** All colors in a PDF, as red, green and blue from 0 to 1. */
function colorsIn(pdf: Buffer): number[][] {
  const streams = pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...streams].flatMap(([, data = ""]) => {
    try {
      const drawn = inflateSync(Buffer.from(data, "latin1")).toString("latin1")
      return [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg\b/gi)].map(([, ...channels]) =>
        channels.map(Number),
      )
    } catch {
      return [] // no compressed drawing: a font's file, or text
    }
  })
}

/** Black, white or gray, allowing for rounding. */
const isInk = (color: number[]) => Math.max(...color) - Math.min(...color) < 0.01

for (const [path, lines] of flyers) {
  test(`${path} prints in color with background graphics and in one ink without`, async ({ page }) => {
    await page.goto(path)
    const print = (printBackground: boolean) => page.pdf({ preferCSSPageSize: true, printBackground })
    expect(colorsIn(await print(true)).filter((color) => !isInk(color))).not.toEqual([])
    const inks = colorsIn(await print(false))
    expect(inks.length).toBeGreaterThan(0)
    expect(inks.filter((color) => !isInk(color))).toEqual([])
  })

  test(`${path} has no print smaller than 7.5 points`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: "print" })
    // In one step: the QR service's picture goes as soon as it has failed, and then has no size.
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll("article *")].map((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      ),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10) // pixels, 96 to the inch
  })

  test(`${path} is exactly one letter page, with and without background graphics`, async ({ page }) => {
    await page.goto(path)
    for (const printBackground of [true, false]) {
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground })
      expect(pagesIn(pdf)).toBe(1)
      // Points: 8.5 × 11 inches (specification, section 9).
      expect(pdf.toString("latin1")).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
    }
  })

  test(`${path} prints its license and housing lines, and nothing is cut off`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: "print" })
    for (const line of lines) await expect(page.locator("article").getByText(line).first()).toBeVisible()
    for (const link of await page.locator("article a").all())
      await expect(link, "on paper").toHaveCSS("text-decoration-line", "none")
    const spill = await page.locator("article").evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)
    expect(spill).toBe(0)
  })

  test(`${path} prints its own QR code while the QR service hangs`, async ({ page }) => {
    await page.route("https://api.qrserver.com/**", () => {})
    await page.addInitScript(() => {
      Object.assign(globalThis, { print: () => document.body.setAttribute("data-printed", "") })
    })
    await page.goto(path)
    await page.locator("[data-print]").click()
    await expect(page.locator("body")).toHaveAttribute("data-printed")
    await expect(page.locator("article").getByRole("img", { name: /QR/ })).toBeVisible()
  })
}

test("the Equal Housing mark is no smaller than the firm's own, in any window and on paper", async ({
  page,
}) => {
  for (const [path, part] of [
    ["/", "body"],
    ["/flyer", "article"],
  ] as const)
    for (const width of [320, 1280, 1920, 2560, "paper"] as const) {
      await page.emulateMedia({ media: width === "paper" ? "print" : "screen" })
      await page.setViewportSize({ width: width === "paper" ? 816 : width, height: 900 })
      await page.goto(path)
      const [own, housing] = await page.locator(part).evaluate((element) =>
        ["0 0 32 32", "0 0 40 36"].map((viewBox) => {
          const marks = [...element.querySelectorAll(`svg[viewBox="${viewBox}"]`)]
          return Math.max(...marks.map((mark) => mark.getBoundingClientRect().width))
        }),
      )
      expect.soft(housing, `${path}, ${width}`).toBeGreaterThanOrEqual(own ?? Number.NaN)
    }
})

test("the flyer requests a QR code of the site from the external service", async ({ page }) => {
  const asked: string[] = []
  await page.route("https://api.qrserver.com/**", (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("data") ?? "")
    return route.abort()
  })
  await page.goto("/es/flyer")
  await page.locator("article").getByRole("img", { name: /QR/ }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual([`${business.origin}/es`])
  await expect(page.locator("article img"), "no broken picture over the page's own code").toHaveCSS(
    "opacity",
    "0",
  )
})

test("a QR code that fails before the page's scripts run does not lie over the page's own either", async ({
  page,
}) => {
  await page.route("https://api.qrserver.com/**", (route) => route.abort())
  const failed = page.waitForEvent("requestfailed")
  // Modules run in their order, after a first one that waits.
  await page.route("/flyer", async (route) => {
    const response = await route.fetch()
    const head = '<head><script type="module" src="/first.js"></script>'
    await route.fulfill({ response, body: (await response.text()).replace("<head>", head) })
  })
  await page.route("/first.js", async (route) => {
    await failed
    await route.fulfill({ contentType: "text/javascript" })
  })
  await page.goto("/flyer", { waitUntil: "commit" })
  await page.locator("article").getByRole("img", { name: /QR/ }).scrollIntoViewIfNeeded()
  await failed
  await expect(page.locator("article img")).toHaveCSS("opacity", "0")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the flyer explains how to print, and shows no button that does nothing", async ({ page }) => {
    await page.goto("/flyer")
    await expect(page.locator("[data-print]")).toBeHidden()
    await expect(page.getByText("Choose letter paper")).toBeVisible()
    for (const link of await page.locator("article a").all())
      await expect(link, "on the screen").toHaveCSS("text-decoration-line", "underline")
  })
})

test("every page prints black on white, without navigation", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.goto("/contact")
  for (const navigation of await page.locator("nav").all()) await expect(navigation).toBeHidden()
  const grounds = await page
    .locator("body, body :is(header, main, section, footer)")
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor))
  expect(new Set(grounds).difference(new Set(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]))).toEqual(new Set())
  expect(grounds).toContain("rgb(255, 255, 255)")
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
})

for (const { path } of allRoutes().filter(({ page }) => page !== "flyer"))
  test(`the words of ${path} are printed whole, and not on the edge of a drawn shape`, async ({ page }) => {
    await page.emulateMedia({ media: "print" })
    await page.goto(path)
    const spoiled = await page.locator("main *:not(svg *)").evaluateAll((all) =>
      all
        .filter((element) => element.textContent.trim() && element.checkVisibility())
        .filter((element) => {
          const { clipPath, boxShadow, position } = getComputedStyle(element)
          // Text for screen readers alone is clipped out of sight.
          return position !== "absolute" && (clipPath !== "none" || boxShadow.includes("inset"))
        })
        .map((element) => element.textContent),
    )
    expect(spoiled).toEqual([])
  })
