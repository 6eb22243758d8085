import { business } from "../../../business.ts"
import type { AlliancesCopy } from "../shape.ts"

const { city, region } = business.address

export const alliances: AlliancesCopy = {
  head: {
    title: `Alliances & Partners, ${city}, ${region} | ${business.name}`,
    description:
      "The kinds of partners we look for, what each one brings and what you get. Are you in the business, or do you know someone about to buy or sell? Write to us.",
    card: "The partners we look for.",
  },
  hero: {
    title: "The partners we look for.",
    lead: "Buying or selling a home takes more people than one office has: inspectors, attorneys, insurers and others. We look for the ones who keep things clear.",
  },
  philosophy: {
    title: "Our Partnership Philosophy",
    paragraphs: [
      "A good partner explains the work, gives you the price before starting and meets the deadline.",
      "The choice is always yours. If we suggest an inspector, an attorney or an insurer, compare, and choose anyone you like.",
    ],
  },
  partners: {
    title: "What each kind of partner brings",
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
        bring: "What agents, inspectors, builders and closing attorneys know about the area.",
        get: "A name to start with when you need one.",
      },
      technologyPartners: {
        title: "Technology Partners",
        bring: "Tools to search, share, sign and keep track.",
        get: "Fewer trips, less paper and a clear list of what’s missing.",
      },
      industryAssociations: {
        title: "Industry Associations",
        bring: "Training, standards and news when the rules change.",
        get: "Advice that keeps up with the rules.",
      },
    },
  },
  benefits: {
    title: "What a good alliance does for you",
    items: {
      ratesAndTerms: {
        title: "Better Rates and Terms",
        text: "With more than one program to look at, you can choose the terms that suit you. We don’t promise a rate: yours depends on your credit, the property and the program.",
      },
      fasterProcessing: {
        title: "Faster Processing",
        text: "A partner who knows how we work knows which paper is needed and where it goes.",
      },
      comprehensiveService: {
        title: "Comprehensive Service",
        text: "From the search to the insurance quote, one office tells you who to ask.",
      },
      qualityAssurance: {
        title: "Quality Assurance",
        text: "Tell us how it went. If a partner doesn’t keep their word, we stop suggesting them.",
      },
    },
  },
  partnering: {
    title: "Work with us",
    text: "Do you work with homes or loans? Tell us what you do and who you serve.",
    action: "Become a Partner",
  },
  referral: {
    title: "Referral Program",
    text: "Know someone who’s about to buy, sell or refinance? Give them our number, or ask them first and then introduce us. We’ll take it from there.",
    note: "A referral here is an introduction and nothing more. No payment or gift is offered for it.",
    action: "Introduce Someone",
  },
}
