import { describe, expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { languages } from "../../src/languages.ts"
import { type BuiltPage, fileAt, mainOf, notFoundPages, one, pageOf, pages, siteUrl, textOf } from "./site.ts"

const blocks = (page: BuiltPage) =>
  page.root.querySelectorAll("script[type='application/ld+json']").map((script) => script.textContent)

const entity = JSON.parse(blocks(pageOf("home", "en"))[0] ?? "")

/** Every value with its path of keys. */
function leaves(value: unknown, keys: readonly string[] = []): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[keys.join("."), value]]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...keys, key]))
}

test("every page describes the same business, and the 404 pages none", () => {
  for (const page of pages) {
    expect(blocks(page), page.path).toHaveLength(1)
    expect(JSON.parse(blocks(page)[0] ?? ""), page.path).toEqual(entity)
  }
  for (const { html } of notFoundPages) expect(html).not.toContain("ld+json")
})

test("the business is one entity of two types with one identifier", () => {
  expect(entity["@context"]).toBe("https://schema.org")
  expect(entity["@type"]).toEqual(["RealEstateAgent", "FinancialService"])
  const identifiers = leaves(entity).filter(([keys]) => keys.endsWith("@id"))
  expect(identifiers).toEqual([["@id", `${siteUrl}/#business`]])
})

test("it contains the business facts, and nothing that the owner has not supplied", () => {
  const { street, city, region, postalCode, country } = business.address
  expect(entity).toMatchObject({
    name: business.name,
    url: `${siteUrl}/`,
    telephone: business.phone,
    email: business.email,
    knowsLanguage: ["en", "es"],
  })
  const address = { streetAddress: street, addressLocality: city, addressRegion: region, postalCode }
  const supplied = Object.entries({ ...address, addressCountry: country }).filter(
    ([, value]) => value !== undefined,
  )
  expect(entity.address).toEqual({ "@type": "PostalAddress", ...Object.fromEntries(supplied) })
  expect(entity.areaServed?.map((state: { name: string }) => state.name)).toEqual(
    business.lender.statesServed,
  )
  expect(
    leaves(entity).filter(
      ([, value]) => value === null || value === "" || /undefined|NaN/.test(String(value)),
    ),
  ).toEqual([])
})

test("it contains no invented rating, review, price, offer or amount", () => {
  const told = leaves(entity).map(([keys]) => keys)
  expect(told.filter((keys) => /rating|review|price|offer|amount|interest|award|fees/i.test(keys))).toEqual(
    [],
  )
})

test("its pictures are files of this site", () => {
  for (const address of [entity.logo, entity.image]) {
    expect(address).toMatch(/\.png$/)
    expect(fileAt(address.replace(siteUrl, "")), address).toBeTruthy()
  }
})

const dayNames = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
} as const

/** `9:00 AM` and `9:00 a. m.` as `09:00`. */
function clockTime(text: string): string {
  const [, hour, minute, half] = /(\d+):(\d+)\s*([ap])/i.exec(text) ?? []
  const inDay = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0)
  return `${String(inDay).padStart(2, "0")}:${minute}`
}

describe.each(languages)("the office hours (%s)", (language) => {
  test("match the visible table", () => {
    const rows = one(mainOf(pageOf("contact", language)), "table").querySelectorAll("tbody tr")
    const seen = rows.flatMap((row) => {
      const [days = "", times = ""] = row.querySelectorAll("th, td").map(textOf)
      const named = dayNames[language].flatMap((name, index) =>
        new RegExp(name, "i").test(days) ? [index] : [],
      )
      const [first = 0, last = first] = named
      const [opens, closes] = times.match(/\d+:\d+\s*[ap]/gi) ?? []
      return dayNames.en
        .slice(first, last + 1)
        .map((day) => [day, opens ? [clockTime(opens), clockTime(closes ?? "")] : "closed"])
    })
    const told = new Map<string, string[]>(
      entity.openingHoursSpecification.flatMap(
        ({ dayOfWeek, opens, closes }: { dayOfWeek: string[]; opens: string; closes: string }) =>
          dayOfWeek.map((day) => [day.replace("https://schema.org/", ""), [opens, closes]]),
      ),
    )
    expect(seen).toEqual(dayNames.en.map((day) => [day, told.get(day) ?? "closed"]))
  })
})
