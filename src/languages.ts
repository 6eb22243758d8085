/** The site's languages. The first is the default and has no path prefix. */
export const languages = ["en", "es"] as const

export type Language = (typeof languages)[number]

/** BCP 47 tags for formatting dates, times and numbers. */
export const formattingTags: Record<Language, string> = { en: "en-US", es: "es-US" }

/** Parses a `Content-Language` or `Accept-Language` value. Anything but Spanish means English. */
export function languageFromHeader(value: string | null | undefined): Language {
  return /^\s*es\b/i.test(value ?? "") ? "es" : "en"
}
