import { business } from "../../../business.ts"
import type { HomeCopy } from "../shape.ts"
import { lender, lendingTitle } from "./lending.ts"
import { loanList } from "./loan-programs.ts"
import { story } from "./story.ts"

const { city, region, regionName } = business.address

export const home: HomeCopy = {
  head: {
    title: `Homes & Mortgages in ${city}, ${region} | ${business.name}`,
    description: `Buy, sell or finance a home in ${city}, ${regionName}: real estate and mortgages from one office. Use both services or only one. Schedule a consultation.`,
    card: story.home.title,
  },
  hero: {
    title: story.home.title,
    lead: `${business.name} is a real estate brokerage and ${lender} in ${city}, ${regionName}. ${story.home.welcome}`,
    getStarted: "Get Started",
    learnMore: "Learn More",
    learnMoreAbout: "about our services",
  },
  services: {
    ...story.home.services,
    cards: {
      realEstate: {
        title: "Real Estate Services",
        text: "When you buy or sell, your agent listens, explains and negotiates for you, all the way to closing.",
        points: ["Home search and showings", "Pricing and selling your home", "Investment properties"],
        link: "See real estate services",
      },
      mortgage: {
        title: lendingTitle,
        text: "Your loan officer explains each program and tells you where your loan stands.",
        points: [
          `Pre-approval in as little as ${business.preApprovalHours.atLeast} hours*`,
          loanList,
          "Refinancing",
        ],
        link: "See mortgage programs",
      },
    },
  },
  reasons: {
    title: "Why Choose Us",
    items: {
      coordinatedService: {
        title: "Coordinated Service",
        text: "If you use both services and say it’s OK, your agent and your loan officer share dates and documents.",
      },
      oneStopSolution: {
        title: "One-Stop Solution",
        text: "Buy, sell or finance a home with one office to call.",
      },
      betterOutcomes: {
        title: "Better Outcomes",
        text: "Problems caught early are easier to fix. Your agent and your loan officer both watch for them.",
      },
    },
  },
  steps: {
    title: "What Happens Next",
    items: [
      { who: "You", does: "write or call. A quick hello is enough." },
      {
        who: "We",
        does: `get back to you within ${business.responseHours} hours and ask if you’re buying, selling or borrowing.`,
      },
      {
        who: "An agent or a loan officer",
        does: "walks you through the steps, documents and dates.",
      },
    ],
  },
  consultation: {
    title: story.home.consultation,
    text: "Bring your questions. You’ll learn what to do first, which documents to gather and who does what.",
    action: "Schedule a Consultation",
  },
}
