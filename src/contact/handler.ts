import { languageFromHeader } from "../languages.ts"
import {
  type AccessRules,
  corsHeaders,
  hasKey,
  isAllowedOrigin,
  isOwnFormPost,
  preflightHeaders,
} from "./access.ts"
import { answer, type Call } from "./answer.ts"
import { logFailure } from "./error-text.ts"
import { createMessageId, fingerprintOf } from "./identity.ts"
import { type ContactMessage, honeypotField, parseContactMessage } from "./message.ts"
import type { Office } from "./office.ts"
import { onceAMinute } from "./once-a-minute.ts"
import type { Clock, Log } from "./ports.ts"
import type { RateLimiter, Sender } from "./rate-limit.ts"
import { Refusal } from "./refusal.ts"
import { bodyFormat, decodeBody, readBody } from "./request-body.ts"
import { type MessageInbox, type NewMessage, type StoreOutcome, UnconfirmedError } from "./store.ts"
import { looksLikeSpam } from "./suspicion.ts"

export const contactFunctionPath = "/functions/v1/send-contact-email"

interface ContactHandlerDeps extends AccessRules {
  readonly inbox: MessageInbox
  readonly clock: Clock
  readonly rateLimiter: RateLimiter
  readonly office: Office
  readonly log: Log
  /** Called after each newly stored message, to start delivery. */
  readonly onStored: () => void
}

interface StoringDeps extends ContactHandlerDeps {
  readonly logRarely: Log
}

/** @param sender whom the rate limit applies to */
export type ContactHandler = (request: Request, sender: Sender) => Promise<Response>

/**
 * The contact function, for any runtime with web standards and `node:crypto`. Cheap checks come first, and nothing is
 * acknowledged before it is stored.
 */
export function createContactHandler(deps: ContactHandlerDeps): ContactHandler {
  const logRarely = onceAMinute(deps.log)
  const storing = { ...deps, logRarely }
  return async (request, sender) => {
    const language = languageFromHeader(request.headers.get("content-language"))
    const call: Call = { request, sender, language, isForm: false, fields: {} }
    const cors = corsHeaders(request, deps)
    try {
      if (request.method === "OPTIONS") return answerPreflight(request, deps, cors)
      const id = await accept(call, storing)
      return answer(call, deps.office, cors, { id })
    } catch (error) {
      if (!(error instanceof Refusal)) logFailure(deps.log, "contact_function_failed", error)
      const refusal = error instanceof Refusal ? error : new Refusal("internal_error")
      if (refusal.overall)
        logRarely({
          level: "error",
          event: "overall_limit_reached",
          retryAfterSeconds: refusal.retryAfterSeconds,
        })
      return answer(call, deps.office, cors, refusal)
    }
  }
}

function answerPreflight(request: Request, deps: AccessRules, cors: Record<string, string>): Response {
  const origin = request.headers.get("origin")
  if (origin !== null && !isAllowedOrigin(origin, request, deps)) throw new Refusal("cross_origin")
  return new Response(null, {
    status: 204,
    headers: { allow: "POST, OPTIONS", ...preflightHeaders, ...cors },
  })
}

/** Resolves to the id of the stored message. */
async function accept(call: Call, deps: StoringDeps): Promise<string> {
  const { request } = call
  if (request.method !== "POST") throw new Refusal("method_not_allowed")
  const format = bodyFormat(request.headers)
  if (format === "form") {
    call.isForm = true
    call.language = languageFromHeader(request.headers.get("accept-language"))
    if (!isOwnFormPost(request, deps)) throw new Refusal("cross_origin")
  } else if (!hasKey(request.headers, deps.anonKey)) throw new Refusal("unauthorized")
  call.fields = decodeBody(format, await readBody(request))
  if (call.isForm) call.language = languageFromHeader(String(call.fields["language"]))
  const idempotencyKey = readIdempotencyKey(request.headers)
  const parsed = parseContactMessage(call.fields)
  if (!parsed.ok) throw new Refusal("invalid_fields", { problems: parsed.problems })
  const message = createMessage(call, parsed.message, idempotencyKey, deps.clock)
  return deps.rateLimiter.inTurn(call.sender, () => store(message, call.sender, deps))
}

function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key")
  if (!key) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal("invalid_idempotency_key")
  return key
}

function createMessage(
  call: Call,
  message: ContactMessage,
  idempotencyKey: string | undefined,
  clock: Clock,
): NewMessage {
  const honeypot = call.fields[honeypotField]
  return {
    id: createMessageId(clock.now()),
    message,
    language: call.language,
    suspicious: looksLikeSpam(message, typeof honeypot === "string" ? honeypot : ""),
    fingerprint: fingerprintOf(message),
    idempotencyKey,
  }
}

/** A retry of a stored message is answered even over the limit: its sender only missed our answer. */
async function store(message: NewMessage, sender: Sender, deps: StoringDeps): Promise<string> {
  const taken = await deps.rateLimiter.take(sender)
  const limited = taken === "uncounted" ? undefined : taken
  let outcome: StoreOutcome | undefined
  let failure: "not_stored" | "not_confirmed" = "not_stored"
  try {
    outcome = limited ? await deps.inbox.find(message) : await deps.inbox.add(message)
  } catch (error) {
    logFailure(deps.logRarely, "message_not_stored", error)
    const reasons = [error, (error as Error).cause]
    if (reasons.some((reason) => reason instanceof UnconfirmedError)) failure = "not_confirmed"
  }
  if (taken === undefined && outcome?.outcome !== "stored") await deps.rateLimiter.giveBack(sender)
  if (!outcome) throw limited ? new Refusal("rate_limited", limited) : new Refusal(failure)
  if (outcome.outcome === "conflict") throw new Refusal("idempotency_conflict")
  if (outcome.outcome === "stored") {
    deps.log({ level: "info", event: "message_stored", id: outcome.id, suspicious: message.suspicious })
    deps.onStored()
  }
  return outcome.id
}
