import { business } from "../business.ts"
import type { Office } from "../contact/office.ts"
import { mark } from "../mark.ts"
import { formatPhone } from "../phone.ts"
import { pathsTo } from "../routes.ts"

const { brokerage, lender } = business

const phoneText = await formatPhone(business.phone)

/**
 * The business facts that answers and mails need.
 *
 * @param siteBase the site's origin, if the function runs under a different one
 */
export function createOffice(siteBase = ""): Office {
  return {
    name: business.name,
    siteBase,
    phone: business.phone,
    phoneText,
    email: business.email,
    responseHours: business.responseHours,
    timeZone: business.timeZone,
    homePaths: pathsTo("home"),
    contactPaths: pathsTo("contact"),
    licenses: [
      brokerage.registeredName,
      lender.legalName && lender.nmlsId && `${lender.legalName}, NMLS ID ${lender.nmlsId}`,
    ].filter((line) => line !== undefined),
    mark,
  }
}
