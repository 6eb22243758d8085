import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { createOffice } from "../../src/adapters/office.ts"
import { siteTokensModule } from "../../src/build/site-tokens.ts"
import { renderAnswerPage } from "../../src/contact/answer-page.ts"
import { answerPageStyle } from "../../src/contact/answer-page-style.ts"
import { answerWords } from "../../src/contact/answer-page-words.ts"
import { fieldNames } from "../../src/contact/message.ts"
import { siteTokens } from "../../src/contact/site-tokens.ts"
import { languages } from "../../src/languages.ts"
import { mark } from "../../src/mark.ts"
import { copy } from "../../src/site/copy/index.ts"

// The contact function runs without the site's files, so both have a copy of what they share.

test("the answer page has the site's colors and sizes, which the build copies from tokens.css", async () => {
  expect(readFileSync("src/contact/site-tokens.ts", "utf8")).toBe(await siteTokensModule())
})

test("the answer page's style uses only tokens that exist", () => {
  const used = [...answerPageStyle.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token)
  expect(used.filter((token) => !siteTokens.includes(`${token}:`))).toEqual([])
})

test("the answer page shows the site's logo", () => {
  const values = { name: "", email: "", phone: "", message: "" }
  const { html } = renderAnswerPage({ language: "en", office: createOffice(), refusal: undefined, values })
  expect(html).toContain(`<path d="${mark.roof}"/>`)
  expect(html).toContain(`<circle cx="${mark.sun.cx}" cy="${mark.sun.cy}" r="${mark.sun.r}"`)
  expect(html).toContain(`<path d="${mark.doors}"`)
})

describe.each(languages)("in %s", (language) => {
  test("the answer page's form has the same labels as the contact page's", () => {
    const { form, notices } = copy[language].contact
    const { labels, optional, hints } = form
    const answer = answerWords[language]
    for (const field of fieldNames)
      expect(answer.labels[field]).toBe(field === "phone" ? `${labels.phone} ${optional}` : labels[field])
    expect(answer.hints).toEqual(hints)
    expect(answer.problemTitle).toBe(notices.errorSummary)
  })
})
