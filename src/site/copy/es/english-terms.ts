import { story } from "./story.ts"

/**
 * English words that Spanish pages give beside their own, because papers and people will use them. The build marks
 * them as English, so that a Spanish voice does not read them out as Spanish (WCAG 2.2, 3.1.2).
 */
export const englishTerms: readonly string[] = [
  "appraisal",
  "Balloon Payment",
  "closing",
  "conforming",
  "down payment",
  "earnest money",
  "Estimated Cash to Close",
  "Estimated Closing Costs",
  "Estimated Total Monthly Payment",
  "final walk-through",
  "funding fee",
  "HOA",
  "Interest Rate",
  "listing agreement",
  "Loan Amount",
  "Loan Estimate",
  "Monthly Principal & Interest",
  "NMLS Consumer Access",
  "pay stubs",
  "pre-approval",
  "prequalification",
  "Prepayment Penalty",
  "rate lock",
  "script",
  ...(story.foreignWords ?? []),
]
