import { test as base, expect } from "@playwright/test"
import { type Site, startSite } from "../e2e/site.ts"
import type { Browser } from "./browser.ts"
import { startChromium } from "./chromium.ts"
import { startFirefox } from "./firefox.ts"
import { type Front, openFront } from "./front.ts"
import { Visitor } from "./visitor.ts"
import { startWebKit } from "./webkit.ts"

export { expect } from "@playwright/test"

const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

export interface EngineOption {
  readonly engine: keyof typeof start
}

interface WorkerFixtures extends EngineOption {
  readonly site: Site
  readonly running: Browser
}

const missing = process.env["MISSING_ENGINES"]?.split(",") ?? []

interface Fixtures {
  readonly isThere: boolean
  readonly front: Front
  readonly visitor: Visitor
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: "worker" },
  ],
  running: [
    async ({ engine }, use) => {
      const browser = await start[engine]()
      await use(browser)
      await browser.close()
    },
    { scope: "worker", timeout: 600_000 },
  ],
  isThere: [
    async ({ engine }, use, info) => {
      info.skip(missing.includes(engine), `${engine} is not here`)
      await use(true)
    },
    { auto: true },
  ],
  front: async ({ site }, use) => {
    const front = await openFront(site.origin)
    await use(front)
    await front.close()
  },
  visitor: async ({ running, front }, use) => {
    await running.resize(1280, 800)
    const visitor = new Visitor(running, front)
    await use(visitor)
    expect(await visitor.complaints(), "what the page complained of").toEqual([])
    await running.setOffline(false)
  },
})
