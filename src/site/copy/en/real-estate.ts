import { business } from "../../../business.ts"
import type { RealEstateCopy } from "../shape.ts"

const { city, region } = business.address

export const realEstate: RealEstateCopy = {
  head: {
    title: `Real Estate in ${city}, ${region} | ${business.name}`,
    description: `Buying or selling in ${city}, Georgia? See what happens in which order, what your agent does at each step, and how to begin.`,
    card: "Know the house before you sign.",
  },
  hero: {
    title: "Know the house before you sign.",
    lead: "Whether you buy or sell, your agent tells you what you are looking at: the price, the papers and the next step.",
    findHome: "Find a Home",
    listProperty: "List a Property",
  },
  help: {
    title: "What we do for you",
    items: {
      homeSearch: {
        title: "Home Search",
        text: "Your list first, then the homes that meet it. We visit them with you and say what we see.",
      },
      marketAnalysis: {
        title: "Market Analysis",
        text: "Recent sales, homes for sale now and the state of yours: a suggested price, with reasons you can check.",
      },
      closingSupport: {
        title: "Closing Support",
        text: "Inspection, appraisal, title and dates. We keep track of each and tell you what is due.",
      },
      investmentProperties: {
        title: "Investment Properties",
        text: "Rent, upkeep, vacancy and loan on one page, before you decide.",
      },
    },
  },
  buyers: {
    title: "If you are buying",
    items: [
      "Get pre-approved, so that you know what you can offer.",
      "Agree with us in writing, before the first showing, on what we do and what we charge. It is negotiable.",
      "Visit homes and check each one against your list.",
      "Make an offer. We negotiate price, repairs and dates.",
      "Have the house inspected, and decide what to ask for.",
      "See the appraisal and the loan through to approval.",
      "Walk through, sign and take the keys.",
    ],
  },
  sellers: {
    title: "If you are selling",
    items: [
      "Ask for a market analysis of your home.",
      "Agree with us in writing on price, dates and fee. No law sets the fee: it is negotiable.",
      "Prepare the house: the repairs worth making, and only those.",
      "Go on the market. We arrange photographs, listing and showings.",
      "Compare offers by price, loan and dates, not by price alone.",
      "Respond to the inspection and the appraisal.",
      "Sign, hand over the keys and receive your proceeds.",
    ],
  },
  closing: {
    title: "Which list is yours?",
    text: `Tell us in a few lines. An agent answers within ${business.responseHours} hours and takes the first step with you.`,
    action: "Contact Us Today",
  },
}
