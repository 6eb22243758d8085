import type { Language } from "../languages.ts"

/** The site's mark as SVG in a square of 32. */
export interface Mark {
  readonly roof: string
  readonly sun: { readonly cx: number; readonly cy: number; readonly r: number }
  readonly doors: string
}

/** The facts of the business that answers and mails need. They are handed in: the domain knows no business. */
export interface Office {
  readonly name: string
  /** What the address of a page begins with: nothing where the function answers under the site's own origin. */
  readonly siteBase: string
  /** E.164, for links. */
  readonly phone: string
  /** As people read it. */
  readonly phoneText: string
  readonly email: string
  /** Promised time to a first answer. */
  readonly responseHours: number
  /** IANA name. */
  readonly timeZone: string
  readonly homePaths: Readonly<Record<Language, string>>
  /** Where the contact form is. */
  readonly contactPaths: Readonly<Record<Language, string>>
  readonly mark: Mark
}
