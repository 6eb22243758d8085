import { type Language, languages } from "./languages.ts"

/** The specification (section 2) fixes these paths. Nothing else knows a URL. */
const paths = {
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

export type PageId = keyof typeof paths

export const pageIds = Object.keys(paths) as PageId[]

/** The five navigation links, in order. */
export const navigation = ["home", "about", "services", "alliances", "contact"] as const satisfies PageId[]

/** The paths of a page by language. */
export function pathsTo(page: PageId): Readonly<Record<Language, string>> {
  return paths[page]
}

/** The path of a page, without a trailing slash (except `/`). */
export function pathTo(page: PageId, language: Language): string {
  return paths[page][language]
}

export interface Route {
  readonly page: PageId
  readonly language: Language
  readonly path: string
}

/** All 18 routes, English before Spanish for each page. */
export function allRoutes(): Route[] {
  return pageIds.flatMap((page) =>
    languages.map((language) => ({ page, language, path: pathTo(page, language) })),
  )
}

/** The language that the language switch leads to. */
export function otherLanguage(language: Language): Language {
  return language === "en" ? "es" : "en"
}
