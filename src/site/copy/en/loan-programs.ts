import { formatList } from "../../format.ts"
import type { LoanProgram } from "../shape.ts"

/** Every program, in the order of the table; sentences that list programs are made from it. No figure: see `MortgageCopy`. */
export const loanPrograms: readonly LoanProgram[] = [
  {
    name: "Conventional",
    inList: "conventional",
    who: "Borrowers with steady income and established credit",
    use: "A primary home, a second home or a rental",
    know: "Not government-backed. You may need private mortgage insurance, which protects the lender.",
  },
  {
    name: "FHA",
    inList: "FHA",
    agencies: ["HUD", "FHA"],
    who: "First-time or repeat buyers who need more flexible credit rules",
    use: "A primary home",
    know: "Insured by the Federal Housing Administration. You pay mortgage insurance: one charge up front and one every month.",
  },
  {
    name: "VA",
    inList: "VA",
    agencies: ["VA"],
    who: "Eligible veterans, service members and surviving spouses",
    use: "A primary home",
    know: "Partly guaranteed by the Department of Veterans Affairs. You need a Certificate of Eligibility and, unless exempt, pay a VA funding fee.",
  },
  {
    name: "Jumbo",
    inList: "jumbo",
    who: "Borrowers who need a loan above the federal limit for regular (“conforming”) loans",
    use: "A primary home, a second home or a rental",
    know: "Expect a closer look at your income, your savings and the appraisal.",
  },
  {
    name: "Commercial",
    inList: "commercial",
    who: "Business owners and investors",
    use: "Offices, stores, warehouses and apartment buildings with five or more units",
    know: "Lenders also review the property’s income and the business’s books.",
  },
]

/** The programs in a line: "Conventional, FHA, VA, jumbo and commercial loans". */
export const loanList = `${formatList(
  loanPrograms.map(({ name, inList }, index) => (index === 0 ? name : inList)),
  "en",
)} loans`
