import { business } from "../../business.ts"
import { type Language, languages } from "../../languages.ts"
import { allRoutes, otherLanguage, type PageId, pathTo } from "../../routes.ts"
import type { HeadCopy } from "../copy/shape.ts"
import { colorOf } from "../styles/colors.ts"
import { manifestPath } from "./manifest.ts"
import { structuredData } from "./structured-data.ts"

export interface Head {
  readonly title: string
  readonly meta: readonly Readonly<Record<string, string>>[]
  readonly links: readonly Readonly<Record<string, string>>[]
  /** schema.org description of the business, escaped for a script element. */
  readonly structuredData: string
}

const openGraphLocales: Record<Language, string> = { en: "en_US", es: "es_US" }

/** The picture that represents a page where it is shared. */
function cardPath(page: PageId, language: Language): string {
  return `/cards/${page}-${language}.png`
}

function icons(language: Language) {
  return [
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: manifestPath(language) },
  ]
}

/** The color of the browser's own bars: the header's background. */
function themeColors() {
  return (["light", "dark"] as const).map((scheme) => ({
    name: "theme-color",
    media: `(prefers-color-scheme: ${scheme})`,
    content: colorOf("paper", scheme),
  }))
}

function alternates(page: PageId, siteUrl: string) {
  const pairs: [string, Language][] = [
    ...languages.map((l): [string, Language] => [l, l]),
    ["x-default", "en"],
  ]
  return pairs.map(([hreflang, language]) => ({
    rel: "alternate",
    hreflang,
    href: siteUrl + pathTo(page, language),
  }))
}

function openGraph(page: PageId, language: Language, copy: HeadCopy, siteUrl: string) {
  const properties: Record<string, string> = {
    "og:type": "website",
    "og:site_name": business.name,
    "og:title": copy.title,
    "og:description": copy.description,
    "og:url": siteUrl + pathTo(page, language),
    "og:locale": openGraphLocales[language],
    "og:locale:alternate": openGraphLocales[otherLanguage(language)],
    "og:image": siteUrl + cardPath(page, language),
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": copy.card,
  }
  return Object.entries(properties).map(([property, content]) => ({ property, content }))
}

/** Escapes `<`, the only character that could end a script element from inside JSON. */
const json = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

/**
 * The whole head of a page as data, printed by `Document.astro`.
 * @param siteUrl public origin, without a trailing slash
 * @throws Error if the title or description is missing, to stop the build
 */
export function headOf(page: PageId, language: Language, copy: HeadCopy, siteUrl: string): Head {
  if (!copy.title || !copy.description)
    throw new Error(`${page} (${language}) lacks a title or a description`)
  return {
    title: copy.title,
    meta: [
      { name: "description", content: copy.description },
      ...themeColors(),
      ...openGraph(page, language, copy, siteUrl),
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "canonical", href: siteUrl + pathTo(page, language) },
      ...alternates(page, siteUrl),
      ...icons(language),
    ],
    structuredData: json(structuredData(business, siteUrl, cardPath("home", "en"))),
  }
}

/** The head of the 404 page, which search engines must not index. */
export function notFoundHead(language: Language, copy: HeadCopy): Head {
  return {
    title: copy.title,
    meta: [
      { name: "description", content: copy.description },
      { name: "robots", content: "noindex" },
      ...themeColors(),
    ],
    links: icons(language),
    structuredData: "",
  }
}

/** The sitemap of all routes with their alternates (sitemaps.org 0.9, hreflang by xhtml:link). */
export function sitemap(siteUrl: string): string {
  const urls = allRoutes().map(({ page, path }) => {
    const links = alternates(page, siteUrl).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return `<url><loc>${siteUrl}${path}</loc>${links.join("")}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`
}
