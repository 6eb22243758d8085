/** Page weight and paint times of a first visit by a mid-range phone on a slow link. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { allRoutes, type Route } from "../src/routes.ts"
import { openTab } from "../tests/devtools.ts"
import { leaveSignals, type Run } from "../tests/torture/run.ts"
import type { ServerProcess } from "../tests/torture/server-process.ts"
import { judge, kilobytes, median, printTable } from "./report.ts"
import { openSlowLink } from "./slow-link.ts"

/** How many times each page's blocking time is measured. */
const blockings = 3

/** Visits to time each page's paints, alternating with all other pages, because the machine's speed varies. */
const rounds = 25

/**
 * Milliseconds before an address is opened, so that the browser is not still starting processes or ending those of
 * the last visit. Without this, times vary three times as much.
 */
const rest = 500

/** Clicks to measure the next page. */
const clicks = 7

interface Paints {
  /** Medians in milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
}

interface Weight {
  readonly requests: number
  /** Requests to other hosts; the flyer's QR code (specification, section 2) is not counted. */
  readonly elsewhere: number
  readonly renderBlocking: number
  /** Transferred bytes including headers, by kind. */
  readonly total: number
  readonly document: number
  readonly fonts: number
  readonly images: number
  readonly scripts: number
  /** Bytes of inline scripts, compressed separately. */
  readonly inlineScripts: number
  /** Cumulative layout shift. */
  readonly shift: number
}

/** A mid-range phone on a bad connection, with its CPU slowed by this factor. */
const screen = { width: 412, height: 823 }
const slowdown = 4
const slow = { roundTrip: 150, bitsPerSecond: 1.6e6 }

/** Runs in the page before anything else. */
function watchShifts(): void {
  const seen = { shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) seen.shift += Number(entry.value)
  }).observe({ type: "layout-shift", buffered: true })
}

const kinds = { Document: "document", Font: "fonts", Image: "images", Script: "scripts" } as const

async function watchRequests(page: Page, session: CDPSession, origin: string) {
  await session.send("Network.enable")
  const seen = { requests: 0, elsewhere: 0, total: 0, document: 0, fonts: 0, images: 0, scripts: 0 }
  const types = new Map<string, string>()
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (request.url.startsWith(origin)) types.set(requestId, type ?? "Other")
    else if (!/^data:|^https:\/\/api\.qrserver\.com\//.test(request.url)) seen.elsewhere++
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === undefined) return
    seen.requests += 1
    seen.total += encodedDataLength
    const kind = kinds[type as keyof typeof kinds]
    if (kind) seen[kind] += encodedDataLength
  })
  await page.addInitScript(watchShifts)
  return seen
}

const readDocument = () => {
  // TypeScript's DOM does not know `renderBlockingStatus` yet: https://w3c.github.io/resource-timing/
  const resources = performance.getEntriesByType("resource").map((entry) => entry.toJSON())
  return {
    renderBlocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
      .length,
    inline: [...document.scripts]
      .filter(({ src, type }) => src === "" && type !== "application/ld+json")
      .map(({ text }) => text)
      .join("\n"),
  }
}

interface Phone {
  readonly page: Page
  readonly session: CDPSession
  /** The visited address at the phone's end of the link. */
  readonly url: string
}

/** A first visit with its own link, so that requests left over from one visit do not delay the next. */
async function visit<Seen>(
  browser: Browser,
  address: string,
  look: (phone: Phone) => Promise<Seen>,
): Promise<Seen> {
  const { origin, pathname } = new URL(address)
  const link = await openSlowLink(origin, slow)
  const context = await browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await page.waitForTimeout(rest)
    return await look({ page, session, url: link.origin + pathname })
  } finally {
    await context.close()
    link.close()
  }
}

async function weigh({ page, session, url }: Phone): Promise<Weight> {
  const seen = await watchRequests(page, session, new URL(url).origin)
  await page.goto(url, { waitUntil: "load" })
  // Late shifts come after the load event.
  await page.waitForTimeout(1000)
  const { inline, renderBlocking } = await page.evaluate(readDocument)
  // React comes when the form comes near.
  await page.evaluate(() => document.querySelector("form")?.scrollIntoView({ behavior: "instant" }))
  await page.waitForTimeout(1500)
  const { shift } = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen)
  return { ...seen, renderBlocking, inlineScripts: brotliCompressSync(inline).length, shift }
}

function medians<Measured extends object>(all: readonly Measured[]): Measured {
  const keys = Object.keys(all[0] ?? {}) as (keyof Measured)[]
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => Number(one[key])))])) as Measured
}

/**
 * Milliseconds by which tasks after the first paint, React's arrival included, are longer than 50; what comes before
 * it is in the first paint. In a plain tab, because DevTools' `Runtime` domain, which Playwright
 * requires, makes the engine parse all of React a second time.
 */
async function measureBlocking(address: string): Promise<number> {
  const { origin, pathname } = new URL(address)
  const times: number[] = []
  for (let count = 0; count < blockings; count++) {
    const link = await openSlowLink(origin, slow)
    const tab = await openTab()
    await tab.send("Emulation.setDeviceMetricsOverride", { ...screen, deviceScaleFactor: 1, mobile: true })
    await tab.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await tab.open(link.origin + pathname)
    const blocking = await tab.evaluate<number>(`new Promise((tell) => {
      let blocking = 0
      new PerformanceObserver((list) => {
        const painted = performance.getEntriesByName("first-contentful-paint")[0].startTime
        for (const { startTime, duration } of list.getEntries())
          if (startTime >= painted) blocking += Math.max(0, duration - 50)
      }).observe({ type: "longtask", buffered: true })
      const bringReact = () => document.querySelector("form")?.scrollIntoView({ behavior: "instant" })
      setTimeout(bringReact, 1000)
      setTimeout(() => tell(blocking), 2500)
    })`)
    times.push(blocking)
    await tab.close()
    link.close()
  }
  return median(times)
}

async function timePaints({ page, url }: Phone): Promise<Paints> {
  await page.goto(url, { waitUntil: "load" })
  // Time for what is painted after the load event.
  await page.waitForTimeout(200)
  return page.evaluate(
    () =>
      new Promise<Paints>((tell) => {
        new PerformanceObserver((list) => {
          const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime
          const largestPaint = list.getEntries().at(-1)?.startTime
          tell({ firstPaint: firstPaint ?? Number.NaN, largestPaint: largestPaint ?? Number.NaN })
        }).observe({ type: "largest-contentful-paint", buffered: true })
      }),
  )
}

/** When each page is painted, with an empty cache: one visit to every page, and again. @returns in the order of `urls` */
async function timeAllPaints(browser: Browser, urls: readonly string[]): Promise<Paints[]> {
  const seen: Paints[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, url] of urls.entries()) seen[index]?.push(await visit(browser, url, timePaints))
  return seen.map(medians)
}

/** Whether a page is painted when only its document arrives. */
async function paintsAlone({ page, url }: Phone): Promise<boolean> {
  await page.route("**", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  )
  await page.goto(url, { waitUntil: "load" })
  await page.waitForTimeout(500)
  const paints = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
  return paints > 0
}

const words = "A page of words and nothing else, to see what the link and the browser take by themselves. "

const bareText = (times: number) => `<h1>Bare</h1><p>${words.repeat(times)}</p>`

/** The baseline: a nearly empty page under the same conditions. @param body with its style */
async function openBarePage(body: string, isCompressed = false) {
  const html = `<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,">${body}`
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...(isCompressed && { "content-encoding": "br" }),
  }
  // Compressed once, as by the build.
  const answer = isCompressed ? brotliCompressSync(html) : html
  const server = createServer((_request, response) => response.writeHead(200, headers).end(answer)).listen(
    0,
    "127.0.0.1",
  )
  await once(server, "listening")
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

/**
 * Milliseconds from the click on a link to the first paint of the next page, which was prerendered while
 * the mouse was over the link; `NaN` if it was not. Pages opened by Playwright do not prerender; a plain
 * tab does.
 */
async function measureNextPage(origin: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < clicks; count++) {
    const tab = await openTab()
    await tab.open(`${origin}/`)
    await tab.hover("main a[href='/services']")
    await tab.arrive("/services", "ahead")
    await tab.click()
    await tab.arrive("/services")
    const [activated = 0, painted = Number.NaN] = await tab.evaluate<number[]>(`new Promise((tell) => {
      const { activationStart } = performance.getEntriesByType("navigation")[0]
      const observer = new PerformanceObserver((list) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0]
        if (paint) tell([activationStart, paint.startTime])
      })
      observer.observe({ type: "paint", buffered: true })
    })`)
    times.push(activated > 0 ? Math.max(0, painted - activated) : Number.NaN)
    await tab.close()
  }
  return median(times)
}

interface Measured extends Weight, Paints {
  readonly name: string
  /** Absent for the bare page. */
  readonly route?: Route
  readonly isPaintedAlone: boolean
  /** Milliseconds. */
  readonly blocking: number
}

function printPages(pages: readonly Measured[]): void {
  const row = (one: Measured) => [
    one.name,
    String(one.requests),
    ...[one.total, one.document, one.fonts, one.images, one.scripts].map(kilobytes),
    String(one.inlineScripts),
    ...[one.firstPaint, one.largestPaint, one.blocking].map((time) => time.toFixed(0)),
    one.shift.toFixed(3),
  ]
  printTable([
    [
      "page",
      "requests",
      "kB",
      "HTML+CSS",
      "fonts",
      "images",
      "JS",
      "inline JS bytes",
      "FCP",
      "LCP",
      "TBT",
      "CLS",
    ],
    ...pages.map(row),
  ])
}

/** First paints of AstroWind and the bare page, measured in one run with the same profile. */
const astroWind = 1000 / 488

function judgePages(bare: Paints, pages: readonly Measured[], nextPage: number): void {
  const most = (of: (page: Measured) => number, among = pages) => Math.max(...among.map(of))
  const contact = pages.filter(({ route }) => route?.page === "contact")
  const others = pages.filter(({ route }) => route?.page !== "contact")
  const document = most((page) => page.document)
  judge("largest document, styles and headers included", `${document} bytes`, "≤ 14,600", document <= 14_600)
  const alone = pages.filter(({ isPaintedAlone }) => isPaintedAlone).length
  judge("painted from the document alone", `${alone} of ${pages.length} pages`, "all", alone === pages.length)
  const blocked = most((page) => page.renderBlocking)
  judge("render-blocking requests", String(blocked), "0", blocked === 0)
  const judgePaint = (what: string, of: (page: Paints) => number) => {
    const slowest = most(of) / of(bare)
    const typical = median(pages.map(of)) / of(bare)
    const measured = `${slowest.toFixed(2)} ×, median of the pages ${typical.toFixed(2)} ×`
    judge(`slowest ${what} beside the bare page`, measured, "≤ 1.15 ×", slowest <= 1.15)
    return slowest
  }
  judgePaint("LCP", (page) => page.largestPaint)
  const peer = judgePaint("FCP", (page) => page.firstPaint) / astroWind
  judge(
    "slowest FCP beside AstroWind, by its ratio to a bare page",
    `${peer.toFixed(2)} ×`,
    "≤ 0.6 ×",
    peer <= 0.6,
  )
  const weight = Math.max(
    most((page) => page.total, others),
    most((page) => page.total - page.scripts, contact),
  )
  judge("heaviest first visit, before React", `${kilobytes(weight)} kB`, "≤ 60 kB", weight <= 60_000)
  const withReact = most((page) => page.total, contact)
  judge("contact page with React", `${kilobytes(withReact)} kB`, "≤ 150 kB", withReact <= 150_000)
  const script = most((page) => page.scripts + page.inlineScripts, others)
  judge("script without a form, inline included", `${script} bytes`, "≤ 1,500", script <= 1500)
  const blocking = most((page) => page.blocking)
  judge("blocking time, React's arrival included", `${blocking.toFixed(0)} ms`, "0", blocking === 0)
  const shift = most((page) => page.shift)
  judge("layout shift", shift.toFixed(4), "0", shift < 0.0005)
  const elsewhere = most((page) => page.elsewhere)
  judge("other hosts asked", String(elsewhere), "0", elsewhere === 0)
  judge("next page painted after the click", `${nextPage.toFixed(0)} ms`, "< 100 ms", nextPage < 100)
}

export async function benchPages(_run: Run, { origin }: ServerProcess): Promise<void> {
  const executablePath = process.env["CHROMIUM_PATH"]
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ...leaveSignals,
  })
  const home = await (await fetch(origin)).text()
  const style = /<style>.*?<\/style>/s.exec(home)?.[0] ?? ""
  const bare = await openBarePage(bareText(10))
  const text = await openBarePage(bareText(260))
  const styled = await openBarePage(style + bareText(10), true)
  const sites: { name: string; url: string; route?: Route }[] = [
    { name: "(bare page)", url: bare.url },
    { name: "(the same, 24 kB)", url: text.url },
    { name: "(the bare page in the home page's styles)", url: styled.url },
    ...allRoutes().map((route) => ({ name: route.path, url: origin + route.path, route })),
  ]
  const paints = await timeAllPaints(
    browser,
    sites.map(({ url }) => url),
  )
  const measured: Measured[] = []
  for (const [index, { url, ...site }] of sites.entries()) {
    const weight = await visit(browser, url, weigh)
    const isPaintedAlone = await visit(browser, url, paintsAlone)
    const blocking = await measureBlocking(url)
    measured.push({ ...site, ...weight, ...(paints[index] as Paints), isPaintedAlone, blocking })
  }
  for (const opened of [bare, text, styled]) opened.close()
  await browser.close()
  printPages(measured)
  const pages = measured.filter(({ route }) => route)
  judgePages(measured[0] as Measured, pages, await measureNextPage(origin))
}
