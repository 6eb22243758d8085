import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { headersFor, printHeadersFile } from "../../src/adapters/headers.ts"
import { allPages, type BuiltPage, files, one, readBuilt } from "./site.ts"

/** The directives of a page's Content-Security-Policy. */
function policyOf({ root }: BuiltPage): Map<string, string[]> {
  const content = one(root, "meta[http-equiv=content-security-policy]").getAttribute("content") ?? ""
  return new Map(
    content.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const hashes = (sources: readonly string[] = []) =>
  sources.filter((source) => source.startsWith("'sha")).sort()

/** The contents of elements, exactly as in the file. */
const contents = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = ""]) => text)

describe.each(allPages)("the policy of $path", (page) => {
  const policy = policyOf(page)

  test("comes before everything that it applies to", () => {
    const before = page.html.slice(0, page.html.indexOf("<meta http-equiv="))
    expect(before).not.toMatch(/<script|<style|<link|<img/i)
    expect(page.root.querySelectorAll("meta[http-equiv=content-security-policy]")).toHaveLength(1)
  })

  test("allows exactly the inline scripts and the styles of the page", () => {
    const scripts = contents(
      page.html,
      /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
    )
    expect(hashes(policy.get("script-src"))).toEqual([...new Set(scripts.map(hashOf))].sort())
    // The second style is inside an SVG, where special characters are escaped.
    const styles = page.root
      .querySelectorAll("head > style, main svg > style")
      .map((style) => style.textContent)
    expect(styles).toHaveLength(2)
    expect(page.root.querySelectorAll("style")).toHaveLength(2)
    expect(policy.get("style-src")).toEqual(styles.map(hashOf))
  })

  test("allows nothing by default, and nothing unsafe", () => {
    expect(policy.get("default-src")).toEqual(["'none'"])
    expect(policy.get("base-uri")).toEqual(["'none'"])
    expect(
      [...policy.values()].flat().filter((source) => /unsafe|\*|^https?:$|^data:$/.test(source)),
    ).toEqual(["data:"])
    expect(policy.get("img-src")).toContain("data:")
  })

  test("names no other host, except the flyer's QR service and configured ones", () => {
    const configured = ["PUBLIC_SUPABASE_URL", "ADS_CONVERSION_ID"].some((name) => process.env[name])
    const hosts = [...new Set([...policy.values()].flat().filter((source) => /^\w+:\/\//.test(source)))]
    if (!configured) expect(hosts).toEqual(page.path.endsWith("/flyer") ? ["https://api.qrserver.com"] : [])
  })

  test("forbids nothing that the page uses: no style attributes, inline handlers or javascript: URLs", () => {
    const forbidden = page.root.querySelectorAll("*").flatMap((element) =>
      Object.entries(element.attributes)
        .filter(
          ([name, value]) => name === "style" || name.startsWith("on") || /^\s*javascript:/i.test(value),
        )
        .map(([name]) => `${element.rawTagName} ${name}`),
    )
    expect(forbidden).toEqual([])
  })
})

/** The headers that a static host sends for a path, from the rules of a `_headers` file. */
function hostedHeaders(rules: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules.trim().split("\n\n")) {
    const [pattern = "", ...lines] = rule.split("\n")
    const applies = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    if (!applies) continue
    for (const line of lines.map((text) => text.trim())) {
      if (line.startsWith("! ")) delete headers[line.slice(2)]
      else {
        const [name = "", value = ""] = line.split(/: (.*)/s)
        headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
      }
    }
  }
  return headers
}

test("a static host sends the same headers as the Node server", () => {
  const rules = readBuilt("_headers").toString()
  const paths = [
    "/",
    "/es/contacto",
    "/favicon.svg",
    "/cards/home-en.png",
    ...files.map((file) => `/${file}`),
  ]
  for (const path of paths) expect(hostedHeaders(rules, path), path).toEqual(headersFor(path))
  // What is built is of this version.
  expect(rules).toBe(printHeadersFile())
})

test("Vercel, which does not read _headers, sends the same headers", () => {
  const { headers } = JSON.parse(readFileSync("deploy/static-host/vercel.json", "utf8"))
  const sent = (path: string) =>
    Object.fromEntries(
      headers
        .filter((rule: { source: string }) => new RegExp(`^${rule.source}$`).test(path))
        .flatMap((rule: { headers: { key: string; value: string }[] }) => rule.headers)
        .map(({ key, value }: { key: string; value: string }) => [key, value]),
    )
  for (const path of ["/", "/es/contacto", "/assets/any.js", "/favicon.svg", "/cards/home-en.png"])
    expect(sent(path), path).toEqual(headersFor(path))
})

const decoders = { ".br": brotliDecompressSync, ".zst": zstdDecompressSync, ".gz": gunzipSync } as const
const compressible = files.filter((file) => /^[^.].*\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file))

test("every compressible file has copies in three codings, with the same content", () => {
  expect(compressible.length).toBeGreaterThan(20)
  for (const file of compressible) {
    const body = readBuilt(file)
    for (const [ending, decode] of Object.entries(decoders)) {
      const isThere = files.includes(file + ending)
      // A coding that saves nothing is left out, which happens only with the smallest files.
      expect(isThere || body.length < 200, file + ending).toBe(true)
      if (isThere) expect(decode(readBuilt(file + ending)).equals(body), file + ending).toBe(true)
    }
  }
})

test("nothing else is published: no stray compressed files, source maps, drafts or secrets", () => {
  const orphans = files.filter(
    (file) => /\.(br|zst|gz)$/.test(file) && !files.includes(file.replace(/\.\w+$/, "")),
  )
  expect(orphans).toEqual([])
  expect(
    files.filter((file) => /\.(map|tsx?|env|db|md)$|(^|\/)\.(?!built$|build\.json$)/.test(file)),
  ).toEqual([])
})
