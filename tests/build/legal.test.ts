import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { languages } from "../../src/languages.ts"
import type { PageId } from "../../src/routes.ts"
import { isSample } from "../is-sample.ts"
import { allPages, linksIn, mainOf, office, one, pageOf, plain, textOf, wordsOf } from "./site.ts"

/** Lines required by law and practice, word for word. */
const lines = {
  en: {
    commitment: "This is not a commitment to lend.",
    conditions:
      "All loans are subject to credit and property approval. Programs, rates, terms and conditions may change without notice.",
    housing: { opportunity: "Equal Housing Opportunity", lender: "Equal Housing Lender" },
    // A further program's agency stands after these.
    government:
      /Not acting on behalf of or at the direction of HUD, FHA, VA(?:, \w+)* or the federal government\./,
    footnote: "* Once we have all your documents. Not a commitment to lend.",
    phone: "We use your number only to reply to this message.",
    sensitive: "Please don’t send Social Security or account numbers.",
    help: "Trouble using this site?",
  },
  es: {
    commitment: "Esto no es un compromiso de préstamo.",
    conditions:
      "Todos los préstamos están sujetos a aprobación de crédito y de la propiedad. Los programas, tasas, términos y condiciones pueden cambiar sin previo aviso.",
    housing: {
      opportunity: "Igualdad de Oportunidades en la Vivienda",
      lender: "Prestamista con Igualdad de Oportunidades en la Vivienda",
    },
    government: /No actuamos en nombre ni por orden de HUD, FHA, VA(?:, \w+)* ni del gobierno federal\./,
    footnote: "* Una vez que tengamos todos sus documentos. No es un compromiso de préstamo.",
    phone: "Usaremos su número solo para responder a este mensaje.",
    sensitive: "Por favor, no envíe números de Seguro Social ni de cuenta.",
    help: "¿Tiene dificultades para usar este sitio?",
  },
} as const

const mainText = (name: PageId, language: (typeof languages)[number]) =>
  textOf(mainOf(pageOf(name, language)))

describe.each(allPages)("the footer of $path", ({ language, root }) => {
  const footer = one(root, "body > footer")

  test("is the page's only one, so whoever looks for a footer finds the license lines", () => {
    expect(root.querySelectorAll("footer")).toHaveLength(1)
  })

  test("has the Equal Housing mark with its words (24 CFR 110.25)", () => {
    expect(textOf(footer)).toContain(lines[language].housing[business.equalHousing])
    expect(footer.querySelectorAll("svg").length).toBeGreaterThanOrEqual(1)
  })

  test("promises no loan, names the business and its phone (Georgia rule 520-1-.09), and says whom to ask for help (ADA)", () => {
    expect(textOf(footer)).toContain(`${lines[language].commitment} ${lines[language].conditions}`)
    expect(textOf(footer)).toContain(lines[language].help)
    expect(textOf(footer)).toContain(business.name)
    expect(linksIn(footer)).toContainEqual(office.phone)
    expect(linksIn(footer)).toContainEqual(office.email)
  })

  test("shows the licenses that the owner has supplied, and claims none that are missing (SAFE Act)", () => {
    const { legalName, nmlsId } = business.lender
    const { registeredName, licenseNumber } = business.brokerage
    for (const fact of [registeredName, licenseNumber, legalName && nmlsId])
      if (fact) expect(textOf(footer)).toContain(fact)
    if (!nmlsId) expect(wordsOf(root)).not.toMatch(/NMLS ID/)
    if (!licenseNumber)
      expect(wordsOf(root)).not.toMatch(/license (?:no\.?|number|#)|licencia (?:n\.º|número)/i)
    expect(wordsOf(root)).not.toContain("undefined")
  })

  test("says on Spanish pages that visitors may write in Spanish, and which steps may be in English only (CFPB, 86 FR 6306)", () => {
    const notice =
      business.spanishSteps ??
      "Algunos pasos y documentos del préstamo o de la compraventa podrían estar solo en inglés"
    expect(textOf(footer).includes(plain(notice))).toBe(language === "es")
    expect(textOf(footer).includes("Puede escribirnos en español.")).toBe(language === "es")
  })

  test("calls nobody a REALTOR, a trademark that only members may use", () => {
    expect(root.toString()).not.toMatch(/realtor/i)
  })
})

describe.each(languages)("next to an offer (%s)", (language) => {
  test.each(["home", "services", "mortgage", "flyer"] as const)(
    "%s counts pre-approval from complete documents",
    (name) => {
      expect(mainText(name, language)).toContain(lines[language].footnote)
    },
  )

  test.each(["about", "alliances", "contact", "privacy", "realEstate"] as const)(
    "%s makes no pre-approval claim that would need the footnote",
    (name) => {
      expect(mainText(name, language)).not.toMatch(/hours\*|horas\*|as little as|en solo \d/)
    },
  )

  test.each(["services", "mortgage", "flyer"] as const)(
    "%s says that it does not act for FHA or VA",
    (name) => {
      expect(mainText(name, language)).toMatch(lines[language].government)
    },
  )

  test("the flyer has the language notice too, because its footer is not printed", () => {
    expect(mainText("flyer", language).includes("Puede escribirnos en español.")).toBe(language === "es")
  })

  test("the flyer has the conditions of loans too; that it is no commitment stands in its footnote", () => {
    expect(mainText("flyer", language)).toContain(lines[language].conditions)
  })

  test("the mortgage page says beside the programs that it is not a commitment to lend", () => {
    expect(mainText("mortgage", language)).toContain(lines[language].commitment)
  })

  test.each(["home", "services", "mortgage", "realEstate"] as const)(
    "%s tells how brokerage and lender are related, when the owner has worded it (12 CFR 1024.15)",
    (name) => {
      const title = { en: "How our businesses are related", es: "Cómo se relacionan nuestras empresas" }[
        language
      ]
      expect(mainText(name, language).includes(title)).toBe(business.affiliation !== undefined)
      if (business.affiliation)
        expect(mainText(name, language)).toContain(plain(business.affiliation[language]))
    },
  )

  test("the form says what the number is for (TCPA) and what not to send (GLBA)", () => {
    expect(mainText("contact", language)).toContain(lines[language].phone)
    expect(mainText("contact", language)).toContain(lines[language].sensitive)
  })

  test("no page states a rate, payment, down payment, term or amount (12 CFR 1026.24, 1026.16)", () => {
    const { preApprovalHours, responseHours, statistics } = business
    const { atLeast, upTo } = preApprovalHours
    /** Every number that the site may show: facts, times and dates. */
    const known = [
      new RegExp(`\\b(?:${atLeast} (?:to|a) ${upTo}|${atLeast}|${responseHours}) (?:hours|horas)`, "g"),
      ...Object.values(statistics).map((count) => new RegExp(`\\b${count.toLocaleString("en-US")}[+%]`, "g")),
      /\b100%/g,
      /\b8\.5 × 11\b/g,
      /\bW-2\b/g,
      /\b18\b/g,
      /\b\d{1,2}:\d\d [ap]\.? ?m\.?/gi,
      ...Object.values(business.retention).map(
        (days) => new RegExp(`\\b(?:${days} (?:days|días)|${days / 365} (?:years?|años?))`, "g"),
      ),
      /\b[A-Z][a-z]+ \d{1,2}, 20\d\d|\b\d{1,2} de \w+ de 20\d\d/g,
      // The years of another firm's story.
      ...(isSample ? [] : [/\b(?:18|19|20)\d\d\b/g]),
    ]
    const { address, brokerage, lender } = business
    const numbers = [
      ...[address.street, address.postalCode, brokerage.licenseNumber, lender.nmlsId],
      ...(business.people ?? []).flatMap((person) => [person.nmlsId, person.licenseNumber]),
    ]
    /** Worded by the owner and counsel: what a consultation costs, who owns how much of what, a state's complaint line. */
    const sentences = [
      ...[business.affiliation, business.consultation, business.stateNotice, brokerage.areaServed].map(
        (worded) => worded?.[language],
      ),
      business.spanishSteps,
    ].map((sentence) => sentence && plain(sentence))
    const figures = allPages
      .filter((page) => page.language === language)
      .map((page) => {
        const facts = [...sentences, office.phone.label, ...numbers].filter((fact) => fact !== undefined)
        const words = facts.reduce((text, fact) => text.replaceAll(fact, ""), wordsOf(mainOf(page)))
        const rest = known.reduce((text, figure) => text.replace(figure, ""), words)
        return [page.path, rest.match(/\S*[\d%$€]\S*/g)?.join(" ") ?? ""]
      })
    expect(figures.filter(([, found]) => found)).toEqual([])
  })

  test("no page states a rate, term or payment in words either", () => {
    const spoken = {
      // The referral program has no money either.
      en: /\b(?:no|zero|low|little) (?:money(?!, no gifts)|down)\b|\b(?:fifteen|thirty|five|seven|ten)-year\b|\bAPR\b|\bper month\b|\bmonthly payments? of\b|\bpercent\b/i,
      es: /\bsin (?:pago inicial|enganche)\b|\b(?:quince|treinta|cinco|siete|diez) años\b|\bAPR\b|\bal mes\b|\bpago mensual de\b|\bpor ciento\b/i,
    }[language]
    for (const page of allPages.filter((candidate) => candidate.language === language))
      expect(wordsOf(mainOf(page)), page.path).not.toMatch(spoken)
  })
})

test("the one-machine recipe deletes messages and backups within the time that the privacy policy promises", () => {
  const unit = (name: string) => readFileSync(`deploy/one-machine/${name}.service`, "utf8")
  const { messageDays, backupDays } = business.retention
  expect(unit("site-prune")).toContain(`prune --older-than ${messageDays}\n`)
  // `find` counts whole days: +14 means 15 days and older.
  const olderThan = Number(/-mtime \+(\d+) -delete/.exec(unit("site-backup"))?.[1])
  expect(olderThan + 1).toBeLessThanOrEqual(backupDays)
})
