import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { errorText } from "../contact/error-text.ts"
import { checkBuild, withBuiltSettings } from "./build-record.ts"
import { type Config, parseConfig, readEnvironment, unknownSettings } from "./config.ts"
import { countMailFiles } from "./file-mailer.ts"
import { logToStandardError as log } from "./log.ts"
import { mailFolder } from "./mailer.ts"
import { describeDatabase } from "./store.ts"
import { createWebServer, graceMs, type WebServer } from "./web-server.ts"

/** The built site: the folder named on the command line, or `dist`. */
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("../../dist", import.meta.url)))

/**
 * How long new connections are still accepted after the process was told to stop: long enough for a proxy that checks
 * `/healthz` every second to send visitors elsewhere.
 */
const drainMs = 3000

/** The process exits by then even if something hangs: service managers kill it after ten seconds. */
const goneWithinMs = drainMs + graceMs + 1000

/** Messages that were delivered to files, because there was no mail server, were never mailed. */
function sayWhatIsInFiles(folder: string): string {
  try {
    const count = countMailFiles(folder)
    return count > 0
      ? `\n${folder} holds ${count} messages, written while SMTP_URL was not set. They have not been mailed to the office: see "Messages that went to files" in docs/operations.md`
      : ""
  } catch (error) {
    return `\nCould not tell whether messages went to files: ${errorText(error)}`
  }
}

/** The driver reads a certificate's file for it. Pages are served even if it cannot. */
function nameDatabase(config: Config): string {
  try {
    return describeDatabase(config)
  } catch (error) {
    return errorText(error)
  }
}

function announce(config: Config, { address, family, port }: AddressInfo): void {
  const isLocal = /^(127\.0\.0\.1|::1|0\.0\.0\.0|::)$/.test(address)
  const host = isLocal ? "localhost" : family === "IPv6" ? `[${address}]` : address
  const mail = config.smtpUrl
    ? `Mail goes to ${config.mailTo} through ${new URL(config.smtpUrl).host}${sayWhatIsInFiles(mailFolder(config))}`
    : `SMTP_URL is not set: messages are stored and written to ${mailFolder(config)}`
  // The server keeps running even if nothing reads its output.
  process.stdout.on("error", () => {})
  process.stdout.write(`Ready: http://${host}:${port}\nDatabase: ${nameDatabase(config)}\n${mail}\n`)
}

function stopOnSignals(server: WebServer): void {
  let stopping = false
  const end = async (signal: string) => {
    if (stopping) return
    stopping = true
    log({ level: "info", event: "stopping", signal })
    setTimeout(() => process.exit(1), goneWithinMs).unref()
    server.drain()
    // After Ctrl-C somebody is waiting, and no proxy needs time to notice.
    if (signal !== "SIGINT") await pause(drainMs)
    await server.stop()
    process.exit(0)
  }
  // SIGHUP: the terminal was closed.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, end)
}

/**
 * The socket that systemd opened for this process (sd_listen_fds(3)). It outlives the process, so visitors who arrive
 * during a restart wait a moment instead of being refused. `HOST` and `PORT` have no effect then.
 */
function inheritedSocket(): { readonly fd: number } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  const count = LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) : 0
  if (count > 1)
    throw new Error(
      `systemd passed ${count} sockets, and the server serves only one. Leave one address in site.socket: in an override, an empty ListenStream= first.`,
    )
  return count === 1 ? { fd: 3 } : undefined
}

/** Says in plain words what the operator can do. */
function explain(
  { code, syscall, message }: NodeJS.ErrnoException,
  { host, port }: Partial<Pick<Config, "host" | "port">> = {},
): string {
  if (code === "EADDRINUSE") {
    return `Another program is using port ${port}. Stop it, or choose another port: PORT=3001`
  }
  if (code === "EACCES" && syscall === "listen")
    return `This account may not use port ${port}. Ports below 1024 are reserved for the system.`
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST=${host} is not an address of this machine.`
  return message
}

async function main(): Promise<void> {
  let config: Config | undefined
  try {
    config = parseConfig(withBuiltSettings(folder, readEnvironment()))
    checkBuild(folder, config)
    const names = unknownSettings().join(", ")
    if (names) log({ level: "warn", event: "unknown_settings", names })
    const server = createWebServer(config, folder)
    stopOnSignals(server)
    announce(config, await server.listen(inheritedSocket() ?? { host: config.host, port: config.port }))
    // Pages are served even without a usable database, but the operator should know at once.
    server.store
      .check()
      .catch((error) => log({ level: "error", event: "store_unavailable", message: errorText(error) }))
  } catch (error) {
    process.stderr.write(`${explain(error as NodeJS.ErrnoException, config)}\n`)
    process.exit(1)
  }
}

// compile.ts imports this file.
if (import.meta.main) await main()
