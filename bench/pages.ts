/** Page weight and paint times of a first visit by a mid-range phone on a slow link. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test"
import { parse } from "node-html-parser"
import { allRoutes, type Route } from "../src/routes.ts"
import { openTab } from "../tests/devtools.ts"
import { leaveSignals } from "../tests/torture/run.ts"
import type { ServerProcess } from "../tests/torture/server-process.ts"
import {
  createProgress,
  judge,
  kilobytes,
  leaveOut,
  median,
  type Progress,
  printTable,
  quartiles,
} from "./report.ts"
import { type Link, openSlowLink } from "./slow-link.ts"

/** How many times each page's blocking time is measured. */
const blockings = 3

/** Visits to time each page's paints on each phone, alternating with all other pages, because the machine's speed varies. */
const rounds = { whole: 9, quick: 7 }

/**
 * Milliseconds before an address is opened, so that the browser is not still starting processes or ending those of
 * the last visit. Without this, times vary three times as much.
 */
const rest = 500

/** Clicks to measure the next page. */
const clicks = 9

/** Milliseconds before each of these clicks. */
const reading = 2500

/** Milliseconds. */
interface Paints {
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

/** A phone's link, and the factor by which its CPU is slower than this machine's. */
interface Phone {
  readonly link: Link
  readonly slowdown: number
}

const screen = { width: 412, height: 823 }

/** A mid-range phone on a bad connection: everything is measured with it, the first paint with the others too. */
const midRange: Phone = { link: { roundTrip: 150, bitsPerSecond: 1.6e6 }, slowdown: 4 }

const phones: readonly Phone[] = [
  midRange.link,
  { roundTrip: 60, bitsPerSecond: 9e6 },
  { roundTrip: 20, bitsPerSecond: 50e6 },
].flatMap((link) => [4, 6].map((slowdown) => ({ link, slowdown })))

const describePhone = ({ link, slowdown }: Phone) =>
  `${link.roundTrip} ms, ${link.bitsPerSecond / 1e6} Mbit/s, CPU ÷ ${slowdown}`

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

interface Visit {
  readonly page: Page
  readonly session: CDPSession
  /** The visited address at the phone's end of the link. */
  readonly url: string
}

/** A first visit with its own link, so that requests left over from one visit do not delay the next. */
async function visit<Seen>(
  browser: Browser,
  address: string,
  look: (visit: Visit) => Promise<Seen>,
  phone = midRange,
): Promise<Seen> {
  const { origin, pathname } = new URL(address)
  const link = await openSlowLink(origin, phone.link)
  const context = await browser.newContext({
    viewport: screen,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown })
    await page.waitForTimeout(rest)
    return await look({ page, session, url: link.origin + pathname })
  } finally {
    await context.close()
    link.close()
  }
}

async function weigh({ page, session, url }: Visit): Promise<Weight> {
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

/**
 * Milliseconds by which tasks after the first paint, React's arrival included, are longer than 50; what comes before
 * it is in the first paint. In a plain tab, because DevTools' `Runtime` domain, which Playwright
 * requires, makes the engine parse all of React a second time.
 */
async function measureBlocking(address: string): Promise<number> {
  const { origin, pathname } = new URL(address)
  const times: number[] = []
  for (let count = 0; count < blockings; count++) {
    const link = await openSlowLink(origin, midRange.link)
    const tab = await openTab()
    await tab.send("Emulation.setDeviceMetricsOverride", { ...screen, deviceScaleFactor: 1, mobile: true })
    await tab.send("Emulation.setCPUThrottlingRate", { rate: midRange.slowdown })
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

async function timePaints({ page, url }: Visit): Promise<Paints> {
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

/** What is visited. */
interface Site {
  readonly name: string
  readonly url: string
  /** Absent if it is not a page of ours. */
  readonly route?: Route
  /** The address of the page of ours that this one has the words and shapes of. */
  readonly plainOf?: string
}

interface Timed extends Site {
  /** One for each round. */
  readonly paints: readonly Paints[]
}

/** When each page is painted with an empty cache: one visit to every page, and again. */
async function timeAllPaints(
  browser: Browser,
  sites: readonly Site[],
  phone: Phone,
  count: number,
  progress: Progress,
): Promise<Timed[]> {
  const timed = sites.map((site) => ({ ...site, paints: [] as Paints[] }))
  for (let round = 1; round <= count; round++) {
    for (const { url, paints } of timed) paints.push(await visit(browser, url, timePaints, phone))
    progress(`${describePhone(phone)}: round ${round} of ${count}`)
  }
  return timed
}

/** Whether a page is painted when only its document arrives. */
async function paintsAlone({ page, url }: Visit): Promise<boolean> {
  await page.route("**", (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  )
  await page.goto(url, { waitUntil: "load" })
  await page.waitForTimeout(500)
  const paints = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)
  return paints > 0
}

const bareText = `<h1>Bare</h1><p>${"A page of words and nothing else, to see what the link and the browser take by themselves. ".repeat(10)}</p>`

/** Nothing but what shows the next page: what drawing it ahead and moving to it take by themselves. */
const bareNextPage = `<style>@view-transition { navigation: auto }</style><main>${bareText}<a href="/services">Services</a></main>
<script type="speculationrules">{ "prerender": [{ "where": { "href_matches": "/*" }, "eagerness": "moderate" }] }</script>`

/** A page's elements, words and shapes without its styles and scripts: what any page that says and draws as much takes. */
function plainBody(html: string): string {
  const body = parse(html, { blockTextElements: { script: true, style: true } }).querySelector("body")
  for (const extra of body?.querySelectorAll("script, style") ?? []) extra.remove()
  return body?.innerHTML ?? ""
}

/** A page to compare with, under the same conditions, at every path but its drawings'. @param drawings those that are in a file */
async function openReferencePage(body: string, drawings = "") {
  const html = `<!doctype html><html lang="en"><title>Reference</title><link rel="icon" href="data:,">${body}`
  // Compressed once, as by the build.
  const page = ["text/html; charset=utf-8", brotliCompressSync(html)] as const
  const file = ["image/svg+xml", brotliCompressSync(drawings)] as const
  const server = createServer(({ url }, response) => {
    const [type, answer] = url?.endsWith(".svg") ? file : page
    response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(answer)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

/**
 * Milliseconds from the click on a link to the first paint of the next page, which was prerendered while
 * the mouse was over the link; `NaN` if it was not. Pages opened by Playwright do not prerender; a plain
 * tab does. A visitor has read something before the click: by then the page has its fonts.
 */
async function measureNextPage(origin: string) {
  const times: number[] = []
  for (let count = 0; count < clicks; count++) {
    const tab = await openTab()
    await tab.send("Emulation.setCPUThrottlingRate", { rate: 6 })
    await tab.open(`${origin}/`)
    await tab.hover("main a[href='/services']")
    await tab.arrive("/services", "ahead")
    await tab.evaluate(`new Promise((resume) => setTimeout(resume, ${reading}))`)
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
  return quartiles(times)
}

interface Measured extends Weight, Timed {
  readonly isPaintedAlone: boolean
  /** Milliseconds. */
  readonly blocking: number
}

const medianPaint = ({ paints }: Timed, paint: keyof Paints) => median(paints.map((one) => one[paint]))

/** Quartiles of a page's paints in relation to the other page's in the same rounds. */
const ratios = (page: Timed, other: Timed, paint: keyof Paints) =>
  quartiles(page.paints.map((one, round) => one[paint] / (other.paints[round]?.[paint] ?? Number.NaN)))

/** @returns the slowest page's ratios and, in words, what the judgment is based on */
function compare(pages: readonly Timed[], other: Timed, paint: keyof Paints) {
  const all = pages.map((page) => ratios(page, other, paint))
  const slowest = all.reduce((a, b) => (b.middle > a.middle ? b : a))
  const typical = median(all.map(({ middle }) => middle))
  const range = `quartiles ${slowest.low.toFixed(2)} to ${slowest.high.toFixed(2)}`
  return {
    slowest: slowest.middle,
    typical,
    measured: `${slowest.middle.toFixed(2)} × (${range})`,
  }
}

/** How many of the slowest pages are timed again. */
const suspects = 3

/** The slowest pages. */
function slowestOf(timed: readonly Timed[]): readonly Site[] {
  const [bare] = timed
  if (!bare) return []
  const middle = (page: Timed) => ratios(page, bare, "firstPaint").middle
  return timed
    .filter(({ route }) => route)
    .sort((a, b) => middle(b) - middle(a))
    .slice(0, suspects)
}

/**
 * No page should be painted later than a bare one takes on this phone, or its own words and shapes without styles, and a
 * little.
 * @param again the bare page, and pages of ours and their plain ones. In the whole bench the slowest are timed again: of
 * eighteen medians the largest is the one with the worst luck, so its own rounds would say that the page is slower than
 * it is.
 */
function judgePaints(phone: Phone, timed: readonly Timed[], again: readonly Timed[]): void {
  const [firstBare] = timed
  const [bare] = again
  if (!firstBare || !bare) return
  const ours = (sites: readonly Timed[]) => sites.filter(({ route }) => route)
  const { typical } = compare(ours(timed), firstBare, "firstPaint")
  const judged = ours(again).map((page) => {
    const plain = again.find(({ plainOf }) => plainOf === page.url) ?? bare
    const floor = ratios(plain, bare, "firstPaint").middle
    const most = Math.max(1.15, 1.05 * floor)
    const first = compare([page], bare, "firstPaint")
    const largest = compare([page], bare, "largestPaint")
    return {
      page,
      floor,
      first,
      largest,
      reached: first.slowest / most,
      largestReached: largest.slowest / most,
    }
  })
  const worst = judged.reduce((a, b) => (b.reached > a.reached ? b : a))
  judge(
    `first paint, ${describePhone(phone)}, beside the bare page's ${medianPaint(bare, "firstPaint").toFixed(0)} ms`,
    `${worst.page.name} ${worst.first.measured}, plain ${worst.floor.toFixed(2)} ×; median of the pages ${typical.toFixed(2)} ×`,
    "≤ 1.15 ×, or 1.05 × the plain page",
    worst.reached <= 1,
    worst.reached,
  )
  if (phone.link === midRange.link && phone.slowdown === midRange.slowdown) {
    const last = judged.reduce((a, b) => (b.largestReached > a.largestReached ? b : a))
    judge(
      "largest paint, the same",
      `${last.page.name} ${last.largest.measured}`,
      "the same",
      last.largestReached <= 1,
      last.largestReached,
    )
  }
  for (const peer of timed.slice(1).filter(({ route, plainOf }) => !route && !plainOf)) {
    const beside = compare(ours(timed), peer, "firstPaint")
    const what = `slowest first paint, ${describePhone(phone)}, beside ${peer.name}`
    const measured = `${beside.measured}, median of the pages ${beside.typical.toFixed(2)} ×`
    judge(what, measured, "≤ 0.6 ×", beside.slowest <= 0.6, beside.slowest / 0.6)
  }
}

function printPages(pages: readonly Measured[]): void {
  const row = (one: Measured) => [
    one.name,
    String(one.requests),
    ...[one.total, one.document, one.fonts, one.images, one.scripts].map(kilobytes),
    String(one.inlineScripts),
    ...[medianPaint(one, "firstPaint"), medianPaint(one, "largestPaint"), one.blocking].map((time) =>
      time.toFixed(0),
    ),
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

type Quartiles = ReturnType<typeof quartiles>

/** @param bareNext the next page's floor */
function judgePages(pages: readonly Measured[], nextPage: Quartiles, bareNext: Quartiles): void {
  const most = (of: (page: Measured) => number, among = pages) => Math.max(...among.map(of))
  const contact = pages.filter(({ route }) => route?.page === "contact")
  const others = pages.filter(({ route }) => route?.page !== "contact")
  const document = most((page) => page.document)
  judge(
    "largest document, styles and headers included",
    `${document} bytes`,
    "≤ 14,600",
    document <= 14_600,
    document / 14_600,
  )
  const alone = pages.filter(({ isPaintedAlone }) => isPaintedAlone).length
  judge("painted from the document alone", `${alone} of ${pages.length} pages`, "all", alone === pages.length)
  const blocked = most((page) => page.renderBlocking)
  judge("render-blocking requests", String(blocked), "0", blocked === 0)
  const weight = Math.max(
    most((page) => page.total, others),
    most((page) => page.total - page.scripts, contact),
  )
  judge(
    "heaviest first visit, before React",
    `${kilobytes(weight)} kB`,
    "≤ 60 kB",
    weight <= 60_000,
    weight / 60_000,
  )
  const withReact = most((page) => page.total, contact)
  judge(
    "contact page with React",
    `${kilobytes(withReact)} kB`,
    "≤ 150 kB",
    withReact <= 150_000,
    withReact / 150_000,
  )
  const script = most((page) => page.scripts + page.inlineScripts, others)
  judge("script without a form, inline included", `${script} bytes`, "≤ 1,500", script <= 1500, script / 1500)
  const blocking = most((page) => page.blocking)
  judge("blocking time, React's arrival included", `${blocking.toFixed(0)} ms`, "0", blocking === 0)
  const shift = most((page) => page.shift)
  judge("layout shift", shift.toFixed(4), "0", shift < 0.0005)
  const elsewhere = most((page) => page.elsewhere)
  judge("other hosts asked", String(elsewhere), "0", elsewhere === 0)
  judge(
    "next page painted after the click, CPU ÷ 6",
    [nextPage, bareNext]
      .map(
        ({ low, middle, high }) =>
          `${middle.toFixed(0)} ms (quartiles ${low.toFixed(0)} to ${high.toFixed(0)})`,
      )
      .join(", a bare page with a view transition "),
    "< 100 ms",
    nextPage.middle < 100,
    nextPage.middle / 100,
  )
}

interface PagesOptions {
  /** Three pages on two phones, and only when they are painted: under three minutes. */
  readonly quick: boolean
  /** Other running sites, visited in turn with ours. */
  readonly peers: readonly { readonly name: string; readonly url: string }[]
}

export async function benchPages({ origin }: ServerProcess, { quick, peers }: PagesOptions): Promise<void> {
  const executablePath = process.env["CHROMIUM_PATH"]
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ...leaveSignals,
  })
  const bare = await openReferencePage(bareText)
  const bareNext = await openReferencePage(bareNextPage)
  const opened = [bare, bareNext]
  /** Each page, and itself without its styles. */
  async function withPlain(pages: readonly Site[]): Promise<Site[]> {
    const textAt = async (url: string) => (await fetch(url)).text()
    const plain = pages.map(async ({ name, url }) => {
      const body = plainBody(await textAt(url))
      const drawings = /<use href="([^#"]+)/.exec(body)?.[1]
      const page = await openReferencePage(body, drawings && (await textAt(origin + drawings)))
      opened.push(page)
      return { name: `(plain ${name})`, url: page.url, plainOf: url }
    })
    return [...pages, ...(await Promise.all(plain))]
  }
  const routes = quick
    ? allRoutes().filter(({ path }) => ["/", "/contact", "/es/hipotecas"].includes(path))
    : allRoutes()
  const pages = routes.map((route) => ({ name: route.path, url: origin + route.path, route }))
  const bareSite: Site = { name: "(bare page)", url: bare.url }
  const sites = [bareSite, ...peers, ...(quick ? await withPlain(pages) : pages)]
  const chosen = quick ? phones.filter((_, index) => index === 0 || index === phones.length - 1) : phones
  const count = quick ? rounds.quick : rounds.whole
  const progress = createProgress(chosen.length * count * (quick ? 1 : 2) + (quick ? 0 : pages.length))
  const onPhones: Timed[][] = []
  for (const phone of chosen) {
    const timed = await timeAllPaints(browser, sites, phone, count, progress)
    onPhones.push(timed)
    const again = quick
      ? timed
      : await timeAllPaints(
          browser,
          [bareSite, ...(await withPlain(slowestOf(timed)))],
          phone,
          count,
          progress,
        )
    judgePaints(phone, timed, again)
  }
  if (peers.length === 0) leaveOut("slowest first paint beside a peer", "≤ 0.6 ×", "needs --beside URL=NAME")
  if (!quick) {
    const measured: Measured[] = []
    for (const timed of onPhones[0] ?? []) {
      if (!timed.route) continue
      const weight = await visit(browser, timed.url, weigh)
      const isPaintedAlone = await visit(browser, timed.url, paintsAlone)
      const blocking = await measureBlocking(timed.url)
      measured.push({ ...timed, ...weight, isPaintedAlone, blocking })
      progress(`weight and blocking time: ${timed.name}`)
    }
    printPages(measured)
    judgePages(measured, await measureNextPage(origin), await measureNextPage(new URL(bareNext.url).origin))
  }
  for (const page of opened) page.close()
  await browser.close()
}
