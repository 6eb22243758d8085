import { onTestFinished } from "vitest"
import * as raw from "../raw-http.ts"

export { post, postOf, statusesIn } from "../raw-http.ts"

/** A raw connection, for HTTP written by hand. It ends with the test. */
export const speak = (
  site: { readonly origin: string },
  text: string,
  options?: { readonly localAddress?: string },
) => raw.speak(site, text, options, onTestFinished)
