import { business } from "../../../business.ts"
import type { RealEstateCopy } from "../shape.ts"

const { city, region, regionName } = business.address
const { areaServed } = business.brokerage

export const realEstate: RealEstateCopy = {
  head: {
    title: `Buy or Sell a Home in ${city}, ${region} | ${business.name}`,
    description: `Buying or selling a home in ${city}, ${regionName}? See what happens in which order, what your agent does at each step, and how to begin.`,
    card: "Buy or sell with your eyes open.",
  },
  hero: {
    title: "Buy or sell with your eyes open.",
    lead: "Whether you’re buying or selling, your agent explains what’s in front of you: the price, the papers and the next step.",
    findHome: "Find a Home",
    listProperty: "List a Property",
  },
  help: {
    title: "What we do for you",
    items: {
      homeSearch: {
        title: "Home Search",
        text: "Your list comes first, then the homes that match it. We visit them with you and say what we see.",
      },
      marketAnalysis: {
        title: "Market Analysis",
        text: "Recent sales, homes for sale now and the condition of your home: a suggested price, with reasons you can check. It is not an appraisal.",
      },
      closingSupport: {
        title: "Closing Support",
        text: "Inspection, appraisal, title and dates. We keep track of each one and tell you what’s due.",
      },
      investmentProperties: {
        title: "Investment Properties",
        text: "Rent, upkeep, empty months and the loan on one page, before you decide.",
      },
    },
  },
  buyers: {
    title: "If you are buying",
    items: [
      "Ask for pre-approval, from us or any lender, so you know what you can offer.",
      "Before the first showing, agree with us in writing on what we do and what we charge. Our fee is negotiable; no law sets it.",
      "Visit homes and check each one against your list.",
      "Make an offer. We negotiate the price, the repairs and the dates.",
      "Have the house inspected and decide what to ask for.",
      "Follow the appraisal and the loan through to approval.",
      "Do the final walk-through, sign and get the keys.",
    ],
  },
  sellers: {
    title: "If you are selling",
    items: [
      "Ask for a market analysis of your home.",
      "Agree with us in writing on the price, the dates and our fee. Our fee is negotiable; no law sets it.",
      "Get the house ready: the repairs worth making, and only those.",
      "Go on the market. We arrange the photos, the listing and the showings.",
      "Compare offers by price, loan and dates, not by price alone.",
      "Respond to what the inspection and the appraisal turn up.",
      "Sign, hand over the keys and get paid.",
    ],
  },
  questions: {
    title: "What people ask first",
    items: [
      {
        title: "Who represents me?",
        text: "Our agent does, once we’ve both signed an agreement. Until then, don’t tell us the most you’d pay or the least you’d take. If our office also works with the other side, we’ll tell you and ask for your consent in writing.",
      },
      {
        title: "How long does selling take?",
        text: "It depends on the market, the repairs and the buyer’s loan. With the market analysis you get a calendar, from the first photo to the closing.",
      },
      {
        title: "Where do you work?",
        text: `In ${areaServed?.en ?? `and around ${city}, ${regionName}`}. Farther out? Ask, and we’ll tell you if we can help.`,
      },
      {
        title: "Do I have to get my loan from you?",
        text: "No. Pay cash or choose any lender. Our help with the house doesn’t depend on your loan.",
      },
    ],
  },
  closing: {
    title: "Buying or selling?",
    text: "Tell us in a few lines. An agent will answer and take the first step with you.",
    action: "Contact Us Today",
  },
}
