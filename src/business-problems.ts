import { checks } from "./adapters/config-values.ts"
import { type Business, weekdays } from "./business.ts"
import { languages } from "./languages.ts"
import { formatPhone } from "./phone.ts"

/** The facts with which the pages would be wrong, one line each: the build stops at them, and `launch-check` names them. */
export async function problemsOf(business: Business): Promise<string[]> {
  const problems: string[] = []
  const expect = (fact: string, isWellFormed: boolean, expected: string) => {
    if (!isWellFormed) problems.push(`${fact} in src/business.ts must be ${expected}`)
  }
  const { address, bookingUrl, origin, phone, preApprovalHours, privacyEffectiveDate, responseHours } =
    business
  const { retention, stateLinks, timeZone, whatsapp } = business
  const checkedOrigin = checks.origin(origin)
  const isOrigin = "value" in checkedOrigin && checkedOrigin.value === origin
  expect("origin", isOrigin, "an origin such as https://example.com, without a slash at its end")
  for (const [fact, number] of Object.entries({ phone, whatsapp }))
    if (number)
      expect(fact, await isPhone(number), "a number with its country, digits only, such as +17705550142")
  for (const fact of ["email", "websiteEmail"] as const)
    expect(fact, "value" in checks.email(business[fact]), "one email address")
  const links = { bookingUrl, stateLinks: stateLinks?.map(({ href }) => href) }
  for (const [fact, urls] of Object.entries(links))
    for (const url of [urls ?? []].flat())
      expect(fact, URL.parse(url)?.protocol === "https:", "an address with https://")
  expect("address.region", /^[A-Z]{2}$/.test(address.region), "the two letters of the state")
  expect("timeZone", isTimeZone(timeZone), "an IANA name such as America/New_York")
  for (const day of weekdays) {
    const times = business.hours[day]
    const isPossible = !times || (times.opens >= 0 && times.opens < times.closes && times.closes <= 24 * 60)
    expect(`hours.${day}`, isPossible, "open before it is closed; 3 in the afternoon is clock(15)")
  }
  expect("responseHours", isWhole(responseHours, 2), "whole hours, two or more")
  const { atLeast, upTo } = preApprovalHours
  const isRange = isWhole(atLeast, 2) && isWhole(upTo, atLeast + 1)
  expect("preApprovalHours", isRange, "whole hours: atLeast two or more, and upTo more than that")
  for (const [what, days] of Object.entries(retention))
    expect(`retention.${what}`, isWhole(days, 1), "whole days, one or more")
  if (privacyEffectiveDate)
    expect("privacyEffectiveDate", isDate(privacyEffectiveDate), "a date such as 2026-12-01")
  for (const [fact, expected] of gapsIn(business))
    if (!problems.some((problem) => problem.startsWith(`${fact} `))) expect(fact, false, expected)
  return problems
}

/** Facts without content, for which the pages would leave a gap that nobody is told of, and sentences in one language only. */
function gapsIn(value: unknown, fact = ""): [fact: string, expected: string][] {
  if (typeof value === "string" ? !value.trim() : Array.isArray(value) && value.length === 0)
    return [[fact, "filled in, or undefined if it is not known yet or does not exist"]]
  if (!value || typeof value !== "object") return []
  const worded = languages.filter((language) => (value as Record<string, unknown>)[language] !== undefined)
  if (worded.length > 0 && worded.length < languages.length) return [[fact, "worded in both languages"]]
  return Object.entries(value).flatMap(([name, member]) => gapsIn(member, fact ? `${fact}.${name}` : name))
}

const isWhole = (count: number, least: number) => Number.isInteger(count) && count >= least

async function isPhone(number: string): Promise<boolean> {
  try {
    return (await formatPhone(number)) !== ""
  } catch {
    return false
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).format() !== ""
  } catch {
    return false
  }
}

/** A day that does not exist, such as February 30, becomes another one. */
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true
