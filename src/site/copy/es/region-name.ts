import { business } from "../../../business.ts"
import { formatState } from "../../format.ts"

/** The firm's state, as Spanish names it. */
export const regionName = formatState(business.address.regionName, "es")
