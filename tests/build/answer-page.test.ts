import { describe, expect, test } from "vitest"
import { createOffice } from "../../src/adapters/office.ts"
import { renderAnswerPage } from "../../src/contact/answer-page.ts"
import { answerPageStyle } from "../../src/contact/answer-page-style.ts"
import { answerWords } from "../../src/contact/answer-page-words.ts"
import { fieldNames } from "../../src/contact/message.ts"
import { languages } from "../../src/languages.ts"
import { mark } from "../../src/mark.ts"
import { copy } from "../../src/site/copy/index.ts"
import tokens from "../../src/site/styles/tokens.css?raw"

// The function that answers a form runs without the site's files, so what both show stands in both.

test("the answer page wears no color that the site does not have", () => {
  const colors = (sheet: string) => [...sheet.matchAll(/oklch\([^)]*\)/g)].map(([color]) => color)
  const known = new Set(colors(tokens))
  expect(colors(answerPageStyle).filter((color) => !known.has(color))).toEqual([])
})

test("the answer page bears the site's mark", () => {
  const values = { name: "", email: "", phone: "", message: "" }
  const { html } = renderAnswerPage({ language: "en", office: createOffice(), refusal: undefined, values })
  expect(html).toContain(`<path d="${mark.roof}"/>`)
  expect(html).toContain(`<circle cx="${mark.sun.cx}" cy="${mark.sun.cy}" r="${mark.sun.r}"`)
  expect(html).toContain(`<path d="${mark.doors}"`)
})

describe.each(languages)("in %s", (language) => {
  test("the answer page's form asks in the words of the contact page's", () => {
    const { labels, optional, hints, errorSummary } = copy[language].contact.form
    const answer = answerWords[language]
    for (const field of fieldNames)
      expect(answer.labels[field]).toBe(field === "phone" ? `${labels.phone} ${optional}` : labels[field])
    expect(answer.hints).toEqual(hints)
    expect(answer.problemTitle).toBe(errorSummary)
  })
})
