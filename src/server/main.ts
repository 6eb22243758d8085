import { once } from "node:events"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { createDeliveryLoop } from "../contact/delivery-loop.ts"
import { composeMail } from "../contact/email.ts"
import { createContactHandler } from "../contact/handler.ts"
import { systemClock } from "../contact/ports.ts"
import { createRateLimiter, unlimited } from "../contact/rate-limit.ts"
import { createApp } from "./app.ts"
import { type Config, parseConfig, readEnvironment } from "./config.ts"
import { createHealthCheck } from "./health.ts"
import { logToStandardError as log } from "./log.ts"
import { createMailer } from "./mailer.ts"
import { createOffice } from "./office.ts"
import { createPages } from "./pages.ts"
import { createStore } from "./store.ts"

/** Time for answers and mails in progress when the process is told to end, and the moment it is gone in any case. */
const graceMs = 8000
const goneWithinMs = 9500

/** The composition root: everything is made here and handed to whoever needs it. */
function compose(config: Config, folder: string) {
  const clock = systemClock
  const office = createOffice(config.siteUrl)
  const pages = createPages(folder)
  const store = createStore(config, clock, log)
  const mailer = createMailer(config)
  const delivery = createDeliveryLoop({
    outbox: store,
    mailer,
    compose: (message) => composeMail(message, { office, to: config.mailTo, from: config.mailFrom }),
    log,
    retryBaseMs: config.retryBaseMs,
    leaseMs: config.leaseMs,
    random: Math.random,
  })
  const contact = createContactHandler({
    inbox: store,
    clock,
    rateLimiter: config.rateLimit === "off" ? unlimited : createRateLimiter(config.rateLimit, clock),
    office,
    log,
    onStored: delivery.wake,
    anonKey: config.anonKey,
    siteOrigin: config.siteUrl,
    allowedOrigins: config.allowedOrigins,
  })
  const health = createHealthCheck(store, config.smtpUrl ? "smtp" : "file", clock, log)
  const server = createApp({ pages, contact, health, trustProxy: config.trustProxy, log })
  return { server, delivery, mailer, store }
}

type Running = ReturnType<typeof compose>

/** No new connections, then the answers in progress, then the mails in progress, then the store. */
async function stop({ server, delivery, mailer, store }: Running): Promise<void> {
  const ends = Date.now() + graceMs
  setTimeout(() => process.exit(1), goneWithinMs).unref()
  const closed = once(server, "close")
  server.close()
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100)
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(closeAll)
  await delivery.stop(Math.max(0, ends - Date.now()))
  await mailer.close()
  await store.close()
}

async function listen(server: Server, { host, port }: Config): Promise<AddressInfo | string | null> {
  server.listen(port, host)
  await once(server, "listening")
  return server.address()
}

function announce(config: Config, address: AddressInfo | string | null): void {
  const port = address !== null && typeof address === "object" ? address.port : config.port
  const host = /^(127\.0\.0\.1|::1|0\.0\.0\.0|::)$/.test(config.host) ? "localhost" : config.host
  const mail = config.smtpUrl
    ? `Mail goes to ${config.mailTo} by ${new URL(config.smtpUrl).host}`
    : `No SMTP_URL: messages are stored and written to ${join(config.dataDir, "mail")}`
  process.stdout.write(`Ready: http://${host}:${port}\n${mail}\n`)
}

/** What a person can do something about, in their words. */
function explain(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return String(error)
  if ("code" in error && error.code === "EADDRINUSE") {
    return `Port ${config?.port} is taken by another program. End it, or choose another port: PORT=3001`
  }
  return error.message
}

async function main(): Promise<void> {
  let config: Config | undefined
  try {
    config = parseConfig(readEnvironment())
    const running = compose(config, fileURLToPath(new URL("../../dist", import.meta.url)))
    const end = () => {
      log({ level: "info", event: "stopping" })
      stop(running).then(() => process.exit(0))
    }
    process.once("SIGTERM", end)
    process.once("SIGINT", end)
    announce(config, await listen(running.server, config))
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`)
    process.exit(1)
  }
}

await main()
