/**
 * Everything that is true of the business, in one place. Change a fact here and every page, link,
 * mail and search result follows. A fact that is `undefined` has not been supplied: the pages leave
 * it out and `npm run launch-check` names it. A fact marked `?` may be left out for good: then nothing
 * on the site speaks of it. Nothing is invented to fill a gap.
 */

import type { Language } from "./languages.ts"

/** Opening times of one weekday, in minutes after midnight in the office's time zone; `null` is closed. */
export type OpeningTimes = { readonly opens: number; readonly closes: number } | null

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const
export type Weekday = (typeof weekdays)[number]

/** Somebody whom visitors will meet. */
export interface Person {
  readonly name: string
  /** "Loan officer", "Oficial de préstamos". */
  readonly role: Readonly<Record<Language, string>>
  /** Every loan originator's own (SAFE Act). */
  readonly nmlsId?: string
  /** Of a real estate license. */
  readonly licenseNumber?: string
  readonly speaks: readonly Language[]
  /** Name of a file in src/site/people, at least 480 pixels wide; a drawing stands in for it. */
  readonly photograph?: string
}

export interface Business {
  readonly name: string
  /** Public origin, without a trailing slash; `SITE_URL` overrides it for one deployment. */
  readonly origin: string
  /** E.164. Links, visible text and structured data are derived from it. */
  readonly phone: string
  readonly email: string
  /** Sender of the mail that the site writes to the office: an address of the site's own domain, never the visitor's (DMARC). */
  readonly websiteEmail: string
  /** E.164 number that answers on WhatsApp. */
  readonly whatsapp?: string
  /** External appointment booking page. */
  readonly bookingUrl?: string
  readonly address: {
    /** Left out where clients come by appointment only. */
    readonly street?: string
    readonly city: string
    /** Two-letter code of the state. */
    readonly region: string
    /** The state's name, as sentences say it. */
    readonly regionName: string
    readonly postalCode?: string
    readonly country: string
  }
  /** IANA name. "Open now", today's row and "Last updated" are worked out in it. */
  readonly timeZone: string
  readonly hours: Readonly<Record<Weekday, OpeningTimes>>
  /** Promised time to a first answer, in hours, weekends included: on the pages, in the form's notice and on the page that answers it. */
  readonly responseHours: number
  /** Pre-approval claims, in hours: "as little as" on the pages, a range on the flyer. */
  readonly preApprovalHours: { readonly atLeast: number; readonly upTo: number }
  /** On the flyer. */
  readonly statistics: {
    readonly yearsOfExperience?: number
    readonly coordinatedServicePercent?: number
    readonly satisfiedClients?: number
  }
  readonly brokerage: {
    /** Name as registered with the Georgia Real Estate Commission (rule 520-1-.09). */
    readonly registeredName: string | undefined
    readonly licenseNumber: string | undefined
    /** Where homes are sold, per language, as it follows "in": "Cherokee and Cobb counties". */
    readonly areaServed: Readonly<Record<"en" | "es", string>> | undefined
  }
  readonly lender: {
    readonly legalName: string | undefined
    /** Nationwide Multistate Licensing System identifier (SAFE Act; O.C.G.A. 7-1-1016). */
    readonly nmlsId: string | undefined
    /** A broker is called one, and nothing that it does is called lending. */
    readonly licenseType: "lender" | "broker" | undefined
    /** Names of the states where the lender is licensed: "Georgia". */
    readonly statesServed: readonly string[] | undefined
  }
  /** Which Equal Housing mark is shown: "lender" is for institutions under FDIC rules, "opportunity" for everybody else. */
  readonly equalHousing: "opportunity" | "lender"
  /** On the About and Contact pages. */
  readonly people?: readonly Person[]
  /** Relationship of brokerage and lender (RESPA, 12 CFR 1024.15): the sentence that discloses it, per language. */
  readonly affiliation: Readonly<Record<"en" | "es", string>> | undefined
  /** What a consultation costs, how long it takes and where it is held: a sentence or two per language. */
  readonly consultation: Readonly<Record<"en" | "es", string>> | undefined
  /** Which steps are offered in Spanish, in Spanish, as the owner words it (CFPB statement, 86 FR 6306). */
  readonly spanishSteps: string | undefined
  /**
   * How long the office keeps what the privacy policy speaks of, in days: whole years are worded as years.
   * The site deletes nothing by itself: docs/operations.md says how each is kept.
   */
  readonly retention: {
    /** A message: in the database, and as mail in the office's mailbox. */
    readonly messageDays: number
    /** A backup of the database. */
    readonly backupDays: number
    /** Logs of the hosting company or the proxy, which may name visitors' addresses. The site's own do not. */
    readonly accessLogDays: number
  }
  /** The privacy policy's own effective date, `YYYY-MM-DD`. */
  readonly privacyEffectiveDate: string | undefined
}

const clock = (hour: number, minute = 0) => hour * 60 + minute
const week: OpeningTimes = { opens: clock(9), closes: clock(18) }

export const business: Business = {
  name: "Noonday Home & Lending",
  origin: "https://noonday.example",
  phone: "+17705550142",
  email: "hello@noonday.example",
  websiteEmail: "website@noonday.example",
  whatsapp: "+17705550142",
  bookingUrl: "https://book.noonday.example/consultation",
  address: {
    city: "Woodstock",
    region: "GA",
    regionName: "Georgia",
    country: "US",
  },
  timeZone: "America/New_York",
  hours: {
    monday: week,
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: { opens: clock(10), closes: clock(16) },
    sunday: null,
  },
  responseHours: 24,
  preApprovalHours: { atLeast: 24, upTo: 48 },
  statistics: { yearsOfExperience: 15, coordinatedServicePercent: 100, satisfiedClients: 500 },
  brokerage: {
    registeredName: undefined,
    licenseNumber: undefined,
    areaServed: undefined,
  },
  lender: { legalName: undefined, nmlsId: undefined, licenseType: undefined, statesServed: undefined },
  equalHousing: "opportunity",
  affiliation: undefined,
  consultation: undefined,
  spanishSteps: undefined,
  retention: { messageDays: 1095, backupDays: 30, accessLogDays: 30 },
  privacyEffectiveDate: undefined,
}
