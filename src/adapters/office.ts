import { business } from "../business.ts"
import type { Office } from "../contact/office.ts"
import { formatPhone } from "../phone.ts"

const phoneText = await formatPhone(business.phone)

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
    phoneText,
    email: business.email,
    timeZone: business.timeZone,
    // Specification, section 2.
    contactPaths: { en: "/contact", es: "/es/contacto" },
  }
}
