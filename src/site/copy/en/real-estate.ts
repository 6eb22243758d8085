import { business } from "../../../business.ts"
import type { RealEstateCopy } from "../shape.ts"

const { city, region, regionName } = business.address
const { areaServed } = business.brokerage

export const realEstate: RealEstateCopy = {
  head: {
    title: `Buy or Sell a Home in ${city}, ${region} | ${business.name}`,
    description: `Buying or selling a home in ${city}, ${regionName}? See the steps, what your agent does and how to begin.`,
    card: "Buy or sell, and know what’s next.",
  },
  hero: {
    title: "Buy or sell, and know what’s next.",
    lead: "Your agent explains the price, documents and timing before you decide.",
    findHome: "Find a Home",
    listProperty: "List a Property",
  },
  help: {
    title: "What We Do for You",
    items: {
      homeSearch: {
        title: "Home Search",
        text: "Tell us what you want. We look for homes that fit, tour them with you and point out any problems we see.",
      },
      marketAnalysis: {
        title: "Market Analysis",
        text: "We look at recent sales, homes for sale now and the condition of your home. Then we suggest a price and show you why. It’s not an appraisal.",
      },
      closingSupport: {
        title: "Closing Support",
        text: "Inspection, appraisal, title search: we track each one and tell you what’s due.",
      },
      investmentProperties: {
        title: "Investment Properties",
        text: "We put the rent, taxes, insurance, upkeep, vacant months and loan payment on one page before you decide. These are estimates, not promises.",
      },
    },
  },
  buyers: {
    title: "If You’re Buying",
    items: [
      "Ask us or any lender for pre-approval, so you know your price range.",
      "Before your first tour, sign an agreement on our work and our fee (commission). It’s negotiable and not set by law, and a seller may pay it.",
      "Tour homes and check each against your wish list.",
      "Make an offer. We negotiate the price, deposit (“earnest money”), terms and dates.",
      "Once it’s accepted, get an inspection and ask for repairs by the deadline.",
      "Meanwhile, apply for the loan. The lender orders an appraisal of the home’s value.",
      "Do the final walk-through, sign and get the keys.",
    ],
  },
  sellers: {
    title: "If You’re Selling",
    items: [
      "Ask for a market analysis of your home.",
      "Sign a listing agreement: price, dates and our fee (commission), which is negotiable and not set by law.",
      "Get the house ready. Ask us which repairs are worth making. Tell us about known defects: buyers may have to be told.",
      "List the house. We arrange the photos and showings.",
      "Compare the price, terms, dates and costs of each offer.",
      "Decide what to do about repair requests or an appraisal below the price.",
      "Sign and hand over the keys. Your loan balance and costs come out of the price; the rest is yours.",
    ],
  },
  questions: {
    title: "What People Ask First",
    items: [
      {
        title: "Who represents me?",
        text: "Our agent does, once you and our office have signed an agreement. Until then, don’t tell our agents the most you’d pay or the least you’d take. Our office won’t also represent the other side without your written consent.",
      },
      {
        title: "How long does selling take?",
        text: "It depends on the market, the repairs and the buyer’s loan. The market analysis comes with a timeline: our best estimate, from first photo to closing.",
      },
      {
        title: "Where do you work?",
        text: `In ${areaServed?.en ?? `and around ${city}, ${regionName}`}. Farther away? Ask us.`,
      },
      {
        title: "Do I have to use you for my loan?",
        text: "No. You can pay cash or choose any lender. Our help with the house doesn’t depend on your loan.",
      },
    ],
  },
  closing: {
    title: "Buying or selling?",
    text: "Send us a message, and an agent will help you get started.",
    action: "Contact Us Today",
  },
}
