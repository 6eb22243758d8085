import type { Page } from "@playwright/test"
import { allRoutes } from "../../src/routes.ts"
import { office } from "../../src/site/links.ts"
import {
  contactCall,
  contactPages,
  expect,
  expectReact,
  fillIn,
  newMessage,
  openForm,
  refuse,
  test,
} from "./fixtures.ts"
import {
  coveredStops,
  dropLongTimers,
  setTextSize,
  showIn,
  spaceText,
  triesFonts,
  withoutFonts,
} from "./seen.ts"

const [english, spanish] = contactPages
const paths = allRoutes().map(({ path }) => path)
/** Only the flyer has a size that depends on the language. */
const differentSizes = paths.filter((path) => !path.startsWith("/es") || path.endsWith("flyer"))

/** A window of 1280 × 1024 at 400%. */
const zoomed = { width: 320, height: 256 }
const landscapePhone = { width: 740, height: 360 }

const phone = { width: 320, height: 568 }
const widerPhone = { width: 375, height: 667 }
/** The shortest and the longest, and the form. */
const samples = ["/", "/es/contacto", "/es/privacidad", "/es/hipotecas"]

for (const [name, viewport, textSize, pages, hasFonts] of [
  ["on a narrow phone", phone, 16, paths, true],
  ["on a narrow phone with fallback fonts", phone, 16, samples, false],
  ["on a phone with text twice as large", widerPhone, 32, samples, true],
  ["on a phone on its side", landscapePhone, 16, paths, true],
  // Nothing is fixed in windows as low as this, and the layout is the narrow phone's.
  ["at 400% zoom", zoomed, 16, samples, true],
] as const)
  test(`nothing covers the focus ${name}`, async ({ page, complaints }) => {
    test.setTimeout(600_000)
    if (!hasFonts) await withoutFonts(page)
    await page.setViewportSize(viewport)
    await setTextSize(page, textSize)
    for (const path of pages) {
      await page.goto(path)
      expect.soft(await coveredStops(page), path).toEqual([])
    }
    if (!hasFonts) complaints.splice(0)
  })

for (const words of [english, spanish])
  test(`at 400% zoom a problem's link leads to a field whose label and problem are in sight (${words.language})`, async ({
    page,
  }) => {
    await openForm(page, words)
    await page.setViewportSize(zoomed)
    await page.getByRole("button", { name: words.send }).press("Enter")
    for (const field of ["name", "email", "message"]) {
      await page.locator(`[role=group] a[href="#${field}"]`).press("Enter")
      await expect(page.locator(`#${field}`)).toBeFocused()
      await expect(page.locator(`label[for=${field}]`)).toBeInViewport({ ratio: 1 })
      await expect(page.locator(`#${field}-error`)).toBeInViewport({ ratio: 1 })
    }
  })

async function failToSend(page: Page): Promise<void> {
  await page.addInitScript(dropLongTimers)
  await page.route(contactCall, refuse)
  await page.goto(spanish.path)
  // React comes when the form comes near.
  await page.locator("form").scrollIntoViewIfNeeded()
  await expectReact(page)
  await fillIn(page, spanish, newMessage())
  await page.getByRole("button", { name: spanish.send }).click()
  await expect(page.locator("[data-toast]")).toBeVisible()
}

for (const [name, viewport, textSize] of [
  ["at 400% zoom", zoomed, 16],
  ["on a phone on its side", landscapePhone, 16],
  ["on a narrow phone", phone, 16],
  ["with text twice as large", widerPhone, 32],
  ["with text twice as large on a tall phone", { width: 390, height: 1000 }, 32],
] as const)
  test(`the toast never covers the focus and stays on the screen, ${name}`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport)
    await setTextSize(page, textSize)
    await failToSend(page)
    const close = page.getByRole("button", { name: spanish.close })
    await close.focus()
    await expect(close).toBeInViewport({ ratio: 1 })
    await expect(close).toHaveCSS("width", `${(44 * textSize) / 16}px`)
    // The toast stays while its button has the focus.
    expect(await coveredStops(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(close).toHaveCount(0)
    expect(await page.evaluate(roomBelow), "what is left of its room").toEqual({ kept: 8, atEnd: "0px" })
    complaints.splice(0)
  })

/** Runs in the page: the pixels kept free above the bar, and the room at the end of the page. */
async function roomBelow() {
  // Observers of sizes run after the frame that removes the toast.
  for (const _ of ["drawn", "observed"]) await new Promise(requestAnimationFrame)
  const bar = document.querySelector<HTMLElement>("body > nav")
  const footer = document.querySelector("body > footer") as Element
  return {
    kept: Number.parseFloat(document.documentElement.style.scrollPaddingBottom) - (bar?.offsetHeight ?? 0),
    atEnd: getComputedStyle(footer).marginBottom,
  }
}

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true })

for (const [name, width, prepare] of [
  ["with text spaced", 320, spaceText],
  ["without the fonts and with text spaced", 320, spaceText],
  ["with text twice as large", 375, () => {}],
] as const)
  test(`the open menu does not cover its button ${name}`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 })
    if (name.includes("fonts")) await withoutFonts(page)
    if (name.includes("large")) await setTextSize(page, 32)
    await page.goto("/contact")
    await prepare(page)
    await menuButton(page).click()
    const menu = page.getByRole("navigation", { name: "Main", exact: true })
    await expect(menu).toBeVisible()
    const header = await page.getByRole("banner").boundingBox()
    expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
    await menuButton(page).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL("/contact")
    complaints.splice(0)
  })

test("all of the menu and of the message field can be reached on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 300 })
  await page.goto("/contact")
  await menuButton(page).click()
  const menu = await page.getByRole("navigation", { name: "Main", exact: true }).boundingBox()
  expect((menu?.y ?? 0) + (menu?.height ?? 300)).toBeLessThanOrEqual(300)
  await menuButton(page).click()
  await page.setViewportSize({ width: 390, height: 664 })
  const message = page.getByRole("textbox", { name: "Message" })
  await expectReact(page)
  await message.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - innerHeight + 150))
  await message.click({ position: { x: 20, y: 20 } })
  await expect(message).toBeInViewport({ ratio: 0.99 })
})

test("the open menu closes when the focus leaves it with Tab or Shift+Tab", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/contact")
  const menu = page.getByRole("navigation", { name: "Main", exact: true })
  await menuButton(page).focus()
  await page.keyboard.press("Enter")
  await menu.getByRole("link").last().focus()
  await page.keyboard.press("Tab")
  await expect(menu).toBeHidden()
  await menuButton(page).focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Shift+Tab")
  await expect(menuButton(page)).toBeFocused()
  await expect(menu).toBeVisible()
  await page.keyboard.press("Shift+Tab")
  await expect(menu).toBeHidden()
})

/** Runs in the page: texts that overflow their box or are cut off by it. */
function lostTexts(): string[] {
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lost: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest("svg, script, style, [aria-hidden=true]"))
      continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    // Visually hidden, for screen readers.
    if (
      parent.closest(".skip") ||
      ancestors(parent).some((element) => getComputedStyle(element).clipPath === "inset(50%)")
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const isOutside = rect.right > document.documentElement.clientWidth + 1 || rect.left < -1
      const box = parent.closest("section, li, td, th, article, header, footer, nav, form, main")
      const frame = box?.getBoundingClientRect()
      const sticksOut = frame && (rect.right > frame.right + 3 || rect.left < frame.left - 3)
      const clips = [...(box ? [box] : [])].some((element) => {
        const { overflowY } = getComputedStyle(element)
        return overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2
      })
      if (isOutside || sticksOut || clips) lost.push(node.textContent.trim().slice(0, 40))
    }
  }
  return [...new Set(lost)]
}

/** Opens a page and shows it in windows of several widths. */
async function* atWidths(page: Page, path: string, widths: readonly number[]): AsyncGenerator<string> {
  const [first = 0] = widths
  await page.setViewportSize({ width: first, height: 800 })
  await page.goto(path)
  await page.evaluate(triesFonts)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => innerWidth)).toBe(width)
    yield `${path} at ${width} px`
  }
}

/** The same, in each width with the web fonts and with the fallback fonts. */
async function* inBothFonts(page: Page, path: string, widths: readonly number[]): AsyncGenerator<string> {
  for await (const view of atWidths(page, path, widths))
    for (const fonts of ["web fonts", "fallback fonts"] as const) {
      await page.evaluate(showIn, fonts)
      yield `${view} in the ${fonts}`
    }
}

// For 320 px, tests/engines/pages.spec.ts says it in three engines.
test("no text is cut off with increased text spacing at widths from 390 to 1280 px", async ({
  page,
  complaints,
}) => {
  test.setTimeout(600_000)
  for (const path of [...paths, "/no-such-page"])
    for await (const view of inBothFonts(page, path, [390, 768, 1024, 1280])) {
      await spaceText(page)
      expect.soft(await page.evaluate(lostTexts), view).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `pixels that ${view} scrolls sideways`).toBe(0)
    }
  // The page for unknown addresses logs its path, and the browser its status.
  expect(complaints.splice(0).filter((text) => !/404/.test(text))).toEqual([])
})

/** Runs in the page: running text narrower than half the window. */
function narrowTexts(): string[] {
  return [...document.querySelectorAll("main :is(p, li, dt, dd, td, span)")].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden"))
      return []
    const { display, paddingLeft, paddingRight } = getComputedStyle(element)
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const text = own.map(({ textContent }) => textContent).join("")
    if (display === "inline" || text.length < 40) return []
    const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return width < innerWidth / 2 ? [`${text.slice(0, 40)}: ${Math.round(width)} px`] : []
  })
}

test("with text twice as large on a phone, running text has at least half the width", async ({ page }) => {
  await page.setViewportSize(widerPhone)
  await setTextSize(page, 32)
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await page.evaluate(narrowTexts), path).toEqual([])
  }
})

/**
 * Runs in the page: words on several lines where hyphenation is off or does not take words so short. Whether a hyphen
 * is drawn depends on the browser's dictionaries, and Debian's Chromium has none.
 */
function wordsWithoutHyphen(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll("main :is(p, li, dt, dd, th, td)")) {
    const { hyphens, hyphenateLimitChars } = getComputedStyle(element)
    const shortest =
      hyphens === "auto" ? Number.parseFloat(hyphenateLimitChars) || 5 : Number.POSITIVE_INFINITY
    const isHidden = [element, element.closest("thead")].some(
      (part) => part && getComputedStyle(part).clipPath === "inset(50%)",
    )
    if (isHidden || element.closest(".visually-hidden")) continue
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && word.length < shortest) found.push(word)
      }
    }
  }
  return found
}

/** Mortgage has no bytes left for more hyphens (docs/accessibility.md). */
const pathsButMortgage = paths.filter((path) => !/mortgage|hipotecas/.test(path))

test("words of running text and tables break with a hyphen with text spaced at 320 and 768 px", async ({
  page,
}) => {
  test.setTimeout(600_000)
  for (const path of pathsButMortgage)
    for await (const view of inBothFonts(page, path, [320, 768])) {
      await spaceText(page)
      expect.soft(await page.evaluate(wordsWithoutHyphen), view).toEqual([])
    }
})

test("the large phone number stays on its card and breaks only at spaces", async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(english.path)
    const number = page.getByRole("main").getByRole("link", { name: office.phone.label })
    await expect(number).toHaveText(office.phone.label)
    const fits = () =>
      number.evaluate((link) => {
        const card = link.closest("section")?.getBoundingClientRect()
        const { right } = link.getBoundingClientRect()
        return card !== undefined && right <= card.right && link.scrollWidth <= link.clientWidth + 1
      })
    const lines = () =>
      number.evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    expect(await lines(), `lines at ${width} px`).toBe(1)
    await spaceText(page)
    expect(await fits(), `with text spaced at ${width} px`).toBe(true)
    expect(await lines(), `lines with text spaced at ${width} px`).toBeLessThanOrEqual(2)
  }
})

/** Runs in the page: every text, its size, and whether it is running text. */
function textSizes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const sizes: { text: string; size: number; isRunning: boolean }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim().slice(0, 40)
    // The form and the hours change with time. A logo is a picture.
    if (!parent || !text || parent.closest("svg, script, form, .screen-only, [data-open-now], [class*=logo]"))
      continue
    if (parent.closest(".skip, .visually-hidden")) continue
    const isRunning = parent.matches("p:not([class]), li:not([class]), dd:not([class]), td, label")
    sizes.push({ text, size: Number.parseFloat(getComputedStyle(parent).fontSize), isRunning })
  }
  return sizes
}

type Texts = ReturnType<typeof textSizes>

/** The flyer's largest lines are as wide as its sheet, and the sheet as wide as the window. */
const isAsWideAsSheet = (path: string, size: number) => path.endsWith("flyer") && size > 60

/** No browser zooms further than 500 %. First the steps at which most texts are twice as large. */
const zoomSteps = [3, 5, 4, 2.5, 2, 1.5]

test("zoom makes all text twice as large, and running text at 300 % or less up to 1920 px", async ({
  page,
}) => {
  test.setTimeout(600_000)
  const windows = [1024, 1280, 1440, 1920, 2560]
  for (const path of differentSizes) {
    await page.goto(path)
    const seen = new Map<number, Texts>()
    const textsAt = async (width: number) => {
      if (!seen.has(width)) await page.setViewportSize({ width, height: 800 })
      const texts = seen.get(width) ?? (await page.evaluate(textSizes))
      seen.set(width, texts)
      return texts
    }
    const tooSmall: string[] = []
    for (const width of windows) {
      let left = (await textsAt(width))
        .map((text, index) => ({ ...text, index }))
        .filter(({ size }) => !isAsWideAsSheet(path, size))
      for (const zoom of zoomSteps) {
        if (left.length === 0) break
        // To a page, zoom is a smaller window.
        const zoomed = await textsAt(Math.round(width / zoom))
        left = left.filter(({ size, isRunning, index }) => {
          const isAllowed = zoom <= (isRunning && width <= 1920 ? 3 : 5)
          return !(isAllowed && (zoomed[index]?.size ?? 0) * zoom >= 1.98 * size)
        })
      }
      tooSmall.push(...left.map(({ text, size }) => `${text} (${size} px at ${width} px)`))
    }
    expect.soft(tooSmall, path).toEqual([])
  }
})

test("with text twice as large in the browser's settings, running text grows by half or more, and none shrinks, at widths from 320 to 1280 px", async ({
  page,
}) => {
  test.setTimeout(600_000)
  for (const path of differentSizes) {
    const before = new Map<string, Texts>()
    for (const standard of [16, 32]) {
      await setTextSize(page, standard)
      for await (const view of atWidths(page, path, [320, 390, 768, 1280])) {
        const texts = await page.evaluate(textSizes)
        if (standard === 32) expect(before.has(view)).toBe(true)
        const tooSmall = before.get(view)?.flatMap(({ text, size, isRunning }, index) => {
          const larger = texts[index]?.size ?? 0
          if (isAsWideAsSheet(path, size)) return []
          return larger >= size * (isRunning ? 1.5 : 1) ? [] : [`${text}: ${size} px, then ${larger} px`]
        })
        expect.soft(tooSmall ?? [], view).toEqual([])
        before.set(view, texts)
      }
    }
  }
})

/** Runs in the page: links, buttons and fields under 44 × 44 px, except links in running text. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a, button, input, textarea")].flatMap((target) => {
    if (
      !target.checkVisibility({ visibilityProperty: true }) ||
      target.closest(".skip, [inert], [aria-hidden=true]")
    )
      return []
    const isMark = target.matches("[role^=doc-]")
    if (getComputedStyle(target).display === "inline" && !isMark) return []
    const { width, height } = target.getBoundingClientRect()
    const isLarge = Math.round(width) >= 44 && Math.round(height) >= 44
    if (isLarge && !isMark) return []
    target.scrollIntoView({ block: "center", behavior: "instant" })
    const { left, top } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // A mark has text around it, which must not take the finger.
    const around = [
      [-21, 0],
      [21, 0],
      [0, -21],
      [0, 21],
    ] as const
    const isCovered = around.some(([right, down]) => {
      const [atX, atY] = [x + right, y + down]
      return atX > 0 && atX < innerWidth && !target.contains(document.elementFromPoint(atX, atY))
    })
    if (isLarge && !isCovered) return []
    const name = (target.getAttribute("aria-label") ?? target.textContent ?? "").trim()
    return [`${name}: ${Math.round(width)} × ${Math.round(height)} px${isCovered ? ", covered" : ""}`]
  })
}

test("targets are 44 × 44 px, footnote marks too, except links in running text, at widths from 320 to 1280 px", async ({
  page,
}) => {
  test.setTimeout(600_000)
  for (const path of paths)
    for await (const view of inBothFonts(page, path, [320, 390, 768, 1280]))
      expect.soft(await page.evaluate(smallTargets), view).toEqual([])
  for await (const view of atWidths(page, "/privacy", [320, 390, 768])) {
    await menuButton(page).click()
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible()
    expect(await page.evaluate(smallTargets), `${view}, menu open`).toEqual([])
    await menuButton(page).click()
  }
})

test("targets of the page that answers without JavaScript are 44 × 44 px", async ({ page, complaints }) => {
  for (const message of ["", newMessage().message]) {
    await page.goto(spanish.path)
    await fillIn(page, spanish, { ...newMessage(), message })
    // Unlike a click, this posts the form itself.
    await page.evaluate(() => document.forms[0]?.submit())
    await page.waitForURL(contactCall)
    expect.soft(await page.evaluate(smallTargets)).toEqual([])
    if (message !== "") continue
    const trap = await page.locator("[name=subject]").boundingBox()
    expect(trap?.x, "the honeypot is out of sight").toBeLessThan(0)
  }
  complaints.splice(0)
})

/** Runs in the page: the phrases of the headline that take more than a line. */
const brokenPhrases = () =>
  [...document.querySelectorAll("h1 > span")]
    .filter(
      (phrase) =>
        phrase.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(phrase).lineHeight),
    )
    .map(({ textContent }) => textContent)

test("no phrase of Home's English headline breaks at widths from 1000 to 2600 px", async ({ page }) => {
  const widths = Array.from({ length: 41 }, (_, step) => 1000 + 40 * step)
  for await (const view of inBothFonts(page, "/", widths))
    expect.soft(await page.evaluate(brokenPhrases), view).toEqual([])
})
