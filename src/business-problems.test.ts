import { expect, test } from "vitest"
import { type Business, business } from "./business.ts"
import { problemsOf } from "./business-problems.ts"

test("these facts are well formed", async () => {
  expect(await problemsOf(business)).toEqual([])
})

test.each<[string, Partial<Business>]>([
  ["origin", { origin: "https://firm.example/" }],
  ["origin", { origin: "https://firm.example/home" }],
  ["phone", { phone: "770-555-0142" }],
  ["phone", { phone: "+1 (770) 555-0142" }],
  ["whatsapp", { whatsapp: "7705550142" }],
  ["whatsapp", { whatsapp: "+34 912 34 56 78" }],
  ["email", { email: "office at firm.example" }],
  ["websiteEmail", { websiteEmail: "" }],
  ["bookingUrl", { bookingUrl: "book.firm.example" }],
  ["stateLinks", { stateLinks: [{ label: "Notice", href: "http://state.example" }] }],
  ["address.region", { address: { ...business.address, region: "Georgia" } }],
  ["timeZone", { timeZone: "America/Atlanta" }],
  ["hours.friday", { hours: { ...business.hours, friday: { opens: 9 * 60, closes: 3 * 60 } } }],
  ["hours.sunday", { hours: { ...business.hours, sunday: { opens: 9 * 60, closes: 25 * 60 } } }],
  ["responseHours", { responseHours: 1 }],
  ["responseHours", { responseHours: 1.5 }],
  ["preApprovalHours", { preApprovalHours: { atLeast: 1, upTo: 24 } }],
  ["preApprovalHours", { preApprovalHours: { atLeast: 48, upTo: 24 } }],
  ["retention.messageDays", { retention: { ...business.retention, messageDays: 0 } }],
  ["retention.accessLogDays", { retention: { ...business.retention, accessLogDays: 7.5 } }],
  ["people", { people: [] }],
  ["lender.nmlsId", { lender: { ...business.lender, nmlsId: "" } }],
  ["lender.statesServed", { lender: { ...business.lender, statesServed: [] } }],
  ["brokerage.registeredName", { brokerage: { ...business.brokerage, registeredName: " " } }],
  ["spanishSteps", { spanishSteps: "" }],
  // The build checks no types.
  ["affiliation", { affiliation: { en: "They are one." } as Business["affiliation"] }],
  ["consultation", { consultation: { en: "Free.", es: undefined } as unknown as Business["consultation"] }],
  ["privacyEffectiveDate", { privacyEffectiveDate: "2026-02-30" }],
  ["privacyEffectiveDate", { privacyEffectiveDate: "December 1, 2026" }],
])("a malformed %s is named: %o", async (fact, facts) => {
  expect(await problemsOf({ ...business, ...facts })).toEqual([
    expect.stringMatching(`^${fact} in src/business.ts must be `),
  ])
})

test("facts that may be left out, and an office that never closes, are no problem", async () => {
  const { whatsapp: _whatsapp, bookingUrl: _bookingUrl, ...others } = business
  const hours = { ...business.hours, sunday: { opens: 0, closes: 24 * 60 } }
  expect(await problemsOf({ ...others, hours, privacyEffectiveDate: "2026-12-01" })).toEqual([])
})
