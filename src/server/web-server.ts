import { once } from "node:events"
import type { Server } from "node:http"
import { type AddressInfo, Server as NetServer } from "node:net"
import { createOffice } from "../adapters/office.ts"
import { createDeliveryLoop, type DeliveryLoop } from "../contact/delivery-loop.ts"
import { createContactHandler } from "../contact/handler.ts"
import { composeMail } from "../contact/mail.ts"
import { type Clock, type Log, systemClock } from "../contact/ports.ts"
import { createRefusalLog } from "../contact/refusal-log.ts"
import type { ContactStore } from "../contact/store.ts"
import { createApp } from "./app.ts"
import type { Config } from "./config.ts"
import { createHealthCheck, rememberStoreFailure } from "./health.ts"
import { logToStandardError } from "./log.ts"
import { createMailer } from "./mailer.ts"
import { createPages } from "./pages.ts"
import { createLimiter, createStore } from "./store.ts"

export interface WebServer {
  readonly store: ContactStore
  /**
   * Starts answering requests and delivering messages.
   *
   * @param where an address (port 0 for any free port) or an open socket
   * @returns the actual address
   */
  listen(
    where: { readonly host: string; readonly port: number } | { readonly fd: number },
  ): Promise<AddressInfo>
  /** Keeps answering, but tells proxies and clients to go elsewhere. Call it before `stop`. */
  drain(): void
  /** Stops accepting connections, then finishes answers and mails in progress, then closes the store. */
  stop(): Promise<void>
}

/** Time to finish what is in progress. */
export const graceMs = 5500

/** Connections that wait to be accepted, for instance during a restart. The system may allow fewer. */
const maxPending = 4096

/** A client may be sending a request on an idle connection right now, so idle connections stay open this long. */
const lastRequestsMs = 1000

/**
 * The composition root: creates all parts and connects them.
 *
 * @param folder the built site
 * @throws Error when the folder has no built site
 */
export function createWebServer(
  config: Config,
  folder: string,
  clock: Clock = systemClock,
  log: Log = logToStandardError,
): WebServer {
  const office = createOffice()
  const pages = createPages(folder)
  const store = createStore(config, clock, log)
  const inbox = rememberStoreFailure(store)
  const stopping = new AbortController()
  const rateLimiter = createLimiter(config, store, stopping.signal)
  const delivery = createDeliveryLoop({
    outbox: store,
    openMailer: () => createMailer(config),
    compose: (message) => composeMail(message, { office, to: config.mailTo, from: config.mailFrom }),
    log,
    retryBaseMs: config.retryBaseMs,
    leaseMs: config.leaseMs,
    random: Math.random,
  })
  const health = createHealthCheck(inbox, config.smtpUrl ? "smtp" : "file", log)
  const contact = createContactHandler({
    inbox,
    clock,
    rateLimiter,
    office,
    log,
    onStored() {
      delivery.wake()
      health.expire()
    },
    anonKey: config.anonKey,
    siteOrigin: config.siteUrl,
    allowedOrigins: config.allowedOrigins,
  })
  const refusals = createRefusalLog(log)
  let isDraining = false
  const server = createApp({
    pages,
    contact,
    health: health.ask,
    isDraining: () => isDraining,
    refusals,
    trustProxy: config.trustProxy,
    log,
  })
  return {
    store,
    async listen(where) {
      server.listen(where, maxPending)
      await once(server, "listening")
      delivery.start()
      return server.address() as AddressInfo
    },
    drain() {
      isDraining = true
    },
    async stop() {
      stopping.abort()
      await stop(server, delivery, store)
      refusals.flush()
    },
  }
}

async function stop(server: Server, delivery: DeliveryLoop, store: ContactStore): Promise<void> {
  const lastRequestsEnd = performance.now() + lastRequestsMs
  // Also while a slow visitor keeps the server from closing. The next process delivers what is stored meanwhile.
  const delivered = delivery.stop(graceMs)
  const closed = once(server, "close")
  // Not http's own `close`: it cuts idle connections at once, together with a request that is on its way.
  NetServer.prototype.close.call(server)
  const closeIdle = setInterval(() => {
    if (performance.now() >= lastRequestsEnd) server.closeIdleConnections()
  }, 100)
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(closeAll)
  await delivered
  await store.close()
}
