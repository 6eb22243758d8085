import { business } from "../../../business.ts"
import type { ServicesCopy } from "../shape.ts"

export const services: ServicesCopy = {
  head: {
    title: `Real Estate and Mortgage Services | ${business.name}`,
    description:
      "Property search, buying and selling on one side; pre-approval, loan programs and refinancing on the other. See what each side does for you, and when.",
    card: "From the first look to the keys.",
  },
  hero: {
    title: "From the first look to the keys.",
    lead: "Real estate through one door, mortgage lending through the other, one team behind both. Take what you need.",
  },
  realEstate: {
    title: "Real Estate",
    cards: {
      propertySearch: {
        title: "Property Search",
        text: "Tell us what you need and what you can do without. We look, sort and show you the homes that fit your list.",
      },
      buyingSupport: {
        title: "Buying Support",
        text: "We write the offer with you, negotiate it, and keep track of inspection, appraisal and closing.",
      },
      sellingServices: {
        title: "Selling Services",
        text: "We suggest a price from recent sales, help you prepare the home, put it on the market and bring you every offer.",
      },
    },
    link: "More about real estate",
  },
  mortgage: {
    title: "Mortgage",
    cards: {
      preApproval: {
        title: "Pre-Approval",
        text: `Find out what you may be able to borrow before you look, in as little as ${business.preApprovalHours.atLeast} hours.*`,
      },
      loanPrograms: {
        title: "Loan Programs",
        text: "We explain what each one is for and what it asks of you.",
      },
      personalizedSupport: {
        title: "Personalized Support",
        text: "Your loan officer knows your file, takes your call and tells you what comes next.",
      },
    },
    programs: {
      conventional: "Conventional",
      fhaVa: "FHA/VA",
      commercial: "Commercial",
      refinancing: "Refinancing",
    },
    link: "Compare the loan programs",
  },
  advantage: {
    title: "Integrated Advantage",
    text: "If you use both services, your agent and your loan officer keep each other informed at every stage.",
    columns: { stage: "Stage", agent: "Your agent", loanOfficer: "Your loan officer" },
    stages: {
      start: {
        stage: "Start",
        agent: "Asks what you need in a home",
        loanOfficer: "Reviews what you may be able to borrow",
      },
      search: {
        stage: "Search",
        agent: "Shows you homes within that range",
        loanOfficer: "Reviews it again when your plans change",
      },
      offer: {
        stage: "Offer",
        agent: "Writes and negotiates your offer",
        loanOfficer: "Checks the loan against the house",
      },
      closing: {
        stage: "Closing",
        agent: "Follows inspection, repairs and walk-through",
        loanOfficer: "Follows appraisal, approval and loan papers",
      },
    },
  },
  consultation: {
    title: "Not sure which door?",
    text: `Tell us where you stand today. Someone from the office answers within ${business.responseHours} hours and sets a time to talk.`,
    action: "Book Now",
  },
}
