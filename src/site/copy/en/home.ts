import { business } from "../../../business.ts"
import type { HomeCopy } from "../shape.ts"

const { city, region } = business.address

export const home: HomeCopy = {
  head: {
    title: `Homes and Loans in ${city}, ${region} | ${business.name}`,
    description: `Buy, sell and finance with one office in ${city}, Georgia. Your agent and your loan officer work from the same plan, and you deal with both at one table.`,
    card: "The home and the loan, under one roof.",
  },
  hero: {
    title: "The home and the loan, under one roof.",
    lead: `${business.name} is a real estate and mortgage lending office in ${city}, Georgia. One porch, two doors: come in by either one.`,
    getStarted: "Get Started",
    learnMore: "Learn More",
    learnMoreAbout: "about our services",
  },
  services: {
    title: "Two doors",
    intro: "Start with the house or start with the money. Both doors lead to the same table.",
    cards: {
      realEstate: {
        title: "Real Estate Services",
        text: "Your agent listens, looks and negotiates for you, from the first visit to the keys.",
        points: ["Home search and showings", "Pricing and selling your home", "Investment properties"],
        link: "See real estate services",
      },
      mortgage: {
        title: "Mortgage Lending",
        text: "Your loan officer explains what each program asks of you and follows your file to closing.",
        points: [
          `Pre-approval in as little as ${business.preApprovalHours.atLeast} hours*`,
          "Conventional, FHA, VA, jumbo and commercial loans",
          "Refinancing",
        ],
        link: "See mortgage lending",
      },
    },
  },
  reasons: {
    title: "Why Choose Us",
    items: {
      coordinatedService: {
        title: "Coordinated Service",
        text: "Your agent and your loan officer work from the same dates. You do not have to carry messages between them.",
      },
      oneStopSolution: {
        title: "One-Stop Solution",
        text: "Search, offer and loan from one office, up to closing day. Use both services or only one: neither requires the other.",
      },
      betterOutcomes: {
        title: "Better Outcomes",
        text: "A problem seen early is easier to solve. At one table, two people are looking out for it.",
      },
    },
  },
  steps: {
    title: "What happens next",
    items: [
      { who: "You", does: "write, call or pick a time. A few lines are enough." },
      {
        who: "The office",
        does: `answers within ${business.responseHours} hours and asks what comes first: the house, the loan or both.`,
      },
      {
        who: "Your agent and your loan officer",
        does: "sit down with you and set out the steps, the papers and the dates.",
      },
    ],
  },
  consultation: {
    title: "Pull up a chair.",
    text: "Bring your questions. You leave knowing what comes first, which papers to gather and who does what.",
    action: "Schedule a Consultation",
  },
}
