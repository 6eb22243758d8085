import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js"
import { type ContactMessage, type FieldName, fieldNames, honeypotField } from "../../contact/message.ts"
import type { Language } from "../../languages.ts"

interface Sending {
  readonly message: ContactMessage
  /** The honeypot's value. Empty unless a bot filled it, and then not sent. */
  readonly honeypot: string
  readonly key: string
  readonly language: Language
  readonly functionsUrl: string
  readonly anonKey: string
}

export type SendResult =
  | { readonly ok: true }
  /**
   * `isRefused`: the function itself says that it has not stored the message. After any other failure it may have.
   * `detail` is the server's own sentence, in the visitor's language, if it helps a visitor.
   */
  | {
      readonly ok: false
      readonly error: unknown
      readonly isRefused?: true
      readonly detail?: string
      readonly fields?: Partial<Record<FieldName, string>>
    }

/** On a bad connection an answer may never arrive. The key makes it safe to send the message again. */
const patienceMs = 30_000

/** The messages of other errors are for developers. */
const visitorErrors: readonly unknown[] = ["body_too_large", "rate_limited", "not_stored"]

interface ErrorBody {
  readonly error?: {
    readonly code?: unknown
    readonly message?: unknown
    readonly fields?: Partial<Record<FieldName, unknown>>
  }
}

async function describeFailure(error: unknown): Promise<SendResult> {
  if (!(error instanceof FunctionsHttpError)) return { ok: false, error }
  const response: Response = error.context
  const body: ErrorBody | null = await response.json().catch(() => null)
  const { code, message, fields } = body?.error ?? {}
  if (code === "unauthorized") throw error
  // A proxy's error may have any shape.
  if (code === "not_confirmed" || typeof message !== "string") return { ok: false, error }
  const known: Partial<Record<FieldName, string>> = {}
  for (const field of fieldNames) {
    const text = fields?.[field]
    if (text && typeof text === "string") known[field] = text
  }
  return {
    ok: false,
    error,
    isRefused: true,
    ...(visitorErrors.includes(code) && { detail: message }),
    ...(Object.keys(known).length > 0 && { fields: known }),
  }
}

/**
 * Calls the contact function through the official client (specification, section 7).
 *
 * @throws if the function refuses the key: it was changed after this page was loaded. A form that the browser sends needs none
 */
export async function sendMessage(sending: Sending): Promise<SendResult> {
  const { message, honeypot, key, language, functionsUrl, anonKey } = sending
  const client = new FunctionsClient(new URL(functionsUrl, location.href).href, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
  })
  const limit = new AbortController()
  // Not the client's own time limit, which ends before the text of an error arrives.
  const timer = setTimeout(() => limit.abort(), patienceMs)
  const { data, error } = await client.invoke<{ id?: unknown } | null>("send-contact-email", {
    body: honeypot === "" ? message : { ...message, [honeypotField]: honeypot },
    headers: { "idempotency-key": key, "content-language": language },
    signal: limit.signal,
  })
  const failure = error && (await describeFailure(error))
  clearTimeout(timer)
  if (failure) return failure
  // The client takes any 2xx for success: the page of a static host or of a hotel's Wi-Fi, and a proxy's empty object.
  if (!data?.id || typeof data.id !== "string")
    return { ok: false, error: new Error("the answer is not the contact function's") }
  return { ok: true }
}
