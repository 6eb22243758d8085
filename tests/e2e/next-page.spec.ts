import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { test as base, expect } from "@playwright/test"
import { createPages } from "../../src/server/pages.ts"
import { allRoutes } from "../../src/site/routes.ts"
import { openTab, type Tab, until } from "./devtools.ts"

/** `BUILT_SITE` names another folder than `dist`, for a build that was made beside it. */
const folder = process.env["BUILT_SITE"] ?? fileURLToPath(new URL("../../dist", import.meta.url))

interface Visit {
  readonly path: string
  /** Asked for ahead of a click (Sec-Purpose). */
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

/** The page behind a link is ready before the button goes down. */
const isDrawnAhead = (tab: Tab, path: string) =>
  until(() =>
    tab
      .evaluate<boolean>(`location.pathname === "${path}" && document.readyState === "complete"`, "ahead")
      .catch(() => false),
  )

const navigation = `performance.getEntriesByType("navigation")[0]`

test("a link that the mouse rests on is drawn ahead, and shown at the click with the sun on its way", async ({
  tab,
  site,
}) => {
  await tab.open(`${site.origin}/`)
  await tab.evaluate(
    `addEventListener("pageswap", ({ viewTransition }) => localStorage.setItem("moved", Boolean(viewTransition)))`,
  )
  await tab.hover("main a[href='/services']")
  await isDrawnAhead(tab, "/services")
  const before = site.visits.length
  await tab.click()
  await until(() => tab.evaluate(`location.pathname === "/services" && !document.prerendering`))
  expect(await tab.evaluate<number>(`${navigation}.activationStart`)).toBeGreaterThan(0)
  expect(await tab.evaluate(`localStorage.getItem("moved")`)).toBe("true")
  expect(site.visits.slice(before).map(({ path }) => path)).not.toContain("/services")
})

test("only pages of the site are drawn ahead, and not the one that is open", async ({ tab, site }) => {
  const never = [
    `<a href="/card.png" id="file">`,
    `<a href="/about?download" id="download" download>`,
    `<a href="/mortgage" id="new-tab" target="_blank">`,
    `<a href="/functions/v1/send-contact-email" id="function">`,
    `<a href="#main" id="fragment">`,
    `<a href="https://book.noonday.example/" id="foreign">`,
  ]
  await tab.open(`${site.origin}/privacy`)
  const start = site.visits.length
  for (const link of [...never, `<a href="/real-estate" id="page">`]) {
    await tab.evaluate(
      `document.querySelector("main").insertAdjacentHTML("afterbegin", \`${link}A link of the test</a>\`)`,
    )
  }
  for (const link of never) {
    await tab.hover(`#${/ id="([^"]+)"/.exec(link)?.[1]}`)
    // Longer than the time for which Chromium waits before it takes a resting mouse for an intention.
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  await tab.hover("#page")
  await isDrawnAhead(tab, "/real-estate")
  const ahead = site.visits.slice(start).filter(({ isAhead }) => isAhead)
  expect(ahead.map(({ path }) => path)).toEqual(["/real-estate"])
})

test("a visit alone draws nothing ahead", async ({ tab, site }) => {
  const start = site.visits.length
  await tab.open(`${site.origin}/`)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(site.visits.slice(start).filter(({ isAhead }) => isAhead)).toEqual([])
})

test("every page is kept for the Back button as it was left", async ({ tab, site }) => {
  test.setTimeout(90_000)
  for (const { path } of [...allRoutes(), { path: "/no-such-page" }]) {
    await tab.open(site.origin + path)
    await tab.evaluate(`addEventListener("pageshow", ({ persisted }) => { window.persisted = persisted })`)
    await tab.open(`${site.origin}${path === "/about" ? "/services" : "/about"}`)
    await tab.evaluate("history.back()")
    await until(() => tab.evaluate(`location.pathname === "${path}" && document.readyState === "complete"`))
    const reasons = await tab.evaluate<string>(`JSON.stringify(${navigation}.notRestoredReasons)`)
    expect(await tab.evaluate("window.persisted"), `${path}: ${reasons}`).toBe(true)
  }
})
