import { parse } from "node-html-parser"
import { describe, expect, test } from "vitest"
import { createOffice } from "../../src/adapters/office.ts"
import { renderAnswerPage } from "../../src/contact/answer-page.ts"
import { Refusal } from "../../src/contact/refusal.ts"
import { allPages } from "./site.ts"

/** What stands in parentheses on Spanish pages and is not English: Spanish, numbers, or a name. */
const notEnglish =
  /^(\d+|opcional|avalúo, \{\}|la comisión|“nosotros”|vea .*|se abre en una pestaña nueva|_gcl_au y otras)$/

const values = { name: "", email: "", phone: "", message: "" }
const answers = (["not_stored", "not_confirmed", "invalid_fields", undefined] as const).map((code) => {
  const refusal = code && new Refusal(code)
  return renderAnswerPage({ language: "es", office: createOffice(), refusal, values }).html
})

/** The text of a page, with what is marked as another language in braces. */
function spanishText(html: string): string {
  const page = parse(html, { blockTextElements: { script: false, style: false } })
  for (const marked of page.querySelectorAll("body [lang=en]")) marked.textContent = "{}"
  return page.querySelector("body")?.structuredText ?? ""
}

describe("on Spanish pages, English is marked as such", () => {
  const pages = allPages.filter(({ language, path }) => language === "es" && path !== "/es/404")
  test.each(pages)("$path", ({ html }) => {
    expectNoEnglish(html)
  })

  test("the page that answers without JavaScript", () => {
    for (const html of answers) expectNoEnglish(html)
  })
})

function expectNoEnglish(html: string): void {
  const text = spanishText(html)
  const inParentheses = [...text.matchAll(/\(([^()]*)\)/g)].map(([, words = ""]) => words)
  expect(inParentheses.filter((words) => !/^[{}, ]+$/.test(words) && !notEnglish.test(words))).toEqual([])
  expect(text).not.toMatch(
    /\b(pre-?approval|closing|escrow|loan|rate|payment|fee|walk-through|stubs)\b|\bnoonday /,
  )
}

test("the Spanish page that answers without JavaScript leads back to Spanish pages alone", () => {
  const office = createOffice()
  for (const html of answers)
    for (const link of parse(html).querySelectorAll('a[href^="http"], a[href^="/"]'))
      expect(link.getAttribute("href")).toMatch(/\/es(\/|$)/)
  expect(office.homePaths.es).toBe("/es")
})

test("a page has at most one footnote mark, and its footnote links back to it", () => {
  for (const { root } of allPages) {
    const marks = root.querySelectorAll("[role=doc-noteref]")
    expect(marks.length).toBeLessThanOrEqual(1)
    const [mark] = marks
    if (!mark) continue
    const note = root.querySelector(mark.getAttribute("href") ?? "")
    expect(note?.querySelector("[role=doc-backlink]")?.getAttribute("href")).toBe(`#${mark.id}`)
  }
})
