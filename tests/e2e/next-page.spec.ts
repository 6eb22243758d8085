import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { test as base, expect } from "@playwright/test"
import { allRoutes } from "../../src/routes.ts"
import { createPages } from "../../src/server/pages.ts"
import { openTab, type Tab } from "../devtools.ts"

/** `BUILT_SITE` names another folder than `dist`, for a build that was made beside it. */
const folder = process.env["BUILT_SITE"] ?? fileURLToPath(new URL("../../dist", import.meta.url))

interface Visit {
  readonly path: string
  /** Pages requested before a click (Sec-Purpose). */
  readonly isAhead: boolean
}

interface Fixtures {
  readonly tab: Tab
}

interface WorkerFixtures {
  readonly site: { readonly origin: string; readonly visits: Visit[] }
}

const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const visits: Visit[] = []
      const pages = createPages(folder)
      const server = createServer((request, response) => {
        const isAhead = String(request.headers["sec-purpose"] ?? "").includes("prerender")
        visits.push({ path: request.url ?? "", isAhead })
        pages(request, response)
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, visits })
      server.close()
      server.closeAllConnections()
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  tab: async ({}, use) => {
    const tab = await openTab()
    await use(tab)
    await tab.close()
  },
})

test("a hovered link is prerendered, and shown on click with the sun's transition", async ({ tab, site }) => {
  await tab.open(`${site.origin}/`)
  await tab.evaluate(
    `addEventListener("pageswap", ({ viewTransition }) => localStorage.setItem("moved", Boolean(viewTransition)))`,
  )
  await tab.hover("main a[href='/services']")
  await tab.arrive("/services", "ahead")
  const before = site.visits.length
  await tab.click()
  await tab.arrive("/services")
  expect(
    await tab.evaluate<number>(`performance.getEntriesByType("navigation")[0].activationStart`),
  ).toBeGreaterThan(0)
  expect(await tab.evaluate(`localStorage.getItem("moved")`)).toBe("true")
  expect(site.visits.slice(before).map(({ path }) => path)).not.toContain("/services")
})

test("moving on, only the sun travels, and the page is not restyled", async ({ browser, site }) => {
  // No script and no file that arrives later restyles the page meanwhile.
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.route("**/assets/**", (route) => route.abort())
  for (const { path } of allRoutes()) {
    await page.goto(site.origin + path)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
    })
    const moved = await page.evaluate(async () => {
      const transition = document.startViewTransition()
      await transition.ready
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      transition.skipTransition()
      return effects.map(({ pseudoElement }) => pseudoElement ?? "")
    })
    const travels = moved.flatMap((name) => /^::view-transition-group\((.*)\)$/.exec(name)?.[1] ?? [])
    expect(travels, path).toEqual(["sun"])
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    const restyled = traceEvents.map(
      (event: { args: { elementCount?: number } }) => event.args.elementCount ?? 0,
    )
    const most = Math.max(...restyled)
    expect(most, path).toBeGreaterThan(0)
    expect(most, path).toBeLessThan(60)
  }
  await page.close()
})

test("only pages of the site are prerendered, and not the current one", async ({ tab, site }) => {
  // Addresses that no other link on the page has, or none that may be prerendered: Chromium prerenders by address.
  const never = {
    file: { href: "/cards/home-en.png" },
    download: { href: "/es/servicios", download: "" },
    newTab: { href: "/mortgage", target: "_blank" },
    // Its QR code comes from a service that would learn the visitor's address.
    flyer: { href: "/flyer" },
    spanishFlyer: { href: "/es/flyer" },
    function: { href: "/functions/v1/send-contact-email" },
    fragment: { href: "#main" },
    foreign: { href: "https://book.noonday.example/" },
  }
  await tab.open(`${site.origin}/privacy`)
  await tab.evaluate(`
    for (const [id, attributes] of Object.entries(${JSON.stringify({ ...never, page: { href: "/real-estate" } })}))
      document.querySelector("main").prepend(
        Object.assign(document.createElement("a"), { id, textContent: "A link of the test", ...attributes }),
      )`)
  const start = site.visits.length
  for (const id of Object.keys(never)) {
    await tab.hover(`#${id}`)
    // Longer than Chromium's hover delay.
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  await tab.hover("#page")
  await tab.arrive("/real-estate", "ahead")
  const ahead = site.visits
    .slice(start)
    .filter(({ isAhead, path }) => isAhead && !path.startsWith("/assets/"))
  expect(ahead.map(({ path }) => path)).toEqual(["/real-estate"])
})

test("a visit alone prerenders nothing", async ({ tab, site }) => {
  const start = site.visits.length
  await tab.open(`${site.origin}/`)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(site.visits.slice(start).filter(({ isAhead }) => isAhead)).toEqual([])
})
