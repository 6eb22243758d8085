import { readdir, readFile } from "node:fs/promises"
import { test as base, expect, type Page } from "@playwright/test"
import { business } from "../../src/business.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { allRoutes } from "../../src/routes.ts"
import { copy } from "../../src/site/copy/index.ts"
import { type Conversion, conversionId, labels } from "../build/advertised.ts"
import { chromiumOptions } from "../chromium-options.ts"
import { openTab } from "../devtools.ts"
import { message } from "../sample-message.ts"
import { type AdvertisedSite, openAdvertisedSite } from "./advertised-site.ts"

/** What Google's tag does that the page's security policy must allow. */
const tag = `
  document.createElement("div").innerHTML = "<b>made from a string</b>"
  new Image().src = "https://www.google.com/pagead/1p-conversion/"
  new Image().src = "https://ad.doubleclick.net/ccm/s/collect"
  fetch("https://pagead2.googlesyndication.com/ccm/collect", { mode: "no-cors", keepalive: true })
  document.head.append(Object.assign(document.createElement("script"), { src: "https://googleads.g.doubleclick.net/pagead/viewthroughconversion/" }))
  document.body.append(Object.assign(document.createElement("iframe"), { src: "https://www.googletagmanager.com/static/service_worker/sw_iframe.html", hidden: true }))
`

interface Fixtures {
  /** Addresses requested from the advertising service. */
  readonly asked: string[]
}

const test = base.extend<Fixtures, { readonly site: AdvertisedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await openAdvertisedSite()
      await use(site)
      await site.close()
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  asked: [
    async ({ context }, use) => {
      const asked: string[] = []
      const errors: string[] = []
      context.on("weberror", (event) => errors.push(event.error().message))
      await context.route(/^https:/, async (route) => {
        const url = route.request().url()
        asked.push(url)
        await route.fulfill({
          contentType: url.includes("/gtag/js") ? "text/javascript" : "text/html",
          body: url.includes("/gtag/js") ? tag : "",
        })
      })
      await use(asked)
      // Chromium's own report when a page is left during its transition.
      expect(errors.filter((text) => !text.startsWith("Transition was "))).toEqual([])
    },
    { auto: true },
  ],
})

// One build serves all tests. The links open tabs and windows, which chromium-headless-shell does not have.
test.describe.configure({ mode: "default" })
test.use({ launchOptions: chromiumOptions })

type Entry = readonly unknown[]

/** The data layer, with each entry as an array. */
const readLayer = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map((entry) => [...(entry as Iterable<unknown>)] as Entry))

const isConversion = ([kind, name]: Entry) => kind === "event" && name === "conversion"

const conversion = (kind: Conversion): Entry => [
  "event",
  "conversion",
  { send_to: `${conversionId}/${labels[kind]}`, value: 1, currency: "USD" },
]

const readConversions = async (page: Page) => (await readLayer(page))?.filter(isConversion)

/** Requests for the tag's loader. */
const loads = (asked: readonly string[]) => asked.filter((url) => url.includes("/gtag/js"))

/** Opens a page whose links do not navigate; canceled after the page's own listeners have run. */
async function openStill(
  page: Page,
  path: string,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.goto(path, { waitUntil })
  await page.evaluate(() => {
    for (const kind of ["click", "auxclick"])
      addEventListener(kind, (event) => {
        document.documentElement.dataset["prevented"] = String(event.defaultPrevented)
        event.preventDefault()
      })
  })
}

/** The home page's Schedule a Consultation button must fire the booking-click event (specification, section 7). */
const scheduleButtons: Readonly<Record<string, string>> = {
  "/": copy.en.home.consultation.action,
  "/es": copy.es.home.consultation.action,
}

function expectedOf(path: string, href: string, text: string): Conversion | undefined {
  if (href.startsWith("tel:")) return "phone_click"
  if (href.startsWith("mailto:")) return "email_click"
  if (href.startsWith("https://wa.me/")) return "whatsapp_click"
  return href === business.bookingUrl || text === scheduleButtons[path] ? "booking_click" : undefined
}

test("every phone, chat, email and booking link on every page counts as such, and no other link counts", async ({
  page,
}) => {
  const counted = new Set<Conversion>()
  for (const { path } of allRoutes()) {
    await openStill(page, path)
    const links = await page.evaluate(() =>
      [...document.querySelectorAll("a")].map((link) => {
        const before = window.dataLayer?.length ?? 0
        // A tap hits the innermost element.
        const inner = link.querySelector("span, svg") ?? link
        inner.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }))
        return {
          href: link.getAttribute("href") ?? "",
          text: link.textContent,
          prevented: document.documentElement.dataset["prevented"],
          pushed: window.dataLayer?.slice(before).map((entry) => [...(entry as Iterable<unknown>)]),
        }
      }),
    )
    for (const { href, text, prevented, pushed } of links) {
      const kind = expectedOf(path, href, text)
      expect(pushed, `${path}: ${text} (${href})`).toEqual(kind ? [conversion(kind)] : [])
      expect(prevented, `${path}: ${text} stays native`).toBe("false")
      if (kind) counted.add(kind)
    }
  }
  const chat: Conversion[] = business.whatsapp ? ["whatsapp_click"] : []
  expect([...counted].sort()).toEqual(["booking_click", "email_click", "phone_click", ...chat])
})

for (const path of ["/", "/es"])
  test(`the Schedule a Consultation button of ${path} counts as a booking and leads to the contact page`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Not of the frame that the tag opens, which may not store anything.
      if (self !== top) return
      addEventListener("pagehide", () => {
        const layer = window.dataLayer?.map((entry) => [...(entry as Iterable<unknown>)])
        sessionStorage.setItem("left", JSON.stringify(layer))
      })
    })
    await page.goto(path)
    await page.locator("main a[data-conversion=booking_click][href^='/']").click()
    await page.waitForURL(path === "/" ? "/contact" : "/es/contacto")
    const left: Entry[] = JSON.parse((await page.evaluate(() => sessionStorage.getItem("left"))) ?? "[]")
    expect(left.filter(isConversion)).toEqual([conversion("booking_click")])
    expect(await readConversions(page)).toEqual([])
  })

test("a link to a new tab opens it with mouse and keyboard, and counts once each time", async ({ page }) => {
  test.skip(!business.whatsapp && !business.bookingUrl, "no link of this business opens a new tab")
  await page.goto("/contact")
  const [kind, address]: [Conversion, string] = business.whatsapp
    ? ["whatsapp_click", "https://wa.me/"]
    : ["booking_click", business.bookingUrl ?? ""]
  const link = page.locator(`main a[href^="${address}"]`).first()
  const ways: readonly (() => Promise<void>)[] = [
    () => link.click(),
    () => link.press("Enter"),
    () => link.click({ button: "middle" }),
    () => link.click({ modifiers: ["ControlOrMeta"] }),
    () => link.click({ modifiers: ["Shift"] }),
  ]
  for (const [index, open] of ways.entries()) {
    const [opened] = await Promise.all([page.context().waitForEvent("page"), open()])
    await opened.close()
    expect(await readConversions(page)).toEqual(Array.from({ length: index + 1 }, () => conversion(kind)))
  }
  await link.click({ button: "right" })
  expect(await readConversions(page)).toHaveLength(ways.length)
})

test("the form counts only after success, and reveals nothing that was written", async ({ page }) => {
  const call = `**${contactFunctionPath}`
  await page.route(call, (route) => route.fulfill({ status: 503, json: { error: { code: "unavailable" } } }))
  await page.goto("/contact")
  await expect(page.locator("form")).toHaveJSProperty("noValidate", true)
  for (const [name, text] of Object.entries(message)) await page.locator(`form [name=${name}]`).fill(text)
  const send = page.locator("form button[type=submit]")
  await send.click()
  await expect(page.locator("[data-toast]")).toContainText("Failed to send message")
  expect(await readConversions(page)).toEqual([])

  await page.unroute(call)
  await send.click()
  await expect(page.locator("[data-toast]")).toContainText("Message Sent!")
  expect(await readConversions(page)).toEqual([conversion("contact_form")])
  const layer = JSON.stringify(await readLayer(page))
  for (const text of Object.values(message)) expect(layer).not.toContain(text)
})

test("consent is set before the ID, and denied for everything that conversions do not need", async ({
  page,
}) => {
  await page.goto("/")
  const layer = (await readLayer(page)) ?? []
  expect(layer.map(([command]) => command)).toEqual(["consent", "js", "config"])
  expect(layer[0]).toEqual([
    "consent",
    "default",
    {
      ad_storage: "granted",
      ad_user_data: "granted",
      ad_personalization: "denied",
      analytics_storage: "denied",
    },
  ])
  const limits = { allow_enhanced_conversions: false, restricted_data_processing: true }
  expect(layer[2]).toEqual(["config", conversionId, limits])
})

test("the script is requested once, after the page has loaded, and works under the page's security policy", async ({
  page,
  asked,
}) => {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset["refused"] = `${violatedDirective} ${blockedURI}`
    })
  })
  await page.goto("/services")
  await expect.poll(() => asked.length, "everything that the tag asks").toBe(6)
  expect(loads(asked)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${conversionId}`])
  const isLate = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
    const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/gtag/js"))
    return script && navigation && script.startTime >= navigation.loadEventStart
  })
  expect(isLate).toBe(true)
  expect(await page.locator("html").getAttribute("data-refused")).toBeNull()
})

test("a conversion does not wait for the page to load", async ({ page, asked }) => {
  const picture = Promise.withResolvers<void>()
  await page.route("**/slow.png", async (route) => {
    await picture.promise
    await route.abort()
  })
  await page.route("/contact", async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace("</main>", `<img src="/slow.png" alt=""></main>`) })
  })
  await openStill(page, "/contact", "domcontentloaded")
  const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))))
  await idle()
  expect(loads(asked)).toEqual([])
  await page.locator("main a[href^='tel:']").first().dispatchEvent("click")
  await expect.poll(() => loads(asked).length).toBe(1)
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete")
  picture.resolve()
  await page.waitForLoadState()
  await idle()
  await expect(page.locator("script[src*='/gtag/js']")).toHaveCount(1)
})

test("an event without a label is not fired", async ({ page }) => {
  await page.route("/contact", async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"phone_click":"\w+",/, "") })
  })
  await openStill(page, "/contact")
  await page.locator("main a[href^='tel:']").first().click()
  expect(await readConversions(page)).toEqual([])
  await page.locator("main a[href^='mailto:']").first().click()
  expect(await readConversions(page)).toEqual([conversion("email_click")])
})

test("under Global Privacy Control nothing is requested and nothing is counted", async ({ page, asked }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
  await openStill(page, "/contact")
  await page.locator("main a[href^='tel:']").first().click()
  // By now the script would have been requested.
  await page.waitForTimeout(2500)
  expect(await readLayer(page)).toBeUndefined()
  expect(asked).toEqual([])
})

test("a prerendered page counts nothing before it is shown, and a page restored by Back counts nothing twice", async ({
  site,
}) => {
  const tab = await openTab()
  const commands = "window.dataLayer?.map(([command]) => command).join()"
  await tab.open(`${site.origin}/`)
  await tab.hover("main a[href='/services']")
  await tab.arrive("/services", "ahead")
  expect(await tab.evaluate(commands, "ahead")).toBeUndefined()
  await tab.click()
  await tab.arrive("/services")
  const shown = await tab.evaluate<number>(`performance.getEntriesByType("navigation")[0].activationStart`)
  expect(shown).toBeGreaterThan(0)
  expect(await tab.evaluate(commands)).toBe("consent,js,config")
  // It had loaded before it was shown.
  await expect.poll(() => tab.evaluate(`document.querySelectorAll("script[src*='/gtag/js']").length`)).toBe(1)
  const started = await tab.evaluate<number>(
    "window.dataLayer.find(([command]) => command === 'js')[1] - performance.timeOrigin",
  )
  expect(Math.ceil(started)).toBeGreaterThanOrEqual(Math.floor(shown))

  await tab.evaluate("history.back()")
  await tab.arrive("/")
  await tab.evaluate("history.forward()")
  await tab.arrive("/services")
  expect(await tab.evaluate(commands)).toBe("consent,js,config")
  await tab.close()
})

test("a site built without an ID does not contain the advertising service's address", async () => {
  const folder = new URL("../../dist/", import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const name of files)
    expect(await readFile(new URL(name, folder), "utf8"), name).not.toMatch(
      /dataLayer|googletagmanager|doubleclick|name="conversions"/,
    )
})
