import { expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { launchItems } from "../../src/cli/launch-items.ts"
import { parseConfig } from "../../src/server/config.ts"

const whereOf = (items: ReturnType<typeof launchItems>) => items.map(({ where }) => where).join("\n")

test("every fact that the owner has not supplied keeps the sample business from opening", () => {
  const blocking = whereOf(launchItems(business, parseConfig({}), {}).filter(({ blocks }) => blocks))
  for (const fact of [
    "origin",
    "email",
    "websiteEmail",
    "phone",
    "whatsapp",
    "bookingUrl",
    "nmlsId",
    "legalName",
    "licenseType",
    "statesServed",
    "registeredName",
    "affiliation",
    "spanishSteps",
    "privacyEffectiveDate",
    "SMTP_URL",
  ]) {
    expect(blocking).toContain(fact)
  }
})

test("in each group what keeps the site from opening comes first", () => {
  const groups = Map.groupBy(launchItems(business, parseConfig({}), {}), ({ group }) => group)
  for (const [group, items] of groups) {
    const blocking = items.map(({ blocks }) => blocks)
    expect(blocking, group).toEqual(blocking.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test("a business that has supplied everything may open, and is still asked to confirm its claims", () => {
  const supplied = {
    ...business,
    origin: "https://noonday-homes.com",
    email: "hello@noonday-homes.com",
    websiteEmail: "website@noonday-homes.com",
    phone: "+17702345678",
    whatsapp: "+17702345678",
    bookingUrl: "https://book.noonday-homes.com",
    address: { ...business.address, street: "1 Main Street", postalCode: "30188" },
    brokerage: {
      registeredName: "N",
      licenseNumber: "1",
      areaServed: { en: "x", es: "x" },
    },
    lender: { legalName: "N", nmlsId: "1", licenseType: "broker", statesServed: ["Georgia"] },
    affiliation: { en: "x", es: "x" },
    consultation: { en: "x", es: "x" },
    spanishSteps: "x",
    privacyEffectiveDate: "2026-12-01",
  } as const
  const environment = {
    SITE_URL: supplied.origin,
    MAIL_TO: supplied.email,
    MAIL_FROM: supplied.websiteEmail,
    SMTP_URL: "smtps://u:p@mail.noonday-homes.com",
    CONTACT_ANON_KEY: "ours",
  }
  const items = launchItems(supplied, parseConfig(environment), environment)
  expect(items.filter(({ blocks }) => blocks)).toEqual([])
  const claims = ["statistics", "responseHours", "loan-programs", "alliances", "questions", "retention"]
  for (const claim of claims) expect(whereOf(items)).toContain(claim)
})
