import { business } from "../../src/business.ts"
import { chatNumber, office } from "../../src/site/links.ts"
import { expect, test } from "./fixtures.ts"

test("an unknown address is a real 404 that says so, links home and logs the path", async ({
  page,
  complaints,
}) => {
  const response = await page.goto("/nothing-here?from=test")
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found")
  await expect.poll(() => complaints.join("\n")).toContain("404: no page at /nothing-here")
  await page.getByRole("main").getByRole("link").first().click()
  await expect(page).toHaveURL("/")
  complaints.splice(0)
})

test("an unknown address under /es is in Spanish first", async ({ page, complaints }) => {
  const response = await page.goto("/es/no-hay-nada")
  expect(response?.status()).toBe(404)
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página no encontrada")
  await expect(page.getByText("Oops! Page not found")).toBeVisible()
  await page.getByRole("main").getByRole("link").first().click()
  await expect(page).toHaveURL("/es")
  complaints.splice(0)
})

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/services")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("the contact page's links use the visitor's language and open in a new tab", async ({ page }) => {
  for (const [path, greeting, action] of [
    ["/contact", "Hello!", "Choose a Time"],
    ["/es/contacto", "¡Hola!", "Elegir día y hora"],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole("main")
    const chat = main.locator("a[href^='https://wa.me/']")
    await expect(chat).toHaveCount(business.whatsapp ? 1 : 0)
    if (business.whatsapp) {
      expect(new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text")).toContain(greeting)
      await expect(chat).toHaveAttribute("target", "_blank")
    }
    const booking = main.getByRole("link", { name: action })
    await expect(booking).toHaveCount(business.bookingUrl ? 1 : 0)
    if (business.bookingUrl) {
      await expect(booking).toHaveAttribute("target", "_blank")
      await expect(booking).toHaveAttribute("data-conversion", "booking_click")
      await expect(booking).toHaveAttribute("href", business.bookingUrl)
    }
    await expect(main.locator(`a[href='${office.phone.href}']`)).toBeVisible()
    await expect(main.locator(`a[href='${office.email.href}']`)).toBeVisible()

    // In the colors that the visitor's system forces, one ground in the menu differs: that of the current page.
    await page.emulateMedia({ forcedColors: "active" })
    const [home, contact] = await page
      .locator("header li:first-child a, header [aria-current=page]")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
    expect(contact, "opaque").toMatch(/^rgb\(/)
    expect(contact).not.toBe(home)
    await expect(page.getByRole("banner").locator(".button"), "its edge").toHaveCSS("border-top-width", "2px")
    // The number's backplate, as high as its letters and higher than its line, does not cover its label.
    const phone = main.locator("dt", { has: page.locator("+ dd [href^=tel]") })
    const letters = main.locator("dd [href^=tel] > span").first()
    const [label, number] = [await phone.boundingBox(), await letters.boundingBox()]
    expect((number?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeGreaterThanOrEqual(-1)
    // A link cannot be followed on paper.
    await page.emulateMedia({ forcedColors: "none", media: "print" })
    for (const address of [chatNumber, business.bookingUrl?.replace("https://", "")])
      if (address) await expect(main.locator(".paper", { hasText: address })).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})

test("with reduced motion, the bar appears with the first scroll, and stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  const bar = page.getByRole("navigation", { name: "Reach the office", exact: true })
  await expect(bar).not.toBeInViewport()
  for (const scrolled of [100, 300]) {
    await page.mouse.wheel(0, scrolled)
    await expect(bar).toBeInViewport({ ratio: 1 })
  }
})

test("the bar with phone, chat and booking appears on a small screen with the first scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  const bar = page.getByRole("navigation", { name: "Reach the office", exact: true })
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole("link")).toHaveText([
    /^Call/,
    ...(business.whatsapp ? [/^WhatsApp/] : []),
    ...(business.bookingUrl ? [/^Schedule/] : []),
  ])
  // On a phone without a home button, nothing stands under its edges or its camera.
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /, viewport-fit=cover$/)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34, left: 47 } })
  await expect(bar).toHaveCSS("padding-bottom", "34px")
  await expect(page.getByRole("banner")).toHaveCSS("padding-left", "47px")
  // In landscape, phones would enlarge some texts and not others.
  await expect(page.locator("html")).toHaveCSS("text-size-adjust", "100%")
})
