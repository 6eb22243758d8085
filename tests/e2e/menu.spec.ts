import type { Page } from "@playwright/test"
import { contactPages, expect, fillIn, newMessage, openForm, test } from "./fixtures.ts"

test.use({ viewport: { width: 390, height: 844 } })

const toggleOf = (page: Page) => page.getByRole("button", { name: "Menu", exact: true })
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true })

/** The button's expanded state, from the browser and from the attribute for older screen readers. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send("DOM.getDocument")
  const query = { nodeId: root.nodeId, role: "button", accessibleName: "Menu" }
  const { nodes } = await session.send("Accessibility.queryAXTree", query)
  const told = nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value
  await expect(toggleOf(page)).toHaveAttribute("aria-expanded", String(told))
  return told
}

test("the small-screen menu's button says whether the menu is open", async ({ page }) => {
  await page.goto("/")
  expect(await isExpanded(page)).toBe(false)
  await toggleOf(page).click()
  expect(await isExpanded(page)).toBe(true)
  await toggleOf(page).click()
  expect(await isExpanded(page)).toBe(false)
})

test("the small-screen menu closes when a link is chosen, even while the next page is loading", async ({
  page,
}) => {
  await page.goto("/")
  const arrival = Promise.withResolvers<void>()
  await page.route("**/services", async (route) => {
    await arrival.promise
    await route.continue()
  })
  await toggleOf(page).click()
  await menuOf(page).getByRole("link", { name: "Services" }).click({ noWaitAfter: true })
  await expect(menuOf(page)).toBeHidden()
  arrival.resolve()
  await page.waitForURL("/services")
})

test("the menu itself cannot be clicked, or NVDA calls all that is in it clickable", async ({ page }) => {
  await page.goto("/")
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send("Runtime.evaluate", {
    expression: "document.querySelector('#menu')",
  })
  const { listeners } = await session.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId as string,
  })
  expect(listeners.filter(({ type }) => type === "click")).toEqual([])
})

test("the small-screen menu stays open when a click misses its links", async ({ page }) => {
  await page.goto("/")
  await toggleOf(page).click()
  await menuOf(page).click({ position: { x: 2, y: 2 } })
  await expect(menuOf(page)).toBeVisible()
})

test.describe("in a browser that does not close popovers, such as Safari 18.2 on iPhones", () => {
  test.use({ hasTouch: true })

  test("the small-screen menu closes on a touch beside it", async ({ page }) => {
    await page.goto("/")
    await page.locator("#menu").evaluate((menu) => menu.setAttribute("popover", "manual"))
    await toggleOf(page).tap()
    await expect(menuOf(page)).toBeVisible()
    // There, a touch does not move the focus either.
    await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()))
    await page.locator("main").tap({ position: { x: 2, y: 700 } })
    await expect(menuOf(page)).toBeHidden()
    expect(await isExpanded(page)).toBe(false)
    expect(new URL(page.url()).pathname, "no link was touched").toBe("/")
  })
})

test("the menu closes when a tablet is turned and its button goes, and covers nothing", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto("/")
  await toggleOf(page).click()
  const isOpen = () => page.evaluate(() => document.querySelector(":popover-open") !== null)
  expect(await isOpen()).toBe(true)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect.poll(isOpen).toBe(false)
  await expect(menuOf(page)).toBeInViewport({ ratio: 1 })
})

test("the small-screen menu opens with Space, and Enter follows its links", async ({ page }) => {
  await page.goto("/")
  await toggleOf(page).focus()
  await page.keyboard.press("Space")
  for (const _ of ["Home", "About"]) await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.waitForURL("/about")
})

test.describe("in a browser without popovers and light-dark(), such as Safari 16", () => {
  test.use({ bypassCSP: true })

  const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name)
    })
    await page.route(/\/(about|contact|send-contact-email)$/, async (route) => {
      const response = await route.fetch()
      const unknown = (await response.text())
        .replaceAll(/not \(color: ?light-dark\([^)]*\)\)/g, "(color: red)")
        .replaceAll("light-dark(", "unknown(")
        .replaceAll(":popover-open", ":unknown")
        .replace(' popover="auto"', "")
      await route.fulfill({ response, body: unknown })
    })
  })

  test("the menu scrolls away, and the phone number can be read", async ({ page }) => {
    await page.goto("/contact")
    await expect(menuOf(page)).toBeVisible()
    await expect(page.locator("body > header")).toHaveCSS("position", "static")
    const field = page.locator("#message")
    await expect(field).toHaveCSS("border-bottom", `2px solid ${black}`)
    await field.focus()
    await expect(field).toHaveCSS("outline-style", "solid")
    await expect(page.locator("body > nav")).toHaveCSS("background-color", white)
    await expect(page.locator("form .button")).toHaveCSS("border", `2px solid ${black}`)
    await expect(page.locator("main a[href^='tel:']").first()).toHaveCSS("color", black)
    const drawings = await page.locator("main svg[aria-hidden]").all()
    expect(drawings.length).toBeGreaterThan(0)
    for (const drawing of drawings) await expect(drawing).toBeHidden()
  })

  // Any error fails a test.
  test("the menu's links are followed without an error", async ({ page }) => {
    await page.goto("/about")
    await menuOf(page).getByRole("link", { name: "Contact" }).click()
    await page.waitForURL("/contact")
  })

  test("the toast about a sent message has a background and a border, and its close icon is visible", async ({
    page,
  }) => {
    const [english] = contactPages
    await openForm(page, english)
    await fillIn(page, english, newMessage())
    await page.getByRole("button", { name: english.send, exact: true }).click()
    const toast = page.locator("[data-toast]")
    await expect(toast).toHaveCSS("background-color", white)
    await expect(toast).toHaveCSS("border", `2px solid ${black}`)
    await expect(toast.locator("svg")).toBeVisible()
  })

  test.describe("and without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("the page that answers a faulty message shows its fields, the focus and the button", async ({
      page,
      complaints,
    }) => {
      await page.goto("/contact")
      await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true))
      await page.locator("form .button").click()
      const field = page.locator("#message")
      await expect(field).toHaveCSS("border-bottom", `3px solid ${black}`)
      await field.focus()
      await expect(field).toHaveCSS("outline-style", "solid")
      await expect(page.locator("button")).toHaveCSS("border", `2px solid ${black}`)
      await expect(page.locator(".street")).toBeHidden()
      // Chromium's, about the status 400.
      complaints.splice(0)
    })
  })
})
