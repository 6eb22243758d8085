/** The built site for the tests: every file listed once, every page parsed once. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser"
import { business } from "../../src/business.ts"
import type { Language } from "../../src/languages.ts"
import { formatPhone } from "../../src/phone.ts"
import { allRoutes, type PageId } from "../../src/routes.ts"

/** `BUILT_SITE` names a folder other than `dist`. */
export const siteFolder = resolve(process.env["BUILT_SITE"] ?? "dist")
if (!existsSync(join(siteFolder, "index.html"))) {
  throw new Error(`${siteFolder} has no built site. Run npm run build.`)
}

// The build reads the same file, so the tests use the same settings.
if (existsSync(".env")) process.loadEnvFile()
export const siteUrl = process.env["SITE_URL"] || business.origin

/** How to reach the office, from src/business.ts. */
export const office = {
  name: business.name,
  city: business.address.city,
  place: `${business.address.city}, ${business.address.region}`,
  phone: {
    label: await formatPhone(business.phone),
    href: `tel:${business.phone}`,
  },
  email: { label: business.email, href: `mailto:${business.email}` },
  /** Undefined if the office has no WhatsApp number. */
  chat: (greeting: string) =>
    business.whatsapp && `https://wa.me/${business.whatsapp.slice(1)}?text=${encodeURIComponent(greeting)}`,
  booking: business.bookingUrl,
} as const

export interface BuiltPage {
  /** Absent on the 404 page. */
  readonly name?: PageId
  readonly language: Language
  readonly path: string
  /** Relative to the site's folder. */
  readonly file: string
  readonly html: string
  readonly root: HTMLElement
}

/** Every built file, relative to the site's folder, with `/`. */
export const files: readonly string[] = readdirSync(siteFolder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)).split(sep).join("/"))
  .sort()

export const readBuilt = (file: string): Buffer<ArrayBuffer> => readFileSync(join(siteFolder, file))

/** The file served at a path: `/` is index.html, `/es/acerca` is es/acerca.html, `/favicon.svg` is itself. */
export function fileAt(path: string): string | undefined {
  const name = path === "/" ? "index" : path.slice(1)
  return [`${name}.html`, name].find((file) => files.includes(file))
}

function readPage(path: string, language: Language): BuiltPage {
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`
  const html = files.includes(file) ? readBuilt(file).toString("utf8") : ""
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } })
  return { language, path, file, html, root }
}

/** The 18 pages, English before Spanish for each. */
export const pages: readonly (BuiltPage & { readonly name: PageId })[] = allRoutes().map(
  ({ page, language, path }) => ({ ...readPage(path, language), name: page }),
)

export const notFoundPages: readonly BuiltPage[] = [readPage("/404", "en"), readPage("/es/404", "es")]

export const allPages: readonly BuiltPage[] = [...pages, ...notFoundPages]

export function pageOf(name: PageId, language: Language): BuiltPage {
  const found = pages.find((page) => page.name === name && page.language === language)
  if (!found) throw new Error(`no page ${name} in ${language}`)
  return found
}

/** The first element that matches. Throws if there is none. */
export function one(scope: HTMLElement, selector: string): HTMLElement {
  const found = scope.querySelector(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

export const mainOf = (page: BuiltPage): HTMLElement => one(page.root, "main")

export const stylesOf = ({ root }: BuiltPage): string =>
  root
    .querySelectorAll("style")
    .map((style) => style.textContent)
    .join("\n")

const unseen = new Set(["SCRIPT", "STYLE", "TEMPLATE", "SVG", "TITLE"])

function collect(node: Node, skip: (element: HTMLElement) => boolean): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  if (node.nodeType !== NodeType.ELEMENT_NODE) return ""
  const element = node as HTMLElement
  if (unseen.has(element.tagName) || element.hasAttribute("hidden") || skip(element)) return ""
  const inner = element.childNodes.map((child) => collect(child, skip)).join("")
  return /^(A|B|I|EM|STRONG|SPAN|SMALL|ABBR|TIME|MARK)$/.test(element.tagName) ? inner : ` ${inner} `
}

/** Replaces runs of any kind of space, such as no-break ones, with one plain space. */
export const plain = (text: string): string => text.replace(/\s+/gu, " ").trim()

/** The visible text of an element, with spaces collapsed. */
export const textOf = (element: HTMLElement): string => plain(collect(element, () => false))

/** The visible label of a link or button, without text for screen readers only. */
export const labelOf = (element: HTMLElement): string =>
  plain(collect(element, (part) => part.classList.contains("visually-hidden")))

/** All text of an element, including attributes that screen readers announce. */
export function wordsOf(scope: HTMLElement): string {
  const attributes = ["alt", "aria-label", "title", "placeholder", "content", "value"]
  const said = scope
    .querySelectorAll("*")
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""))
  return plain([textOf(scope), ...said].join(" "))
}

interface BuiltLink {
  readonly label: string
  readonly href: string
}

export const linksIn = (scope: HTMLElement): BuiltLink[] =>
  scope.querySelectorAll("a").map((link) => ({ label: labelOf(link), href: link.getAttribute("href") ?? "" }))

export const headingsIn = (scope: HTMLElement): string[] =>
  scope.querySelectorAll("h1,h2,h3,h4,h5,h6").map(textOf)
