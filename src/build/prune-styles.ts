import { type Selector, type SelectorComponent, transform } from "lightningcss"

const styleElement = /<style>([\s\S]*?)<\/style>/g
const scriptElement = /<script[^>]*>([\s\S]*?)<\/script>/g
const classAttribute = /\sclass="([^"]*)"/g

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(classAttribute)].flatMap((match) => (match[1] ?? "").split(/\s+/)))
}

const mayMatch = (selector: Selector, isUsed: (name: string) => boolean): boolean =>
  selector.every((part: SelectorComponent) => {
    if (part.type === "class") return isUsed(part.name)
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.some((inner) => mayMatch(inner, isUsed))
    return true
  })

/**
 * Joins the style elements of a page into one and drops the rules whose classes occur nowhere in it.
 * All pages come from one catch-all route, so the bundler gives each of them the styles of all.
 * @param html a built page
 * @param islandScripts text of the scripts that islands bring, which may add classes later
 */
export function pruneStyles(html: string, islandScripts: string): string {
  const css = [...html.matchAll(styleElement)].map((match) => match[1]).join("\n")
  if (css === "") return html
  const present = classesIn(html)
  const inlineScripts = [...html.matchAll(scriptElement)].map((match) => match[1]).join("\n")
  const scripts = inlineScripts + (html.includes("<astro-island") ? islandScripts : "")
  const isUsed = (name: string) => present.has(name) || scripts.includes(name)
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          if (!rule.value.selectors.some((selector) => mayMatch(selector, isUsed))) return []
          return undefined
        },
      },
    },
  })
  // Once more, because only now are some media queries empty.
  const tidied = transform({ filename: "page.css", code, minify: true })
  const joined = `<style>${tidied.code.toString()}</style>`
  let isFirst = true
  return html.replace(styleElement, () => {
    if (!isFirst) return ""
    isFirst = false
    return joined
  })
}
