import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib"
import type { HTMLElement } from "node-html-parser"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openFont } from "../../src/build/outline-text.ts"
import { createPages } from "../../src/server/pages.ts"
import { isSample } from "../is-sample.ts"
import { buildAdvertisedSite } from "./advertised.ts"
import type { BuiltPage } from "./site.ts"

// A site with advertising sends more bytes, but has the same budget.
process.env["BUILT_SITE"] = await buildAdvertisedSite()
const { allPages, fileAt, files, pages, readBuilt, siteFolder, stylesOf, wordsOf } = await import("./site.ts")

/** What an owner's own words may add; the sample and tests/another-business keep to the budget. */
const ownWords = isSample || process.env["STRICT_BUDGETS"] ? 0 : 1460

/** One initial TCP window: ten segments of 1,460 bytes (RFC 6928). */
const firstRoundTrip = 14_600 + ownWords

/** What a link of 1.6 Mbit/s delivers in 31 ms, while a slow phone gets ready to parse it. */
const firstSegments = 6200

const server = createServer(createPages(siteFolder))
/** The site in `dist`. With advertising, the policy and the labels add bytes before a page's text. */
const withoutAdvertising = createServer(createPages("dist"))
const servers = [server, withoutAdvertising]
beforeAll(async () => {
  for (const each of servers) await new Promise<void>((listening) => each.listen(0, "127.0.0.1", listening))
})
afterAll(async () => {
  for (const each of servers) await new Promise((closed) => each.close(closed))
})

/** One response of the Node server on the wire: status line, headers and compressed body. */
function transferred(path: string, from = server): Promise<Buffer> {
  const { port } = from.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br, zstd, gzip\r\n\r\n`)
    })
    socket.on("error", reject).on("data", (part: Buffer) => {
      parts.push(part)
      const answer = Buffer.concat(parts)
      const head = answer.indexOf("\r\n\r\n") + 4
      const length = /^content-length: (\d+)/im.exec(answer.subarray(0, head).toString())?.[1]
      if (length === undefined || answer.length < head + Number(length)) return
      socket.destroy()
      resolve(answer)
    })
  })
}

const inlineScripts = ({ root }: BuiltPage) =>
  root
    .querySelectorAll("script:not([src])")
    .filter((script) => script.getAttribute("type") !== "application/ld+json")

/** What the style sheet loads: both fonts, and pictures if there are any. */
const fetchedByStyle = (page: BuiltPage) =>
  [...stylesOf(page).matchAll(/url\((["']?)(?!data:|#)(.*?)\1\)/g)].map(([, , address = ""]) => address)

/** What the browser loads to show the page. */
function fetchedByPage(page: BuiltPage): string[] {
  const sources = page.root
    .querySelectorAll("img, source, video, audio, iframe, embed, script, input[type=image]")
    .flatMap((element) => [
      element.getAttribute("src"),
      ...(element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0]),
    ])
  const links = page.root
    .querySelectorAll("link")
    .filter(
      (link) => !/^(canonical|alternate|manifest|apple-touch-icon)$/.test(link.getAttribute("rel") ?? ""),
    )
    .map((link) => link.getAttribute("href"))
  const drawings = page.root.querySelectorAll("use").map((use) => use.getAttribute("href")?.split("#")[0])
  return [...sources, ...links, ...drawings, ...fetchedByStyle(page)].filter((address): address is string =>
    Boolean(address),
  )
}

/** Scripts that run at once, and scripts that an island loads when it comes near. */
const scriptAddresses = ({ root }: BuiltPage) =>
  root
    .querySelectorAll("script[src], link[rel=modulepreload]")
    .map((script) => script.getAttribute("src") ?? script.getAttribute("href") ?? "")
const islandAddresses = ({ root }: BuiltPage) =>
  root
    .querySelectorAll("astro-island")
    .flatMap((island) => [
      island.getAttribute("component-url") ?? "",
      island.getAttribute("renderer-url") ?? "",
    ])

/** Script files and everything that they import. */
function scriptFiles(addresses: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (path: string) => {
    const file = fileAt(path)
    if (!file || found.has(file)) return
    found.add(file)
    const imports = readBuilt(file)
      .toString()
      .matchAll(/(?:from|import)\s*\(?\s*["'](\.?\.?\/[^"']+\.js)["']/g)
    for (const [, address = ""] of imports) add(new URL(address, `http://site/${file}`).pathname)
  }
  for (const address of addresses) add(address)
  return found
}

const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length

describe.each(allPages)("$path", (page) => {
  test("arrives completely in the first round trip: document, styles and response headers in 14,600 bytes", async () => {
    const answer = await transferred(page.path)
    expect(answer.length).toBeLessThanOrEqual(firstRoundTrip)
  })

  test("has its first words and their styles within the first 6,200 bytes", async () => {
    const answer = await transferred(page.path, withoutAdvertising)
    const arrived = answer.subarray(answer.indexOf("\r\n\r\n") + 4, firstSegments)
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
    const html = brotliDecompressSync(arrived, options).toString()
    expect(html).toMatch(/<style>.*<\/style>.*<h1>.*<\/h1>.*<p[ >]/s)
  })

  test("paints from the document alone, without waiting for another file", () => {
    const waits = (script: HTMLElement) =>
      script.getAttribute("type") !== "module" &&
      !script.hasAttribute("async") &&
      !script.hasAttribute("defer")
    const blocking = [
      ...page.root.querySelectorAll("link[rel=stylesheet]"),
      ...page.root.querySelectorAll("script[src]").filter(waits),
    ]
    expect(blocking.map(String)).toEqual([])
    expect(stylesOf(page)).not.toContain("@import")
  })

  test("contains its scripts: none is a separate request before React loads", () => {
    expect(scriptAddresses(page)).toEqual([])
  })

  test("requests nothing from other hosts", () => {
    const elsewhere = fetchedByPage(page).filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address))
    const isFlyer = page.path.endsWith("/flyer")
    // The specification wants the flyer's QR code from an external service.
    expect(
      elsewhere.filter((address) => !(isFlyer && address.startsWith("https://api.qrserver.com/"))),
    ).toEqual([])
  })

  test("costs a first visit at most 60 kB, including fonts, icon and pictures", async () => {
    expect(await visit(page, scriptAddresses(page))).toBeLessThanOrEqual(60_000 + ownWords)
  })
})

/** Bytes of a first visit with an empty cache. */
async function visit(page: BuiltPage, scripts: readonly string[]): Promise<number> {
  const local = fetchedByPage(page).filter((address) => address.startsWith("/"))
  const scriptPaths = [...scriptFiles(scripts)].map((file) => `/${file}`)
  const answers = await Promise.all(
    [page.path, ...new Set([...local, ...scriptPaths])].map((path) => transferred(path)),
  )
  return Buffer.concat(answers).length
}

describe.each(pages.filter(({ name }) => name === "contact"))("$path, which has the form", (page) => {
  test("costs at most 150 kB with React, which loads when the form comes near", async () => {
    expect(islandAddresses(page)).toHaveLength(2)
    expect(await visit(page, [...scriptAddresses(page), ...islandAddresses(page)])).toBeLessThanOrEqual(
      150_000,
    )
    expect(page.root.querySelectorAll("astro-island").map((island) => island.getAttribute("client"))).toEqual(
      ["visible"],
    )
  })
})

describe.each(pages.filter(({ name }) => name !== "contact"))("$path, which has no form", (page) => {
  test("runs at most 1,500 compressed bytes of script before the load event, including inline ones", () => {
    const inline = compressed(
      inlineScripts(page)
        .map((script) => script.textContent)
        .join("\n"),
    )
    const external = [...scriptFiles(scriptAddresses(page))].map((file) => compressed(readBuilt(file)))
    expect(external.reduce((sum, size) => sum + size, inline)).toBeLessThanOrEqual(1500)
  })
})

test("fonts are WOFF2, named by their content, and not preloaded", () => {
  const fonts = files.filter((file) => /\.(woff2?|[ot]tf|eot)$/.test(file))
  expect(fonts).toHaveLength(2)
  for (const font of fonts) {
    expect(font).toMatch(/^assets\/[\w-]+\.[\w-]{6}\.woff2$/)
    expect(readBuilt(font).subarray(0, 4).toString()).toBe("wOF2")
  }
  for (const page of allPages) {
    const fetched = fetchedByStyle(page).filter((address) => address.endsWith(".woff2"))
    expect([...new Set(fetched)].sort(), page.path).toEqual(fonts.map((font) => `/${font}`))
    expect(stylesOf(page).match(/font-display:optional/g)).toHaveLength(fetched.length)
    expect(page.root.querySelectorAll("link[rel=preload]"), page.path).toEqual([])
  }
})

test("both fonts have every character of all pages and cards", async () => {
  const shown = new Set(allPages.map(({ root }) => wordsOf(root)).join(""))
  const fonts = files.filter((name) => name.endsWith(".woff2"))
  expect(fonts).toHaveLength(2)
  for (const font of fonts) {
    const outline = await openFont(join(siteFolder, font))
    const missing = [...shown].filter((character) => {
      try {
        return !outline(character, 10)
      } catch {
        return true
      }
    })
    expect(missing, font).toEqual([])
  }
})
