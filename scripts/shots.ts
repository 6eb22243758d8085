/**
 * Takes screenshots of every page, wide and narrow, light and dark, in both languages, and prints the flyers. They go to
 * shots/, one folder per page.
 *
 * `--against REF` does the same for another commit, compares the pictures pixel by pixel and writes shots/against.html,
 * which shows what differs. The exit code is 1 if anything does.
 */
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdir, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type Browser, chromium, type Page } from "@playwright/test"
import { allRoutes } from "../src/routes.ts"
import { createPages } from "../src/server/pages.ts"
import { buildCommit } from "./build-commit.ts"
import { compareShots } from "./compare-shots.ts"

const root = join(import.meta.dirname, "..")
const widths = [320, 390, 768, 1280, 1920, 2560]
const schemes = ["light", "dark"] as const
const height = 900

/** The same time for all pictures, or the office might close between two of them. */
const now = new Date()

const routes = [
  ...allRoutes().map(({ page, language, path }) => ({ name: `${page}-${language}`, path })),
  { name: "not-found", path: "/no-such-page" },
]
const flyers = routes.filter(({ name }) => name.startsWith("flyer-"))

/** Opens a page, waits for the site's fonts, and blocks requests to other hosts. */
async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.clock.setFixedTime(now)
  await page.route("**/*", async (route) => {
    if (!route.request().url().startsWith(origin)) return route.abort()
    if (route.request().resourceType() !== "document") return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll("font-display:optional", "font-display:block")
    return route.fulfill({ response, body })
  })
  // With a referrer from the site, the head's script always loads the fonts (src/site/document/load-fonts.ts).
  await page.goto(origin + path, { waitUntil: "networkidle", referer: `${origin}/` })
  await page.evaluate(() => document.fonts.ready)
}

async function shoot(browser: Browser, origin: string, folder: string, scheme: (typeof schemes)[number]) {
  const context = await browser.newContext({ colorScheme: scheme, bypassCSP: true })
  for (const width of widths)
    for (const { name, path } of routes) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height })
      await open(page, origin, path)
      // In a full-page picture, sticky bars would cover the middle of the page.
      await page.addStyleTag({ content: "header,nav{position:static!important;animation:none!important}" })
      const file = join(folder, name, `${width}-${scheme}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: "disabled" })
      await page.close()
    }
  await context.close()
}

async function printFlyers(browser: Browser, origin: string, folder: string) {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 816, height: 1056 } })
  for (const { name, path } of flyers) {
    const page = await context.newPage()
    await open(page, origin, path)
    for (const printBackground of [true, false])
      await page.pdf({
        path: join(folder, name, printBackground ? "paper.pdf" : "paper-one-ink.pdf"),
        preferCSSPageSize: true,
        printBackground,
      })
    await page.emulateMedia({ media: "print" })
    await page.screenshot({ path: join(folder, name, "paper.png"), animations: "disabled" })
    await page.close()
  }
  await context.close()
}

/** Takes all pictures of one built site. */
async function takeShots(browser: Browser, built: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Without a timeout, because Playwright would reuse an idle connection just as the server closes it.
  const server = createServer({ keepAliveTimeout: 0 }, createPages(built)).listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const scheme of schemes) await shoot(browser, origin, folder, scheme)
  await printFlyers(browser, origin, folder)
  server.close()
  console.log(`${routes.length * widths.length * schemes.length} pictures and the flyers as paper: ${folder}`)
}

const { against } = parseArgs({ options: { against: { type: "string" } } }).values
// Resolved now, because HEAD may move while the first pictures are taken.
const commit =
  against &&
  execFileSync("git", ["rev-parse", "--short", `${against}^{commit}`], { cwd: root, encoding: "utf8" }).trim()
const executablePath = process.env["CHROMIUM_PATH"]
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-background-networking"],
})
const folder = join(root, "shots")
await takeShots(browser, join(root, "dist"), folder)
if (commit) {
  const other = await buildCommit(root, commit)
  try {
    await takeShots(browser, join(other.folder, "dist"), join(folder, "against"))
  } finally {
    await other.remove()
  }
  const differing = await compareShots(folder, join(folder, "against"), commit)
  console.log(
    differing === 0
      ? `No picture differs from ${commit}.`
      : `${differing} pictures differ from ${commit}: shots/against.html`,
  )
  process.exitCode = differing === 0 ? 0 : 1
}
await browser.close()
