import { business } from "../../../business.ts"
import type { AlliancesCopy } from "../shape.ts"

const { city, region } = business.address

export const alliances: AlliancesCopy = {
  head: {
    title: `Alliances & Partners, ${city}, ${region} | ${business.name}`,
    description:
      "The partners we look for and what each brings our clients. Work with buyers or sellers? Know someone about to buy or sell? Write us.",
    card: "The partners we look for.",
  },
  hero: {
    title: "The partners we look for.",
    lead: "Buying or selling a home takes more people than one office has: inspectors, attorneys, insurance agents and others. We want the ones who explain as they go.",
  },
  philosophy: {
    title: "Our Partnership Philosophy",
    paragraphs: [
      "A good partner answers your questions, gives you the price before starting and finishes on time.",
      "We may suggest an inspector, an attorney or an insurance agent. Compare, then hire anyone you like. But if you’re getting a loan, the lender orders the appraisal and may have a say in who handles the closing.",
    ],
  },
  partners: {
    title: "What Each Kind of Partner Brings",
    bringLabel: "They bring",
    getLabel: "You get",
    items: {
      financialInstitutions: {
        title: "Financial Institutions",
        bring: "Loans for homes, rentals and business property.",
        get: "More than one program to compare.",
      },
      realEstateProfessionals: {
        title: "Real Estate Professionals",
        bring: "Local know-how from agents, inspectors, builders and closing agents.",
        get: "Someone to call, whatever comes up.",
      },
      technologyPartners: {
        title: "Technology Partners",
        bring: "Tools to sign documents and track each step.",
        get: "Fewer trips, less paper and a list of what’s left to do.",
      },
      industryAssociations: {
        title: "Industry Associations",
        bring: "Training, standards and news when the rules change.",
        get: "Advice that’s up to date.",
      },
    },
  },
  benefits: {
    title: "What a Good Alliance Does for You",
    items: {
      ratesAndTerms: {
        title: "Better Rates and Terms",
        text: "A wider choice can mean better terms. We can’t promise a rate.",
      },
      fasterProcessing: {
        title: "Faster Processing",
        text: "A partner who knows how we work can send the right document the first time.",
      },
      comprehensiveService: {
        title: "Comprehensive Service",
        text: "Need a mover or a handyman? We can give you some names.",
      },
      qualityAssurance: {
        title: "Quality Assurance",
        text: "Tell us how it went. If a partner doesn’t keep their word, we stop suggesting them.",
      },
    },
  },
  partnering: {
    title: "Partner With Us",
    text: "Do you work with buyers or sellers? Tell us what you do and who you serve.",
    action: "Become a Partner",
  },
  referral: {
    title: "Referral Program",
    text: "Know someone who’s about to buy, sell or refinance? Give them our number or, if they agree, introduce us. We’ll take it from there.",
    note: "It’s just an introduction: no money, no gifts, nothing of value changes hands.",
    action: "Introduce Someone",
  },
}
