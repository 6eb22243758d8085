/**
 * Pictures of every page as visitors meet it: wide and narrow, light and dark, both languages, and the
 * flyers as paper, to be looked at. They go to shots/, one folder per page.
 */
import { once } from "node:events"
import { mkdir, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { allRoutes } from "../src/routes.ts"
import { createPages } from "../src/server/pages.ts"

const root = join(import.meta.dirname, "..")
const folder = join(root, "shots")
const widths = [320, 390, 768, 1280, 1920]
const schemes = ["light", "dark"] as const
const height = 900

interface Shot {
  readonly name: string
  readonly path: string
}

const shots: Shot[] = [
  ...allRoutes().map(({ page, language, path }) => ({ name: `${page}-${language}`, path })),
  { name: "not-found", path: "/no-such-page" },
]

async function shoot(browser: Browser, origin: string, width: number, scheme: (typeof schemes)[number]) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme, bypassCSP: true })
  for (const { name, path } of shots) {
    await page.goto(origin + path, { waitUntil: "networkidle" })
    // Bars that stick to the window's edges would lie across the middle of a picture of the whole page.
    await page.addStyleTag({ content: "header,nav{position:static!important}" })
    await page.screenshot({ path: join(folder, name, `${width}-${scheme}.png`), fullPage: true })
  }
  await page.close()
}

async function printFlyers(browser: Browser, origin: string) {
  const page = await browser.newPage()
  for (const { page: id, language, path } of allRoutes()) {
    if (id !== "flyer") continue
    await page.goto(origin + path, { waitUntil: "networkidle" })
    for (const printBackground of [true, false])
      await page.pdf({
        path: join(folder, `flyer-${language}`, printBackground ? "paper.pdf" : "paper-one-ink.pdf"),
        preferCSSPageSize: true,
        printBackground,
      })
  }
  await page.close()
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const server = createServer(createPages(join(root, "dist"))).listen(0, "127.0.0.1")
await once(server, "listening")
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const executablePath = process.env["CHROMIUM_PATH"]
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-background-networking"],
})
for (const width of widths)
  for (const scheme of schemes) {
    console.log(`${width} px, ${scheme}`)
    await shoot(browser, origin, width, scheme)
  }
await printFlyers(browser, origin)
await browser.close()
server.close()
console.log(`${shots.length * widths.length * schemes.length} pictures and the flyers as paper are in shots/`)
