import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createOffice } from "../../src/adapters/office.ts"
import { siteTokensModule } from "../../src/build/site-tokens.ts"
import { renderAnswerPage } from "../../src/contact/answer-page.ts"
import { answerPageStyle } from "../../src/contact/answer-page-style.ts"
import { siteTokens } from "../../src/contact/site-tokens.ts"
import { mark } from "../../src/mark.ts"

// The contact function runs without the site's files, so it has a copy of what they share.

test("the answer page has the site's colors and sizes, which the build copies from tokens.css", async () => {
  expect(readFileSync("src/contact/site-tokens.ts", "utf8")).toBe(await siteTokensModule())
})

test("the answer page's style uses only tokens that exist", () => {
  const used = [...answerPageStyle.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((token) => !siteTokens.includes(`${token}:`))).toEqual([])
})

test("the answer page shows the site's logo", () => {
  const values = { name: "", email: "", phone: "", message: "" }
  const { html } = renderAnswerPage({ language: "en", office: createOffice(), refusal: undefined, values })
  for (const path of Object.values(mark)) expect(html).toContain(`<path d="${path}"`)
})
