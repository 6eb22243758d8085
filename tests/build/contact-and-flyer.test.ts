import { encode } from "uqr"
import { describe, expect, test } from "vitest"
import { business, weekdays } from "../../src/business.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { languages } from "../../src/languages.ts"
import { hoursRows } from "../../src/site/format.ts"
import {
  type BuiltPage,
  labelOf,
  linksIn,
  mainOf,
  office,
  one,
  pageOf,
  siteUrl,
  stylesOf,
  textOf,
} from "./site.ts"

const greetings = {
  en: "Hello! I’d like to know more about your real estate and mortgage services.",
  es: "¡Hola! Quisiera saber más sobre sus servicios de bienes raíces e hipotecas.",
} as const

describe.each(languages)("the contact page (%s)", (language) => {
  const main = mainOf(pageOf("contact", language))
  const form = one(main, "form")

  test("has a form that works without JavaScript, as a post to the contact function", () => {
    expect(form.getAttribute("method")?.toLowerCase()).toBe("post")
    const backend = process.env["PUBLIC_SUPABASE_URL"] ?? ""
    expect(form.getAttribute("action")).toBe(backend + contactFunctionPath)
    expect(one(form, "button[type=submit]")).toBeTruthy()
  })

  test.each([
    { name: "name", tag: "INPUT", type: "text", autocomplete: "name", required: true, limit: "100" },
    { name: "email", tag: "INPUT", type: "email", autocomplete: "email", required: true, limit: "254" },
    { name: "phone", tag: "INPUT", type: "tel", autocomplete: "tel", required: false, limit: "40" },
    {
      name: "message",
      tag: "TEXTAREA",
      type: undefined,
      autocomplete: undefined,
      required: true,
      limit: "5000",
    },
  ])("asks for $name", ({ name, tag, type, autocomplete, required, limit }) => {
    const field = one(form, `[name=${name}]`)
    expect(field.tagName).toBe(tag)
    expect(field.getAttribute("type") ?? (tag === "INPUT" ? "text" : undefined)).toBe(type)
    expect(field.getAttribute("autocomplete")).toBe(autocomplete)
    expect(field.hasAttribute("required")).toBe(required)
    expect([undefined, limit]).toContain(field.getAttribute("maxlength"))
    expect(field.hasAttribute("pattern")).toBe(false)
    expect(field.hasAttribute("placeholder")).toBe(false)
    const label = textOf(one(form, `label[for=${field.id}]`))
    const names = {
      en: { name: "Name", email: "Email", phone: "Phone (optional)", message: "Message" },
      es: { name: "Nombre", email: "Correo electrónico", phone: "Teléfono (opcional)", message: "Mensaje" },
    }
    expect(label).toBe(names[language][name as keyof (typeof names)["en"]])
  })

  test("links to the phone, the email address and, if there is one, the chat with its greeting", () => {
    const hrefs = linksIn(main).map(({ href }) => href)
    expect(hrefs).toContain(office.phone.href)
    expect(hrefs).toContain(office.email.href)
    const chat = office.chat(greetings[language])
    expect(hrefs.filter((href) => href.startsWith("https://wa.me/"))).toEqual(chat ? [chat] : [])
  })

  test("links to the booking page in a new tab, if there is one", () => {
    if (!office.booking) return expect(textOf(main)).not.toMatch(/Choose a Time|Elegir día y hora/)
    const booking = one(main, `a[href='${office.booking}']`)
    expect(booking.getAttribute("target")).toBe("_blank")
    expect(labelOf(booking)).toBe({ en: "Choose a Time", es: "Elegir día y hora" }[language])
  })

  test("shows the week as a table of days and times, for a script to mark today", () => {
    const rows = one(main, "table").querySelectorAll("tbody tr")
    expect(rows.map((row) => row.getAttribute("data-days"))).toEqual(
      hoursRows(business.hours).map(({ days }) => days.map((day) => weekdays.indexOf(day)).join(" ")),
    )
    const status = JSON.parse(one(main, "[data-office-clock]").getAttribute("data-office-clock") ?? "")
    expect(status).toMatchObject({ timeZone: business.timeZone, week: { length: 7 } })
    expect(rows.every((row) => row.querySelector("th[scope=row]"))).toBe(true)
  })
})

/** What a page's unnamed `@page` rules say; the last one wins. */
const paperRules = (page: BuiltPage) =>
  [...stylesOf(page).matchAll(/@page\{([^}]*)\}/g)].map(([, rule]) => rule)

describe.each(languages)("the flyer (%s)", (language) => {
  const page = pageOf("flyer", language)
  const main = mainOf(page)

  test("is set on letter paper", () => {
    const sheet = /@page[^{]*\{[^}]*size:\s*([^;}]*)/.exec(one(main, "svg > style").textContent)?.[1]
    expect(sheet).toMatch(/^(?:letter|8\.5in 11in)/)
  })

  test("has no margin on paper, in Safari too, which ignores rules for named pages", () => {
    const rules = paperRules(page)
    expect(rules.at(-1)).toEqual("size:8.5in 11in;margin:0")
    expect(paperRules(pageOf("contact", language))).toEqual(["margin:.65in"])
  })

  test("has a button that prints it or saves it as a PDF", () => {
    const button = one(main, "button[data-print]")
    expect(labelOf(button)).toBe({ en: "Print or Save as PDF", es: "Imprimir o guardar en PDF" }[language])
  })

  test("shows the external service's QR code over one drawn at build time, and the address as text", () => {
    const image = one(main, "img[src^='https://api.qrserver.com/']")
    const { searchParams } = new URL(image.getAttribute("src") ?? "")
    expect([siteUrl, `${siteUrl}/`, `${siteUrl}/es`]).toContain(searchParams.get("data"))
    const names = [
      image.getAttribute("alt"),
      ...main.querySelectorAll("[aria-label]").map((part) => part.getAttribute("aria-label")),
    ]
    expect(names.join(" ")).toMatch({ en: /QR code/, es: /Código QR/ }[language])
    // One square a step, dark ones with an outline: the drawn code is that of the address, with its quiet margin.
    const [, drawn = ""] = one(main, "svg[role=img]")
      .querySelectorAll("path")
      .map((path) => path.getAttribute("d") ?? "")
    const { data } = encode(searchParams.get("data") ?? "", { ecc: "M", border: 4 })
    const rows = drawn.slice("M0 0".length).split(`m-${data.length} 1`)
    expect(
      rows.map((row) => [...row.matchAll(/(h1v1h-1z)?m1 0/g)].map(([, square]) => square !== undefined)),
    ).toEqual(data)
    expect(textOf(main)).toContain(new URL(siteUrl).host)
  })

  test("names the business, its phone, its email and the equal housing statement", () => {
    for (const fact of [office.name, office.phone.label, office.email.label])
      expect(textOf(page.root)).toContain(fact)
    const words = { en: "Equal Housing Opportunity", es: "Igualdad de Oportunidades en la Vivienda" }
    if (business.equalHousing === "opportunity") expect(textOf(main)).toContain(words[language])
  })
})
