import { business } from "../../../business.ts"

/** What the mortgage side does: a licensed broker finds loans and makes none (O.C.G.A. 7-1-1000). */
export const lending = business.lender.licenseType === "broker" ? "mortgage brokerage" : "mortgage lending"

/** Who does it. */
export const lender = business.lender.licenseType === "broker" ? "mortgage broker" : "mortgage lender"

/** What it does, as a title. */
export const lendingTitle =
  business.lender.licenseType === "broker" ? "Mortgage Brokerage" : "Mortgage Lending"
