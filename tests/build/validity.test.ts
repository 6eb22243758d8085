import { type ConfigData, HtmlValidate } from "html-validate/node"
import { expect, test } from "vitest"
import { allPages } from "./site.ts"

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React writes `popoverTarget` and `hrefLang`, but attribute names are case-insensitive (HTML, 13.1.2.3).
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React writes `required=""` and `<input/>`, which mean `required` and `<input>` (HTML, 2.3.2 and 13.1.2.1).
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // An input without a type is a text field (HTML, 4.10.5).
    "no-implicit-input-type": "off",
    // base.css keeps telephone links on one line; no-break characters would be copied with the number.
    "tel-non-breaking": "off",
    // VoiceOver drops the role of lists without markers and of restyled tables unless it is explicit.
    "no-redundant-role": "off",
  },
}

const validator = new HtmlValidate(config)

test.each(allPages)("$path is valid HTML", async ({ html, file }) => {
  const { results } = await validator.validateString(html, file)
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(problems).toEqual([])
})

test.each(allPages)(
  "no class of $path is called undefined, as one is that its styles do not have",
  ({ html }) => {
    expect([...html.matchAll(/ class="([^"]*\bundefined\b[^"]*)"/g)].map(([, names]) => names)).toEqual([])
  },
)

// WebKit (2.50 for one) ignores the whole shorthand if it contains a thickness.
test.each(allPages)("every line under a link of $path is also drawn in Safari", ({ html }) => {
  expect(html.match(/text-decoration:[^;}]*\d[^;}]*/g) ?? []).toEqual([])
})

// Firefox (153 for one) ignores "8-22 246 132", because a separator is missing (SVG 2, 8.6), and then crops the drawing.
test.each(allPages)("every drawing of $path is scaled in Firefox, too", ({ html }) => {
  const views = [...html.matchAll(/ viewBox="([^"]*)"/g)].map(([, view = ""]) => view)
  expect(views.length).toBeGreaterThan(0)
  expect(views.filter((view) => !/^(-?[\d.]+ ){2}[\d.]+ [\d.]+$/.test(view))).toEqual([])
})

// Firefox (153 for one) mixes Oklab colors at hard stops too when a gradient repeats, and those that fade with black.
test.each(allPages)("every gradient of $path that repeats or fades is also drawn in Firefox", ({ html }) => {
  const gradients = html.match(/(repeating-[a-z]+|radial)-gradient\([^;}]*/g) ?? []
  const inOklab = gradients.filter((text) => !text.includes(" in srgb"))
  expect(inOklab.filter((text) => /^repeating|transparent|#0000/.test(text))).toEqual([])
})

test.each(allPages)(
  "$path keeps what only some visitors see: readable visited buttons, drawings at dusk in Safari, no travel with reduced motion",
  ({ html, root }) => {
    expect(html).toMatch(/\.button:visited\{color:var\(--button-ink\)/)
    if (root.querySelector("[data-file]")) expect(html).toMatch(/\[data-file\]\{color-scheme:dark\}/)
    expect(html.split("@view-transition")).toHaveLength(2)
    expect(html).toMatch(/@media \(prefers-reduced-motion:no-preference\)\{@view-transition/)
  },
)
