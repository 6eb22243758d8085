import { DeliveryError } from "../contact/mailer.ts"

/** What went wrong with a mail server. Its code is short: `RCPT 550` for a reply, `ECONNREFUSED` for what is none. */
export class SmtpError extends Error {
  readonly code: string
  /** The reply's code, if it was a reply. */
  readonly reply: number | undefined

  constructor(code: string, message: string, reply?: number) {
    // PostgreSQL holds no U+0000, and a backup must fit into either database.
    super(message.slice(0, 1000).replaceAll("\0", "\ufffd"))
    this.name = "SmtpError"
    this.code = code
    this.reply = reply
  }
}

/**
 * Judges by the server's own reply first and by what happened to the connection second. A reply of 5xx is for
 * good, except 503, which says that the conversation went wrong and not the mail; everything that is not a reply
 * passes. A refused login and any trouble with encryption need a person, so they raise an alarm.
 *
 * @param wasHandedOver the mail was on its way: without a reply nobody knows whether it arrived
 */
export function toDeliveryError(error: unknown, wasHandedOver: boolean): DeliveryError {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown"
  const reply = error instanceof SmtpError ? error.reply : undefined
  const refusedLogin = code.startsWith("AUTH 5") || [530, 534, 535, 538].includes(reply ?? 0)
  return new DeliveryError(message, {
    kind: reply !== undefined && reply >= 500 && reply !== 503 ? "permanent" : "temporary",
    code,
    // Deno 2.1, which Supabase runs, says in words alone that a certificate proves nothing.
    alarm: refusedLogin || /TLS|SSL|CERT|UNABLE_TO_/.test(code) || /^invalid peer certificate/.test(message),
    ambiguous: wasHandedOver && reply === undefined,
  })
}
