/**
 * Formats a phone number: `+17705550142` → `(770) 555-0142`, `+525512345678` → `+52 55 1234 5678`.
 * @param e164 a number in E.164 form
 * @throws Error if it is not a phone number in that form, which links need
 */
export async function formatPhone(e164: string): Promise<string> {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  if (area) return `(${area}) ${exchange}-${line}`
  // Loaded only for numbers outside +1, because it takes 20 MB and a tenth of a second.
  const { parsePhoneNumber } = await import("libphonenumber-js/min")
  const number = parsePhoneNumber(e164)
  if (!number.isPossible() || !/^\+\d+$/.test(e164)) throw new RangeError(`not a phone number: ${e164}`)
  return number.formatInternational()
}
