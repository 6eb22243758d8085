import { business } from "../../../business.ts"
import type { NotFoundCopy } from "../shape.ts"
import { story } from "./story.ts"

export const notFound: NotFoundCopy = {
  head: {
    title: `Page Not Found | ${business.name}`,
    description: "There is no page at this address. You can get anywhere on this site from the home page.",
    card: "Page not found",
  },
  title: "Oops! Page not found",
  text: story.notFound,
  link: "Back to the home page",
}
