import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { checkBuild } from "./build-record.ts"
import { type Config, parseConfig, readEnvironment } from "./config.ts"
import { logToStandardError as log } from "./log.ts"
import { createWebServer, type WebServer } from "./web-server.ts"

/** Serves what is built: `dist` of this checkout, or the folder that is named on the command line. */
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("../../dist", import.meta.url)))

/**
 * How long new connections are still taken after the process was told to stop: long enough for a proxy that asks
 * `/healthz` each second to send visitors elsewhere.
 */
const drainMs = 3000

/** Whatever hangs, the process is gone by then: whoever stops it kills it after ten seconds. */
const goneWithinMs = 9500

function announce(config: Config, port: number): void {
  const isLocal = /^(127\.0\.0\.1|::1|0\.0\.0\.0|::)$/.test(config.host)
  const host = isLocal ? "localhost" : config.host.includes(":") ? `[${config.host}]` : config.host
  const mail = config.smtpUrl
    ? `Mail goes to ${config.mailTo} by ${new URL(config.smtpUrl).host}`
    : `No SMTP_URL: messages are stored and written to ${join(config.dataDir, "mail")}`
  // Whoever started this may have hung up: that is no reason to end.
  process.stdout.on("error", () => {})
  process.stdout.write(`Ready: http://${host}:${port}\n${mail}\n`)
}

function stopOnSignals(server: WebServer): void {
  let stopping = false
  const end = async (signal: string) => {
    if (stopping) return
    stopping = true
    log({ level: "info", event: "stopping", signal })
    setTimeout(() => process.exit(1), goneWithinMs).unref()
    server.drain()
    // Whoever presses Ctrl-C does not want to wait, and has no proxy in front.
    if (signal !== "SIGINT") await pause(drainMs)
    await server.stop()
    process.exit(0)
  }
  // SIGHUP: the terminal was closed, or its connection broke.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end)
}

/**
 * The socket that systemd opened for this process (sd_listen_fds(3)). It outlives the process, so that visitors who come
 * during a restart wait for a moment instead of being refused.
 */
function inheritedSocket(): { readonly fd: number } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? { fd: 3 } : undefined
}

/** What a person can do something about, in their words. */
function explain(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return String(error)
  const code = "code" in error ? error.code : undefined
  if (code === "EADDRINUSE") {
    return `Port ${config?.port} is taken by another program. End it, or choose another port: PORT=3001`
  }
  if (code === "EACCES")
    return `Port ${config?.port} is not for this account: ports below 1024 are the system's.`
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST=${config?.host} is no address of this machine.`
  return error.message
}

async function main(): Promise<void> {
  let config: Config | undefined
  try {
    config = parseConfig(readEnvironment())
    checkBuild(folder, config)
    const server = createWebServer(config, folder)
    stopOnSignals(server)
    announce(config, await server.listen(inheritedSocket() ?? { host: config.host, port: config.port }))
    // An unusable database is no reason to keep the pages from visitors, but the operator should know at once.
    server.store
      .check()
      .catch((error) => log({ level: "error", event: "store_unavailable", message: String(error) }))
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`)
    process.exit(1)
  }
}

// The build loads this file as well, to have it compiled.
if (import.meta.main) await main()
