import { business } from "../business.ts"

/**
 * What differs from one deployment to the next, read when the site is built. Facts about the business
 * are code (`business.ts`); where it runs and which keys it uses is environment.
 */
export interface Deployment {
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
}

export const deployment: Deployment = { siteUrl: process.env["SITE_URL"] || business.origin }
