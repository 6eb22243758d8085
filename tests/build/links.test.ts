import { describe, expect, test } from "vitest"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { pathTo } from "../../src/routes.ts"
import { isSample } from "../is-sample.ts"
import {
  allPages,
  type BuiltPage,
  fileAt,
  labelOf,
  linksIn,
  notFoundPages,
  office,
  one,
  pages,
  readBuilt,
  siteUrl,
} from "./site.ts"

/** Every address of this site that the page contains, as written. */
function internalAddresses({ root }: BuiltPage): string[] {
  const written = root
    .querySelectorAll("*")
    .flatMap((element) => [
      ...["href", "src", "action", "poster", "component-url", "renderer-url"].map((name) =>
        element.getAttribute(name),
      ),
      ...(element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0]),
      element.tagName === "META" && element.getAttribute("property") === "og:image"
        ? element.getAttribute("content")
        : "",
    ])
  return written
    .filter((address): address is string => Boolean(address))
    .filter((address) => address.startsWith(siteUrl) || !/^[a-z][a-z+.-]*:|^\/\//i.test(address))
    .map((address) => (address.startsWith(siteUrl) ? address.slice(siteUrl.length) || "/" : address))
}

function leadsNowhere(page: BuiltPage, address: string): boolean {
  const { pathname, hash } = new URL(address, `http://site${page.path}`)
  if (pathname === contactFunctionPath) return false
  const file = pathname === page.path ? page.file : fileAt(pathname)
  if (!file) return true
  if (hash === "") return false
  if (file.endsWith(".svg")) return !readBuilt(file).includes(`id="${hash.slice(1)}"`)
  const target = allPages.find((candidate) => candidate.file === file)
  return !target?.root.getElementById(decodeURIComponent(hash.slice(1)))
}

describe.each(allPages)("$path", (page) => {
  test("has no broken links or anchors", () => {
    const addresses = internalAddresses(page)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => leadsNowhere(page, address))).toEqual([])
  })

  test("gives every link and button a name", () => {
    const nameless = page.root
      .querySelectorAll("a, button")
      .filter((element) => !element.getAttribute("aria-label") && !labelOf(element))
    expect(nameless.map(String)).toEqual([])
  })

  test("keeps iPhones from making phone links of license numbers", () => {
    expect(one(page.root, "meta[name='format-detection']").getAttribute("content")).toBe("telephone=no")
  })

  test("links to pages without a trailing slash or file extension", () => {
    const written = internalAddresses(page).filter((address) => /\.html|.\/($|[?#])/.test(address))
    expect(written).toEqual([])
  })

  test("opens other sites in a new tab, says so, and gives them no access to this one (noopener)", () => {
    const leaving = page.root
      .querySelectorAll("a")
      .filter((link) => /^https?:/.test(link.getAttribute("href") ?? ""))
    if (isSample) expect(leaving.length).toBeGreaterThan(0)
    for (const link of leaving) {
      expect(link.getAttribute("target"), String(link)).toBe("_blank")
      expect(link.getAttribute("rel")?.split(" "), String(link)).toContain("noopener")
      expect(link.querySelector(".visually-hidden")?.text, String(link)).toMatch(/new tab|pestaña nueva/)
    }
  })
})

const languageOf = new Map(pages.map(({ path, language }) => [path, language]))

describe.each(pages)("$path", ({ name, language, root }) => {
  const other = language === "en" ? "es" : "en"
  const switches = root.querySelectorAll("a[hreflang]")

  test("has a language switch in the bar and one in the menu, to its counterpart, in the other language's words", () => {
    expect(switches).toHaveLength(2)
    for (const link of switches) {
      expect(link.closest("header")).toBeTruthy()
      expect(link.getAttribute("href")).toBe(pathTo(name, other))
      expect([link.getAttribute("hreflang"), link.getAttribute("lang")]).toEqual([other, other])
      expect(link.getAttribute("aria-label") ?? labelOf(link)).toMatch(
        { en: /^English/, es: /^Español/ }[other],
      )
    }
  })

  test("otherwise links only to its own language, except for the logo, which leads to /", () => {
    const logo = one(root, "header a[href='/']")
    expect(logo.getAttribute("aria-label")).toContain(office.name)
    const straying = root
      .querySelectorAll("a")
      .filter((link) => link !== logo && !switches.includes(link))
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => languageOf.get(href.split("#")[0] ?? "") === other)
    expect(straying).toEqual([])
  })
})

test.each(notFoundPages)(
  "$path leads home in both languages, and for the rest stays in its own",
  ({ language, root }) => {
    const home = linksIn(one(root, "main")).map(({ href }) => href)
    expect(home).toEqual(expect.arrayContaining(["/", "/es"]))
    const logo = one(root, "header a[href='/']")
    const other = language === "en" ? "es" : "en"
    for (const link of root.querySelectorAll("a[hreflang]"))
      expect(link.getAttribute("aria-label")).toMatch(/home page|página de inicio/)
    const straying = root
      .querySelectorAll("a")
      .filter((link) => link !== logo && languageOf.get(link.getAttribute("href") ?? "") === other)
    for (const link of straying) {
      expect(link.getAttribute("href")).toBe(pathTo("home", other))
      expect(link.getAttribute("lang") ?? link.closest("[lang]")?.getAttribute("lang"), String(link)).toBe(
        other,
      )
    }
  },
)
