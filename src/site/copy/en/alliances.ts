import { business } from "../../../business.ts"
import type { AlliancesCopy } from "../shape.ts"

export const alliances: AlliancesCopy = {
  head: {
    title: `Alliances and Partners | ${business.name}`,
    description:
      "Who we work with, what each partner brings and what you get from it. Are you in the business, or do you know someone who is about to buy or sell? Write to us.",
    card: "Many hands, one table.",
  },
  hero: {
    title: "Many hands, one table.",
    lead: "Buying a home takes more people than one office has. We look for partners who deal as plainly as we do.",
  },
  philosophy: {
    title: "Our Partnership Philosophy",
    paragraphs: [
      "A good partner explains the work, keeps the date and states the price before starting.",
      "You stay free to choose. When we name an inspector, an attorney or an insurer, it is a suggestion: compare, and pick whom you like.",
    ],
  },
  partners: {
    title: "Who sits at the table",
    bringLabel: "They bring",
    getLabel: "You get",
    items: {
      financialInstitutions: {
        title: "Financial Institutions",
        bring: "Loan programs for homes, investments and businesses.",
        get: "More than one program to compare.",
      },
      realEstateProfessionals: {
        title: "Real Estate Professionals",
        bring: "Agents, inspectors, builders and closing attorneys who know the area.",
        get: "A name to call when you need one.",
      },
      technologyPartners: {
        title: "Technology Partners",
        bring: "Tools to search, share, sign and keep track.",
        get: "Fewer trips, less paper, a clear view of what is missing.",
      },
      industryAssociations: {
        title: "Industry Associations",
        bring: "Training, standards and news when the rules change.",
        get: "Advice that keeps up with the rules.",
      },
    },
  },
  benefits: {
    title: "What it does for you",
    items: {
      ratesAndTerms: {
        title: "Better Rates and Terms",
        text: "With more than one offer to look at, you can pick the better one. We promise no rate: yours depends on your credit, your income and the property.",
      },
      fasterProcessing: {
        title: "Faster Processing",
        text: "Partners who know how we work know which paper is needed and where it goes.",
      },
      comprehensiveService: {
        title: "Comprehensive Service",
        text: "From the search to the insurance quote, one office tells you whom to ask.",
      },
      qualityAssurance: {
        title: "Quality Assurance",
        text: "Tell us how it went. A partner who does not keep their word is not named again.",
      },
    },
  },
  partnering: {
    title: "Work with us",
    text: `Does your work touch a home or a loan? Tell us what you do and whom you serve. Someone from the office answers within ${business.responseHours} hours.`,
    action: "Become a Partner",
  },
  referral: {
    title: "Referral Program",
    text: "Do you know someone who is about to buy, sell or refinance? Pass on our number, or ask them first and then introduce us. We take it from there.",
    note: "A referral here is an introduction and nothing more. No payment or gift is offered for it.",
    action: "Introduce Someone",
  },
}
