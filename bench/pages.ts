/** What a page weighs and when it is painted, as a mid-range phone on a slow link meets it for the first time. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Browser, CDPSession } from "@playwright/test"
import { openTab } from "../tests/e2e/devtools.ts"
import { median } from "./workshop.ts"

export interface Weight {
  readonly requests: number
  /** Bytes as transferred, headers included, by kind. */
  readonly total: number
  readonly document: number
  readonly fonts: number
  readonly images: number
  readonly scripts: number
}

export interface Timing {
  /** Milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  /** Cumulative layout shift, without a unit. */
  readonly shift: number
}

/** 1.6 Mbit/s, 150 ms round trip, CPU four times slower. */
async function becomeSlowPhone(session: CDPSession): Promise<void> {
  const throughput = (1.6 * 1024 * 1024) / 8
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { largest: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch("largest-contentful-paint", (entry) => {
    seen.largest = entry.startTime
  })
  watch("longtask", (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50)
  })
  watch("layout-shift", (entry) => {
    if ("value" in entry) seen.shift += Number(entry.value)
  })
}

const kinds = { Document: "document", Font: "fonts", Image: "images", Script: "scripts" } as const

async function visit(browser: Browser, url: string): Promise<Weight & Timing> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await becomeSlowPhone(session)
  const weight = { requests: 0, total: 0, document: 0, fonts: 0, images: 0, scripts: 0 }
  const types = new Map<string, string>()
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    // The flyer's QR service is another host, and here is none.
    if (request.url.startsWith(new URL(url).origin)) types.set(requestId, type ?? "Other")
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === undefined) return
    weight.requests += 1
    weight.total += encodedDataLength
    const kind = kinds[type as keyof typeof kinds]
    if (kind) weight[kind] += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: "load" })
  // The largest paint, late shifts and the form's script come after the load event.
  await page.waitForTimeout(1500)
  const timing = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largest: number; blocking: number; shift: number } }
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN
    return { firstPaint, largestPaint: seen.largest, blocking: seen.blocking, shift: seen.shift }
  })
  await context.close()
  return { ...weight, ...timing }
}

/** Visits a page several times with an empty cache. Bytes are the same each time; times are medians. */
export async function measurePage(browser: Browser, url: string, runs: number): Promise<Weight & Timing> {
  const visits: (Weight & Timing)[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, url))
  const of = (key: keyof (Weight & Timing)) => median(visits.map((one) => one[key]))
  return {
    requests: of("requests"),
    total: of("total"),
    document: of("document"),
    fonts: of("fonts"),
    images: of("images"),
    scripts: of("scripts"),
    firstPaint: of("firstPaint"),
    largestPaint: of("largestPaint"),
    blocking: of("blocking"),
    shift: of("shift"),
  }
}

/** The physical floor: a page of text alone, as little as a page can be, under the same conditions. */
export async function measureBarePage(browser: Browser, runs: number): Promise<Weight & Timing> {
  const words = "A page of words and nothing else, to see what the link and the browser take by themselves. "
  const html = `<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,"><h1>Bare</h1><p>${words.repeat(11)}</p>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  try {
    return await measurePage(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, runs)
  } finally {
    server.close()
  }
}

/**
 * Milliseconds from the click on a link to the first paint of the next page, which was drawn ahead while the mouse
 * rested on the link; `NaN` when it was not. Playwright's own pages refuse to draw ahead, a plain tab does not.
 */
export async function measureNextPage(origin: string, runs: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
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
