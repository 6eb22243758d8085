import { business } from "../../../business.ts"
import type { AboutCopy } from "../shape.ts"
import { story } from "./story.ts"

const { city, regionName } = business.address

export const about: AboutCopy = {
  head: {
    title: `About Our ${city} Office | ${business.name}`,
    description: `Who we are: one team for the house and the loan in ${city}, ${regionName}. Our mission, our values, and how agents and loan officers work together for you.`,
    card: story.about.title,
  },
  hero: {
    title: story.about.title,
    lead: `We help people buy, sell and finance homes in and around ${city}, ${regionName}. One team handles the house and the loan and keeps you posted on both.`,
  },
  name: story.about.name,
  mission: {
    title: "Our Mission",
    text: "To explain each step of buying, selling and borrowing in everyday words, so people can decide for themselves.",
  },
  vision: {
    title: "Our Vision",
    text: "A town where nobody signs a page they don’t understand, and everybody knows who to ask.",
  },
  values: {
    title: "Core Values",
    items: {
      integrity: {
        title: "Integrity",
        text: "We tell our clients what we’d want to know, even if it costs us the sale.",
      },
      excellence: {
        title: "Excellence",
        text: "We check dates, names and figures twice. One wrong line can delay a closing.",
      },
      clientFocused: {
        title: "Client-Focused",
        text: "We go at your pace. We listen before we give advice.",
      },
      innovation: {
        title: "Innovation",
        text: "We use new tools when they save you time, and pick up the phone when they don’t.",
      },
    },
  },
  integratedApproach: {
    title: "Our Integrated Approach",
    paragraphs: [
      `Often the agent knows the house, the loan officer knows the money, and you’re stuck in the middle. ${story.about.together}`,
      "If you say it’s OK, they keep each other up to date: your loan officer hears if a repair delays the closing, your agent knows when the appraisal is, and you’re not the messenger.",
      "Need just one? Happy to help.",
    ],
  },
  contact: {
    title: "Let’s talk.",
    text: "Tell us what you’re planning, in a few lines or over the phone.",
    action: "Contact Us Today",
  },
}
