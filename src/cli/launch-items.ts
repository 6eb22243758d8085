import type { Business, Person } from "../business.ts"
import { defaultAnonKey } from "../contact/access.ts"
import type { Config } from "../server/config.ts"

export interface LaunchItem {
  /** Whether it still has to be done. */
  readonly open: boolean
  /** True: the site must not go live before this is done. False: the owner only has to confirm it. */
  readonly blocks: boolean
  readonly what: string
  readonly why: string
  readonly where: string
}

/** The first three of these names, and how many more. */
export const someOf = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ")

/** Items that belong under one heading. */
export type Group = readonly [title: string, items: readonly LaunchItem[]]

export type OpenItem = Omit<LaunchItem, "open"> & { readonly group: string }

/** The open items by group, blocking ones first. @param more groups of items from the built or the live site */
export function launchItems(business: Business, config: Config, more: readonly Group[] = []): OpenItem[] {
  const groups: readonly Group[] = [
    ["Addresses", addressItems(business, config)],
    ["Licenses and legal names", licenseItems(business)],
    ["Claims and notices", claimItems(business)],
    ["Mail and operation", operationItems(config)],
    ...more,
  ]
  return groups.flatMap(([group, items]) =>
    items
      .filter(({ open }) => open)
      .sort((a, b) => Number(b.blocks) - Number(a.blocks))
      .map(({ open: _, ...item }) => ({ group, ...item })),
  )
}

/** Everything that the owner still has to supply or confirm before the site can open, and the program's exit code. */
export function report(items: readonly OpenItem[]): { readonly text: string; readonly code: number } {
  const groups = Map.groupBy(items, ({ group }) => group)
  const sections = [...groups].map(([group, members]) => `${group}\n${members.map(describe).join("\n")}`)
  const blocking = items.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0
      ? `${blocking} ${blocking === 1 ? "item keeps" : "items keep"} the site from opening (✗). Please confirm the others (?).`
      : "Nothing keeps the site from opening. Please confirm the items above."
  return { text: `${sections.join("\n\n")}\n\n${verdict}\n`, code: blocking > 0 ? 1 : 0 }
}

function describe({ blocks, what, why, where }: OpenItem): string {
  return `  ${blocks ? "✗" : "?"} ${what}\n      why:   ${why}\n      where: ${where}`
}

/** Domains and phone numbers reserved for examples (RFC 2606, RFC 6761; 555-01XX). */
const isExampleDomain = (text: string | undefined) =>
  /(\.|^|@|\/\/)(example|test|invalid|localhost)(\.(com|net|org))?(:\d+)?(\/|$)/i.test(String(text))
const isExamplePhone = (e164: string | undefined) => /^\+1\d{3}55501\d{2}$/.test(String(e164))

const facts = "src/business.ts"

function addressItems(business: Business, config: Config): LaunchItem[] {
  const { street, postalCode } = business.address
  return [
    {
      open: isExampleDomain(config.siteUrl),
      blocks: true,
      what: `Supply the site's own domain; ${config.siteUrl} is an example.`,
      why: "Canonical links, the sitemap, the flyer's QR code and the sender's address use it.",
      where: `origin in ${facts}, or SITE_URL`,
    },
    {
      open: isExampleDomain(config.mailTo) || isExampleDomain(business.email),
      blocks: true,
      what: `Supply the office's mailbox; ${isExampleDomain(config.mailTo) ? config.mailTo : business.email} is an example.`,
      why: "Visitors' messages go there, and every page shows it.",
      where: `email in ${facts}; MAIL_TO if messages go to another mailbox`,
    },
    {
      open: isExampleDomain(config.mailFrom),
      blocks: true,
      what: `Supply the sender of the site's mail; ${config.mailFrom} is an example.`,
      why: "Mail servers refuse a sender whose domain does not allow it (SPF, DKIM, DMARC).",
      where: `websiteEmail in ${facts}, or MAIL_FROM`,
    },
    {
      open: isExamplePhone(business.phone),
      blocks: true,
      what: `Supply the office's phone number; ${business.phone} is reserved for fiction.`,
      why: "Georgia Real Estate Commission rule 520-1-.09 requires the firm's phone in all advertising.",
      where: `phone in ${facts}`,
    },
    {
      open: isExamplePhone(business.whatsapp),
      blocks: true,
      what: `Supply the WhatsApp number; ${business.whatsapp} is reserved for fiction.`,
      why: "The chat link on the contact pages opens a conversation with this number.",
      where: `whatsapp in ${facts}; without it, the site does not mention WhatsApp`,
    },
    {
      open: isExampleDomain(business.bookingUrl),
      blocks: true,
      what: `Supply the booking page; ${business.bookingUrl} is an example.`,
      why: "The Schedule a Consultation card opens it in a new tab.",
      where: `bookingUrl in ${facts}; without it, the card is not shown`,
    },
    {
      open: street === undefined || postalCode === undefined,
      blocks: false,
      what: "Supply the office's street and postal code, unless clients come by appointment only.",
      why: "The contact pages, the flyer and search results show them. Without them, they name only the town.",
      where: `address in ${facts}`,
    },
  ]
}

function licenseItems({ name, brokerage, lender }: Business): LaunchItem[] {
  return [
    {
      open: lender.nmlsId === undefined,
      blocks: true,
      what: "Supply the NMLS identifier of the mortgage license.",
      why: "Every advertisement, websites included, must carry it (SAFE Act; O.C.G.A. 7-1-1016(2)).",
      where: `lender.nmlsId in ${facts}`,
    },
    {
      open: lender.legalName === undefined,
      blocks: true,
      what: "Supply the legal name on the mortgage license.",
      why: "The license line names the licensee (O.C.G.A. 7-1-1016).",
      where: `lender.legalName in ${facts}`,
    },
    {
      open: lender.licenseType === undefined,
      blocks: true,
      what: "Say whether the license is a mortgage lender's or a mortgage broker's.",
      why: "The license line must not claim the other (O.C.G.A. 7-1-1016).",
      where: `lender.licenseType in ${facts}`,
    },
    {
      open: lender.statesServed === undefined,
      blocks: true,
      what: "Name the states of the mortgage license.",
      why: "Loans may be offered only where the license is valid (SAFE Act).",
      where: `lender.statesServed in ${facts}`,
    },
    {
      open: brokerage.registeredName === undefined,
      blocks: true,
      what: "Supply the brokerage's name as registered with the Georgia Real Estate Commission.",
      why: "Rule 520-1-.09 requires it in all advertising.",
      where: `brokerage.registeredName in ${facts}`,
    },
    {
      open: true,
      blocks: false,
      what: `Confirm that ${name} is on record as a trade name of both licenses.`,
      why: "Advertising must use a name on record (O.C.G.A. 7-1-1016(2); rule 520-1-.09).",
      where: `name in ${facts}; NMLS and the Georgia Real Estate Commission`,
    },
    {
      open: brokerage.licenseNumber === undefined,
      blocks: false,
      what: "Supply the brokerage's license number if it is to be shown.",
      why: "It is customary, not required (rule 520-1-.09).",
      where: `brokerage.licenseNumber in ${facts}`,
    },
    {
      open: brokerage.areaServed === undefined,
      blocks: false,
      what: "Say where the brokerage sells homes.",
      why: 'Until then the real estate page says only "in and around" the office\'s town.',
      where: `brokerage.areaServed in ${facts}, in both languages`,
    },
  ]
}

const isOriginator = ({ role }: Person) => /loan|mortgage/i.test(role.en)

function claimItems(business: Business): LaunchItem[] {
  const { yearsOfExperience, satisfiedClients, coordinatedServicePercent } = business.statistics
  const statistics = [
    yearsOfExperience && `${yearsOfExperience}+ years`,
    satisfiedClients && `${satisfiedClients}+ clients`,
    coordinatedServicePercent && `${coordinatedServicePercent}% coordinated service`,
  ].filter(Boolean)
  return [
    {
      open: business.affiliation === undefined,
      blocks: true,
      what: "State how the brokerage and the mortgage business are related: one entity, or affiliates and who owns them.",
      why: "A referral between affiliates must be disclosed (RESPA, 12 CFR 1024.15). The site's sentence does not replace the form that each referred client gets.",
      where: `affiliation in ${facts}, in both languages`,
    },
    {
      open: business.spanishSteps === undefined,
      blocks: true,
      what: "Say which steps are offered in Spanish and which only in English.",
      why: "Spanish pages must not promise more than the office does (12 U.S.C. 5531 and 5536; CFPB statement, 86 FR 6306).",
      where: `spanishSteps in ${facts}, in Spanish`,
    },
    {
      open: statistics.length > 0,
      blocks: false,
      what: `Confirm that each statistic can be substantiated: ${statistics.join(", ")}.`,
      why: "Advertising claims need proof on file before they are made (FTC Act, section 5).",
      where: `statistics in ${facts}`,
    },
    {
      open: true,
      blocks: false,
      what: `Confirm that pre-approval takes ${business.preApprovalHours.atLeast} to ${business.preApprovalHours.upTo} hours from complete documents.`,
      why: "It is promised to visitors (FTC Act, section 5; Regulation N, 12 CFR 1014).",
      where: `preApprovalHours in ${facts}`,
    },
    {
      open: true,
      blocks: false,
      what: `Confirm who answers on weekends and holidays: the site promises an answer within ${business.responseHours} hours, even to a message sent on Saturday evening.`,
      why: "The footer of every page makes this promise without exception (FTC Act, section 5).",
      where: `responseHours in ${facts}; its sentences: grep -r responseHours src`,
    },
    {
      open: business.people === undefined,
      blocks: false,
      what: "Name the people whom visitors will meet, if the site should show them.",
      why: "People trust a name, a license and a face more than a promise. Without this the pages show nobody.",
      where: `people in ${facts}; photographs in src/site/people`,
    },
    {
      open: business.people?.some((person) => !person.nmlsId && !isOriginator(person)) ?? false,
      blocks: false,
      what: "Confirm that the people shown without an NMLS number do not originate loans, and that those without a license need none.",
      why: "Advertising must carry a loan originator's own NMLS identifier (SAFE Act; O.C.G.A. 7-1-1016(2)).",
      where: `people in ${facts}`,
    },
    {
      open: business.people?.some((person) => !person.nmlsId && isOriginator(person)) ?? false,
      blocks: true,
      what: "Supply the NMLS number of each loan officer shown.",
      why: "Only a licensed originator may be shown as one, with the number (SAFE Act; O.C.G.A. 7-1-1001.1 and 7-1-1016(2)).",
      where: `people in ${facts}`,
    },
    {
      open: [business.address.regionName, ...(business.lender.statesServed ?? [])].some(
        (state) => state !== "Georgia",
      ),
      blocks: false,
      what: "Have counsel name the notices that states other than Georgia require in advertising.",
      why: "This list knows only Georgia's law. Texas, for one, requires links and notices on a home page (22 TAC 531.18; 7 TAC 56.200).",
      where: `stateNotice in ${facts}, in both languages, and stateLinks`,
    },
    {
      open: business.lender.licenseType === "broker" && business.equalHousing === "lender",
      blocks: true,
      what: "Show the Equal Housing Opportunity mark: a broker may not call itself a lender.",
      why: "The lender's mark is for institutions under FDIC rules (12 CFR 338).",
      where: `equalHousing in ${facts}`,
    },
    {
      open: true,
      blocks: false,
      what: "Confirm that messages in Spanish are read and answered, and that agents and loan officers can do in Spanish what the Spanish pages describe.",
      why: "Every Spanish page invites visitors to write in Spanish (12 U.S.C. 5531: no deceptive practices). What is only in English belongs in spanishSteps.",
      where: "src/site/copy/es/shared.ts, home.ts and contact.ts",
    },
    {
      open: true,
      blocks: false,
      what: "Confirm that the firm may make or arrange every kind of loan on the mortgage page.",
      why: "FHA, VA and USDA loans need an approved lender (24 CFR 202; 38 CFR 36; 7 CFR 3555); commercial loans may need another license.",
      where: "src/site/copy/*/loan-programs.ts; programs in services.ts",
    },
    {
      open: true,
      blocks: false,
      what: 'Confirm that "Competitive Rates" and "Better Rates and Terms" can be substantiated.',
      why: "A comparison with other lenders needs proof on file (FTC Act, section 5; Regulation N, 12 CFR 1014).",
      where: "src/site/copy/*/mortgage.ts and alliances.ts",
    },
    {
      open: true,
      blocks: false,
      what: "Keep a copy of every version of the pages and the flyer for five years after it was last shown.",
      why: "Georgia keeps a lender's advertising for five years (rules of the Department of Banking and Finance, 80-11-2), Regulation N for two (12 CFR 1014.5).",
      where: "the repository's history, with a tag for each release",
    },
    {
      open: true,
      blocks: false,
      what: "Confirm that the alliances page lists the kinds of partners that the office is looking for.",
      why: "It names no partner. Any partner you name must have agreed to it.",
      where: "src/site/copy/*/alliances.ts",
    },
    {
      open: true,
      blocks: false,
      what: "Confirm that nobody whom the office suggests, such as an inspector, insurer, title company or attorney, pays for it in money, leads or rent. If the firm has an interest in one, disclose it.",
      why: "Payment for a referral is forbidden (RESPA, 12 CFR 1024.14); one to an affiliate must be disclosed, and cannot be required (1024.15).",
      where: `affiliation in ${facts}; src/site/copy/*/alliances.ts`,
    },
    {
      open: true,
      blocks: false,
      what: "Confirm what the pages say that the office does: the values on the about page and, on the mortgage and real estate pages, the answers about credit checks, quotes and refusals in writing, ITIN and cash income, agency and consent.",
      why: "They describe the office's own practice, and each must be true (FTC Act, section 5; ECOA, 12 CFR 1002; FCRA; O.C.G.A. 10-6A, brokerage relationships). A written estimate for one client, given before the Loan Estimate, must carry the sentence of 12 CFR 1026.19(e)(2)(ii).",
      where: "values in src/site/copy/*/about.ts; questions in mortgage.ts and real-estate.ts",
    },
    {
      open: business.bookingUrl !== undefined && business.consultation === undefined,
      blocks: false,
      what: "Say what a consultation costs, how long it takes and where it is held.",
      why: "Until then the contact page only tells visitors to ask.",
      where: `consultation in ${facts}, in both languages`,
    },
    {
      open: true,
      blocks: false,
      what: `Confirm the housing mark: Equal Housing ${business.equalHousing === "lender" ? "Lender" : "Opportunity"}.`,
      why: "The lender's mark is for institutions under FDIC rules (12 CFR 338); others use the opportunity mark.",
      where: `equalHousing in ${facts}`,
    },
    {
      open: business.privacyEffectiveDate === undefined,
      blocks: true,
      what: "Supply the date when the privacy policy takes effect, after counsel has read it. If two companies run the site, have its introduction name both.",
      why: "The page shows today's date as last updated; only an effective date tells which policy applies.",
      where: `privacyEffectiveDate in ${facts}`,
    },
    {
      open: true,
      blocks: false,
      what: `Confirm that messages and their emails are deleted after ${business.retention.messageDays} days, backups after ${business.retention.backupDays} and access logs after ${business.retention.accessLogDays}.`,
      why: "The privacy policy says so (FTC Act, section 5), and the site deletes nothing by itself. Copy what belongs to an application or a complaint to its own file first: Georgia keeps complaints for five years (rule 80-11-2).",
      where: `retention in ${facts}; site-prune.service and site-backup.service in deploy/one-machine must not keep anything longer; docs/operations.md explains how to schedule each deletion`,
    },
  ]
}

function operationItems(config: Config): LaunchItem[] {
  const { advertising } = config
  // An edge function has a mail server, key and proxies of its own, and does not start without a mail server.
  const isHosted = config.backendUrl !== ""
  const unset = Object.keys(advertising).filter((name) => advertising[name] === "")
  return [
    {
      open: !isHosted && config.smtpUrl === undefined,
      blocks: true,
      what: "Set the mail server.",
      why: "Without it, messages are only stored and written to files, and nobody receives them.",
      where: "SMTP_URL in the environment or .env",
    },
    {
      open: !config.siteUrl.startsWith("https://"),
      blocks: true,
      what: "Serve the site over HTTPS.",
      why: "Visitors send personal data (GLBA Safeguards Rule, 16 CFR 314.4).",
      where: "SITE_URL, and the proxy in front of the server",
    },
    {
      open: !isHosted && config.anonKey === defaultAnonKey,
      blocks: false,
      what: "Choose a key of your own for the contact function.",
      why: "Everybody who knows this program knows the default. The key is public, but it keeps stray requests out.",
      where: "CONTACT_ANON_KEY, the same for the build and the server",
    },
    {
      open: !isHosted && config.trustProxy === 0,
      blocks: false,
      what: "If a proxy stands in front of the server, say how many.",
      why: "Otherwise all visitors share the proxy's address, and so one rate limit.",
      where: "TRUST_PROXY",
    },
    {
      open: advertising["ADS_CONVERSION_ID"] === "",
      blocks: false,
      what: "Supply the advertising conversion ID and labels if you want to count conversions.",
      why: "Without an ID nothing is requested from the advertising service.",
      where: "ADS_CONVERSION_ID and ADS_LABEL_… for the build",
    },
    {
      open: advertising["ADS_CONVERSION_ID"] !== "" && unset.length > 0,
      blocks: false,
      what: `Confirm that these conversions are not to be counted: ${unset.join(", ")}.`,
      why: "A conversion without a label is not reported.",
      where: "ADS_LABEL_… for the build",
    },
  ]
}
