/** The languages the site is written in; the first one is the default and has no path prefix. */
export const languages = ["en", "es"] as const

export type Language = (typeof languages)[number]

/** The BCP 47 tag that dates, hours and numbers are formatted with. */
export const formattingTags: Record<Language, string> = { en: "en-US", es: "es-US" }

/** Reads a `Content-Language` or `Accept-Language` value; anything but Spanish is answered in English. */
export function languageFromHeader(value: string | null | undefined): Language {
  return /^\s*es\b/i.test(value ?? "") ? "es" : "en"
}
