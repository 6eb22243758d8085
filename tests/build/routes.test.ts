import { describe, expect, test } from "vitest"
import { drawPng } from "../../src/build/draw-png.ts"
import { textFont } from "../../src/build/fonts.ts"
import { openFont } from "../../src/build/outline-text.ts"
import { business } from "../../src/business.ts"
import { type Language, languages } from "../../src/languages.ts"
import { pathTo } from "../../src/routes.ts"
import { socialCard } from "../../src/site/document/SocialCard.tsx"
import { colorOf } from "../../src/site/styles/colors.ts"
import {
  allPages,
  type BuiltPage,
  fileAt,
  files,
  headingsIn,
  notFoundPages,
  one,
  pages,
  readBuilt,
  siteUrl,
} from "./site.ts"

const titleOf = (page: BuiltPage) => one(page.root, "head > title").text
const other = (language: Language): Language => (language === "en" ? "es" : "en")
const metaOf = (page: BuiltPage, selector: string) =>
  page.root.querySelectorAll(`head ${selector}`).map((meta) => meta.getAttribute("content"))

test("the site consists of the 18 specified pages and a 404 page per language", () => {
  const expected = [
    ...["404.html", "es/404.html", "index.html", "es.html", "flyer.html", "es/flyer.html"],
    ...["about.html", "services.html", "alliances.html", "contact.html", "privacy.html"],
    ...["es/acerca.html", "es/servicios.html", "es/alianzas.html", "es/contacto.html", "es/privacidad.html"],
    ...["mortgage.html", "real-estate.html", "es/hipotecas.html", "es/bienes-raices.html"],
  ]
  expect(files.filter((file) => /\.x?html?$/.test(file))).toEqual(expected.sort())
})

test("every title and description is unique", () => {
  const titles = allPages.map((page) => titleOf(page))
  const descriptions = allPages.flatMap((page) => metaOf(page, "meta[name=description]"))
  expect(new Set(titles).size).toBe(allPages.length)
  expect(new Set(descriptions).size).toBe(allPages.length)
})

describe.each(allPages)("$path", (page) => {
  const { root, language } = page

  test("declares its language, and has one main heading with the others in order below it", () => {
    expect(one(root, "html").getAttribute("lang")).toBe(language)
    const levels = root.querySelectorAll("h1,h2,h3,h4,h5,h6").map((heading) => Number(heading.tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(one(root, "main h1")).toBeTruthy()
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, headingsIn(root).join(" / ")).toEqual([])
  })

  test("has a title and a description that fit a search result", () => {
    expect(root.querySelectorAll("title")).toHaveLength(1)
    expect(titleOf(page).length).toBeGreaterThan(10)
    expect(titleOf(page).length).toBeLessThanOrEqual(60)
    const [description = "", ...more] = metaOf(page, "meta[name=description]")
    expect(more).toEqual([])
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test("has icons, its language's manifest, and the header's color in both schemes", () => {
    const hrefs = (rel: string) =>
      root.querySelectorAll(`link[rel=${rel}]`).map((link) => link.getAttribute("href"))
    expect(hrefs("icon")).toEqual(["/favicon.svg"])
    expect(hrefs("apple-touch-icon")).toEqual(["/apple-touch-icon.png"])
    expect(hrefs("manifest")).toEqual([`/site-${language}.webmanifest`])
    const colors = root
      .querySelectorAll("meta[name=theme-color]")
      .map((meta) => [meta.getAttribute("media"), meta.getAttribute("content")])
    expect(colors).toEqual(
      (["light", "dark"] as const).map((scheme) => [
        `(prefers-color-scheme: ${scheme})`,
        colorOf("paper", scheme),
      ]),
    )
  })
})

describe.each(pages)("$path is found by search and shared", ({ name, language, path, root }) => {
  const linksOf = (selector: string) =>
    root
      .querySelectorAll(`head ${selector}`)
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])
  const properties = (property: string) =>
    root.querySelectorAll(`meta[property="${property}"]`).map((meta) => meta.getAttribute("content"))

  test("under one canonical address, with its language alternates and English as the default", () => {
    expect(linksOf("link[rel=canonical]")).toEqual([[undefined, siteUrl + path]])
    expect(linksOf("link[rel=alternate]")).toEqual([
      ["en", siteUrl + pathTo(name, "en")],
      ["es", siteUrl + pathTo(name, "es")],
      ["x-default", siteUrl + pathTo(name, "en")],
    ])
    expect(root.querySelectorAll("meta[name=robots]")).toEqual([])
  })

  test("with its own words, language and picture", () => {
    const locale = { en: "en_US", es: "es_US" } as const
    expect(properties("og:locale")).toEqual([locale[language]])
    expect(properties("og:locale:alternate")).toEqual([locale[other(language)]])
    expect(properties("og:url")).toEqual([siteUrl + path])
    expect(properties("og:title")).toEqual([one(root, "head > title").text])
    expect(properties("og:description")).toEqual(
      root.querySelectorAll("meta[name=description]").map((meta) => meta.getAttribute("content")),
    )
    expect(properties("og:image")).toEqual([`${siteUrl}/cards/${name}-${language}.png`])
  })

  test("with a card of 1200 × 630 pixels and at most 40 kB, and a text alternative for it", async () => {
    const card = readBuilt(fileAt(`/cards/${name}-${language}.png`) ?? "")
    // PNG, section 11.2.1: width and height are the first fields of the first chunk.
    expect(card.subarray(1, 4).toString()).toBe("PNG")
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
    expect(properties("og:image:width")).toEqual(["1200"])
    expect(properties("og:image:height")).toEqual(["630"])
    expect(card.length).toBeLessThanOrEqual(40_000)
    const [words] = properties("og:image:alt")
    expect(words).toMatch(/\S/)
    expect(card.equals(await drawPng(socialCard(name, words ?? "")))).toBe(true)
  })
})

test("every card names the office's city and state, and the lender's number, within 520 pixels", async () => {
  const { city, region } = business.address
  const { nmlsId } = business.lender
  const signature = nmlsId ? `${city}, ${region} · NMLS ${nmlsId}` : `${city}, ${region}`
  const write = await openFont(textFont.source, 600)
  const size = Math.min(28, 520 / (write(signature, 1000).width / 1000))
  const { path } = write(signature, size)
  for (const { name } of pages) expect(socialCard(name, "A headline").includes(path), name).toBe(true)
})

test.each(notFoundPages)("$path is not indexed and has no canonical address", (page) => {
  expect(metaOf(page, "meta[name=robots]")).toEqual(["noindex"])
  expect(page.root.querySelectorAll("link[rel=canonical],link[rel=alternate]")).toEqual([])
})

test("the sitemap lists the 18 pages with their alternates", () => {
  const entries = [
    ...readBuilt("sitemap.xml")
      .toString()
      .matchAll(/<url>(.*?)<\/url>/gs),
  ].map(([, entry = ""]) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, lang, href]) => [lang, href],
    ),
  }))
  const heads = pages.map(({ path, root }) => ({
    address: siteUrl + path,
    alternates: root
      .querySelectorAll("link[rel=alternate]")
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  }))
  expect(entries).toEqual(heads)
})

test("the icon on an iPhone's home screen is 180 pixels wide, and the one of Safari before 26 is where its file says", () => {
  const touchIcon = readBuilt("apple-touch-icon.png")
  expect([touchIcon.readUInt32BE(16), touchIcon.readUInt32BE(20)]).toEqual([180, 180])
  const icon = readBuilt("favicon.ico")
  const [size, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)]
  expect(icon.subarray(start, start + 4).toString("latin1")).toBe("\x89PNG")
  expect(icon.length).toBe(start + size)
})

test("robots.txt allows everything and names the sitemap", () => {
  const lines = readBuilt("robots.txt").toString().trim().split("\n")
  expect(lines).toContain("User-agent: *")
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([])
})

describe.each(languages)("the %s manifest", (language) => {
  const manifest = JSON.parse(readBuilt(`site-${language}.webmanifest`).toString())

  test("opens that language's home page", () => {
    expect(manifest).toMatchObject({ lang: language, start_url: pathTo("home", language) })
    expect([manifest.theme_color, manifest.background_color]).toEqual(
      Array(2).fill(expect.stringMatching(/^#\w{6}$/)),
    )
  })

  test("names icons that exist in the stated sizes, one of them maskable", () => {
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    for (const { src, sizes } of icons) {
      const png = readBuilt(src.slice(1))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ])
  })
})

test("the icon that a first visit requests is smaller than 500 bytes", () => {
  expect(readBuilt("favicon.svg").length).toBeLessThan(500)
  expect(readBuilt("favicon.ico").subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})
