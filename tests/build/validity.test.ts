import { type ConfigData, HtmlValidate } from "html-validate/node"
import { expect, test } from "vitest"
import { allPages } from "./site.ts"

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React writes `popoverTarget` and `hrefLang`; attribute names have no case (HTML, 13.1.2.3).
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React writes `required=""` and `<input/>`, which are the same as `required` and `<input>` (HTML, 2.3.2 and 13.1.2.1).
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // An input that names no type is a text field (HTML, 4.10.5).
    "no-implicit-input-type": "off",
    // base.css keeps telephone links on one line; no-break characters in the number would be copied with it.
    "tel-non-breaking": "off",
    // VoiceOver forgets the role of a list without markers and of a table laid out as something else, unless it is written.
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
