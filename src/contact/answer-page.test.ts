import { parse } from "node-html-parser"
import { describe, expect, test } from "vitest"
import { type Answer, renderAnswerPage } from "./answer-page.ts"
import { answerWords } from "./answer-page-words.ts"
import { hints } from "./form-words.ts"
import { Refusal } from "./refusal.ts"
import { describeRefusal, unexpectedError } from "./wording.ts"

const office = {
  name: "Home & Loan",
  siteBase: "https://www.example.com",
  phone: "+17705550142",
  phoneText: "(770) 555-0142",
  email: "office@example.com",
  responseHours: 24,
  timeZone: "America/New_York",
  homePaths: { en: "/", es: "/es" },
  contactPaths: { en: "/contact", es: "/es/contacto" },
  licenses: ["Home Realty & Co.", "Loan, Inc., NMLS ID 1234567"],
  mark: { ink: "M1 1", sun: "M3 3", link: "M2 2" },
}

const values = {
  name: `Ana "A" <&>'`,
  email: "ana@example.com",
  phone: "770",
  message: "\nOne\nTwo",
}

function render(answer: Partial<Answer> = {}) {
  const page = renderAnswerPage({ language: "en", office, refusal: undefined, values, ...answer })
  const document = parse(page.html, { comment: true })
  return {
    ...page,
    document,
    texts: (selector: string) => document.querySelectorAll(selector).map(({ text }) => text),
    links: () => document.querySelectorAll("a").map((link) => [link.getAttribute("href"), link.text]),
  }
}

describe("every answer page", () => {
  test("says what it is to browsers, screens and search engines", () => {
    const { html, document } = render()
    expect(html.startsWith("<!doctype html>\n")).toBe(true)
    expect(document.querySelector("html")?.getAttribute("lang")).toBe("en")
    expect(document.querySelector("meta")?.attributes).toEqual({ charset: "utf-8" })
    const content = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute("content")
    expect(content("viewport")).toBe("width=device-width, initial-scale=1")
    expect(content("color-scheme")).toBe("light dark")
    expect(content("robots")).toBe("noindex")
    expect(html).toContain("<title>Message Sent! – Home &amp; Loan</title>")
    expect(render({ refusal: new Refusal("not_stored") }).html).toContain(
      "<title>Error – Home &amp; Loan</title>",
    )
  })

  test("names the licenses that the owner has supplied, as every footer does (SAFE Act, Georgia rule 520-1-.09)", () => {
    expect(render().document.querySelector("footer")?.text).toContain(
      "Home Realty & Co.\nLoan, Inc., NMLS ID 1234567\n",
    )
    const unlicensed = render({ office: { ...office, licenses: [] } })
    expect(unlicensed.texts("footer p")).toHaveLength(2)
  })

  test("shows the mark, the street, and other ways to reach the office", () => {
    const { document, texts, links } = render()
    const [mark, street] = document.querySelectorAll("header svg")
    expect(mark?.querySelectorAll("*").map(({ attributes }) => attributes)).toEqual([
      { d: "M1 1" },
      { d: "M3 3", class: "sun" },
      { d: "M2 2", class: "link" },
    ])
    expect(street?.querySelectorAll(".wall, .roof, .door, .sun, .hill")).toHaveLength(7)
    for (const path of street?.querySelectorAll("path") ?? [])
      expect(path.getAttribute("d")).toMatch(/^[Mm][\d -]/)
    expect(street?.querySelector("g.pine path")?.getAttribute("d")?.match(/h-52l/g)).toHaveLength(5)
    expect(street?.querySelectorAll("g.pine path")).toHaveLength(2)
    expect(texts("header a span")).toEqual(["Home & Loan"])
    expect(links()[0]?.[0]).toBe("https://www.example.com/")
    expect(texts("footer h2")).toEqual(["You can also call or write to us"])
    expect(links().slice(-2)).toEqual([
      ["tel:+17705550142", "(770) 555-0142"],
      ["mailto:office@example.com", "office@example.com"],
    ])
  })

  test("cannot load or run anything, posts only to this site, and cannot be framed", () => {
    expect(render().contentSecurityPolicy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })
})

test.each(["en", "es"] as const)("a stored message is answered in %s with what happens next", (language) => {
  const words = answerWords[language]
  const { document, texts, links } = render({ language })
  expect(texts("h1")).toEqual([language === "en" ? "Message Sent!" : "¡Mensaje Enviado!"])
  expect(texts(".lead")[0]).toContain("24")
  expect(texts("main p")[1]).toBe(words.whatNext)
  expect(links().slice(1, 3)).toEqual([
    [`https://www.example.com${office.homePaths[language]}`, words.home],
    [`https://www.example.com${office.contactPaths[language]}`, words.another],
  ])
  expect(document.querySelector("a.button")?.text).toBe(words.home)
  expect(document.querySelector("form, [role=alert]")).toBeNull()
})

describe("a message with errors", () => {
  const refusal = new Refusal("invalid_fields", { problems: { phone: "tooLong", email: "malformed" } })

  test("is answered with each error, linked to its field", () => {
    const { document, texts, links } = render({ refusal })
    expect(texts("h1")).toEqual(["There is a problem"])
    const summary = document.querySelector("div.summary[role=alert]")
    expect(summary?.querySelector("p")?.text).toBe(answerWords.en.problemText)
    expect(links().slice(1, 3)).toEqual([
      ["#email", "Enter an email address in the correct format, like name@example.com"],
      ["#phone", "Phone number must be 40 characters or fewer"],
    ])
    expect(summary?.querySelector("ul")?.innerHTML).toMatch(/^<li>.*<\/li><li>.*<\/li>$/)
  })

  test("comes back in the form, as it was typed", () => {
    const { document, html } = render({ refusal })
    expect(document.querySelector("form")?.attributes).toEqual({ method: "post", novalidate: "" })
    const attributes = (name: string) => document.querySelector(`form [name=${name}]`)?.rawAttributes
    expect(attributes("language")).toEqual({ type: "hidden", name: "language", value: "en" })
    expect(attributes("name")).toEqual({
      type: "text",
      autocomplete: "name",
      id: "name",
      name: "name",
      required: null,
      value: "Ana &quot;A&quot; &lt;&amp;&gt;&#39;",
    })
    expect(attributes("email")).toEqual({
      type: "email",
      autocomplete: "email",
      spellcheck: "false",
      id: "email",
      name: "email",
      required: null,
      "aria-invalid": "true",
      "aria-describedby": "email-error",
      value: "ana@example.com",
    })
    expect(attributes("phone")).toEqual({
      type: "tel",
      autocomplete: "tel",
      id: "phone",
      name: "phone",
      "aria-invalid": "true",
      "aria-describedby": "phone-hint phone-error",
      value: "770",
    })
    expect(attributes("message")).toEqual({
      id: "message",
      name: "message",
      required: null,
      "aria-describedby": "message-hint",
      rows: "8",
    })
    // A parser drops the first line break.
    expect(html).toContain('rows="8">\n\nOne\nTwo</textarea>')
    expect(document.querySelector(".honeypot")?.getAttribute("aria-hidden")).toBe("true")
    expect(attributes("subject")).toEqual({
      type: "text",
      name: "subject",
      tabindex: "-1",
      autocomplete: "off",
      "aria-label": "subject",
    })
    expect(document.querySelector("button")?.text).toBe("Send again")
  })

  test("has a label, the hint and the error at each field", () => {
    const { document } = render({ refusal })
    const fields = document.querySelectorAll(".field").map((field) => ({
      for: field.querySelector("label")?.getAttribute("for"),
      label: field.querySelector("label")?.text,
      hint: field.querySelector("p[id$=-hint]")?.text,
      error: field.querySelector("strong")?.id,
    }))
    expect(fields).toEqual([
      { for: "name", label: "Name", hint: undefined, error: undefined },
      { for: "email", label: "Email", hint: undefined, error: "email-error" },
      { for: "phone", label: "Phone (optional)", hint: hints.en.phone, error: "phone-error" },
      { for: "message", label: "Message", hint: hints.en.message, error: undefined },
    ])
  })
})

test.each([
  "not_stored",
  "not_confirmed",
  "rate_limited",
  "internal_error",
  "idempotency_conflict",
  "unauthorized",
] as const)("after %s the reason is given and the form can be sent again", (code) => {
  const { document, texts } = render({ refusal: new Refusal(code) })
  expect(texts("h1")).toEqual(["Error"])
  expect(document.querySelectorAll("[role=alert] p").map(({ text }) => text)).toEqual([
    "Failed to send message. Please try again.",
    expect.stringMatching(/.{10,}/),
  ])
  expect(document.querySelector("[role=alert]")?.innerHTML).toContain(
    describeRefusal(new Refusal(code), "en").slice(0, 12),
  )
  expect(document.querySelector("ul")).toBeNull()
  expect(document.querySelector("form [aria-invalid]")).toBeNull()
  expect(document.querySelector("form")).not.toBeNull()
})

test.each(["body_too_large", "cross_origin", "invalid_body"] as const)(
  "after %s, when the words could not be read or are not our form's, there is a way back instead",
  (code) => {
    const { document, links } = render({ refusal: new Refusal(code), language: "es" })
    expect(document.querySelector("form")).toBeNull()
    expect(document.querySelector("main")?.text).toContain(answerWords.es.goBack)
    expect(links()[1]).toEqual(["https://www.example.com/es/contacto", answerWords.es.contactPage])
    expect(document.querySelector("main a")?.classNames).toBe("button")
  },
)

test("the words that the specification gives in English only are marked as English on the Spanish page", () => {
  const { document } = render({ language: "es", refusal: new Refusal("internal_error") })
  expect(document.querySelectorAll("main [lang=en]").map(({ text }) => text)).toEqual([unexpectedError])
})
