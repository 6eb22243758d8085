import { business } from "../../../business.ts"
import { formatList } from "../../format.ts"
import type { MortgageCopy } from "../shape.ts"
import { loanPrograms } from "./loan-programs.ts"

const { city, region, regionName } = business.address
const { atLeast } = business.preApprovalHours

export const mortgage: MortgageCopy = {
  head: {
    title: `Mortgage Loans in ${city}, ${region} | ${business.name}`,
    description: `Compare ${formatList(
      loanPrograms.map(({ inList }) => inList),
      "en",
    )} loans in ${city}, ${regionName}. See which documents you’ll need, and ask for pre-approval.`,
    card: "A loan you understand, start to finish.",
  },
  hero: {
    title: "A loan you understand, start to\u00a0finish.",
    lead: "Compare loan programs and see which documents you’ll need before you apply.",
    preApproval: "Ask for pre-approval",
    paymentEstimate: "Get a payment estimate",
  },
  reasons: {
    title: "Why Work With Us",
    items: {
      competitiveRates: {
        title: "Competitive Rates",
        text: "Your rate depends on your credit, the property and the program, and can change until you lock it. We put our quote in writing, so you can compare.",
      },
      fastApproval: {
        title: "Fast Approval",
        text: `Pre-approval can take as little as ${atLeast} hours.* Final loan approval takes longer.`,
      },
      expertGuidance: {
        title: "Expert Guidance",
        text: "Your loan officer reads the documents with you, page by page if you like.",
      },
      multipleOptions: {
        title: "Multiple Options",
        text: "Compare all our programs below. If none fits, we’ll say so.",
      },
    },
  },
  programs: {
    title: "Compare Loan Programs",
    columns: {
      name: "Program",
      who: "Who it’s for",
      use: "What it’s used for",
      know: "What to know",
    },
    rows: loanPrograms.map(({ inList: _, ...row }) => row),
    refinancing: {
      title: "Refinancing",
      text: "Already have a mortgage? We compare it with what you could get today, costs included. A lower payment can still cost more over the life of the loan. If you’re better off keeping yours, we’ll tell you.",
    },
  },
  steps: {
    title: "From Hello to Closing",
    items: [
      { who: "You", does: "write or call. No documents yet." },
      {
        who: "Your loan officer",
        does: "asks about your plans, income and debts, and lists the documents you’ll need.",
      },
      {
        who: "You",
        does: "apply for pre-approval when you’re ready, and send your documents.",
      },
      {
        who: "Your loan officer",
        does: "gives you the answer and, if it’s yes, a letter to show sellers.",
      },
      {
        who: "You",
        does: "find the house, apply for the loan and get a Loan Estimate. We keep you informed until closing.",
      },
    ],
  },
  documents: {
    title: "Documents to Gather",
    items: [
      "A government-issued photo\u00a0ID",
      "Recent pay stubs, or proof of other income",
      "W-2 forms and tax returns, plus business returns if you’re self-employed",
      "Recent bank and investment statements",
      "Your mortgage statement, if you want to refinance",
    ],
    note: "Please don’t use our form, email or chat for them. Ask your loan officer how to send them.",
  },
  questions: {
    title: "What People Ask First",
    items: [
      {
        title: "Will you check my credit?",
        text: "Only after you say yes.",
      },
      {
        title: "Is prequalification the same as pre-approval?",
        text: "No. Prequalification is based on what you tell us. For pre-approval, we also check your documents and your credit.",
      },
      {
        title: "What will I pay besides the price?",
        text: "Interest, closing costs, taxes and insurance. Sometimes mortgage insurance, homeowners association (HOA) dues or an agent’s fee. Most are on your Loan Estimate.",
      },
      {
        title:
          "What if I have little saved, a short credit history, an ITIN but no Social Security number, or cash income?",
        text: "Ask us. We can’t promise a loan, but we’ll explain what each program requires.",
      },
      {
        title: "What if the answer is no?",
        text: "We’ll give you the reasons in writing. Then ask us what would need to change.",
      },
      {
        title: "Do I have to work with your agent?",
        text: "No. Choose any agent you like. Your loan doesn’t depend on it.",
      },
    ],
  },
  loanEstimate: {
    title: "How to Read a Loan Estimate",
    text: "For most home loans, lenders must send you this federal form within three business days after you apply for a loan on a specific home, even before you send documents. They all use the same form, so you can compare. Here are the main lines on page one.",
    form: "Loan Estimate",
    lines: [
      { line: "Loan Amount", means: "What you’d borrow." },
      {
        line: "Interest Rate",
        means:
          "The rate you’d pay. The form also says whether it can go up after closing and whether it’s locked.",
      },
      {
        line: "Monthly Principal & Interest",
        means: "Pays back the loan, with interest. It may not be the whole payment.",
      },
      {
        line: "Prepayment Penalty, Balloon Payment",
        means: "Whether there’s a fee for paying off the loan early or a large payment at the end.",
      },
      {
        line: "Estimated Total Monthly Payment",
        means:
          "Principal and interest, plus any mortgage insurance, taxes and home insurance the lender collects.",
      },
      { line: "Estimated Closing Costs", means: "Fees and other costs, listed on page two." },
      {
        line: "Estimated Cash to Close",
        means: "What’s due at closing: costs and any down payment, less your deposit.",
      },
    ],
  },
  closing: {
    title: "Ask before you apply.",
    text: "A question doesn’t commit you to anything.",
    action: "Talk to a Loan Officer",
  },
}
