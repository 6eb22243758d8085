import { business } from "../../../business.ts"
import type { FlyerCopy } from "../shape.ts"

const { city } = business.address
const { statistics, preApprovalHours } = business

export const flyer: FlyerCopy = {
  head: {
    title: `Printable Flyer | ${business.name}`,
    description: `One letter-size page to print, post or hand out: our real estate and mortgage services in ${city}, Georgia, and how to reach the office.`,
    card: "One porch, two doors.",
  },
  hero: {
    title: "One porch, two doors.",
    lead: `Your home and your loan from one office in ${city}, Georgia.`,
  },
  statistics: {
    experience: { figure: `${statistics.yearsOfExperience}+`, label: "years of experience" },
    coordinatedService: {
      figure: `${statistics.coordinatedServicePercent}%`,
      label: "coordinated service",
    },
    satisfiedClients: { figure: `${statistics.satisfiedClients}+`, label: "satisfied clients" },
  },
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
      title: "Mortgage Lending",
      items: [
        `Pre-approval in ${preApprovalHours.atLeast} to ${preApprovalHours.upTo} hours*`,
        "Conventional, FHA and VA loans",
        "Jumbo and commercial loans",
        "Refinancing",
        "Personalized support",
      ],
    },
  },
  contact: {
    title: "Come on in.",
    text: "Call, write or stop by the website.",
    chat: "WhatsApp",
    scan: "Scan to visit our website",
    qrLabel: "QR code that leads to our website",
  },
  print: {
    action: "Print or Save as PDF",
    instructions: {
      title: "How to print",
      items: [
        "Choose letter paper, 8.5 × 11 inches, upright.",
        "Leave the scale at 100% and the margins at default.",
        "In color, turn background graphics on. In black ink, leave them off.",
        "For a file, choose “Save as PDF” as the printer.",
      ],
    },
  },
}
