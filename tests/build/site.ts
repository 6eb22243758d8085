/** The built site as the tests read it: every file listed once, every page parsed once. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser"
import { business } from "../../src/business.ts"
import { type Language, languages } from "../../src/languages.ts"
import { formatPhone } from "../../src/phone.ts"

/** `BUILT_SITE` names another folder than `dist`, for a build that was made beside it. */
export const siteFolder = resolve(process.env["BUILT_SITE"] ?? "dist")
if (!existsSync(join(siteFolder, "index.html"))) {
  throw new Error(`${siteFolder} has no built site. Run npm run build.`)
}

// The build reads the same file, so the tests know what it was built with.
if (existsSync(".env")) process.loadEnvFile()
export const siteUrl = process.env["SITE_URL"] || business.origin

/** How the office is reached, from the facts: whoever changes one there changes every page. */
export const office = {
  name: business.name,
  city: business.address.city,
  place: `${business.address.city}, ${business.address.region}`,
  phone: {
    label: await formatPhone(business.phone),
    href: `tel:${business.phone}`,
  },
  email: { label: business.email, href: `mailto:${business.email}` },
  /** Absent, like the booking page, where the office has none. */
  chat: (greeting: string) =>
    business.whatsapp && `https://wa.me/${business.whatsapp.slice(1)}?text=${encodeURIComponent(greeting)}`,
  booking: business.bookingUrl,
} as const

/** Specification, section 2: the table of screens and routes. */
export const specifiedPaths = {
  home: { en: "/", es: "/es" },
  about: { en: "/about", es: "/es/acerca" },
  services: { en: "/services", es: "/es/servicios" },
  alliances: { en: "/alliances", es: "/es/alianzas" },
  contact: { en: "/contact", es: "/es/contacto" },
  privacy: { en: "/privacy", es: "/es/privacidad" },
  mortgage: { en: "/mortgage", es: "/es/hipotecas" },
  realEstate: { en: "/real-estate", es: "/es/bienes-raices" },
  flyer: { en: "/flyer", es: "/es/flyer" },
} as const satisfies Record<string, Record<Language, string>>

export type PageName = keyof typeof specifiedPaths

export interface BuiltPage {
  /** Absent on the page for unknown addresses. */
  readonly name?: PageName
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

/** The file that answers a path: `/` is index.html, `/es/acerca` is es/acerca.html, `/favicon.svg` is itself. */
export function fileAt(path: string): string | undefined {
  const name = path === "/" ? "index" : path.slice(1)
  return [`${name}.html`, name].find((file) => files.includes(file))
}

function readPage(path: string, language: Language, name?: PageName): BuiltPage {
  const file = path === "/" ? "index.html" : `${path.slice(1)}.html`
  const html = files.includes(file) ? readBuilt(file).toString("utf8") : ""
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } })
  return { ...(name && { name }), language, path, file, html, root }
}

/** The 18 pages, English before Spanish for each. */
export const pages: readonly (BuiltPage & { readonly name: PageName })[] = Object.entries(
  specifiedPaths,
).flatMap(([name, paths]) =>
  languages.map((language) => ({
    ...readPage(paths[language], language),
    name: name as PageName,
  })),
)

export const notFoundPages: readonly BuiltPage[] = [readPage("/404", "en"), readPage("/es/404", "es")]

export const allPages: readonly BuiltPage[] = [...pages, ...notFoundPages]

export function pageOf(name: PageName, language: Language): BuiltPage {
  const found = pages.find((page) => page.name === name && page.language === language)
  if (!found) throw new Error(`no page ${name} in ${language}`)
  return found
}

/** The element that a selector finds; one that is missing ends the test. */
export function one(scope: HTMLElement, selector: string): HTMLElement {
  const found = scope.querySelector(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

export const mainOf = (page: BuiltPage): HTMLElement => one(page.root, "main")

const unseen = new Set(["SCRIPT", "STYLE", "TEMPLATE", "SVG", "TITLE"])

function collect(node: Node, skip: (element: HTMLElement) => boolean): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text
  if (node.nodeType !== NodeType.ELEMENT_NODE) return ""
  const element = node as HTMLElement
  if (unseen.has(element.tagName) || element.hasAttribute("hidden") || skip(element)) return ""
  const inner = element.childNodes.map((child) => collect(child, skip)).join("")
  return /^(A|B|I|EM|STRONG|SPAN|SMALL|ABBR|TIME|MARK)$/.test(element.tagName) ? inner : ` ${inner} `
}

/** Text with any kind of space, no-break and narrow ones included, as one plain space. */
export const plain = (text: string): string => text.replace(/\s+/gu, " ").trim()

/** What a person reads in an element, spaces joined. */
export const textOf = (element: HTMLElement): string => plain(collect(element, () => false))

/** What a person sees of a link or a button: without what only screen readers say. */
export const labelOf = (element: HTMLElement): string =>
  plain(collect(element, (part) => part.classList.contains("visually-hidden")))

/** Everything an element says, to eyes or to a screen reader. */
export function wordsOf(scope: HTMLElement): string {
  const attributes = ["alt", "aria-label", "title", "placeholder", "content", "value"]
  const said = scope
    .querySelectorAll("*")
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""))
  return plain([textOf(scope), ...said].join(" "))
}

export interface BuiltLink {
  readonly label: string
  readonly href: string
}

/** The links of an element in their order. */
export const linksIn = (scope: HTMLElement): BuiltLink[] =>
  scope.querySelectorAll("a").map((link) => ({ label: labelOf(link), href: link.getAttribute("href") ?? "" }))

export const headingsIn = (scope: HTMLElement): string[] =>
  scope.querySelectorAll("h1,h2,h3,h4,h5,h6").map(textOf)
