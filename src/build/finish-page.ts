import { createHash } from "node:crypto"
import { type HTMLElement, type Node, parse, TextNode } from "node-html-parser"
import { mentions, pickStyles } from "./page-styles.ts"

/** Other origins that the page may use, by CSP directive. */
export type ForeignOrigins = Partial<
  Record<"script" | "image" | "connect" | "frame" | "form", readonly string[]>
>

export interface Finishing {
  /** Text of the islands' scripts, which may add classes. */
  readonly islandScripts: string
  /** Origins of configured services. */
  readonly foreign: ForeignOrigins
  /** English terms that Spanish pages use. */
  readonly englishTerms: readonly string[]
  /** Takes a file of the site and returns its address. */
  readonly publish: (name: string, content: string) => string
}

/** @throws Error when there is not exactly one */
function one(page: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = page.querySelectorAll(selector)
  if (!found || more.length > 0) throw new Error(`${found ? "more than one" : "no"} ${selector}`)
  return found
}

const textOf = (elements: readonly HTMLElement[]) => elements.map(({ rawText }) => rawText).join("\n")

/**
 * Finishes one built page: keeps only the styles that it uses, joins its scripts, and adds its Content-Security-Policy.
 * @throws Error if the page lacks something that this needs, to stop the build
 */
export function finishPage(
  html: string,
  { islandScripts, foreign, englishTerms, publish }: Finishing,
): string {
  // React separates texts by comments, which only an island needs. A screen reader joins words across them.
  const joined = html.replace(/(<astro-island.*<\/astro-island>)|<!-- -->/gs, "$1")
  const page = parse(joined, { comment: true, blockTextElements: { script: true, style: true } })
  if (page.querySelector("html[lang=es]")) markEnglish(one(page, "body"), patternOf(englishTerms))
  placeStyles(page, islandScripts)
  moveDrawings(page, publish)
  joinScripts(page)
  for (const island of page.querySelectorAll("astro-island")) {
    // Nothing reads them; the first depends on the checkout's path.
    for (const name of ["uid", "component-export", "prefix", "opts", "await-children"])
      island.removeAttribute(name)
    const props: unknown = JSON.parse(island.getAttribute("props") ?? "{}")
    island.setAttribute("props", JSON.stringify(unwrap([0, props])))
  }
  shortenMarkup(page)
  one(page, "head > meta[charset]:first-child").insertAdjacentHTML(
    "afterend",
    `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy(page, foreign)}">`,
  )
  return closeShapes(page.toString())
}

/** Astro serializes every value as a pair of type and value, which only its own runtime needs. */
function unwrap([, value]: [kind: number, value: unknown]): unknown {
  if (Array.isArray(value)) return value.map(unwrap)
  if (typeof value !== "object" || !value) return value
  return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, unwrap(pair)]))
}

/** JSON in an attribute is shorter between single quotes. */
const quoteSingly = (attributes: string) =>
  attributes.replace(
    /="([^"]*&quot;[^"]*)"/g,
    (_, value: string) => `='${value.replaceAll("'", "&#39;").replaceAll("&quot;", '"')}'`,
  )

/** The same page in fewer bytes: one spelling for what Astro and React write in two, and no space between the largest blocks. */
function shortenMarkup(page: HTMLElement): void {
  const camelCase = /(?:hrefLang|popoverTarget|autoComplete|srcSet)(?==)/g
  for (const element of page.querySelectorAll("*"))
    element.rawAttrs = quoteSingly(
      element.rawAttrs.replaceAll('=""', "").replace(camelCase, (name) => name.toLowerCase()),
    )
  for (const { childNodes } of page.querySelectorAll("html, body, main"))
    for (const node of [...childNodes]) if (node instanceof TextNode && node.isWhitespace) node.remove()
}

const closeShapes = (html: string) => html.replace(/><\/(?:path|use|circle)>/g, "/>")

/** Longer terms first: they may contain shorter ones. */
function patternOf(terms: readonly string[]): RegExp {
  const longestFirst = terms.toSorted((one, other) => other.length - one.length)
  const patterns = longestFirst.map((term) => RegExp.escape(term.replaceAll("&", "&amp;")))
  return new RegExp(`(?<![\\w.@-])(?:${patterns.join("|")})(?![\\w@-]|\\.\\w)`, "g")
}

/** Marks English terms in Spanish text, except in an island, whose text React compares with its own. */
function markEnglish(node: Node, term: RegExp): void {
  if (node instanceof TextNode) node.rawText = node.rawText.replace(term, '<span lang="en">$&</span>')
  else if (!["SCRIPT", "STYLE", "ASTRO-ISLAND"].includes((node as HTMLElement).tagName))
    for (const child of node.childNodes)
      if (!(child as HTMLElement).attributes?.["lang"]) markEnglish(child, term)
}

/**
 * Splits the page's styles in two (docs/decisions/0003), so that a slow phone can draw the first screen after half
 * as many bytes. Rules for the first screen, down to the end of its picture, go in the head. All others, including print
 * styles, go at the end of that picture, where SVG allows a style element.
 *
 * All pages share one catch-all route, so the bundler gives every page the styles of all of them.
 */
function placeStyles(page: HTMLElement, islandScripts: string): void {
  const styles = page.querySelectorAll("style")
  if (styles.length === 0) throw new Error("no style element")
  const css = textOf(styles)
  for (const style of styles) style.remove()
  const [picture] = page.querySelectorAll("main svg")
  if (!picture) throw new Error("no picture in main")
  const inlineScripts = textOf(page.querySelectorAll("script"))
  const scripts = inlineScripts + (page.querySelector("astro-island") ? islandScripts : "")
  const elements = page.querySelectorAll("[class]")
  const firstScreen = elements.filter(({ range }) => range[0] < picture.range[1])
  const text = page.toString() + scripts
  const { first, rest } = pickStyles(css, {
    isOnFirstScreen: mayBear(firstScreen, inlineScripts),
    isOnPage: mayBear(elements, scripts),
    isMentioned: (symbol) => mentions(text, symbol),
  })
  const shorten = shortNames(elements, first + rest, inlineScripts + islandScripts)
  for (const element of elements)
    element.setAttribute("class", element.getAttribute("class")?.replace(scoped, shorten) ?? "")
  const inSheet = (text: string) => text.replace(dotted, (name) => `.${shorten(name.slice(1))}`)
  one(page, "head").insertAdjacentHTML("beforeend", `<style>${inSheet(first)}</style>`)
  picture.insertAdjacentHTML("beforeend", `<style>${escapeText(inSheet(rest))}</style>`)
}

/**
 * Moves the page's drawings with `data-file` into one file, to which the page refers: a drawing then costs the page's first
 * round trip a tenth (docs/decisions/0003). In the file each is a part of its own, because the browser copies all of what is
 * referred to. The page's colors, which are custom properties, apply there, but none of its rules.
 * @throws Error if a drawing would look different in a file
 */
function moveDrawings(page: HTMLElement, publish: Finishing["publish"]): void {
  const drawings = page.querySelectorAll("svg[data-file]")
  if (drawings.length === 0) return
  const bound = drawings.flatMap((drawing) => drawing.querySelectorAll("style, use, [class], [id]"))[0]
  if (bound) throw new Error(`in a drawing with data-file this depends on the page: ${bound}`)
  const parts = [...Map.groupBy(drawings, ({ innerHTML }) => closeShapes(innerHTML))]
  const groups = parts.map(([shapes], index) => `<g id="part-${index + 1}">${shapes}</g>`).join("")
  const address = publish("drawings.svg", `<svg xmlns="http://www.w3.org/2000/svg">${groups}</svg>`)
  for (const [index, [, sharing]] of parts.entries())
    for (const drawing of sharing) drawing.innerHTML = `<use href="${address}#part-${index + 1}"></use>`
}

/** A class that astro.config.ts has named after its file: hero-Home. */
const scoped = /[A-Za-z]+-[A-Z]\w*/g
const dotted = /\.[A-Za-z][\w-]*/g

/** Classes as their files call them (hero), which saves 100 to 200 bytes, unless another class or a script has the name. */
function shortNames(
  elements: readonly HTMLElement[],
  css: string,
  scripts: string,
): (name: string) => string {
  const local = (name: string) => name.replace(/-[A-Z].*/, "")
  const worn = new Set(elements.flatMap(({ classNames }) => classNames.split(/\s+/)))
  const count = new Map<string, number>()
  for (const name of new Set([...worn, ...(css.match(dotted) ?? []).map((name) => name.slice(1))]))
    count.set(local(name), (count.get(local(name)) ?? 0) + 1)
  // Only what an element wears, because the hash in a font's URL may look like a class.
  return (name) =>
    worn.has(name) && count.get(local(name)) === 1 && !scripts.includes(name) ? local(name) : name
}

/** Whether any of the elements has a class or may get it from a script. */
function mayBear(elements: readonly HTMLElement[], scripts: string): (name: string) => boolean {
  const present = new Set(elements.flatMap(({ classNames }) => classNames.split(/\s+/)))
  return (name) => present.has(name) || scripts.includes(name)
}

/** Inside SVG, a style element's text is parsed as ordinary text, so `<` would start an element. */
const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** A style element's text as the browser sees it. */
const unescapeText = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&")

/** The name that browser/every-page.ts uses for the script that it loads only where it is needed. */
const lateScript = "/src/site/browser/swap-fonts.ts"

/**
 * Joins the page's scripts at its end in one element, each in its own scope: every element adds a hash to the policy,
 * which does not compress. Non-module scripts are Astro's runtime for islands (4 kB), which is dropped:
 * src/site/browser/hydrate.ts replaces it.
 */
function joinScripts(page: HTMLElement): void {
  const scripts = page.querySelectorAll("body script")
  const runtime = scripts.filter(({ rawAttrs }) => rawAttrs === "")
  const modules = scripts.filter(({ rawAttrs }) => rawAttrs === 'type="module"')
  const texts = modules.map(({ rawText }) => `(()=>{${rawText.trim()}})();`)
  if (page.querySelector("astro-island") && !texts.some((text) => text.includes("component-url")))
    throw new Error("an island without a script")
  for (const script of [...runtime, ...modules]) script.remove()
  if (texts.length === 0) return
  const joined = texts.join("")
  const late = page.querySelector("script[type=module][src]")
  late?.remove()
  const address = late?.getAttribute("src")
  if (joined.includes(lateScript) && !address) throw new Error(`no script for ${lateScript}`)
  one(page, "body").insertAdjacentHTML(
    "beforeend",
    `<script type="module">${joined.replace(lateScript, address ?? "")}</script>`,
  )
}

/** Scripts that the policy must allow. JSON-LD is data and needs no permission. */
const isExecutable = (script: HTMLElement) =>
  !script.hasAttribute("src") && script.getAttribute("type") !== "application/ld+json"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** A policy that allows exactly what the page contains. */
function contentSecurityPolicy(page: HTMLElement, foreign: ForeignOrigins): string {
  const scripts = page.querySelectorAll("script").filter(isExecutable)
  const styles = page.querySelectorAll("style")
  const images = page.querySelectorAll("img[src^='https://']")
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(({ rawText }) => hash(rawText)), ...(foreign.script ?? [])],
    "style-src": styles.map(({ rawText }) => hash(unescapeText(rawText))),
    "img-src": [
      "'self'",
      "data:",
      ...images.map((image) => new URL(image.getAttribute("src") ?? "").origin),
      ...(foreign.image ?? []),
    ],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(foreign.connect ?? [])],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...(foreign.form ?? [])],
    "base-uri": ["'none'"],
  }
  if (foreign.frame?.length) directives["frame-src"] = foreign.frame
  // Only Google's tag builds elements from strings.
  if (!foreign.script?.length) directives["require-trusted-types-for"] = ["'script'"]
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(" "))
    .join("; ")
}
