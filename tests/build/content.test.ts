import { describe, expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { languages } from "../../src/languages.ts"
import { pathTo } from "../../src/routes.ts"
import { copy } from "../../src/site/copy/index.ts"
import { isSample } from "../is-sample.ts"
import { labelOf, linksIn, mainOf, one, pageOf, pages, plain, textOf, wordsOf } from "./site.ts"
import { specification } from "./specification.ts"

test.each(pages)("each cell of the tables of $path names its own column, for phones", ({ root }) => {
  for (const table of root.querySelectorAll("main table[role=table]")) {
    const [, ...columns] = table.querySelectorAll("thead th").map(textOf)
    for (const row of table.querySelectorAll("tbody tr"))
      expect(row.querySelectorAll("td").map((cell) => cell.getAttribute("data-label"))).toEqual(columns)
  }
})

describe.each(pages)("$path has, as the specification asks,", ({ name, language, root }) => {
  const main = one(root, "main")
  const wholeTexts = new Set(
    main.querySelectorAll("*").flatMap((element) => [textOf(element), labelOf(element)]),
  )

  test.each(specification[name].filter(({ ofTheSample }) => isSample || !ofTheSample))("$what", (element) => {
    const { names = [], says = [], leads = [] } = element[language]
    expect(names.filter((text) => !wholeTexts.has(text))).toEqual([])
    expect(says.filter((text) => !textOf(main).includes(text))).toEqual([])
    const links = linksIn(main).map(({ label, href }) => ({
      label: label.toLowerCase(),
      path: href.split("#")[0],
    }))
    const missing = leads.filter(
      ([label, to]) =>
        !links.some((link) => link.label.includes(label.toLowerCase()) && link.path === pathTo(to, language)),
    )
    expect(missing, JSON.stringify(links)).toEqual([])
  })
})

/** Copy that is not in the page's HTML, and why. */
const shownLater = [
  // For search results and cards; routes.test.ts checks these.
  /^head\./,
  // Shown by the form while it is used.
  /^form\.submitting$/,
  // Which one is shown depends on whether advertising is configured.
  /^advertising\./,
  // About something that this office does not have.
  ...(business.whatsapp ? [] : [/^(card|contact)\.chat/]),
  ...(business.bookingUrl ? [] : [/^booking\./]),
  // Replaced by the owner's own words.
  ...(business.consultation ? [/^booking\.details$/] : []),
  ...(business.privacyEffectiveDate ? [] : [/^effective$/]),
]

function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => strings(part, place ? `${place}.${key}` : key))
}

describe.each(pages)("$path", ({ name, language, root }) => {
  test("shows all of its copy", () => {
    const shown = wordsOf(one(root, "main"))
    const written = strings(copy[language][name]).filter(
      ([place]) => !shownLater.some((later) => later.test(place)),
    )
    const missing = written.filter(([, text]) => !shown.includes(plain(text)))
    expect(missing).toEqual([])
  })
})

describe.each(languages)("the privacy policy (%s)", (language) => {
  const main = mainOf(pageOf("privacy", language))

  test("has its eleven sections in the specified order", () => {
    const titles = Object.values(copy[language].privacy.sections).map(({ title }) =>
      title.replaceAll("\u00a0", " "),
    )
    const headings = main
      .querySelectorAll("h2")
      .map(textOf)
      .filter((heading) => titles.includes(heading))
    expect(headings).toEqual(titles)
    expect(titles).toHaveLength(11)
  })

  test("shows a last-updated date in the page's language, which the browser changes to today's", () => {
    const time = one(main, "time[data-time-zone]")
    const day = new Date(`${time.getAttribute("datetime")}T12:00:00Z`)
    const tag = { en: "en-US", es: "es-US" }[language]
    expect(textOf(time)).toBe(plain(day.toLocaleDateString(tag, { dateStyle: "long", timeZone: "UTC" })))
    expect(time.getAttribute("data-time-zone")).toBe(business.timeZone)
    expect(Math.abs(Date.now() - day.getTime())).toBeLessThan(366 * 86_400_000)
  })

  test("describes the advertising script, or says that there is none if none is configured", () => {
    const { configured, notConfigured } = copy[language].privacy.advertising
    const [said, unsaid] = process.env["ADS_CONVERSION_ID"]
      ? [configured, notConfigured]
      : [notConfigured, configured]
    for (const [, paragraph] of strings(said)) expect(textOf(main)).toContain(plain(paragraph))
    for (const [, paragraph] of strings(unsaid)) expect(textOf(main)).not.toContain(plain(paragraph))
  })
})
