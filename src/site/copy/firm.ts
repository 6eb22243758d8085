import { business } from "../../business.ts"

const { brokerage, lender, name } = business

/** A licensed broker finds loans, and neither makes nor decides on any (O.C.G.A. 7-1-1000). */
export const isBroker = lender.licenseType === "broker"

/** The names of the companies behind the firm's, unless it is their own. */
export const companies = [...new Set([brokerage.registeredName, lender.legalName])].filter(
  (company) => company !== name,
)
