import { errorText } from "../contact/error-text.ts"
import { DeliveryError } from "../contact/mailer.ts"

/** An SMTP failure. Its code is short: `RCPT 550` for a reply, `ECONNREFUSED` for anything else. */
export class SmtpError extends Error {
  readonly code: string
  /** The reply's code, if the server replied. */
  readonly reply: number | undefined

  constructor(code: string, message: string, reply?: number) {
    // PostgreSQL cannot store U+0000, and a backup must fit into either database.
    super(message.slice(0, 1000).replaceAll("\0", "\ufffd"))
    this.code = code
    this.reply = reply
  }
}

/**
 * A 5xx reply is permanent, except 503, which means that the conversation went wrong rather than the mail. Every failure
 * without a reply is temporary. A refused login or a problem with encryption needs a person, so it raises an alarm.
 *
 * @param wasHandedOver sending the mail had begun: without a reply nobody knows whether it arrived
 */
export function toDeliveryError(error: unknown, wasHandedOver: boolean): DeliveryError {
  const message = errorText(error)
  const { code: given = "unknown", reply } = error as Error & Partial<SmtpError>
  const code = String(given)
  const refusedLogin = code.startsWith("AUTH 5") || [530, 534, 535, 538].includes(reply ?? 0)
  return new DeliveryError(message, {
    kind: reply !== undefined && reply >= 500 && reply !== 503 ? "permanent" : "temporary",
    code,
    // Deno 2.1, which Supabase runs, reports a bad certificate only in its message.
    alarm: refusedLogin || /TLS|SSL|CERT|UNABLE_TO_/.test(code) || /^invalid peer certificate/.test(message),
    ambiguous: wasHandedOver && reply === undefined,
  })
}
