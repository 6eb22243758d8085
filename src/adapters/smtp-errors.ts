import { DeliveryError } from "../contact/mailer.ts"

/**
 * Judges by the server's own reply first and by what happened to the connection second. A reply of 5xx is for
 * good, except 503, which says that the conversation went wrong and not the mail; everything that is not a reply
 * passes. A refused password and any trouble with encryption need a person, so they raise an alarm.
 *
 * @param bodyWasRead the mail was on its way: without a reply nobody knows whether it arrived
 */
export function toDeliveryError(error: unknown, bodyWasRead: boolean): DeliveryError {
  const message = error instanceof Error ? error.message : String(error)
  const { code, originalCode, responseCode } = detailsOf(error)
  const reply = typeof responseCode === "number" ? responseCode : undefined
  const names = [code, originalCode].filter((name) => typeof name === "string")
  const refusedLogin = reply === undefined ? code === "EAUTH" : [530, 534, 535, 538].includes(reply)
  const permanent = refusedLogin || (reply !== undefined && reply >= 500 && reply !== 503)
  return new DeliveryError(message, {
    kind: permanent ? "permanent" : "temporary",
    code: [...new Set(names), ...(reply === undefined ? [] : [reply])].join(" ") || "unknown",
    // Deno 2.1, which Supabase runs, says in words alone that a certificate proves nothing.
    alarm:
      refusedLogin ||
      names.some((name) => /TLS|SSL|CERT|UNABLE_TO_/.test(name)) ||
      /^invalid peer certificate/.test(message),
    ambiguous: bodyWasRead && reply === undefined,
  })
}

/** What nodemailer adds to an error. */
function detailsOf(error: unknown): Readonly<Record<"code" | "originalCode" | "responseCode", unknown>> {
  const details = { code: undefined, originalCode: undefined, responseCode: undefined }
  return Object.assign(details, error)
}
