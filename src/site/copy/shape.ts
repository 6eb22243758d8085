import type { FieldName } from "../../contact/message.ts"
import type { MessageTopic } from "../links.ts"

/**
 * The text of each page. Both languages implement every interface, so missing text does not compile. Text only: URLs come
 * from src/routes.ts, phone and email from src/business.ts, dates and times from format.ts.
 */

/** A heading and the text beneath it. */
export interface Titled {
  readonly title: string
  readonly text: string
}

/** A call to action: heading, text and the label of its one button. */
interface Invitation extends Titled {
  readonly action: string
}

/** One sentence with one link inside it; the spaces around the link are part of `before` and `after`. */
interface LinkedText {
  readonly before: string
  readonly link: string
  readonly after: string
}

/** One sentence with the phone number and the email address: `before` phone `between` email `after`. */
export interface ReachUs {
  readonly before: string
  readonly between: string
  readonly after: string
}

/** One step of "what happens next": a sentence whose subject is `who`; `does` is the rest. */
interface Step {
  readonly who: string
  readonly does: string
}

interface Steps {
  readonly title: string
  readonly items: readonly Step[]
}

export interface Checklist {
  readonly title: string
  readonly items: readonly string[]
}

/** Frequently asked questions: each item's title is the question. */
export interface Questions {
  readonly title: string
  readonly items: readonly Titled[]
}

export interface HeadCopy {
  /** At most 60 characters, unique in the site. */
  readonly title: string
  /** 70 to 160 characters, unique in the site. */
  readonly description: string
  /** Headline of the card shown when the page is shared. */
  readonly card: string
}

interface Hero {
  readonly title: string
  readonly lead: string
}

/**
 * What only this business would say: where its name comes from, and its imagery. Another business rewrites `en/story.ts`
 * and `es/story.ts`; no other file contains any of it.
 */
export interface Story {
  readonly home: {
    readonly title: string
    /** Follows the sentence that says what the business is, and says that either service may be used alone. */
    readonly welcome: string
    readonly services: { readonly title: string; readonly intro: string }
    readonly consultation: string
  }
  readonly about: {
    readonly title: string
    readonly name: Titled
    /** Ends the paragraph about who coordinates agent and loan officer. */
    readonly together: string
  }
  readonly flyer: { readonly invitation: string }
  readonly notFound: string
  /** English words in the Spanish story, as they are written there, so that a Spanish voice reads them as English. */
  readonly foreignWords?: readonly string[]
}

/** Words that more than one page shows. */
export interface SharedCopy {
  readonly skipLink: string
  /** Accessible name of the logo, which leads to the English home page in both languages (specification, section 2). */
  readonly logoLabel: string
  /** Next to the logo, if it leads to another language. */
  readonly logoLanguage: string | undefined
  readonly navigation: {
    readonly label: string
    readonly links: Readonly<Record<"home" | "about" | "services" | "alliances" | "contact", string>>
    readonly getStarted: string
    readonly menu: string
  }
  /** Both strings are written in the language that the switch leads to. */
  readonly languageSwitch: {
    readonly text: string
    readonly label: string
    /** Where the page has no counterpart. */
    readonly homeLabel: string
  }
  /** The bar at the bottom of small screens. */
  readonly quickContact: {
    readonly label: string
    readonly call: string
    readonly chat: string
    readonly book: string
  }
  readonly opensInNewTab: string
  /** Text that the chat link starts the conversation with. */
  readonly chatGreeting: string
  readonly hours: HoursCopy
  readonly footer: {
    readonly blurb: string
    /** How soon the office answers; shown next to the phone number. */
    readonly promise: string
    readonly quickLinksTitle: string
    readonly quickLinks: Readonly<Record<"home" | "about" | "services", string>>
    readonly servicesTitle: string
    readonly services: Readonly<Record<"realEstate" | "mortgageLoans" | "consultation", string>>
    readonly flyer: string
    readonly legalTitle: string
    readonly legalLinks: Readonly<Record<"privacy" | "contact", string>>
    /** Follows "© year". */
    readonly copyright: string
    readonly accessibility: ReachUs
  }
  /** For the people named in src/business.ts. */
  readonly people: { readonly title: string; readonly speaks: string }
  readonly legal: LegalCopy
}

export interface HoursCopy {
  readonly title: string
  /** Between the first and the last of several days. */
  readonly to: string
  readonly closed: string
  readonly today: string
  readonly openNow: string
  readonly closedNow: string
  /** Followed by a time. */
  readonly closesAt: string
  /** Followed by a time. */
  readonly opensTodayAt: string
  /** Followed by a time. */
  readonly opensTomorrowAt: string
  /** `before` weekday `between` time. */
  readonly opensOn: { readonly before: string; readonly between: string }
  /** The time zone of the hours: "Eastern Time". */
  readonly zone: string
}

export interface LegalCopy {
  readonly notACommitment: string
  /** Stands beside it in the footer, and beside the footnote on the flyer. */
  readonly loanConditions: string
  readonly equalHousing: Readonly<Record<"opportunity" | "lender", string>>
  /** Next to the FHA and VA programs. */
  readonly notActingForGovernment: string
  /** Footnote for the "*" of a pre-approval claim; starts with "*" itself. */
  readonly preApprovalFootnote: string
  /** Accessible names of the two "*" links: from the claim to the footnote, and back. */
  readonly footnoteMark: string
  readonly footnoteBack: string
  readonly relationshipTitle: string
  readonly brokerage: string
  readonly brokerageLicense: string
  readonly lenderKind: Readonly<Record<"lender" | "broker", string>>
  readonly nmlsId: string
  readonly nmlsConsumerAccess: string
  readonly statesServed: string | undefined
  readonly stateNotice: string | undefined
  /** Spanish pages only. `text` is shown until `spanishSteps` in src/business.ts is set. */
  readonly languageNotice: Titled | undefined
}

export interface HomeCopy {
  readonly head: HeadCopy
  readonly hero: Hero & {
    readonly getStarted: string
    readonly learnMore: string
    /** Added for screen readers, because "Learn More" alone means nothing in a list of links. */
    readonly learnMoreAbout: string
  }
  readonly services: {
    readonly title: string
    readonly intro: string
    readonly cards: Readonly<
      Record<
        "realEstate" | "mortgage",
        Titled & { readonly points: readonly string[]; readonly link: string }
      >
    >
  }
  readonly reasons: {
    readonly title: string
    readonly items: Readonly<Record<"coordinatedService" | "oneStopSolution" | "betterOutcomes", Titled>>
  }
  readonly steps: Steps
  readonly consultation: Invitation
}

export interface AboutCopy {
  readonly head: HeadCopy
  readonly hero: Hero
  /** Where the name comes from. */
  readonly name: Titled
  readonly mission: Titled
  readonly vision: Titled
  readonly values: {
    readonly title: string
    readonly items: Readonly<Record<"integrity" | "excellence" | "clientFocused" | "innovation", Titled>>
  }
  readonly integratedApproach: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly contact: Invitation
}

/** One stage of a purchase: what the agent does and what the loan officer does. */
interface Stage {
  readonly stage: string
  readonly agent: string
  readonly loanOfficer: string
}

export interface ServicesCopy {
  readonly head: HeadCopy
  readonly hero: Hero
  readonly realEstate: {
    readonly title: string
    readonly cards: Readonly<Record<"propertySearch" | "buyingSupport" | "sellingServices", Titled>>
    readonly link: string
  }
  readonly mortgage: {
    readonly title: string
    readonly cards: Readonly<Record<"preApproval" | "loanPrograms" | "personalizedSupport", Titled>>
    /** Listed under the loan programs card. */
    readonly programs: readonly string[]
    readonly link: string
  }
  readonly advantage: Titled & {
    readonly columns: Stage
    readonly stages: Readonly<Record<"start" | "search" | "offer" | "closing", Stage>>
  }
  readonly consultation: Invitation
}

export interface AlliancesCopy {
  readonly head: HeadCopy
  readonly hero: Hero
  readonly philosophy: { readonly title: string; readonly paragraphs: readonly string[] }
  readonly partners: {
    readonly title: string
    readonly bringLabel: string
    readonly getLabel: string
    readonly items: Readonly<
      Record<
        "financialInstitutions" | "realEstateProfessionals" | "technologyPartners" | "industryAssociations",
        { readonly title: string; readonly bring: string; readonly get: string }
      >
    >
  }
  readonly benefits: {
    readonly title: string
    readonly items: Readonly<
      Record<"ratesAndTerms" | "fasterProcessing" | "comprehensiveService" | "qualityAssurance", Titled>
    >
  }
  readonly partnering: Invitation
  /** An invitation, never a reward (RESPA section 8, 12 U.S.C. 2607; O.C.G.A. 43-40-25). */
  readonly referral: Invitation & { readonly note: string }
}

export interface ContactCopy {
  readonly head: HeadCopy
  readonly hero: Hero
  readonly form: ContactFormCopy
  /** First words of the message for a visitor who clicked the button for this topic. */
  readonly beginnings: Readonly<Record<MessageTopic, string>>
  readonly card: {
    readonly title: string
    readonly phone: string
    readonly chat: string
    readonly chatAction: string
    readonly email: string
    readonly address: string
  }
  /** `details` is shown until `consultation` in src/business.ts is set. */
  readonly booking: Invitation & { readonly details: string }
  readonly steps: Steps
}

export interface ContactFormCopy {
  readonly title: string
  readonly labels: Readonly<Record<FieldName, string>>
  readonly optional: string
  readonly hints: Readonly<Record<"phone" | "message", string>>
  readonly submit: string
  readonly submitting: string
  readonly privacy: LinkedText
}

/**
 * Text that the form shows only after hydration (`form-notices.ts` of each language). It is part of the form's script, so the
 * pages are smaller.
 */
export interface FormNotices {
  readonly errorSummary: string
  /** Next to the message field, if a button on another page has filled in its first words. */
  readonly begun: string
  /** Accessible name of the toast's close button. */
  readonly closeNotice: string
  /** Text that stays next to the form after the toast is gone. */
  readonly sent: Titled
  readonly failed: Titled
  /** Follows `failed`, unless the server says what to do. */
  readonly tryAgain: string
  readonly offline: Titled
  /** No answer came, or somebody else's: the message may be stored. */
  readonly unanswered: Titled
  /** Follows `failed`, `offline` and `unanswered`; shown alone if the form itself fails. */
  readonly reachUs: ReachUs
  readonly backOnline: string
  readonly draftRestored: { readonly text: string; readonly erase: string }
}

/** A string is a paragraph, an array is a list. */
export type Prose = readonly (string | readonly string[])[]

interface PrivacySection {
  readonly title: string
  readonly body: Prose
}

export interface PrivacyCopy {
  readonly head: HeadCopy
  readonly hero: Hero
  /** Each followed by a date. */
  readonly lastUpdated: string
  readonly effective: string
  readonly contentsLabel: string
  readonly sections: Readonly<
    Record<
      | "introduction"
      | "informationCollected"
      | "use"
      | "sharing"
      | "dataSecurity"
      | "rights"
      | "cookies"
      | "thirdPartyLinks"
      | "children"
      | "policyChanges"
      | "contact",
      PrivacySection
    >
  >
  /** Ends the cookies section and, if an advertising ID is configured, the sharing section. */
  readonly advertising: {
    readonly configured: { readonly sharing: Prose; readonly cookies: Prose }
    readonly notConfigured: { readonly cookies: Prose }
  }
  /** Ends the contact section. */
  readonly reachUs: ReachUs
}

/** One row of the table of loan programs. */
interface LoanProgramRow {
  readonly name: string
  readonly who: string
  readonly use: string
  readonly know: string
}

export interface LoanProgram extends LoanProgramRow {
  /** Its name in a list within a sentence: "conventional, FHA and VA loans", "préstamos convencionales, FHA y VA". */
  readonly inList: string
  /** Its federal agencies: the firm says that it does not act for them (Regulation N, 12 CFR 1014). */
  readonly agencies?: readonly string[]
}

export interface MortgageCopy {
  readonly head: HeadCopy
  readonly hero: Hero & { readonly preApproval: string; readonly paymentEstimate: string }
  readonly reasons: {
    readonly title: string
    readonly items: Readonly<
      Record<"competitiveRates" | "fastApproval" | "expertGuidance" | "multipleOptions", Titled>
    >
  }
  /** Without a rate, payment, term, down payment or amount, which would require disclosures (Regulation Z, 12 CFR 1026.24). */
  readonly programs: {
    readonly title: string
    readonly columns: LoanProgramRow
    readonly rows: readonly LoanProgramRow[]
    readonly refinancing: Titled
  }
  readonly steps: Steps
  readonly documents: Checklist & { readonly note: string }
  readonly questions: Questions
  /** The lines of a blank Loan Estimate's first page and what they mean (12 CFR 1026.37). No figures either. */
  readonly loanEstimate: Titled & {
    readonly form: string
    readonly lines: readonly { readonly line: string; readonly means: string }[]
  }
  readonly closing: Invitation
}

export interface RealEstateCopy {
  readonly head: HeadCopy
  readonly hero: Hero & { readonly findHome: string; readonly listProperty: string }
  readonly help: {
    readonly title: string
    readonly items: Readonly<
      Record<"homeSearch" | "marketAnalysis" | "closingSupport" | "investmentProperties", Titled>
    >
  }
  readonly buyers: Checklist
  readonly sellers: Checklist
  readonly questions: Questions
  readonly closing: Invitation
}

export interface Statistic {
  readonly figure: string
  readonly label: string
}

export interface FlyerCopy {
  readonly head: HeadCopy
  readonly hero: Hero
  readonly statistics: readonly Statistic[]
  readonly services: Readonly<Record<"realEstate" | "mortgage", Checklist>>
  readonly contact: Titled & { readonly chat: string; readonly scan: string; readonly qrLabel: string }
  readonly print: {
    readonly action: string
    readonly instructions: Checklist
  }
}

/** The 404 page shows both languages, that of the address first. */
export interface NotFoundCopy {
  readonly head: HeadCopy
  readonly title: string
  readonly text: string
  readonly link: string
}

export interface SiteCopy {
  readonly shared: SharedCopy
  readonly home: HomeCopy
  readonly about: AboutCopy
  readonly services: ServicesCopy
  readonly alliances: AlliancesCopy
  readonly contact: ContactCopy
  readonly privacy: PrivacyCopy
  readonly mortgage: MortgageCopy
  readonly realEstate: RealEstateCopy
  readonly flyer: FlyerCopy
  readonly notFound: NotFoundCopy
}
