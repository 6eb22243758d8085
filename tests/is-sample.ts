import { business } from "../src/business.ts"

/** False for another business's site: what only the sample has (its words, its hours) is not asked of it. */
export const isSample = business.name === "Noonday Home & Lending"
