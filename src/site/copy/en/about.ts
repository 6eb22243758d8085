import { business } from "../../../business.ts"
import type { AboutCopy } from "../shape.ts"

const { city } = business.address

export const about: AboutCopy = {
  head: {
    title: `About Us | ${business.name}`,
    description: `Who we are: one team for the house and the loan in ${city}, Georgia. Our mission, our values and how agents and loan officers work together for you.`,
    card: "Plain dealing, clear as noon.",
  },
  hero: {
    title: "Plain dealing, clear as noon.",
    lead: `We help people buy, sell and finance property in ${city}, Georgia. One team looks after the house and the loan, and tells you where both stand.`,
  },
  name: {
    title: "Why Noonday",
    text: `Noonday Creek runs through ${city}. We like what the word says: the sun straight up, nothing in shadow.`,
  },
  mission: {
    title: "Our Mission",
    text: "To help people buy and sell with open eyes: the house, the loan and each step between them, explained in everyday words.",
  },
  vision: {
    title: "Our Vision",
    text: "A town where nobody signs a page they do not understand, and where the people who help you answer for all of it, not half.",
  },
  values: {
    title: "Core Values",
    items: {
      integrity: {
        title: "Integrity",
        text: "We tell you what we would want to know in your place, even when it costs us the sale.",
      },
      excellence: {
        title: "Excellence",
        text: "We check dates, names and figures twice. One wrong line can hold up a closing.",
      },
      clientFocused: {
        title: "Client-Focused",
        text: "Your plans set the pace. We ask first and advise after.",
      },
      innovation: {
        title: "Innovation",
        text: "We use new tools where they save you time, and pick up the phone where they do not.",
      },
    },
  },
  integratedApproach: {
    title: "Our Integrated Approach",
    paragraphs: [
      "Often the agent knows the house, the loan officer knows the money, and the buyer carries messages between them. Here the two sit at the same table.",
      "If a repair moves the date, your loan officer hears of it. When the appraisal has a date, your agent knows it. You ask once and get one answer.",
      "How much of us you use is up to you: the house, the loan or both. Neither depends on the other.",
    ],
  },
  contact: {
    title: "Come up on the porch.",
    text: `Tell us what you are planning. Someone from the office answers within ${business.responseHours} hours.`,
    action: "Contact Us Today",
  },
}
