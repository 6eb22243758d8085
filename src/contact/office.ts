import type { Language } from "../languages.ts"

/** The site's mark as SVG paths in a square of 32, by color. */
interface Mark {
  readonly ink: string
  readonly sun: string
  readonly link: string
}

/** The business facts that answers and mails need, passed in because the domain imports no facts. */
export interface Office {
  readonly name: string
  /** Prefix of links to pages: the site's origin, or empty when the function runs under that origin. */
  readonly siteBase: string
  /** E.164, for links. */
  readonly phone: string
  /** Formatted for people. */
  readonly phoneText: string
  readonly email: string
  /** Promised time to the first answer. */
  readonly responseHours: number
  /** IANA name. */
  readonly timeZone: string
  readonly homePaths: Readonly<Record<Language, string>>
  /** Where the contact form is. */
  readonly contactPaths: Readonly<Record<Language, string>>
  /** Licensees and their numbers, which every advertisement must name: the same in both languages. */
  readonly licenses: readonly string[]
  readonly mark: Mark
}
