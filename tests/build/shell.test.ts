import { describe, expect, test } from "vitest"
import { type PageId, pathTo } from "../../src/routes.ts"
import { allPages, labelOf, linksIn, notFoundPages, office, one, textOf, wordsOf } from "./site.ts"

/** From the specification, section 2, "Shared navigation and footer", and section 9. */
const shell = {
  en: {
    navigation: ["Home", "About", "Services", "Alliances", "Contact"],
    getStarted: "Get Started",
    quickLinks: ["Home", "About Us", "Services"],
    services: ["Real Estate", "Mortgage Loans", "Consultation"],
    legalLinks: ["Privacy Policy", "Contact"],
    greeting: "Hello! I’d like to know more about your real estate and mortgage services.",
  },
  es: {
    navigation: ["Inicio", "Acerca", "Servicios", "Alianzas", "Contacto"],
    getStarted: "Comenzar",
    quickLinks: ["Inicio", "Acerca de nosotros", "Servicios"],
    services: ["Bienes raíces", "Préstamos hipotecarios", "Consulta"],
    legalLinks: ["Política de privacidad", "Contacto"],
    greeting: "¡Hola! Quisiera saber más sobre sus servicios de bienes raíces e hipotecas.",
  },
} as const

describe.each(allPages)("$path", ({ name, language, root }) => {
  const words = shell[language]
  const header = one(root, "body > header")
  const footer = one(root, "body > footer")
  const paths = (...names: PageId[]) => names.map((page) => pathTo(page, language))

  test("has the five navigation links in order, with the current page marked", () => {
    const links = header.querySelectorAll("nav li a")
    expect(links.map(labelOf)).toEqual(words.navigation)
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      paths("home", "about", "services", "alliances", "contact"),
    )
    const current = links
      .filter((link) => link.hasAttribute("aria-current"))
      .map((link) => link.getAttribute("href"))
    const isInNavigation = name && ["home", "about", "services", "alliances", "contact"].includes(name)
    expect(current).toEqual(isInNavigation ? paths(name) : [])
  })

  test("has a Get Started button to the contact page", () => {
    expect(linksIn(header)).toContainEqual({
      label: words.getStarted,
      href: pathTo("contact", language),
    })
  })

  test("has a menu button that works without script (popovertarget)", () => {
    const button = one(header, "button")
    const menu = one(header, `#${button.getAttribute("popovertarget")}`)
    expect(menu.tagName).toBe("NAV")
    expect(menu.hasAttribute("popover")).toBe(true)
    expect(button.getAttribute("type")).toBe("button")
  })

  test("has the footer's blurb, quick links, services, legal links and the year", () => {
    const lists = footer.querySelectorAll("ul").map((list) => list.querySelectorAll("li").map(textOf))
    expect(lists).toEqual([words.quickLinks, words.services, words.legalLinks])
    const [quick, services, legal] = footer.querySelectorAll("ul")
    expect(quick && linksIn(quick).map(({ href }) => href)).toEqual(paths("home", "about", "services"))
    expect(services && linksIn(services)).toEqual([])
    expect(legal && linksIn(legal).map(({ href }) => href)).toEqual(paths("privacy", "contact"))
    expect(textOf(footer)).toContain(
      { en: `one office in ${office.city}`, es: `una sola oficina de ${office.city}` }[language],
    )
    const year = textOf(one(footer, "[data-year]"))
    expect(year).toMatch(/^20\d\d$/)
    expect(textOf(footer)).toContain(`© ${year} ${office.name}.`)
  })

  test("links to the flyer outside the footer's specified lists", () => {
    expect(linksIn(footer).map(({ href }) => href)).toContain(pathTo("flyer", language))
  })

  test("has a bar with the phone and, if there are any, the chat with its greeting and the booking page", () => {
    const hrefs = linksIn(one(root, "body > nav")).map(({ href }) => href)
    const ways = [office.phone.href, office.chat(words.greeting), office.booking]
    expect(hrefs).toEqual(ways.filter((way) => way !== undefined))
  })

  test("starts with a skip link, and has one header, one main and one footer", () => {
    const [first] = root.querySelectorAll("body a")
    expect(first?.getAttribute("href")).toBe("#main")
    expect(root.querySelectorAll("main#main")).toHaveLength(1)
    expect(root.querySelectorAll("body > header, body > footer")).toHaveLength(2)
  })
})

test.each(notFoundPages)(
  "$path says so in both languages, its own first, leads home, and logs the missing path",
  ({ language, root, html }) => {
    const main = one(root, "main")
    const words = { en: "Oops! Page not found", es: "Página no encontrada" }
    expect(textOf(one(main, "h1"))).toBe(words[language])
    for (const text of Object.values(words)) expect(wordsOf(main)).toContain(text)
    expect(linksIn(main).map(({ href }) => href)).toContain("/")
    expect(html).toMatch(/console\.error\([^)]*location\.pathname/)
  },
)

test("links that count as booking conversions are marked, because their URL does not show it", () => {
  for (const { path, root } of allPages) {
    const marked = root.querySelectorAll("[data-conversion]")
    const conversions = marked.map((link) => link.getAttribute("data-conversion"))
    expect(
      conversions.filter((name) => name !== "booking_click"),
      path,
    ).toEqual([])
    const booking = root.querySelectorAll(`a[href='${office.booking}']`)
    if (office.booking) expect(booking.length, path).toBeGreaterThan(0)
    expect(booking.filter((link) => !marked.includes(link)).map(String), path).toEqual([])
    const others = marked.filter((link) => !booking.includes(link)).map(labelOf)
    const consultation = { "/": ["Schedule a Consultation"], "/es": ["Programar una consulta"] }
    expect(others, path).toEqual(consultation[path as keyof typeof consultation] ?? [])
  }
})
