import { expect, test } from "vitest"
import { type Business, business } from "../../src/business.ts"
import { launchItems, type OpenItem, report } from "../../src/cli/launch-items.ts"
import { parseConfig } from "../../src/server/config.ts"

/** Everything is supplied; what is left out may be. */
const supplied: Business = {
  ...business,
  origin: "https://noonday-homes.com",
  email: "hello@noonday-homes.com",
  websiteEmail: "website@noonday-homes.com",
  phone: "+17702345678",
  whatsapp: "+17702345678",
  bookingUrl: "https://book.noonday-homes.com",
  address: { ...business.address, street: "1 Main Street", postalCode: "30188" },
  statistics: { yearsOfExperience: 15, satisfiedClients: 500, coordinatedServicePercent: 100 },
  brokerage: { registeredName: "N", licenseNumber: "1", areaServed: { en: "x", es: "x" } },
  lender: { legalName: "N", nmlsId: "1", licenseType: "broker", statesServed: ["Georgia"] },
  equalHousing: "opportunity",
  people: [{ name: "N", role: { en: "x", es: "x" }, nmlsId: "1", speaks: ["en"] }],
  affiliation: { en: "x", es: "x" },
  consultation: { en: "x", es: "x" },
  spanishSteps: "x",
  privacyEffectiveDate: "2026-12-01",
}

const environment = {
  SITE_URL: supplied.origin,
  MAIL_TO: supplied.email,
  MAIL_FROM: supplied.websiteEmail,
  SMTP_URL: "smtps://u:p@mail.noonday-homes.com",
  CONTACT_ANON_KEY: "ours",
  TRUST_PROXY: "1",
  ADS_CONVERSION_ID: "AW-1",
  ADS_LABEL_CONTACT_FORM: "a",
  ADS_LABEL_PHONE_CLICK: "b",
  ADS_LABEL_WHATSAPP_CLICK: "c",
  ADS_LABEL_EMAIL_CLICK: "d",
  ADS_LABEL_BOOKING_CLICK: "e",
}

function itemsWith(facts: Partial<Business> = {}, settings: Readonly<Record<string, string>> = {}) {
  return launchItems({ ...supplied, ...facts }, parseConfig({ ...environment, ...settings }))
}

test("a business that has supplied everything may open, and is still asked to confirm what it claims", () => {
  const items = itemsWith()
  expect(items.map(({ group, blocks, where }) => `${group}: ${blocks} ${where}`)).toEqual([
    "Licenses and legal names: false name in src/business.ts; NMLS and the Georgia Real Estate Commission",
    ...[
      "statistics in src/business.ts",
      "preApprovalHours in src/business.ts",
      "responseHours in src/business.ts; its sentences: grep -r responseHours src",
      "src/site/copy/es/shared.ts, home.ts and contact.ts",
      "src/site/copy/*/loan-programs.ts; programs in services.ts",
      "src/site/copy/*/mortgage.ts and alliances.ts",
      "the repository's history, with a tag for each release",
      "src/site/copy/*/alliances.ts",
      "affiliation in src/business.ts; src/site/copy/*/alliances.ts",
      "values in src/site/copy/*/about.ts; questions in mortgage.ts and real-estate.ts",
      "equalHousing in src/business.ts",
      "retention in src/business.ts; site-prune.service and site-backup.service in deploy/one-machine must not keep anything longer; docs/operations.md explains how to schedule each deletion",
    ].map((where) => `Claims and notices: false ${where}`),
  ])
})

test("the items name the figures that the site promises", () => {
  const said = itemsWith()
    .map(({ what }) => what)
    .join("\n")
  const { preApprovalHours, responseHours, retention } = supplied
  expect(said).toContain("substantiated: 15+ years, 500+ clients, 100% coordinated service.")
  expect(said).toContain(`takes ${preApprovalHours.atLeast} to ${preApprovalHours.upTo} hours`)
  expect(said).toContain(`within ${responseHours} hours`)
  expect(said).toContain(
    `after ${retention.messageDays} days, backups after ${retention.backupDays} and access logs after ${retention.accessLogDays}.`,
  )
  expect(said).toContain("housing mark: Equal Housing Opportunity.")
  const one = itemsWith({ statistics: { satisfiedClients: 500 } }).map(({ what }) => what)
  expect(one).toContain("Confirm that each statistic can be substantiated: 500+ clients.")
  expect(itemsWith({ statistics: {} }).map(({ what }) => what)).not.toContainEqual(
    expect.stringContaining("statistic"),
  )
})

const { street: _street, ...withoutStreet } = supplied.address
const { postalCode: _postalCode, ...withoutPostalCode } = supplied.address
const { people: _people, ...withoutPeople } = supplied
const { bookingUrl: _bookingUrl, ...withoutBooking } = { ...supplied, consultation: undefined }
const inWords = expect.stringMatching(/^[\w/].{8,}$/)

test.each<[string, blocks: boolean, facts: Partial<Business>, settings?: Record<string, string>]>([
  ["origin in", true, {}, { SITE_URL: "https://www.noonday.example" }],
  ["email in", true, {}, { MAIL_TO: "office@noonday.example" }],
  ["email in", true, { email: "office@noonday.example" }],
  ["websiteEmail in", true, {}, { MAIL_FROM: "website@noonday.example" }],
  ["phone in", true, { phone: "+17705550142" }],
  ["whatsapp in", true, { whatsapp: "+17705550142" }],
  ["bookingUrl in", true, { bookingUrl: "https://book.example/noonday" }],
  ["address in", false, { address: withoutStreet }],
  ["address in", false, { address: withoutPostalCode }],
  ["lender.nmlsId in", true, { lender: { ...supplied.lender, nmlsId: undefined } }],
  ["lender.legalName in", true, { lender: { ...supplied.lender, legalName: undefined } }],
  ["lender.licenseType in", true, { lender: { ...supplied.lender, licenseType: undefined } }],
  ["lender.statesServed in", true, { lender: { ...supplied.lender, statesServed: undefined } }],
  ["brokerage.registeredName in", true, { brokerage: { ...supplied.brokerage, registeredName: undefined } }],
  ["brokerage.licenseNumber in", false, { brokerage: { ...supplied.brokerage, licenseNumber: undefined } }],
  ["brokerage.areaServed in", false, { brokerage: { ...supplied.brokerage, areaServed: undefined } }],
  ["affiliation in src/business.ts, in both", true, { affiliation: undefined }],
  ["spanishSteps in", true, { spanishSteps: undefined }],
  ["people in", false, { people: [{ name: "N", role: { en: "x", es: "x" }, speaks: ["en"] }] }],
  ["people in", true, { people: [{ name: "N", role: { en: "Loan Officer", es: "x" }, speaks: ["en"] }] }],
  ["stateNotice in", false, { lender: { ...supplied.lender, statesServed: ["Georgia", "Texas"] } }],
  ["consultation in", false, { consultation: undefined }],
  ["privacyEffectiveDate in", true, { privacyEffectiveDate: undefined }],
  ["SMTP_URL in", true, {}, { SMTP_URL: "" }],
  ["SITE_URL, and the proxy", true, {}, { SITE_URL: "http://noonday-homes.com" }],
  ["CONTACT_ANON_KEY", false, {}, { CONTACT_ANON_KEY: "" }],
  ["TRUST_PROXY", false, {}, { TRUST_PROXY: "" }],
  ["ADS_CONVERSION_ID", false, {}, { ADS_CONVERSION_ID: "" }],
  ["ADS_LABEL_…", false, {}, { ADS_LABEL_EMAIL_CLICK: "", ADS_LABEL_BOOKING_CLICK: "" }],
])("one more item is open: %s (keeps the site from opening: %s)", (where, blocks, facts, settings) => {
  const before = new Set(itemsWith().map(({ what }) => what))
  const more = itemsWith(facts, settings).filter(({ what }) => !before.has(what))
  expect(more).toEqual([
    { group: inWords, blocks, what: inWords, why: inWords, where: expect.stringContaining(where) },
  ])
})

test.each<[what: string, facts: Partial<Business>, settings?: Record<string, string>]>([
  ["https://www.noonday.example is an example", {}, { SITE_URL: "https://www.noonday.example" }],
  ["mailbox; a@noonday.example is an example", {}, { MAIL_TO: "a@noonday.example" }],
  ["mailbox; b@noonday.example is an example", { email: "b@noonday.example" }],
  ["mail; c@noonday.example is an example", {}, { MAIL_FROM: "c@noonday.example" }],
  ["+17705550142 is reserved", { phone: "+17705550142" }],
  ["+17705550143 is reserved", { whatsapp: "+17705550143" }],
  ["https://book.example/noonday is an example", { bookingUrl: "https://book.example/noonday" }],
])("an example is named: %s", (words, facts, settings) => {
  expect(itemsWith(facts, settings)[0]?.what).toContain(words)
})

test("the conversions without a label are listed", () => {
  const items = itemsWith({}, { ADS_LABEL_EMAIL_CLICK: "", ADS_LABEL_BOOKING_CLICK: "" })
  expect(items.map(({ what }) => what).join("\n")).toContain(
    "not to be counted: ADS_LABEL_EMAIL_CLICK, ADS_LABEL_BOOKING_CLICK.",
  )
})

test("pages with an edge function are not asked for what the function itself is told", () => {
  const hosted = { PUBLIC_SUPABASE_URL: "https://project.supabase.co" }
  const unset = { SMTP_URL: "", CONTACT_ANON_KEY: "", TRUST_PROXY: "" }
  expect(itemsWith({}, { ...hosted, ...unset })).toEqual(itemsWith())
})

test("a broker may not show the lender's housing mark", () => {
  const marked = (licenseType: "broker" | "lender", equalHousing: "lender" | "opportunity") =>
    itemsWith({ lender: { ...supplied.lender, licenseType }, equalHousing }).filter(({ blocks }) => blocks)
  expect(marked("broker", "lender")).toEqual([
    {
      group: "Claims and notices",
      blocks: true,
      what: "Show the Equal Housing Opportunity mark: a broker may not call itself a lender.",
      why: "The lender's mark is for institutions under FDIC rules (12 CFR 338).",
      where: "equalHousing in src/business.ts",
    },
  ])
  expect(marked("lender", "lender")).toEqual([])
  expect(marked("lender", "opportunity")).toEqual([])
  const whats = itemsWith({ equalHousing: "lender" }).map(({ what }) => what)
  expect(whats).toContain("Confirm the housing mark: Equal Housing Lender.")
})

test("what a consultation costs is not asked of a business without a booking page", () => {
  expect(launchItems(withoutBooking, parseConfig(environment))).toEqual(itemsWith())
})

test("a business that shows nobody is asked for people, and one whose people have only another license whether they originate loans", () => {
  const before = itemsWith()
  const added = (items: readonly OpenItem[]) =>
    items.filter(({ what }) => before.every((item) => item.what !== what))
  expect(added(launchItems(withoutPeople, parseConfig(environment)))).toMatchObject([
    {
      blocks: false,
      what: "Name the people whom visitors will meet, if the site should show them.",
      where: "people in src/business.ts; photographs in src/site/people",
    },
  ])
  const licensed = [{ name: "N", role: { en: "x", es: "x" }, licenseNumber: "1", speaks: ["en"] }] as const
  expect(itemsWith({ people: licensed })).toHaveLength(before.length + 1)
  expect(added(itemsWith({ people: licensed }))).toMatchObject([
    { blocks: false, what: expect.stringContaining("originate loans"), where: "people in src/business.ts" },
  ])
})

test.each([
  ["https://example.com", true],
  ["https://www.example.org", true],
  ["https://noonday.test", true],
  ["https://noonday.invalid", true],
  ["http://localhost:3000", true],
  ["https://example-homes.com", false],
  ["https://myexample.com", false],
  ["https://example.homes", false],
  ["https://contest.com", false],
])("whether %s is an address for examples: %s", (siteUrl, isExample) => {
  const items = itemsWith({}, { SITE_URL: siteUrl })
  expect(items.some(({ where }) => where.startsWith("origin in"))).toBe(isExample)
})

test.each([
  ["+17705550142", true],
  ["+17705551142", false],
  ["+177055501421", false],
  ["+4417705550142", false],
])("whether %s is a number for examples: %s", (phone, isExample) => {
  expect(itemsWith({ phone }).some(({ where }) => where.startsWith("phone in"))).toBe(isExample)
})

test("every item says in words what is open, why it matters and where it is set", () => {
  for (const { group, what, why, where } of [...launchItems(withoutPeople, parseConfig({})), ...itemsWith()])
    for (const text of [group, what, why, where]) expect(text, what).toEqual(inWords)
})

test("the items of a built or live site are listed under its own heading", () => {
  const item = { blocks: true, what: "x", why: "y", where: "z" }
  const more = [
    { open: true, ...item },
    { open: false, ...item },
  ]
  const items = launchItems(supplied, parseConfig(environment), [["What is built", more]])
  expect(items.at(-1)).toEqual({ group: "What is built", ...item })
  expect(items).toHaveLength(itemsWith().length + 1)
})

test("blocking items come first in each group", () => {
  const groups = Map.groupBy(launchItems(business, parseConfig({})), ({ group }) => group)
  for (const [group, items] of groups) {
    const blocking = items.map(({ blocks }) => blocks)
    expect(blocking, group).toEqual(blocking.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test("the report lists the items by group and says how many keep the site from opening", () => {
  const item = (group: string, blocks: boolean, n: number) => ({
    group,
    blocks,
    what: `what ${n}`,
    why: `why ${n}`,
    where: `where ${n}`,
  })
  const [domain, street, license] = [
    item("Addresses", true, 1),
    item("Addresses", false, 2),
    item("Licenses", true, 3),
  ]
  expect(report([domain, street, license])).toEqual({
    code: 1,
    text: `Addresses
  ✗ what 1
      why:   why 1
      where: where 1
  ? what 2
      why:   why 2
      where: where 2

Licenses
  ✗ what 3
      why:   why 3
      where: where 3

2 items keep the site from opening (✗). Please confirm the others (?).
`,
  })
  expect(report([domain, street]).text).toMatch(
    /\n\n1 item keeps the site from opening \(✗\)\. Please confirm/,
  )
  expect(report([street])).toEqual({
    code: 0,
    text: `Addresses
  ? what 2
      why:   why 2
      where: where 2

Nothing keeps the site from opening. Please confirm the items above.
`,
  })
})
