import { describe, expect, it } from "vitest"
import { business } from "../../business.ts"
import { notices } from "../../contact/wording.ts"
import { type Language, languages } from "../../languages.ts"
import { pageIds } from "../../routes.ts"
import { copy } from "./index.ts"

/** Every string of a language with the place it stands at, such as `home.hero.lead`. */
function strings(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => strings(part, place ? `${place}.${key}` : key))
}

/** Places and texts of what the rule does not hold for. */
function offences(language: Language, broken: (text: string, place: string) => boolean): string[] {
  return strings(copy[language], "")
    .filter(([place, text]) => broken(text, place))
    .map(([place, text]) => `${place}: ${text}`)
}

/** A whole word or phrase, accents counted as letters. */
const words = (...list: string[]) => new RegExp(`(?<!\\p{L})(?:${list.join("|")})(?!\\p{L})`, "iu")

const heads = languages.flatMap((language) =>
  [...pageIds, "notFound" as const].map((page) => ({
    name: `${page} (${language})`,
    head: copy[language][page].head,
  })),
)

describe("titles and descriptions", () => {
  it.each(heads)("fit a search result: $name", ({ head }) => {
    expect(head.title.length).toBeLessThanOrEqual(60)
    expect(head.description.length).toBeGreaterThanOrEqual(70)
    expect(head.description.length).toBeLessThanOrEqual(160)
  })

  it("are unique in the whole site", () => {
    expect(new Set(heads.map(({ head }) => head.title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ head }) => head.description)).size).toBe(heads.length)
  })
})

describe.each(languages)("every text (%s)", (language) => {
  it("is there, without stray spaces", () => {
    const fragment = /\.(before|between|after|closesAt|opens\w+)$/
    expect(offences(language, (text) => !/\S/.test(text) || / {2}/.test(text))).toEqual([])
    expect(offences(language, (text, place) => text !== text.trim() && !fragment.test(place))).toEqual([])
  })

  it("has typographic quotes and apostrophes, and no chains of dashes", () => {
    expect(offences(language, (text) => /["'`—]/.test(text))).toEqual([])
  })

  it("has no number that the specification does not give", () => {
    const { preApprovalHours, responseHours, statistics } = business
    const given = [
      ...[preApprovalHours.atLeast, preApprovalHours.upTo, responseHours],
      ...[`${statistics.yearsOfExperience}+`, `${statistics.satisfiedClients}+`],
      `${statistics.coordinatedServicePercent}%`,
      ...["18", "8.5", "11", "100%", "W-2"],
    ]
    const known = new RegExp(`(?<![\\d.])(?:${given.join("|").replaceAll("+", "\\+")})(?![\\d.,]*\\d)`, "g")
    expect(offences(language, (text) => /[\d$€]/.test(text.replace(known, "")))).toEqual([])
  })

  it("marks each pre-approval claim with the footnote's sign", () => {
    const claim = /as little as|tan solo|hours\*|horas\*|\d (?:to|a) \d/
    const claims = strings(copy[language], "").filter(([, text]) => claim.test(text))
    expect(claims.length).toBeGreaterThanOrEqual(5)
    expect(claims.filter(([, text]) => !/horas\*|hours\*|\.\*$/.test(text))).toEqual([])
    expect(copy[language].shared.legal.preApprovalFootnote).toMatch(/^\* /)
  })

  it("gives the range of pre-approval hours on the flyer and nowhere else", () => {
    const upTo = String(business.preApprovalHours.upTo)
    const places = strings(copy[language], "").filter(([, text]) => text.includes(upTo))
    expect(places.map(([place]) => place.split(".")[0])).toEqual(["flyer"])
  })

  it("calls nobody a REALTOR, a mark of members of an association", () => {
    expect(business.brokerage.isNarMember ? [] : offences(language, (text) => /realtor/i.test(text))).toEqual(
      [],
    )
  })

  it("keeps clear of worn phrases", () => {
    const worn = words(
      ...[
        "dream homes?",
        "unlock\\p{L}*",
        "seamless\\p{L}*",
        "elevate\\p{L}*",
        "journey",
        "trusted by",
        "one of the best",
      ],
      ...["(?:casa|hogar) de sus sueños", "sueño americano", "sin complicaciones", "líder(?:es)?"],
    )
    expect(offences(language, (text) => worn.test(text))).toEqual([])
  })
})

describe("Spanish", () => {
  it("uses the field's terms, not their false friends", () => {
    const notUsed = words(
      ...["aplic(?:a|ar|amos|an|ación|aciones|ue|uen)", "enganche", "pronto", "clausura", "plica"],
      ...["apreciación", "estado real", "tipos? de interés", "realtors?", "listar", "apuntamientos?"],
      "precalifica\\p{L}*",
    )
    expect(offences("es", (text) => notUsed.test(text))).toEqual([])
  })

  it("says usted to everybody", () => {
    const familiar = words(
      ...["tú", "tus?", "te", "ti", "contigo", "tuy[oa]s?", "vosotros", "vuestr[oa]s?"],
      ...[
        "puedes",
        "quieres",
        "tienes",
        "necesitas",
        "buscas",
        "eres",
        "estás",
        "haz",
        "escríbenos",
        "llámanos",
      ],
    )
    expect(offences("es", (text) => familiar.test(text))).toEqual([])
  })

  it("opens each question and each exclamation", () => {
    const unopened = (text: string) =>
      /[?!]/.test(text.replace(/¿[^?]*\?|¡[^!]*!/g, "")) || /[¿¡]$/.test(text)
    const given = new Set([copy.es.shared.unexpectedError.title])
    expect(offences("es", (text) => !given.has(text) && unopened(text))).toEqual([])
  })

  it("has as many list items and paragraphs as English", () => {
    const places = (language: Language) =>
      strings({ ...copy[language], shared: { ...copy[language].shared, legal: {} } }, "").map(
        ([place]) => place,
      )
    expect(places("es")).toEqual(places("en"))
  })
})

describe("the specification's own words", () => {
  it("stand in English as given", () => {
    const { home, about, services, mortgage, realEstate, contact, notFound, shared } = copy.en
    expect(Object.values(shared.navigation.links)).toEqual([
      "Home",
      "About",
      "Services",
      "Alliances",
      "Contact",
    ])
    expect([shared.navigation.getStarted, home.hero.getStarted, home.hero.learnMore]).toEqual([
      "Get Started",
      "Get Started",
      "Learn More",
    ])
    expect(Object.values(home.services.cards).map((card) => card.title)).toEqual([
      "Real Estate Services",
      "Mortgage Lending",
    ])
    expect(Object.values(home.reasons.items).map((item) => item.title)).toEqual([
      "Coordinated Service",
      "One-Stop Solution",
      "Better Outcomes",
    ])
    expect(home.consultation.action).toBe("Schedule a Consultation")
    expect(Object.values(about.values.items).map((item) => item.title)).toEqual([
      "Integrity",
      "Excellence",
      "Client-Focused",
      "Innovation",
    ])
    expect(about.contact.action).toBe("Contact Us Today")
    expect(services.consultation.action).toBe("Book Now")
    expect(services.advantage.title).toBe("Integrated Advantage")
    expect(mortgage.hero.paymentEstimate).toBe("Get a payment estimate")
    expect([realEstate.hero.findHome, realEstate.hero.listProperty]).toEqual([
      "Find a Home",
      "List a Property",
    ])
    expect([contact.form.submitting, contact.booking.title]).toEqual([
      "Sending...",
      "Schedule a Consultation",
    ])
    expect([notFound.title, shared.unexpectedError.title]).toEqual([
      "Oops! Page not found",
      "Unexpected Application Error!",
    ])
  })

  it("stand in Spanish as given", () => {
    const { contact, mortgage, shared } = copy.es
    expect(Object.values(shared.navigation.links)).toEqual([
      "Inicio",
      "Acerca",
      "Servicios",
      "Alianzas",
      "Contacto",
    ])
    expect(shared.navigation.getStarted).toBe("Comenzar")
    expect(contact.form.submitting).toBe("Enviando...")
    expect(mortgage.hero.paymentEstimate).toBe("Solicite un estimado de pago")
    expect(shared.unexpectedError.title).toBe("Unexpected Application Error!")
  })
})

it("the notice of the form promises an answer within the same hours as the pages", () => {
  for (const language of languages)
    expect(notices[language].sent.text.match(/\d+/)?.[0]).toBe(String(business.responseHours))
})
