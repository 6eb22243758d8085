import { expect, test } from "vitest"
import { finishPage } from "./finish-page.ts"

const published = new Map<string, string>()
const publish = (name: string, content: string) => {
  published.set(name, content)
  return `/assets/${name}`
}
const finishing = { islandScripts: "", foreign: {}, englishTerms: [], publish }
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
const head = `<meta charset="utf-8"><title>A page</title><style>.seen{color:red}.below{color:blue}</style>`
const body = `<main><svg class="seen"></svg><p class="below">Text</p></main>`

test("a page gets its policy first, the first screen's styles in the head, and the others after its picture", () => {
  const html = finishPage(page(head, body), finishing)
  expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy" /)
  expect(html).toContain("<style>.seen{color:red}</style></head>")
  expect(html).toContain("<style>.below{color:#00f}</style></svg>")
})

test("classes go by the name in their file, unless another or a script has it", () => {
  const styles =
    ".hero-Home{color:red}.hero-Home>.door-Home,.door-Lot{top:0}.sun-Home,.sun{left:0}.row-Field{top:1px}.sun{background:url(/a.ab-Cd.png)}"
  const html = finishPage(
    page(
      `<meta charset="utf-8"><style>${styles}</style>`,
      '<main><p class="hero-Home sun-Home"><i class="door-Home sun"></i><svg class="door-Lot row-Field"></svg></p></main>',
    ),
    { ...finishing, islandScripts: 'className:"row-Field"' },
  )
  expect(html).toContain(
    '<p class="hero sun-Home"><i class="door-Home sun"></i><svg class="door-Lot row-Field">',
  )
  expect(html).toContain(
    ".hero{color:red}.hero>.door-Home,.door-Lot{top:0}.sun-Home,.sun{left:0}.row-Field{top:1px}.sun{background:url(/a.ab-Cd.png)}",
  )
})

test("shapes without content are closed at once", () => {
  expect(
    finishPage(page(head, '<main><svg class="seen"><path d="M0 0"></path></svg></main>'), finishing),
  ).toContain('<path d="M0 0"/>')
})

test("drawings marked so move into one file, each a part of it, whose colors are the page's", () => {
  const styles = `<meta charset="utf-8"><style>:root{--pine:green;--clay:red}.seen{top:0}</style>`
  const drawing = (shapes: string) => `<svg data-file>${shapes}</svg>`
  const hill = '<path fill="var(--pine)" d="M0 0"></path>'
  const hills = drawing(hill) + drawing("<circle></circle>") + drawing(hill)
  const finish = (drawings: string) =>
    finishPage(page(styles, `<main><svg class="seen"></svg>${drawings}</main>`), finishing)
  const used = (part: number) => drawing(`<use href="/assets/drawings.svg#part-${part}"/>`)
  const html = finish(hills)
  expect(html).toContain("--pine:green")
  expect(html).toContain(used(1) + used(2) + used(1))
  expect(published.get("drawings.svg")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="part-1"><path fill="var(--pine)" d="M0 0"/></g><g id="part-2"><circle/></g></svg>',
  )
  // A rule of the page would not apply in the file.
  expect(() => finish(drawing('<path class="seen" d="M0 0"></path>'))).toThrow(
    'depends on the page: <path class="seen"',
  )
})

test("an island does not tell where the page was built", () => {
  const island = '<astro-island uid="1wh8fH" props="{}"></astro-island>'
  const script = '<script type="module">"component-url"</script>'
  expect(finishPage(page(head, body + island + script), finishing)).toContain('<astro-island props="{}">')
})

test("English terms in Spanish text are marked, at a sentence's end too, but not in a domain", () => {
  const spanish = page(head, `<main><svg></svg><p>Vea Loan Estimate. En ridge.example, ridge.</p></main>`)
  const html = finishPage(spanish.replace('lang="en"', 'lang="es"'), {
    ...finishing,
    englishTerms: ["Loan Estimate", "ridge"],
  })
  expect(html).toContain(
    '<p>Vea <span lang="en">Loan Estimate</span>. En ridge.example, <span lang="en">ridge</span>.</p>',
  )
})

test("a page's scripts become one with separate scopes, without Astro's runtime for islands", () => {
  const scripts =
    '<script>runtime()</script><script type="module">var e=1</script><script type="module">var e=2</script>'
  const html = finishPage(page(head, body + scripts), finishing)
  expect(html.match(/<script.*<\/script>/g)).toEqual([
    '<script type="module">(()=>{var e=1})();(()=>{var e=2})();</script>',
  ])
})

test.each([
  ["its first <meta>", page(head.replace('<meta charset="utf-8">', ""), body), "meta[charset]"],
  [
    "its character set at the very beginning",
    page(`<link rel="icon" href="/i">${head}`, body),
    "meta[charset]",
  ],
  ["any style", page('<meta charset="utf-8">', body), "no style"],
  ["a picture in its first screen", page(head, "<main>Text</main>"), "no picture"],
  [
    "the script of its island",
    page(head, `${body}<astro-island></astro-island>`),
    "an island without a script",
  ],
])("a page without %s stops the build", (_, html, reason) => {
  expect(() => finishPage(html, finishing)).toThrow(reason)
})
