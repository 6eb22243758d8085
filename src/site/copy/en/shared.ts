import { business } from "../../../business.ts"
import { formatList } from "../../format.ts"
import { isBroker } from "../firm.ts"
import type { SharedCopy } from "../shape.ts"
import { lending } from "./lending.ts"
import { loanPrograms } from "./loan-programs.ts"

const { city, regionName } = business.address

const states = business.lender.statesServed

const agencies = loanPrograms.flatMap(({ agencies = [] }) => agencies)

/** "Eastern Time". */
const timeZone = new Intl.DateTimeFormat("en-US", {
  timeZone: business.timeZone,
  timeZoneName: "longGeneric",
})
  .formatToParts()
  .find(({ type }) => type === "timeZoneName")?.value

export const shared: SharedCopy = {
  skipLink: "Skip to content",
  logoLabel: `${business.name}, home page`,
  logoLanguage: undefined,
  navigation: {
    label: "Main",
    links: {
      home: "Home",
      about: "About",
      services: "Services",
      alliances: "Alliances",
      contact: "Contact",
    },
    getStarted: "Get Started",
    menu: "Menu",
  },
  languageSwitch: {
    text: "Español",
    label: "Español (ES): ver esta página en español",
    homeLabel: "Español (ES): página de inicio en español",
  },
  quickContact: { label: "Reach the office", call: "Call", chat: "WhatsApp", book: "Schedule" },
  opensInNewTab: "(opens in a new tab)",
  chatGreeting: "Hello! I’d like to know more about your real estate and mortgage services.",
  hours: {
    title: "Office Hours",
    to: "to",
    closed: "Closed",
    today: "Today",
    openNow: "Open now",
    closedNow: "Closed now",
    closesAt: "Closes at ",
    opensTodayAt: "Opens today at ",
    opensTomorrowAt: "Opens tomorrow at ",
    opensOn: { before: "Opens ", between: " at " },
    zone: timeZone ?? business.timeZone,
  },
  footer: {
    blurb: `Real estate and ${lending} from one office in ${city}, ${regionName}.`,
    promise: `We answer messages within ${business.responseHours} hours, weekends included.`,
    quickLinksTitle: "Quick Links",
    quickLinks: { home: "Home", about: "About Us", services: "Services" },
    servicesTitle: "Services",
    services: {
      realEstate: "Real Estate",
      mortgageLoans: "Mortgage Loans",
      consultation: "Consultation",
    },
    flyer: "Printable Flyer",
    legalTitle: "Legal",
    legalLinks: { privacy: "Privacy Policy", contact: "Contact" },
    copyright: `${business.name}. All rights reserved.`,
    accessibility: {
      before: "Trouble using this site? Call ",
      between: " or write to ",
      after: " and we’ll help.",
    },
  },
  people: { title: "Who You’ll Talk To", speaks: "Speaks" },
  legal: {
    notACommitment: "This is not a commitment to lend.",
    loanConditions:
      "All loans are subject to credit and property approval. Programs, rates, terms and conditions may change without notice.",
    equalHousing: { opportunity: "Equal Housing Opportunity", lender: "Equal Housing Lender" },
    notActingForGovernment: `Not acting on behalf of or at the direction of ${formatList([...agencies, "the federal government"], "en", "or")}.`,
    preApprovalFootnote: `* Once we have all your documents. Not a commitment to lend.${isBroker ? " The lender decides." : ""}`,
    footnoteMark: "Footnote",
    footnoteBack: "Back to the text",
    relationshipTitle: "How our businesses are related",
    brokerage: "Real estate brokerage",
    brokerageLicense: `${regionName} real estate license`,
    lenderKind: { lender: "Mortgage lender", broker: "Mortgage broker" },
    nmlsId: "NMLS ID",
    nmlsConsumerAccess: "NMLS Consumer Access",
    statesServed: states && `Mortgage services offered in ${formatList(states, "en")}`,
    stateNotice: business.stateNotice?.en,
    languageNotice: undefined,
  },
}
