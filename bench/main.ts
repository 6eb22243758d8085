/**
 * `npm run bench`: one table of what the site weighs, when it is painted, and what the server bears, beside the goals.
 * `npm run bench -- --runs 5` visits each page five times instead of three. Times belong to the machine that measured
 * them; bytes and requests are also tests (tests/build/weight.test.ts).
 */
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { allRoutes } from "../src/site/routes.ts"
import { putUnderLoad } from "./load.ts"
import { measureDisk, measureMessages } from "./messages.ts"
import { startNginx } from "./nginx.ts"
import { measureBarePage, measureNextPage, measurePage } from "./pages.ts"
import { startSite } from "./site-server.ts"
import { isInstalled, openWorkshop, type Workshop } from "./workshop.ts"

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } })
const runs = Math.max(1, Number(values.runs))
const seconds = 5
const connections = 32

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const figure = (text: string, width = 8) => text.padStart(width)

/** One line of the summary: what was measured, what is wanted, and whether it is so. */
function judge(what: string, measured: string, goal: string, isReached: boolean): void {
  console.log(`${isReached ? "reached" : "MISSED "}  ${what}: ${measured} (goal: ${goal})`)
}

async function benchPages(origin: string): Promise<void> {
  const executablePath = process.env["CHROMIUM_PATH"]
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  const head = [
    "requests",
    "kB",
    "document",
    "fonts",
    "images",
    "script",
    "FCP ms",
    "LCP ms",
    "TBT ms",
    "CLS",
  ]
  console.log(`${"page".padEnd(22)}${head.map((name) => figure(name)).join(" ")}`)
  const print = (name: string, one: Awaited<ReturnType<typeof measurePage>>) => {
    const bytes = [one.total, one.document, one.fonts, one.images, one.scripts].map(kilobytes)
    const times = [one.firstPaint, one.largestPaint, one.blocking].map((time) => time.toFixed(0))
    const cells = [String(one.requests), ...bytes, ...times, one.shift.toFixed(3)]
    console.log(`${name.padEnd(22)}${cells.map((cell) => figure(cell)).join(" ")}`)
  }
  const bare = await measureBarePage(browser, runs)
  print("(bare page)", bare)
  const pages: Awaited<ReturnType<typeof measurePage>>[] = []
  for (const { path } of allRoutes()) {
    const measured = await measurePage(browser, origin + path, runs)
    pages.push(measured)
    print(path, measured)
  }
  const next = await measureNextPage(origin, runs)
  await browser.close()
  const most = (key: keyof (typeof pages)[number]) => Math.max(...pages.map((page) => page[key]))
  const ratio = most("firstPaint") / bare.firstPaint
  console.log("")
  judge("largest document with headers", `${most("document")} bytes`, "14,600", most("document") <= 14_600)
  judge("largest first visit", `${kilobytes(most("total"))} kB`, "60, contact 150", most("total") <= 150_000)
  judge("slowest first paint beside the bare page", `${ratio.toFixed(2)} ×`, "1.15 ×", ratio <= 1.15)
  judge("most blocking time", `${most("blocking").toFixed(0)} ms`, "0", most("blocking") === 0)
  judge("most layout shift", most("shift").toFixed(4), "0", most("shift") < 0.0005)
  judge("next page after the tap", `${next.toFixed(0)} ms`, "100 ms", next < 100)
}

async function benchServer(workshop: Workshop): Promise<void> {
  const site = await startSite(workshop)
  const memory = () => (site.memory() ?? Number.NaN) / 1e6
  const quiet = memory()
  if (isInstalled("wrk")) {
    const gzip = ["-H", "Accept-Encoding: gzip"]
    const ours = await putUnderLoad(`${site.origin}/about`, connections, seconds, gzip)
    console.log(
      `\nserver: ${ours.requestsPerSecond.toFixed(0)} pages a second, p99 ${ours.p99.toFixed(1)} ms`,
    )
    judge(
      "memory, at rest and under load",
      `${quiet.toFixed(0)} and ${memory().toFixed(0)} MB`,
      "100 MB",
      memory() < 100,
    )
    if (isInstalled("nginx")) {
      const nginx = await putUnderLoad(`${await startNginx(workshop)}/about`, connections, seconds, gzip)
      const share = ours.requestsPerSecond / nginx.requestsPerSecond
      console.log(
        `nginx:  ${nginx.requestsPerSecond.toFixed(0)} pages a second, one worker, the same compressed files`,
      )
      judge("throughput beside nginx", `${share.toFixed(2)} ×`, "0.4 ×", share >= 0.4)
    } else console.log("left out: the comparison with nginx, which is not installed")
  } else console.log("left out: pages a second, because wrk is not installed")
  const disk = await measureDisk(workshop.folder, seconds)
  const messages = await measureMessages(site.origin, connections, seconds)
  console.log(
    `messages: ${messages.toFixed(0)} stored durably a second; the disk: ${disk.toFixed(0)} fsyncs a second`,
  )
  judge("messages beside the disk", `${(messages / disk).toFixed(2)} ×`, "0.5 ×", messages >= disk / 2)
  await site.end()
}

const workshop = await openWorkshop()
try {
  const site = await startSite(workshop)
  await benchPages(site.origin)
  await site.end()
  await benchServer(workshop)
} finally {
  await workshop.end()
}
