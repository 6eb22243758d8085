import { business } from "../../../business.ts"
import type { FlyerCopy } from "../shape.ts"
import { statisticsOf } from "../statistics.ts"
import { lendingTitle } from "./lending.ts"
import { loanList } from "./loan-programs.ts"
import { story } from "./story.ts"

const { city, regionName } = business.address
const { preApprovalHours } = business

export const flyer: FlyerCopy = {
  head: {
    title: `Printable Flyer | ${business.name}`,
    description: `One letter-size page to print, post or hand out: our real estate and mortgage services in ${city}, ${regionName}, and how to reach us.`,
    card: "Home. Loan. One office.",
  },
  hero: {
    title: "Home. Loan. One\u00a0office.",
    lead: `Buy, sell or finance a home in ${city}, ${regionName}.`,
  },
  statistics: statisticsOf(
    {
      yearsOfExperience: "years of experience",
      coordinatedServicePercent: "coordinated service",
      satisfiedClients: "satisfied clients",
    },
    "en",
  ),
  services: {
    realEstate: {
      title: "Real Estate",
      items: [
        "Home search",
        "Buying support",
        "Selling services",
        "Market analysis",
        "Investment properties",
      ],
    },
    mortgage: {
      title: lendingTitle,
      items: [
        `Pre-approval decision in ${preApprovalHours.atLeast} to ${preApprovalHours.upTo} hours*`,
        loanList,
        "Refinancing",
        "Personalized support",
      ],
    },
  },
  contact: {
    title: story.flyer.invitation,
    text: "Call or email us.",
    chat: "WhatsApp",
    scan: "Scan to visit our website",
    qrLabel: "QR code that leads to our website",
  },
  print: {
    action: "Print or Save as PDF",
    instructions: {
      title: "How to Print",
      items: [
        "Choose letter paper, 8.5 × 11 inches, portrait.",
        "Keep the scale at 100%. Don’t change the margins.",
        "For color, turn background graphics on. For black and white, leave them off.",
        "To save a file, choose “Save as PDF” as the printer.",
      ],
    },
  },
}
