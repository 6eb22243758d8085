import { business } from "../../../business.ts"
import type { Story } from "../shape.ts"

const { city } = business.address

export const story: Story = {
  home: {
    title: "The home and the loan, under one roof.",
    welcome: "Come to us for the house, the loan or both.",
    services: {
      title: "Where to Start",
      intro: "House or loan? Start with either one.",
    },
    consultation: "Talk it over with us.",
  },
  about: {
    title: "We’re Noonday. We speak plainly.",
    name: {
      title: "Our Name",
      text: `Noonday Creek runs through ${city}, and “noonday” means “noon”: the sun overhead, everything out in the open. That’s how we like to work.`,
    },
    together: "Here the two of them talk to each other.",
  },
  flyer: { invitation: "Let’s talk." },
  notFound: "Nobody lives at this address. Home is this way.",
}
