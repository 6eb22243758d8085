import type { Page } from "@playwright/test"
import sharp from "sharp"
import { allRoutes } from "../../src/routes.ts"
import { findViolations } from "../wcag.ts"
import {
  answerIn,
  contactCall,
  contactPages,
  expect,
  fillIn,
  newMessage,
  openForm,
  refuse,
  test,
} from "./fixtures.ts"
import { dropLongTimers, spaceText } from "./seen.ts"

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await findViolations(page), new URL(page.url()).pathname).toEqual([])
}

const paths = [...allRoutes().map(({ path }) => path), "/no-such-page"]

/** The 404 page logs its path, and the browser logs the status. */
function expectOnly404(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([])
}

const appearances = [
  { name: "wide, light", width: 1280, colorScheme: "light" },
  { name: "320 pixels, dark", width: 320, colorScheme: "dark" },
] as const

for (const { name, width, colorScheme } of appearances)
  test(`axe finds nothing on any page (${name})`, async ({ page, complaints }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expectNoViolations(page)
      })
    expectOnly404(complaints)
  })

// A space at the end of a line, or before text that is out of sight, disappears in layout, and with it from the speech.
test("no two words of a heading or link are heard as one", async ({ page, complaints }) => {
  const session = await page.context().newCDPSession(page)
  for (const path of paths) {
    await page.goto(path)
    const { nodes } = await session.send("Accessibility.getFullAXTree")
    const children = Map.groupBy(nodes, ({ parentId }) => parentId)
    const inside = (parentId: string): typeof nodes =>
      (children.get(parentId) ?? []).flatMap((node) => [
        node,
        ...(node.role?.value === "InlineTextBox" ? [] : inside(node.nodeId)),
      ])
    const textIn = (parentId: string) =>
      inside(parentId).flatMap(({ role, name }) =>
        role?.value === "StaticText" ? [String(name?.value)] : [],
      )
    const main = nodes.find(({ role }) => role?.value === "main")
    const found = inside(main?.nodeId ?? "")
      .filter(({ role }) => role?.value === "heading" || role?.value === "link")
      .map(({ nodeId }) => textIn(nodeId).join("|"))
      .filter((text) => /[\p{L}\d.,]\|\p{L}/u.test(text))
    expect.soft(found, path).toEqual([])
  }
  expectOnly404(complaints)
})

/** The site's fallback fonts, and fonts of systems that have none of them. */
const faces = ["", "DejaVu Sans, sans-serif", "DejaVu Sans Mono, monospace"]

test("with text twice as large, no page scrolls sideways on a narrow phone and no figure breaks, in any font", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } })
  for (const path of paths) {
    await page.goto(path)
    for (const face of faces) {
      const found = await page.evaluate((face) => {
        const { documentElement } = document
        // Without this class the fallback fonts are shown.
        for (const part of document.querySelectorAll<HTMLElement>(".fonts, [style]")) {
          part.classList.remove("fonts")
          part.style.letterSpacing = ""
        }
        for (const name of ["--text", "--display"]) documentElement.style.setProperty(name, face)
        const figures = [...document.querySelectorAll("b")].filter(({ textContent }) =>
          /^\S*\d\S*$/.test(textContent),
        )
        const broken = figures.filter((figure) => {
          const range = document.createRange()
          range.selectNodeContents(figure)
          return (
            range.getBoundingClientRect().height > 1.8 * Number.parseFloat(getComputedStyle(figure).fontSize)
          )
        })
        const { fontSize } = getComputedStyle(documentElement)
        return [fontSize, documentElement.scrollWidth, ...broken.map(({ textContent }) => textContent)]
      }, face)
      expect.soft(found, `${path} ${face}`).toEqual(["32px", 320])
    }
  }
  expectOnly404(complaints)
})

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing on the form with errors, after failure and after success (${colorScheme})`, async ({
    page,
    complaints,
  }) => {
    const [, spanish] = contactPages
    const send = page.getByRole("button", { name: spanish.send })
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.addInitScript(dropLongTimers)
    await openForm(page, spanish)
    await send.click()
    await expect(answerIn(page)).toContainText(spanish.problem)
    await expectNoViolations(page)

    await fillIn(page, spanish, newMessage())
    await page.route(contactCall, refuse, { times: 1 })
    await send.click()
    await expect(answerIn(page)).toContainText(spanish.notSent)
    await expect(page.locator("[data-toast]")).toBeVisible()
    await expectNoViolations(page)

    await send.click()
    await expect(answerIn(page)).toContainText(spanish.stored)
    await expectNoViolations(page)
    complaints.splice(0)
  })

test("axe finds nothing in the open small-screen menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible()
  await expectNoViolations(page)
})

/** Runs in the page: focus rings that the window or a box cuts off, or that reach past a sticky bar onto what scrolls under it. */
function cutRings(): string[] {
  const cut = new Set<string>()
  for (const target of document.querySelectorAll<HTMLElement>("a, button, input, textarea")) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]")) continue
    target.focus()
    if (!target.matches(":focus-visible")) cut.add(`no ring: ${target.textContent}`)
    const { outlineOffset, outlineWidth } = getComputedStyle(target)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const across = [{ left: 0, right: document.documentElement.clientWidth }]
    // Of a text area, browsers bring only the caret into the window.
    const down = target.matches("textarea") ? [] : [{ top: 0, bottom: innerHeight }]
    for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      if (overflowX !== "visible" || position === "sticky") across.push(box.getBoundingClientRect())
      if (overflowY !== "visible" || position === "sticky") down.push(box.getBoundingClientRect())
    }
    for (const { left, right, top, bottom } of target.getClientRects())
      if (
        across.some((box) => left - reach < box.left - 0.5 || right + reach > box.right + 0.5) ||
        down.some((box) => top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5)
      )
        cut.add(target.getAttribute("aria-label") ?? target.textContent)
  }
  return [...cut]
}

test("every focus ring is whole and on its own ground in windows from 320 to 1280 px wide", async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const path of paths) {
    await page.goto(path)
    for (const [width, height] of [
      [320, 800],
      [1280, 800],
      // Too low for the privacy policy's table of contents, which scrolls.
      [1280, 560],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        scrollTo(0, 0)
      })
      // By keyboard, so that browsers show a ring.
      await page.keyboard.press("Tab")
      expect.soft(await page.evaluate(cutRings), `${path} at ${width} × ${height}`).toEqual([])
    }
  }
  expectOnly404(complaints)
})

/** Relative luminance (WCAG 2.2, glossary). */
function luminance(color: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(color, (value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

for (const colorScheme of ["light", "dark"] as const)
  test(`the link on the hills of the home page has 7:1 to them (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.setViewportSize({ width: 1280, height: 1000 })
    for (const path of ["/", "/es"]) {
      await page.goto(path)
      // Longer words reach farther over the hills.
      await spaceText(page)
      const link = page.locator("main .plain").first()
      const color = await link.evaluate((link) => {
        const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D
        pen.fillStyle = getComputedStyle(link).color
        pen.fillRect(0, 0, 1, 1)
        link.style.color = "transparent"
        return [...pen.getImageData(0, 0, 1, 1).data]
      })
      const ground = await sharp(await link.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer()
      const ratios = Array.from({ length: ground.length / 3 }, (_, pixel) => {
        const behind = luminance(ground.subarray(3 * pixel, 3 * pixel + 3))
        const [dark = 0, light = 0] = [behind, luminance(color)].sort((one, other) => one - other)
        return (light + 0.05) / (dark + 0.05)
      })
      expect.soft(Math.min(...ratios), path).toBeGreaterThanOrEqual(7)
    }
  })
