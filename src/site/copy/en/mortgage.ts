import { business } from "../../../business.ts"
import type { MortgageCopy } from "../shape.ts"

const { city, region } = business.address
const { atLeast } = business.preApprovalHours

export const mortgage: MortgageCopy = {
  head: {
    title: `Mortgage Loans in ${city}, ${region} | ${business.name}`,
    description: `Compare conventional, FHA, VA, jumbo and commercial loans, see which papers to gather, and ask for your pre-approval in ${city}, Georgia.`,
    card: "A loan with nothing in shadow.",
  },
  hero: {
    title: "A loan with\u00a0nothing in\u00a0shadow.",
    lead: `We explain each program before you choose and tell you which papers to bring. Pre-approval can take as little as ${atLeast} hours.*`,
    preApproval: "Get Pre-Approved",
    paymentEstimate: "Get a payment estimate",
  },
  reasons: {
    title: "Why borrow with us",
    items: {
      competitiveRates: {
        title: "Competitive Rates",
        text: "Yours depends on your credit, the property and the program. We quote it in writing, so that you can compare it with any other offer.",
      },
      fastApproval: {
        title: "Fast Approval",
        text: `Pre-approval in as little as ${atLeast} hours, once your documents are complete.*`,
      },
      expertGuidance: {
        title: "Expert Guidance",
        text: "Your loan officer goes through the papers with you until you could explain them yourself.",
      },
      multipleOptions: {
        title: "Multiple Options",
        text: "Five kinds of loans, side by side below. If none of them fits, we say so.",
      },
    },
  },
  programs: {
    title: "Loan programs, side by side",
    intro: "Each program answers the same three questions.",
    columns: {
      name: "Program",
      who: "Who it is for",
      use: "What it is used for",
      know: "What to know",
    },
    rows: {
      conventional: {
        name: "Conventional",
        who: "Borrowers with steady income and established credit",
        use: "A primary home, a second home or a rental",
        know: "No government agency stands behind it. Private mortgage insurance may be required.",
      },
      fha: {
        name: "FHA",
        who: "Borrowers who need more flexible credit rules, first-time buyers among them",
        use: "A primary home of one to four units",
        know: "Insured by the Federal Housing Administration. You pay for mortgage insurance.",
      },
      va: {
        name: "VA",
        who: "Eligible veterans, service members and surviving spouses",
        use: "A primary home",
        know: "Guaranteed in part by the Department of Veterans Affairs. Needs a Certificate of Eligibility; most borrowers pay a funding fee.",
      },
      jumbo: {
        name: "Jumbo",
        who: "Borrowers who need more than the conforming loan limit",
        use: "A primary home, a second home or an investment",
        know: "Expect a closer look at income, savings and the appraisal.",
      },
      commercial: {
        name: "Commercial",
        who: "Business owners and investors",
        use: "Offices, shops, warehouses and larger apartment buildings",
        know: "The property’s income and the business’s books are reviewed too.",
      },
    },
    refinancing: {
      title: "Refinancing",
      text: "Already have a mortgage? We set it beside what you could get today, costs included. If you are better off keeping it, we tell you.",
    },
  },
  steps: {
    title: "From hello to closing",
    items: [
      { who: "You", does: "write or call. No papers yet." },
      {
        who: "Your loan officer",
        does: "asks about your plans, income and debts, and lists the papers needed.",
      },
      { who: "You", does: "hand in the papers and, when you are ready, apply." },
      {
        who: "Your loan officer",
        does: "tells you the result. If you are pre-approved, you get a letter to show sellers.",
      },
      {
        who: "You and your agent",
        does: "find the house. We follow the appraisal and the loan to the closing table.",
      },
    ],
  },
  documents: {
    title: "Papers to gather",
    items: [
      "A government-issued photo ID",
      "Recent pay stubs",
      "W-2 forms and tax returns; the business’s too if you are self-employed",
      "Recent bank and investment statements",
      "Your mortgage statement, if you want to refinance",
    ],
    note: "Please do not send them through the contact form. Your loan officer tells you how.",
  },
  closing: {
    title: "Ask before you apply.",
    text: `A question commits you to nothing. Someone from the office answers within ${business.responseHours} hours.`,
    action: "Talk to a Loan Officer",
  },
}
