import { business } from "../../business.ts"
import type { Language } from "../../languages.ts"
import { about as aboutEn } from "./en/about.ts"
import { alliances as alliancesEn } from "./en/alliances.ts"
import { contact as contactEn } from "./en/contact.ts"
import { flyer as flyerEn } from "./en/flyer.ts"
import { home as homeEn } from "./en/home.ts"
import { mortgage as mortgageEn } from "./en/mortgage.ts"
import { notFound as notFoundEn } from "./en/not-found.ts"
import { privacy as privacyEn } from "./en/privacy.ts"
import { realEstate as realEstateEn } from "./en/real-estate.ts"
import { services as servicesEn } from "./en/services.ts"
import { shared as sharedEn } from "./en/shared.ts"
import { about as aboutEs } from "./es/about.ts"
import { alliances as alliancesEs } from "./es/alliances.ts"
import { contact as contactEs } from "./es/contact.ts"
import { flyer as flyerEs } from "./es/flyer.ts"
import { home as homeEs } from "./es/home.ts"
import { mortgage as mortgageEs } from "./es/mortgage.ts"
import { notFound as notFoundEs } from "./es/not-found.ts"
import { privacy as privacyEs } from "./es/privacy.ts"
import { realEstate as realEstateEs } from "./es/real-estate.ts"
import { services as servicesEs } from "./es/services.ts"
import { shared as sharedEs } from "./es/shared.ts"
import type { HeadCopy, SiteCopy } from "./shape.ts"

/** A number stays on the line of what it counts: "24 hours", "24 to 48 hours". */
const bindNumbers = (text: string) =>
  text.replace(/(\d) (?=[\p{L}×])/gu, "$1\u00a0").replace(/(\d\u00a0(?:\p{L}{1,3}|×)) (?=\d)/gu, "$1\u00a0")

/** Shortens what search results would cut off: drops the business's name from a long title, and last sentences from a long description. */
export function fitted(head: HeadCopy): HeadCopy {
  const title = head.title.length > 60 ? head.title.replace(` | ${business.name}`, "") : head.title
  let description = head.description
  const lastSentence = /(?<=[.?!]) [^.?!]+[.?!]$/
  while (description.length > 160 && lastSentence.test(description))
    description = description.replace(lastSentence, "")
  return { ...head, title, description }
}

/** Applies `bindNumbers` to all text of a page, except to its head, which never wraps. */
function bound<Part>(part: Part): Part {
  if (typeof part === "string") return bindNumbers(part) as Part
  if (typeof part !== "object" || part === null) return part
  if (Array.isArray(part)) return part.map(bound) as Part
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key === "head" ? fitted(value) : bound(value),
  ])
  return Object.fromEntries(entries) as Part
}

/** Every word of the pages, in every language; the form's own are in src/contact. */
export const copy: Readonly<Record<Language, SiteCopy>> = bound({
  en: {
    shared: sharedEn,
    home: homeEn,
    about: aboutEn,
    services: servicesEn,
    alliances: alliancesEn,
    contact: contactEn,
    privacy: privacyEn,
    mortgage: mortgageEn,
    realEstate: realEstateEn,
    flyer: flyerEn,
    notFound: notFoundEn,
  },
  es: {
    shared: sharedEs,
    home: homeEs,
    about: aboutEs,
    services: servicesEs,
    alliances: alliancesEs,
    contact: contactEs,
    privacy: privacyEs,
    mortgage: mortgageEs,
    realEstate: realEstateEs,
    flyer: flyerEs,
    notFound: notFoundEs,
  },
})
