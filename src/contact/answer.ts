import type { Language } from "../languages.ts"
import { renderAnswerPage } from "./answer-page.ts"
import { type ContactMessage, fieldNames } from "./message.ts"
import type { Office } from "./office.ts"
import type { Sender } from "./rate-limit.ts"
import { Refusal, statusOf } from "./refusal.ts"
import { describeProblems, describeRefusal } from "./wording.ts"

/** What is known about a call so far. Whichever step ends the call, the answer is rendered from this. */
export interface Call {
  readonly request: Request
  readonly sender: Sender
  language: Language
  /** The answer is a page rather than JSON. */
  isForm: boolean
  fields: Readonly<Record<string, unknown>>
}

/** The answer to a call: JSON for a script, a page for a form post. */
export function answer(
  call: Call,
  office: Office,
  cors: Record<string, string>,
  result: { readonly id: string } | Refusal,
): Response {
  const refusal = result instanceof Refusal ? result : undefined
  const headers = new Headers({ ...cors, "cache-control": "no-store", "content-language": call.language })
  if (refusal?.code === "method_not_allowed") headers.set("allow", "POST, OPTIONS")
  if (refusal?.retryAfterSeconds) headers.set("retry-after", String(refusal.retryAfterSeconds))
  if (refusal?.code === "unauthorized") headers.set("www-authenticate", "Bearer")
  const status = refusal ? statusOf[refusal.code] : 200
  if (call.isForm) {
    // The draft goes only now, because the browser sent the form without a script that could wait for the answer.
    if (!refusal) headers.set("clear-site-data", '"storage"')
    const page = renderAnswerPage({ ...call, office, refusal, values: typedValues(call) })
    headers.set("content-type", "text/html; charset=utf-8")
    headers.set("content-security-policy", page.contentSecurityPolicy)
    return new Response(page.html, { status, headers })
  }
  headers.set("content-type", "application/json; charset=utf-8")
  return new Response(JSON.stringify(refusal ? errorBody(refusal, call.language) : result), {
    status,
    headers,
  })
}

function typedValues(call: Call): ContactMessage {
  const values = { name: "", email: "", phone: "", message: "" }
  for (const field of fieldNames) {
    const value = call.fields[field]
    if (typeof value === "string") values[field] = value
  }
  return values
}

function errorBody(refusal: Refusal, language: Language) {
  const fields = refusal.problems && { fields: describeProblems(refusal.problems, language) }
  return { error: { code: refusal.code, message: describeRefusal(refusal, language), ...fields } }
}
