import { describe, expect, it } from "vitest"
import { isSample } from "../../../tests/is-sample.ts"
import { business } from "../../business.ts"
import { Refusal } from "../../contact/refusal.ts"
import { describeRefusal, noticesIn, unexpectedError } from "../../contact/wording.ts"
import { type Language, languages } from "../../languages.ts"
import { formatPeriod } from "../format.ts"
import { formNotices } from "./form-notices.ts"
import { copy, fitted } from "./index.ts"

function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => strings(part, place ? `${place}.${key}` : key))
}

/**
 * Every string of a language with the place it stands at, such as `home.hero.lead`, but for the notice of a state, whose law words it,
 * often with a number and in English only.
 */
const textsIn = (language: Language) =>
  strings({ ...copy[language], formNotices: formNotices[language] }).filter(
    ([place]) => place !== "shared.legal.stateNotice",
  )

/** Places and texts of what the rule does not hold for. */
function offenses(language: Language, broken: (text: string, place: string) => boolean): string[] {
  return textsIn(language)
    .filter(([place, text]) => broken(text, place))
    .map(([place, text]) => `${place}: ${text}`)
}

/** What English has no need of: the notice on languages, and the logo's, which leads to another language. */
const spanishOnly = /^shared\.(?:legal\.languageNotice|logoLanguage)/

/** A whole word or phrase, accents counted as letters. */
const words = (...list: string[]) => new RegExp(`(?<!\\p{L})(?:${list.join("|")})(?!\\p{L})`, "iu")

describe.each(languages)("every text (%s)", (language) => {
  it("is there, without stray spaces", () => {
    const fragment = /\.(before|between|after|closesAt|opens\w+)$/
    expect(offenses(language, (text) => !/\S/.test(text) || / {2}/.test(text))).toEqual([])
    expect(offenses(language, (text, place) => text !== text.trim() && !fragment.test(place))).toEqual([])
  })

  it("has typographic quotes and apostrophes, and no chains of dashes", () => {
    expect(offenses(language, (text) => /["'`—]/.test(text))).toEqual([])
  })

  it("has no number that the specification does not give", () => {
    const { preApprovalHours, responseHours, statistics } = business
    const given = [
      ...[preApprovalHours.atLeast, preApprovalHours.upTo, responseHours],
      ...Object.values(statistics).map((count) => `${count.toLocaleString("en-US")}[+%]`),
      ...["18", "8.5", "11", "100%", "W-2"],
      ...Object.values(business.retention).map((days) => formatPeriod(days, language)),
      // The years of another firm's story.
      ...(isSample ? [] : ["(?:18|19|20)\\d\\d"]),
    ]
    const known = new RegExp(`(?<![\\d.])(?:${given.join("|")})(?![\\d.,]*\\d)`, "g")
    expect(
      offenses(language, (text) => /[\d$€]/.test(text.replaceAll("\u00a0", " ").replace(known, ""))),
    ).toEqual([])
  })

  it("keeps each number on the line of what it counts", () => {
    expect(
      offenses(language, (text, place) => !place.includes(".head.") && /\d (?=\p{L})/u.test(text)),
    ).toEqual([])
  })

  it("marks each pre-approval claim with the footnote's mark", () => {
    const claim = /as little as|llegar en solo|hours\*|horas\*|\d (?:to|a) \d/
    const claims = textsIn(language).filter(([, text]) => claim.test(text))
    expect(claims.length).toBeGreaterThanOrEqual(4)
    expect(claims.filter(([, text]) => !/(?:horas|hours)\.?\*/.test(text))).toEqual([])
    expect(copy[language].shared.legal.preApprovalFootnote).toMatch(/^\* /)
  })

  it("gives the range of pre-approval hours on the flyer and nowhere else", () => {
    const { atLeast, upTo } = business.preApprovalHours
    // Not the number alone: a firm may answer messages in as many hours.
    const range = new RegExp(`\\b${atLeast}\\s(?:to|a)\\s${upTo}\\b`)
    const places = textsIn(language).filter(([, text]) => range.test(text))
    expect(places.map(([place]) => place.split(".")[0])).toEqual(["flyer"])
  })

  it("has no clichés", () => {
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
    expect(offenses(language, (text) => worn.test(text))).toEqual([])
  })
})

describe("Spanish", () => {
  it("uses the field's terms, not their false friends", () => {
    const notUsed = words(
      // A program that opens a link is an aplicación; a form that asks for a loan is not.
      ...[
        "aplic(?:a|ar|amos|an|ación(?! de teléfono)|aciones|ue|uen)",
        "enganche",
        "pronto",
        "clausura",
        "plica",
      ],
      ...["apreciación", "estado real", "tipos? de interés", "realtors?", "listar", "apuntamientos?"],
    )
    expect(offenses("es", (text) => notUsed.test(text))).toEqual([])
    // One for the other is the mistake; where the two are told apart, both are named.
    const apart = /^mortgage\.questions\./
    expect(offenses("es", (text, place) => /precalifica/i.test(text) && !apart.test(place))).toEqual([])
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
    expect(offenses("es", (text) => familiar.test(text))).toEqual([])
  })

  it("opens each question and each exclamation", () => {
    const unopened = (text: string) =>
      /[?!]/.test(text.replace(/¿[^?]*\?|¡[^!]*!/g, "")) || /[¿¡]$/.test(text)
    expect(offenses("es", unopened)).toEqual([])
  })

  it("asks for proof of any income, as English does, and does not name some", () => {
    expect(copy.en.mortgage.documents.items[1]).toMatch(/other income$/)
    expect(copy.es.mortgage.documents.items[1]).toMatch(/otros ingresos$/)
  })

  it("has as many list items and paragraphs as English", () => {
    const places = (language: Language) =>
      textsIn(language)
        .map(([place]) => place)
        .filter((place) => !place.startsWith("shared.legal.") && !spanishOnly.test(place))
    expect(places("es")).toEqual(places("en"))
  })
})

describe("the text that the specification fixes", () => {
  it("is in English as given", () => {
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
      // A broker's site may not say that it lends.
      business.lender.licenseType === "broker" ? "Mortgage Brokerage" : "Mortgage Lending",
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
    expect(notFound.title).toBe("Oops! Page not found")
    expect(unexpectedError).toBe("Unexpected Application Error!")
    for (const language of languages)
      expect(describeRefusal(new Refusal("internal_error"), language)).toBe(unexpectedError)
  })

  it("has descriptions that search results show whole, or as they are if they are one sentence", () => {
    const long = "One team, one table, one file. ".repeat(6).trim()
    const head = (description: string) => fitted({ title: "Home", description, card: "" }).description
    expect(head(long)).toBe("One team, one table, one file. ".repeat(5).trim())
    const unfinished = `Who we are. ${"One team … and ".repeat(12)}`
    expect(head(unfinished)).toBe(unfinished)
  })

  it("is in Spanish as given", () => {
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
  })
})

it.each(languages)(
  "the short list on Services names only loans that the mortgage page explains (%s)",
  (language) => {
    const { rows, refinancing } = copy[language].mortgage.programs
    const explained = [...rows.map(({ name }) => name), refinancing.title]
    const listed = copy[language].services.mortgage.programs.flatMap((names) => names.split("/"))
    expect(listed.filter((name) => !explained.includes(name))).toEqual([])
  },
)

it("the notice of the form has the specification's words for 24 hours, and follows the office's own", () => {
  if (isSample)
    expect(languages.map((language) => noticesIn(language, 24).sent.text)).toEqual([
      "We'll get back to you within 24 hours.",
      "Nos pondremos en contacto con usted dentro de 24 horas.",
    ])
  for (const language of languages) expect(noticesIn(language, 12).sent.text).toMatch(/ 12 /)
})

describe("both languages say the same", () => {
  it("in different words: only names and figures are equal, and no English word is left in Spanish", () => {
    const names = words(
      "WhatsApp",
      "NMLS(?: ID| Consumer Access)",
      "FHA",
      "HUD",
      "VA",
      "USDA",
      "Jumbo",
      "Cookies",
    )
    const english = new Set(textsIn("en").map(([, text]) => text))
    const equal = offenses("es", (text) => {
      const rest = text.replace(new RegExp(names, "giu"), "")
      return english.has(text) && /\p{L}/u.test(rest)
    })
    expect(equal).toEqual([])
    const left = words("the", "and", "you", "your", "our", "we", "with", "for", "of", "to", "is")
    // The name may be English, and in parentheses stands the English word that the papers will carry.
    const ownWords = (text: string) => text.replaceAll(business.name, "").replace(/\([^)]*\)/g, "")
    expect(offenses("es", (text) => left.test(ownWords(text)))).toEqual([])
  })

  /** Each place with the numbers and loan programs in it, in any order. */
  const figures = (language: Language) =>
    textsIn(language)
      .filter(([place]) => !spanishOnly.test(place))
      .map(([place, text]) => [
        place,
        text
          .match(/\d+|\b(?:FHA|VA|ITIN|W-2)\b|\*/g)
          ?.sort()
          .join(" ") ?? "",
      ])

  it("with numbers, programs and footnote marks in the same places", () => {
    expect(figures("es")).toEqual(figures("en"))
  })

  /** A promise or a limit, as each language words it: whoever takes one back in English takes it back in Spanish. */
  const promises: readonly Readonly<Record<Language, RegExp>>[] = [
    { en: /within \d+ hours/, es: /en menos de \d+ horas/ },
    { en: /as little as/, es: /puede llegar en solo/ },
    { en: /weekends included/, es: /también los fines de semana/ },
    { en: /even when we’re closed/, es: /aunque la oficina esté cerrada/ },
    { en: /with your permission|say it’s OK/i, es: /si usted lo autoriza|y lo autoriza/i },
    { en: /your (?:written )?consent/, es: /su consentimiento por escrito/ },
    {
      en: /need just one|or just one/i,
      es: /solo necesita un|o solo uno/i,
    },
    { en: /ask us or any lender/i, es: /con nosotros o con cualquier prestamista/ },
    { en: /is negotiable and not set by law/, es: /son negociables; ninguna ley los fija/ },
    { en: /not an appraisal/, es: /no es una tasación/i },
    { en: /don’t promise|can’t promise/, es: /no prometemos|no podemos prometer/i },
    { en: /in writing|written consent/, es: /por escrito/ },
    { en: /commit/, es: /compromiso|compromete/ },
    { en: /don’t sell/, es: /no vendemos/i },
    {
      en: /\bonly (?:to|if you ask|with)\b|for that work only/i,
      es: /\bsolo (?:para|si usted nos|con)\b/i,
    },
  ]

  it.each(promises)("$en is $es in the same places", ({ en, es }) => {
    const places = (language: Language, promise: RegExp) =>
      textsIn(language).flatMap(([place, text]) => (promise.test(text) ? [place] : []))
    // A firm may make other promises, such as answers on business days only.
    if (isSample) expect(places("en", en).length).toBeGreaterThan(0)
    expect(places("es", es)).toEqual(places("en", en))
  })
})

describe("one name for one thing", () => {
  it("a consultation is scheduled, but for the specification's Book Now; the time is chosen on the booking page", () => {
    expect(
      offenses("en", (text) => /\b(?:book|pick) a (?:time|consultation)|appointment/i.test(text)),
    ).toEqual([])
    expect(offenses("en", (text) => /\bbook\b/i.test(text))).toEqual([
      "services.consultation.action: Book Now",
    ])
    const otherNames = words(
      "reserv(?:ar|e|amos)",
      "ped(?:ir|imos) (?:una )?cita",
      "agend\\p{L}*",
      "apart\\p{L}+ (?:una )?cita",
    )
    expect(offenses("es", (text) => otherNames.test(text))).toEqual([])
    const { home, services, contact } = copy.es
    const names = [home.consultation.action, services.consultation.action, contact.booking.title]
    expect(new Set(names)).toEqual(new Set(["Programar una consulta"]))
  })
})

describe("words that must not come back", () => {
  const english = words(
    ...["our mail", "mail programs?", "this mail", "upright", "appointments?"],
    ...["licences?", "colours?", "favour\\p{L}*", "neighbours?", "enquir\\p{L}*", "whilst", "organis\\p{L}*"],
    ...[
      "hears of",
      "how much of us",
      "answer for all",
      "it is negotiable",
      "most borrowers",
      "more than one offer",
    ],
    // Documents, and delete: one thing has one word.
    ...[
      "papers",
      "eras(?:e|es|ed|ing)",
      "insurers?",
      "hand in",
      "counted from",
      "your file",
      "in your place",
      "go(?:es)? over",
      "that’s fine",
    ],
    // On pages, legal.test.ts looks for it; here also in what only the form's script or other settings show.
    "realtors?",
  )
  const spanish = words(
    ...[
      "puls[ae]\\p{L}*",
      "colgar",
      "ajustes",
      "peticion(?:es)?",
      "petición",
      "ordenador",
      "móvil",
      "coger",
      "vale",
    ],
    ...["tanto si", "delante", "ninguno obliga", "hacerlo con nosotros", "sombra", "margen", "cumplen con"],
    ...["personas atentas", "cuánto nos necesita", "nombr(?:ar|amos)", "se cuentan desde"],
    // To many, papers are immigration papers; and prepago is a phone plan.
    ...["papeles", "prepago", "le escucha"],
    // So are documents, files and situations.
    ...["sin documentos", "expedientes?", "su situación"],
    // "Página de citas" is a dating site, and "tan solo" reads as a firm promise.
    ...[
      "citas?",
      "tan solo",
      "trabaje con nosotros",
      "con su permiso",
      "por correo(?! electrónico)",
      "script(?!\\))",
    ],
    ...[
      "tomaría prestado",
      "fijada",
      "almacenes",
      "en vertical",
      "apps",
      "ofrecerse",
      "lo que más se pregunta",
      "se avisan",
      "está pendiente de",
    ],
  )

  it("in English: British spelling, mail for email, and phrases that sound translated", () => {
    expect(offenses("en", (text) => english.test(text))).toEqual([])
  })

  it("in Spanish: peninsular phrases and double meanings", () => {
    expect(offenses("es", (text) => spanish.test(text))).toEqual([])
  })

  it("forms without the contraction that people use across a table, but where law or custom has worded the line", () => {
    const stiff = /\b(?:do not|does not|is not|cannot|will not|you will|we will|we would)\b/i
    const worded = /^shared\.legal\./
    expect(offenses("en", (text, place) => stiff.test(text) && !worded.test(place))).toEqual([])
  })
})

describe("headings", () => {
  const headings = (language: Language) =>
    textsIn(language).filter(
      ([place, text]) => /(?<!\.head)\.(?:title|contentsLabel)$/.test(place) && !/[.?!]/.test(text),
    )

  it("that are no sentence capitalize every word in English but the small ones", () => {
    const small = /^(?:a|and|by|for|of|the|to)$/
    const lower = headings("en").filter(([, text]) =>
      text.split(/[\s-]+/).some((word, index) => /^\p{Ll}/u.test(word) && (index === 0 || !small.test(word))),
    )
    expect(lower).toEqual([])
  })

  it("capitalize the first word and names in Spanish", () => {
    const people = (business.people ?? []).map(({ name }) => name)
    const names = new Set(
      ["FHA VA Estimación", business.name.split(" ")[0], business.address.city, ...people]
        .join(" ")
        .split(" "),
    )
    const upper = headings("es").filter(([, text]) =>
      text.split(/\s+/).some((word, index) => index > 0 && /^\p{Lu}/u.test(word) && !names.has(word)),
    )
    expect(upper).toEqual([])
  })
})

// Another firm's story has motifs of its own.
describe.runIf(isSample)("the story", () => {
  const sources = import.meta.glob<string>(["./{en,es}/*.ts", "!./{en,es}/story.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  })
  const story = words(
    ...["noonday(?! ?[&A-Z])", "creek", "arroyo", "noon", "mediodía", "porch", "porche", "shadow", "sombra"],
    ...["doors?", "puertas?", "under one roof", "mismo techo", "table(?! of)", "mesa"],
  )

  it.each(Object.entries(sources))("of this one business is told in story.ts, not in %s", (_, source) => {
    const told = source
      .split("\n")
      .filter((line) => story.test(line) && !/^\s*(?:\/\/|\/?\*|import)/.test(line))
    expect(told).toEqual([])
  })
})
