/// <reference lib="deno.ns" />

import { clientAddress, senderOf } from "../../../src/adapters/client-address.ts"
import { nonPageHeaders } from "../../../src/adapters/headers.ts"
import { createOffice } from "../../../src/adapters/office.ts"
import { createPostgresStore } from "../../../src/adapters/postgres-store.ts"
import { createSmtpMailer } from "../../../src/adapters/smtp-mailer.ts"
import { hasKey } from "../../../src/contact/access.ts"
import type { DeliveryDeps } from "../../../src/contact/deliver.ts"
import { createDeliveryLoop, watchBacklog } from "../../../src/contact/delivery-loop.ts"
import { errorText } from "../../../src/contact/error-text.ts"
import { createContactHandler } from "../../../src/contact/handler.ts"
import { composeMail } from "../../../src/contact/mail.ts"
import { type Log, systemClock } from "../../../src/contact/ports.ts"
import { createRefusalLog } from "../../../src/contact/refusal-log.ts"
import { parseFunctionConfig } from "./config.ts"

/** The contact function for Supabase's edge runtime, or any Deno: docs/deploy-supabase.md */
const config = parseFunctionConfig((key) => Deno.env.get(key))

/** The platform collects console output: one JSON object per line. */
const log: Log = (entry) => console[entry.level](JSON.stringify(entry))

// Only a few connections per instance, because the platform may start many instances.
const store = createPostgresStore({ url: config.databaseUrl, log, poolSize: 3 })
const rateLimiter = store.rateLimiter(config.rateLimit)
const office = createOffice(config.siteUrl)
const deliveryDeps: DeliveryDeps = {
  outbox: store,
  openMailer: () => createSmtpMailer(config.smtpServer),
  compose: (message) => composeMail(message, { office, to: config.mailTo, from: config.mailFrom }),
  log,
  retryBaseMs: config.retryBaseMs,
  leaseMs: config.leaseMs,
  random: Math.random,
}
const delivery = createDeliveryLoop(deliveryDeps)
const refusals = createRefusalLog(log)
const retryRefusals = createRefusalLog(log, "retry_refused", [401])
const contact = createContactHandler({
  inbox: store,
  clock: systemClock,
  rateLimiter,
  office,
  log,
  // As the scheduler does: if it never calls, this is all that shows the operator that messages wait.
  onStored: () => deliver(watchBacklog(deliveryDeps)),
  anonKey: config.anonKey,
  siteOrigin: config.siteUrl,
  allowedOrigins: config.allowedOrigins,
})

declare global {
  /** https://supabase.com/docs/guides/functions/background-tasks. Plain Deno does not need it. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined
}

/** Delivers in the background; the platform keeps the instance alive until this and `more` are done. */
function deliver(more?: Promise<unknown>): void {
  delivery.wake()
  globalThis.EdgeRuntime?.waitUntil(Promise.all([delivery.settled(), more]))
}

/** Called by the scheduler: starts delivery and returns what was waiting. */
async function retry(request: Request): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", { allow: "POST" })
  if (!hasKey(request.headers, config.retrySecret))
    return refuse(401, "unauthorized", { "www-authenticate": "Bearer" })
  await rateLimiter.forget()
  const backlog = await store.check().then(
    () => watchBacklog(deliveryDeps),
    (error: unknown) => log({ level: "error", event: "store_unavailable", message: errorText(error) }),
  )
  // Where no message can be stored, waiting ones may still be delivered.
  deliver()
  return backlog ? Response.json(backlog) : refuse(503, "store_unavailable")
}

function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message: "See docs/deploy-supabase.md" } }, { status, headers })
}

Deno.serve(async (request, { remoteAddr }) => {
  const forwardedFor = request.headers.get("x-forwarded-for") ?? ""
  const address = clientAddress(remoteAddr.hostname, forwardedFor, config.trustProxy)
  // A Host that is no name makes an invalid URL.
  const isRetry = URL.parse(request.url)?.pathname.endsWith("/retry")
  const answer = await (isRetry ? retry(request) : contact(request, senderOf(address)))
  const counter = isRetry ? retryRefusals : refusals
  counter.count(answer.status)
  for (const [name, value] of Object.entries(nonPageHeaders)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value)
  }
  return answer
})
