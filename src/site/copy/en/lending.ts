import { isBroker } from "../firm.ts"

/** What the mortgage side does: a licensed broker finds loans and makes none (O.C.G.A. 7-1-1000). */
export const lending = isBroker ? "mortgage brokerage" : "mortgage lending"

/** Who does it. */
export const lender = isBroker ? "mortgage broker" : "mortgage lender"

/** What it does, as a title. */
export const lendingTitle = isBroker ? "Mortgage Brokerage" : "Mortgage Lending"
