import { business } from "../../../business.ts"
import type { MortgageCopy } from "../shape.ts"
import { loanList, loanPrograms } from "./loan-programs.ts"

const { city, region, regionName } = business.address
const { atLeast } = business.preApprovalHours

export const mortgage: MortgageCopy = {
  head: {
    title: `Mortgage Loans in ${city}, ${region} | ${business.name}`,
    description: `${loanList}, side by side. See which papers to gather, and ask for pre-approval in ${city}, ${regionName}.`,
    card: "A clear loan, start to finish.",
  },
  hero: {
    title: "A clear loan, start to\u00a0finish.",
    lead: `We explain each mortgage program before you choose and tell you which papers to bring. Pre-approval can take as little as ${atLeast} hours.*`,
    preApproval: "Ask for pre-approval",
    paymentEstimate: "Get a payment estimate",
  },
  reasons: {
    title: "Why borrow with us",
    items: {
      competitiveRates: {
        title: "Competitive Rates",
        text: "Your rate depends on your credit, the property and the program. We quote it in writing, so you can compare it with any other offer.",
      },
      fastApproval: {
        title: "Fast Approval",
        text: `Pre-approval in as little as ${atLeast} hours, once your documents are complete.*`,
      },
      expertGuidance: {
        title: "Expert Guidance",
        text: "Your loan officer goes over the papers with you until you can explain them yourself.",
      },
      multipleOptions: {
        title: "Multiple Options",
        text: "You can compare all our programs below. If none of them fits, we’ll say so.",
      },
    },
  },
  programs: {
    title: "Loan programs, side by side",
    intro: "Each program answers the same three questions.",
    columns: {
      name: "Program",
      who: "Who it’s for",
      use: "What it’s used for",
      know: "What to know",
    },
    rows: loanPrograms.map(({ inList: _, ...row }) => row),
    refinancing: {
      title: "Refinancing",
      text: "Already have a mortgage? We compare it with what you could get today, costs included. If you’re better off keeping it, we’ll tell you.",
    },
  },
  steps: {
    title: "From hello to closing",
    items: [
      { who: "You", does: "write or call. No papers yet." },
      {
        who: "Your loan officer",
        does: "asks about your plans, income and debts, and lists the papers you’ll need.",
      },
      { who: "You", does: "hand in the papers and, when you’re ready, apply." },
      {
        who: "Your loan officer",
        does: "tells you the result. If you’re pre-approved, you get a letter to show sellers.",
      },
      {
        who: "You and your agent,",
        does: "ours or another, find the house. We follow the appraisal and the loan to the closing.",
      },
    ],
  },
  documents: {
    title: "Papers to gather",
    items: [
      "A government-issued photo ID",
      "Recent pay stubs",
      "W-2 forms and tax returns, and the business’s returns if you’re self-employed",
      "Recent bank and investment statements",
      "Your mortgage statement, if you want to refinance",
    ],
    note: "Please don’t send them through the contact form. Your loan officer will tell you how to hand them in.",
  },
  questions: {
    title: "What people ask first",
    items: [
      {
        title: "Will you check my credit?",
        text: "Only with your consent, and we’ll tell you when.",
      },
      {
        title: "Is prequalification the same as pre-approval?",
        text: "No. Prequalification goes by what you tell us. For pre-approval, we also check your papers and your credit.",
      },
      {
        title: "What will I pay besides the price?",
        text: "Closing costs, taxes and insurance; sometimes mortgage insurance and homeowners association (HOA) dues. We put them in writing before you decide.",
      },
      {
        title:
          "What if my credit history is short, I have an ITIN instead of a Social Security number, or I’m paid in cash?",
        text: "Ask us. We can’t promise a loan, but we’ll tell you what each program accepts.",
      },
      {
        title: "What if the answer is no?",
        text: "You’ll learn why, and you can ask us what would need to change.",
      },
      {
        title: "Do I have to work with your agent?",
        text: "No. Choose any agent you like. Your loan doesn’t depend on it.",
      },
    ],
  },
  loanEstimate: {
    title: "The Loan Estimate, line by line",
    text: "After you apply for a home loan, you get this federal form. It looks the same from every lender, so you can compare. These are the main lines of its first page, left blank.",
    form: "Loan Estimate",
    lines: [
      { line: "Loan Amount", means: "What you’d borrow." },
      { line: "Interest Rate", means: "Whether it can rise after closing, and whether it’s locked." },
      { line: "Monthly Principal & Interest", means: "Not the whole payment: read on." },
      {
        line: "Prepayment Penalty, Balloon Payment",
        means: "Yes or no: a fee for paying early, a large payment at the end.",
      },
      { line: "Estimated Total Monthly Payment", means: "With taxes and insurance." },
      { line: "Estimated Closing Costs", means: "The next page lists them one by one. Compare them." },
      { line: "Estimated Cash to Close", means: "What you bring to the closing." },
    ],
  },
  closing: {
    title: "Ask before you apply.",
    text: "Asking doesn’t commit you to anything, and no question is too small.",
    action: "Talk to a Loan Officer",
  },
}
