import { business } from "../../../business.ts"
import type { Story } from "../shape.ts"

const { city } = business.address

export const story: Story = {
  motto: "One porch, two doors.",
  home: {
    title: "The home and the loan, under one roof.",
    welcome: "One porch, two doors: come in by either one.",
    services: {
      title: "Where to start",
      intro: "With the house or the loan? Both doors lead to the same office. Use one service or both.",
    },
    consultation: "Pull up a chair.",
  },
  about: {
    title: "We’re Noonday. We speak plainly.",
    name: {
      title: "Why Noonday",
      text: `Noonday Creek runs through ${city}, and noonday means midday: the sun straight up, everything in plain view. That’s how we like to work.`,
    },
    together: "Here the two sit at the same table.",
  },
  flyer: { invitation: "Come on in." },
  notFound: "Nobody lives at this address. Home is this way.",
}
