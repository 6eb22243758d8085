/**
 * All facts about the business. Change one here and every page, link,
 * mail and search result follows. `undefined` means not supplied yet: the pages leave
 * the fact out and `npm run launch-check` asks for it. A fact marked `?` may be omitted for good: then nothing
 * on the site shows it. Without `bookingUrl`, visitors are still invited to a consultation: they ask for it on the contact page.
 */

import type { Language } from "./languages.ts"

/** Opening times of one weekday, in minutes after midnight in the office's time zone; `null` means closed. */
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

/** Somebody that visitors will meet. */
export interface Person {
  readonly name: string
  /** "Loan officer", "Oficial de préstamos". */
  readonly role: Readonly<Record<Language, string>>
  /** Required for every loan originator (SAFE Act). */
  readonly nmlsId?: string
  /** Real estate license number. */
  readonly licenseNumber?: string
  readonly speaks: readonly Language[]
  /** File name in src/site/people, at least 480 pixels wide. Without it a drawing is shown. */
  readonly photograph?: string
}

export interface Business {
  readonly name: string
  /** Public origin, without a trailing slash; `SITE_URL` overrides it for one deployment. */
  readonly origin: string
  /** E.164. Links, visible text and structured data are derived from it. */
  readonly phone: string
  readonly email: string
  /** Sender of the site's mail to the office: an address of the site's own domain (DMARC). */
  readonly websiteEmail: string
  /** WhatsApp number in E.164 form. */
  readonly whatsapp?: string
  /** External appointment booking page. */
  readonly bookingUrl?: string
  readonly address: {
    /** Omit it if clients come by appointment only. */
    readonly street?: string
    readonly city: string
    /** The state's two-letter code. */
    readonly region: string
    /** The state's name. */
    readonly regionName: string
    readonly postalCode?: string
    readonly country: string
  }
  /** IANA name. Used for "Open now", today's row and "Last updated". */
  readonly timeZone: string
  readonly hours: Readonly<Record<Weekday, OpeningTimes>>
  /** Promised time to the first answer, in hours, including when the office is closed: on the pages and in the form's notice. */
  readonly responseHours: number
  /** Pre-approval claims, in hours: "as little as" on the pages, a range on the flyer. */
  readonly preApprovalHours: { readonly atLeast: number; readonly upTo: number }
  /** Shown on the flyer. */
  readonly statistics: {
    readonly yearsOfExperience?: number
    readonly coordinatedServicePercent?: number
    readonly satisfiedClients?: number
  }
  readonly brokerage: {
    /** Name as registered with the Georgia Real Estate Commission (rule 520-1-.09). */
    readonly registeredName: string | undefined
    readonly licenseNumber: string | undefined
    /** Where homes are sold, per language, as it reads after "in": "Cherokee and Cobb counties". */
    readonly areaServed: Readonly<Record<Language, string>> | undefined
  }
  readonly lender: {
    readonly legalName: string | undefined
    /** Nationwide Multistate Licensing System identifier (SAFE Act; O.C.G.A. 7-1-1016). */
    readonly nmlsId: string | undefined
    /** A broker must not be called a lender. */
    readonly licenseType: "lender" | "broker" | undefined
    /** Names of the states where the lender is licensed: "Georgia". */
    readonly statesServed: readonly string[] | undefined
  }
  /** Which Equal Housing mark to show: "lender" for institutions under FDIC rules, "opportunity" for everybody else. */
  readonly equalHousing: "opportunity" | "lender"
  /** Shown on the About and Contact pages. */
  readonly people?: readonly Person[]
  /** Notices that your state requires in advertising, beside the license lines: Texas has some. */
  readonly stateNotice?: Readonly<Record<Language, string>>
  /** Notices that your state wants linked on a website, as Texas does: the words of the link in English, as its law gives them. */
  readonly stateLinks?: readonly { readonly label: string; readonly href: string }[]
  /** The sentence that discloses how brokerage and lender are related (RESPA, 12 CFR 1024.15), per language. */
  readonly affiliation: Readonly<Record<Language, string>> | undefined
  /** What a consultation costs, how long it takes and where it is: a sentence or two per language. */
  readonly consultation: Readonly<Record<Language, string>> | undefined
  /** Which steps are offered in Spanish, written in Spanish (CFPB statement, 86 FR 6306). */
  readonly spanishSteps: string | undefined
  /**
   * How long the office keeps data, in days, for the privacy policy. Whole years are shown as years.
   * The site deletes nothing by itself: docs/operations.md says how to schedule it.
   */
  readonly retention: {
    /** A message: in the database, and as mail in the office's mailbox. */
    readonly messageDays: number
    /** A backup of the database. */
    readonly backupDays: number
    /** Logs of the hosting company or the proxy, which may contain visitors' addresses. The site's own do not. */
    readonly accessLogDays: number
  }
  /** When the privacy policy took effect, `YYYY-MM-DD`. */
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
