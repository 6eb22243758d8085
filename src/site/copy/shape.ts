import type { FieldName } from "../../contact/message.ts"
import type { MessageTopic } from "../links.ts"

/**
 * What each page needs in words. Both languages implement every interface, so that a missing piece
 * does not compile. Words only: addresses come from the route table, phone and mail from the
 * business facts, dates and times from the formatters.
 */

/** A heading and the text beneath it. */
export interface Titled {
  readonly title: string
  readonly text: string
}

/** A closing invitation: heading, text and the label of its one button. */
interface Invitation extends Titled {
  readonly action: string
}

/** One sentence with one link inside it; the spaces around the link are part of `before` and `after`. */
interface LinkedText {
  readonly before: string
  readonly link: string
  readonly after: string
}

/** One sentence that names the phone and the mail address: `before` phone `between` mail `after`. */
export interface ReachUs {
  readonly before: string
  readonly between: string
  readonly after: string
}

/** One step of "what happens next". `who` is the subject of the sentence that `does` goes on with. */
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

/** What people ask before they begin: each title is the question. */
export interface Questions {
  readonly title: string
  readonly items: readonly Titled[]
}

export interface HeadCopy {
  /** At most 60 characters, unique in the site. */
  readonly title: string
  /** 70 to 160 characters, unique in the site. */
  readonly description: string
  /** Headline of the card that is shown where the page is shared. */
  readonly card: string
}

interface Hero {
  readonly title: string
  readonly lead: string
}

/**
 * What nobody but this business would say: where its name comes from, and the picture it draws of itself. An owner
 * rewrites these, `en/story.ts` and `es/story.ts`, and finds none of it elsewhere.
 */
export interface Story {
  readonly home: {
    readonly title: string
    /** Follows the sentence that says what the business is. */
    readonly welcome: string
    readonly services: { readonly title: string; readonly intro: string }
    readonly consultation: string
  }
  readonly about: {
    readonly title: string
    readonly name: Titled
    /** Ends the paragraph on who is in the middle between agent and loan officer. */
    readonly together: string
  }
  readonly flyer: { readonly invitation: string }
  readonly notFound: string
}

/** Words that more than one page shows. */
export interface SharedCopy {
  readonly skipLink: string
  /** Accessible name of the logo, which leads to the English home page in both languages (specification, section 2). */
  readonly logoLabel: string
  /** Beside the logo where it leads to another language. */
  readonly logoLanguage: string | undefined
  readonly navigation: {
    readonly label: string
    readonly links: Readonly<Record<"home" | "about" | "services" | "alliances" | "contact", string>>
    readonly getStarted: string
    readonly menu: string
  }
  /** Both strings are written in the language that the switch leads to. */
  readonly languageSwitch: { readonly text: string; readonly label: string }
  /** Bar within thumb's reach on small screens. */
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
    /** When an answer comes, which stands beside the phone number. */
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
  /** Beside the people whom the owner has named. */
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
  /** Whose clock the times follow: "Eastern Time". */
  readonly zone: string
}

export interface LegalCopy {
  readonly notACommitment: string
  readonly equalHousing: Readonly<Record<"opportunity" | "lender", string>>
  /** Beside the FHA and VA programs. */
  readonly notActingForGovernment: string
  /** Footnote of every "*" at a pre-approval claim; begins with the same mark. */
  readonly preApprovalFootnote: string
  /** Accessible names of the mark at a claim, which leads to the footnote, and of the footnote's own, which leads back. */
  readonly footnoteMark: string
  readonly footnoteBack: string
  readonly relationshipTitle: string
  readonly brokerage: string
  readonly brokerageLicense: string
  readonly lenderKind: Readonly<Record<"lender" | "broker", string>>
  readonly nmlsId: string
  readonly nmlsConsumerAccess: string
  /** Followed by the list of states. */
  readonly statesServed: string
  /** Spanish pages only. `text` stands until the owner says which steps are offered in Spanish. */
  readonly languageNotice: Titled | undefined
}

export interface HomeCopy {
  readonly head: HeadCopy
  readonly hero: Hero & {
    readonly getStarted: string
    readonly learnMore: string
    /** Said after it to whom the page is read, because "Learn More" alone says nothing in a list of links. */
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

/** One stage of a purchase, seen from both sides of the office. */
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
    readonly programs: Readonly<Record<"conventional" | "fhaVa" | "commercial" | "refinancing", string>>
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
  readonly notices: FormNotices
  /** How the message begins after a button that asks for this. */
  readonly beginnings: Readonly<Record<MessageTopic, string>>
  readonly card: {
    readonly title: string
    readonly phone: string
    readonly chat: string
    readonly chatAction: string
    readonly email: string
    readonly address: string
  }
  /** `details` stands until the owner says what a consultation costs, how long it takes and where. */
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
 * What the form says only after React has come: it travels with the script, so that the page does not carry it.
 * `form-notices.ts` of each language.
 */
export interface FormNotices {
  readonly errorSummary: string
  /** By the message, when a button of another page has given it its first words. */
  readonly begun: string
  /** Accessible name of the button that closes the passing notification. */
  readonly closeNotice: string
  /** Lasting text by the form, beside the passing notification. */
  readonly sent: Titled
  readonly failed: Titled
  readonly offline: Titled
  /** Follows both, and stands alone where the form itself breaks. */
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
  /** Ends the cookies section and, where an advertising identifier is configured, the one on sharing. */
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
  /** As it stands in a list: "conventional, FHA and VA loans", "préstamos convencionales, FHA y VA". */
  readonly inList: string
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
  /** No rate, payment, term, down payment or amount: each would trigger disclosures (Regulation Z, 12 CFR 1026.24). */
  readonly programs: {
    readonly title: string
    readonly intro: string
    readonly columns: LoanProgramRow
    readonly rows: readonly LoanProgramRow[]
    readonly refinancing: Titled
  }
  readonly steps: Steps
  readonly documents: Checklist & { readonly note: string }
  readonly questions: Questions
  /** The first page of the federal form, left blank, and what each line means (12 CFR 1026.37); no figure, as above. */
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
