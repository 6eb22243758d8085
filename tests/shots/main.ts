/**
 * Takes screenshots of every page, wide and narrow, light and dark, in both languages, and prints the flyers. They go to
 * shots/, one folder per page.
 *
 * `--browser firefox` or `--browser webkit` takes them in that engine, into shots/firefox or shots/webkit, up to 1920 px and
 * without the paper.
 *
 * `--against REF` does the same for another commit, compares the pictures pixel by pixel and writes shots/against.html,
 * which shows what differs. The exit code is 1 if anything does.
 */
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { type Browser, chromium, type Page } from "@playwright/test"
import { ensureBrowsers } from "../../scripts/toolchain.mjs"
import { allRoutes } from "../../src/routes.ts"
import { createPages } from "../../src/server/pages.ts"
import { startFirefox } from "../engines/firefox.ts"
import { startWebKit } from "../engines/webkit.ts"
import { buildCommit } from "./build-commit.ts"
import { compareShots } from "./compare-shots.ts"

const root = join(import.meta.dirname, "../..")
const widths = [320, 390, 768, 1280, 1920, 2560]
const schemes = ["light", "dark"] as const
const height = 900

/** In a full-page picture, sticky bars would cover the middle of the page. */
const unsticky = "position:static!important;animation:none!important"

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
    const body = (await response.text())
      .replaceAll("font-display:optional", "font-display:block")
      // Nobody scrolls to them.
      .replaceAll(' loading="lazy"', "")
    return route.fulfill({ response, body })
  })
  // With a referrer from the site, the head's script always loads the fonts (src/site/document/load-fonts.ts).
  await page.goto(origin + path, { waitUntil: "networkidle", referer: `${origin}/` })
  await page.evaluate(() => document.fonts.ready)
}

async function shootScheme(
  browser: Browser,
  origin: string,
  folder: string,
  scheme: (typeof schemes)[number],
) {
  const context = await browser.newContext({ colorScheme: scheme, bypassCSP: true })
  for (const width of widths) {
    console.log(`${width} px, ${scheme} …`)
    for (const { name, path } of routes) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height })
      await open(page, origin, path)
      await page.addStyleTag({ content: `header,nav{${unsticky}}` })
      const file = join(folder, name, `${width}-${scheme}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: "disabled" })
      await page.close()
    }
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

type Photographer = (origin: string, folder: string) => Promise<void>

/** All pictures in Chromium. */
async function shootInChromium(origin: string, folder: string): Promise<void> {
  const executablePath = process.env["CHROMIUM_PATH"]
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking"],
  })
  for (const scheme of schemes) await shootScheme(browser, origin, folder, scheme)
  await printFlyers(browser, origin, folder)
  await browser.close()
}

/** All pictures in another engine, whose window is made as high as the page. */
const shootIn =
  (start: typeof startFirefox): Photographer =>
  async (origin, folder) => {
    for (const scheme of schemes) {
      const browser = await start(scheme)
      try {
        // The fonts are fetched here, and the other pages find them in the cache.
        await browser.open(origin)
        for (const width of widths.filter((width) => width <= 1920))
          for (const { name, path } of routes) {
            await browser.resize(width, height)
            await browser.open(origin + path)
            // Through the object model, because the page's policy refuses style elements.
            await browser.evaluate(
              `document.querySelectorAll("header, nav").forEach(({ style }) => { style.cssText += ${JSON.stringify(unsticky)} })`,
            )
            await browser.resize(
              width,
              (await browser.evaluate("document.documentElement.scrollHeight")) as number,
            )
            await browser.evaluate(
              "void requestAnimationFrame(() => requestAnimationFrame(() => { window.isDrawn = true }))",
            )
            while (!(await browser.evaluate("window.isDrawn && document.fonts.status === 'loaded'")))
              await wait(20)
            await mkdir(join(folder, name), { recursive: true })
            await writeFile(join(folder, name, `${width}-${scheme}.png`), await browser.screenshot())
          }
      } finally {
        await browser.close()
      }
    }
  }

const photographers: Readonly<Record<string, Photographer>> = {
  chromium: shootInChromium,
  firefox: shootIn(startFirefox),
  webkit: shootIn(startWebKit),
}

/** Takes all pictures of one built site. */
async function takeShots(built: string, folder: string, shoot: Photographer): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Without a timeout, because Playwright would reuse an idle connection just as the server closes it.
  const server = createServer({ keepAliveTimeout: 0 }, createPages(built)).listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await shoot(origin, folder)
  server.close()
  console.log(`The pictures are in ${folder}`)
}

const { against, browser: engine = "chromium" } = parseArgs({
  options: { against: { type: "string" }, browser: { type: "string" } },
}).values
// Resolved now, because HEAD may move while the first pictures are taken.
const commit =
  against &&
  execFileSync("git", ["rev-parse", "--short", `${against}^{commit}`], { cwd: root, encoding: "utf8" }).trim()
const shoot = photographers[engine]
if (!shoot) {
  console.error(`--browser must be one of ${Object.keys(photographers).join(", ")}`)
  process.exit(2)
}
Object.assign(process.env, ensureBrowsers([engine]).env)
const folder = join(root, "shots", engine === "chromium" ? "" : engine)
await takeShots(join(root, "dist"), folder, shoot)
if (commit) {
  const other = await buildCommit(root, commit)
  try {
    await takeShots(join(other.folder, "dist"), join(folder, "against"), shoot)
  } finally {
    await other.remove()
  }
  const differing = await compareShots(folder, join(folder, "against"), commit)
  console.log(
    differing === 0
      ? `No picture differs from ${commit}.`
      : `${differing} pictures differ from ${commit}: ${join(folder, "against.html")}`,
  )
  process.exitCode = differing === 0 ? 0 : 1
}
