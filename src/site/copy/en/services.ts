import { business } from "../../../business.ts"
import type { ServicesCopy } from "../shape.ts"

const { city, region, regionName } = business.address

export const services: ServicesCopy = {
  head: {
    title: `Home & Loan Services, ${city}, ${region} | ${business.name}`,
    description: `What we do in ${city}, ${regionName}: property search, buying and selling; pre-approval, loan programs and refinancing. See who does what for you, and when.`,
    card: "From your first question to closing day.",
  },
  hero: {
    title: "From your first question to closing day.",
    lead: "Real estate and mortgage services. Use both, or just one.",
  },
  realEstate: {
    title: "Real Estate",
    cards: {
      propertySearch: {
        title: "Property Search",
        text: "Tell us what you need and what you can do without. We search, narrow the choices and show you the homes that fit.",
      },
      buyingSupport: {
        title: "Buying Support",
        text: "We write the offer with you, negotiate it, and keep track of the inspection, appraisal and closing.",
      },
      sellingServices: {
        title: "Selling Services",
        text: "We suggest a price based on recent sales, help you get the home ready, put it on the market and bring you every offer.",
      },
    },
    link: "More about real estate",
  },
  mortgage: {
    title: "Mortgage",
    cards: {
      preApproval: {
        title: "Pre-Approval",
        text: `Before you start looking, find out how much you may be able to borrow. It can take as little as ${business.preApprovalHours.atLeast} hours.*`,
      },
      loanPrograms: {
        title: "Loan Programs",
        text: "We explain what each one is for and what it requires.",
      },
      personalizedSupport: {
        title: "Personalized Support",
        text: "Your loan officer knows your loan, takes your calls and keeps you posted.",
      },
    },
    programs: ["Conventional", "FHA/VA", "Commercial", "Refinancing"],
    link: "Compare the loan programs",
  },
  advantage: {
    title: "Integrated Advantage",
    text: "If you use both services, your agent and your loan officer keep each other informed at every stage, with your permission.",
    columns: { stage: "Stage", agent: "Your agent", loanOfficer: "Your loan officer" },
    stages: {
      start: {
        stage: "Start",
        agent: "Asks what you need in a home",
        loanOfficer: "Figures out how much you may be able to borrow",
      },
      search: {
        stage: "Search",
        agent: "Shows you homes within your budget",
        loanOfficer: "Runs the numbers again if your plans change",
      },
      offer: {
        stage: "Offer",
        agent: "Writes and negotiates your offer",
        loanOfficer: "Checks that the loan works for that house",
      },
      closing: {
        stage: "Closing",
        agent: "Tracks the inspection, repairs and final walk-through",
        loanOfficer: "Tracks the appraisal, approval and loan documents",
      },
    },
  },
  consultation: {
    title: "Schedule a Consultation",
    text: "Not sure where to start? Let’s set a time to talk.",
    action: "Book Now",
  },
}
