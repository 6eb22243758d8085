import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { test as always, beforeAll, expect, onTestFinished } from "vitest"
import { business as sample } from "../../src/business.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { languages } from "../../src/languages.ts"
import { formatPhone } from "../../src/phone.ts"
import { allRoutes, pathTo } from "../../src/routes.ts"
import { createPages } from "../../src/server/pages.ts"
import { story as storyEn } from "../../src/site/copy/en/story.ts"
import { story as storyEs } from "../../src/site/copy/es/story.ts"
import { formatLanguages } from "../../src/site/format.ts"
import { headlessOptions } from "../chromium-options.ts"
import { coveredStops } from "../e2e/seen.ts"
import { faultsOfLayout } from "../engines/layout.ts"
import { isSample } from "../is-sample.ts"
import { pagesIn } from "../pdf.ts"
import { inherited, spawnServer } from "../spawn-server.ts"
import { findViolations } from "../wcag.ts"
import { checkout, makeAnotherBusiness, runThere } from "./checkout.ts"
import { business, mark, stories } from "./facts.ts"

// Makes the changes that docs/your-business.md describes (facts, story, logo, loan programs) in a copy of the checkout,
// and runs the sample's tests on the result.

// Changing the sample proves that it can be changed; a site that was changed already proves it by its own tests.
const test = always.runIf(isSample)

const dist = join(checkout, "dist")
const read = (file: string) => readFileSync(join(dist, file))
const openBrowser = () => chromium.launch(headlessOptions)
/** A page's HTML without the empty comments that React puts between texts. */
const htmlAt = (path: string) =>
  read(path === "/" ? "index.html" : `${path.slice(1)}.html`)
    .toString("utf8")
    .replaceAll("<!-- -->", "")

beforeAll(async () => {
  await makeAnotherBusiness()
  const { status, output } = runThere("astro", ["build"])
  expect(status, output.slice(-4000)).toBe(0)
}, 600_000)

test("its pages pass every test of built pages", {
  timeout: 600_000,
}, () => {
  const { status, output } = runThere("vitest", ["run", "--project=build", "--reporter=dot"])
  expect(status, output.slice(-12_000)).toBe(0)
})

/** Every word that identifies the sample. */
async function tracesOfTheSample(): Promise<string[]> {
  const strings = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(strings)
  return [
    ...["noonday", sample.address.city, sample.phone, sample.phone.slice(2), await formatPhone(sample.phone)],
    ...[sample.timeZone, ...strings([storyEn, storyEs]).filter((text) => text.length >= 18)],
  ].map((text) => text.toLowerCase())
}

test("no file contains a trace of the sample", async () => {
  const traces = await tracesOfTheSample()
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|js|css|svg|xml|txt|webmanifest|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const text = read(file).toString("utf8").replaceAll("\u00a0", " ").replaceAll("&amp;", "&").toLowerCase()
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
  })
  expect(found).toEqual([])
})

test("its people, its consultation and the date of its policy are in the page's language", () => {
  for (const language of languages) {
    const contact = htmlAt(pathTo("contact", language))
    const about = htmlAt(pathTo("about", language))
    for (const { name, role, speaks } of business.people ?? [])
      for (const text of [name, role[language], formatLanguages(speaks, language)]) {
        expect(about).toContain(text)
        expect(contact).toContain(text)
      }
    for (const html of [about, contact])
      expect(html).toContain(
        {
          en: ">New Mexico real estate license 00001-A<",
          es: ">Licencia de bienes raíces de Nuevo México, núm. 00001-A<",
        }[language],
      )
    expect(contact).toContain(business.consultation?.[language])
  }
  expect(htmlAt("/privacy")).toContain(">December 1, 2026<")
  expect(htmlAt("/es/privacidad")).toContain(">1 de diciembre de 2026<")
})

test("every card and icon differs from the sample's", () => {
  const pictures = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^cards\/.*\.png|icon.*\.(png|ico|svg))$/.test(file),
  )
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter((file) => read(file).equals(readFileSync(join("dist", file))))).toEqual([])
})

test("no page mentions what it does not have", () => {
  for (const { path } of allRoutes()) {
    const html = htmlAt(path)
    expect(html, path).not.toMatch(
      /whatsapp|wa\.me|>Schedule<|booking page|calendario en línea|consultations are scheduled|se programan las consultas/i,
    )
  }
})

test("a licensed broker is called a broker, and no page says that it lends", () => {
  for (const { path, language } of allRoutes()) {
    const html = htmlAt(path)
    expect(html, path).toContain(
      { en: "Mortgage broker: Mesilla Loans", es: "Corredor hipotecario: Mesilla Loans" }[language],
    )
    expect(html, path).not.toMatch(/mortgage lend|mortgage lender:|otro prestamista/i)
  }
})

test("its people are on the About and Contact pages, with a photograph or a drawing", () => {
  for (const language of languages)
    for (const page of ["about", "contact"] as const) {
      const html = htmlAt(pathTo(page, language))
      for (const person of business.people ?? []) expect(html).toContain(person.name)
      const [, source = ""] = /<img [^>]*src="([^"]+\.avif)"/.exec(html) ?? []
      expect(read(source).length).toBeLessThan(20_000)
    }
})

test("its mail and its answer page have its own name and facts", async () => {
  const { origin } = await spawnServer(
    ["src/server/main.ts"],
    { cwd: checkout, env: { ...inherited, PORT: "0", DATA_DIR: join(checkout, "var") } },
    onTestFinished,
  )
  const answer = await fetch(`${origin}${contactFunctionPath}`, {
    method: "POST",
    headers: { origin, "content-language": "es" },
    body: new URLSearchParams({ name: "Ana", email: "ana@client.example", phone: "", message: "Hola" }),
  })
  const page = (await answer.text()).replaceAll("&amp;", "&")
  expect(answer.status, page).toBe(200)
  for (const fact of [
    business.name,
    await formatPhone(business.phone),
    business.email,
    `${business.responseHours}`,
    mark.ink,
  ])
    expect(page).toContain(fact)
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  const view = await browser.newPage({ viewport: { width: 320, height: 640 } })
  await view.setContent(page)
  expect((await view.locator("header a svg").boundingBox())?.width, "the mark beside a long name").toBe(40)
  const folder = join(checkout, "var", "mail")
  const mails = () => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".eml")) : [])
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1)
  const mail = readFileSync(join(folder, mails()[0] ?? ""), "utf8")
  expect(mail).toContain(business.email)
  expect(mail).toContain(business.websiteEmail)
  const traces = await tracesOfTheSample()
  expect(traces.filter((trace) => `${page}${mail}`.toLowerCase().includes(trace))).toEqual([])
})

test("its flyer fits one page, and no page fails axe or has layout faults on a small phone or a desk", {
  timeout: 300_000,
}, async () => {
  const server = createServer(createPages(dist))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    for (const { path, page: name, language } of allRoutes()) {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
      expect(await findViolations(page), path).toEqual([])
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await page.evaluate(faultsOfLayout), `${path} at ${width} pixels`).toEqual([])
      }
      // Without the creek, the town neither hides nor covers what the firm says of itself.
      if (name === "about") {
        await page.setViewportSize({ width: 1280, height: 640 })
        const { name: ours } = stories[language].about
        expect(await page.getByText(ours.text).isVisible(), path).toBe(true)
        const mission = await page.locator("h2 + p.display").first().boundingBox()
        const town = await page
          .locator("h2 + p.display")
          .nth(1)
          .locator("xpath=../following-sibling::*")
          .boundingBox()
        expect((mission?.y ?? 0) + (mission?.height ?? 0), path).toBeLessThanOrEqual(town?.y ?? 0)
        await page.setViewportSize({ width: 320, height: 640 })
      }
      if (name !== "flyer") continue
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      expect(pagesIn(pdf), path).toBe(1)
      await page.emulateMedia({ media: "print" })
      const sheet = page.locator("article")
      const cut = () => sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(await cut(), path).toBeLessThanOrEqual(0)
      // Where neither the site's fonts nor a stand-in for them is there, what is there may be as wide as DejaVu.
      await sheet.evaluate(({ style }) => {
        for (const name of ["--display", "--text"])
          style.setProperty(name, name === "--text" ? "DejaVu Sans, sans-serif" : "DejaVu Serif, serif")
        style.fontFamily = "var(--text)"
      })
      expect(await cut(), `${path} in a wide font`).toBeLessThanOrEqual(0)
      await page.emulateMedia({ media: null })
      for (const width of [320, 560, 740, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        await page.reload()
        expect(await coveredStops(page), `${path} at ${width} pixels`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 640 })
    }
  } finally {
    await browser.close()
    server.close()
  }
})
