import { business } from "../business.ts"
import type { Office } from "../contact/office.ts"

/**
 * The business facts that answers and mails need.
 *
 * @param siteBase the site's origin where the function answers under another one
 */
export function createOffice(siteBase = ""): Office {
  return {
    name: business.name,
    siteBase,
    phone: business.phone,
    phoneText: formatPhone(business.phone),
    email: business.email,
    timeZone: business.timeZone,
    // Specification, section 2.
    contactPaths: { en: "/contact", es: "/es/contacto" },
  }
}

/** A North American number as it is written there; any other as it is dialed. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
}
