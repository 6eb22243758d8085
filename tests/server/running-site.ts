import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import PostalMime, { type Email } from "postal-mime"
import { onTestFinished } from "vitest"
import { business } from "../../src/business.ts"
import { defaultAnonKey as key } from "../../src/contact/access.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import type { Clock, LogEntry } from "../../src/contact/ports.ts"
import { writeBuildRecord } from "../../src/server/build-record.ts"
import { parseConfig } from "../../src/server/config.ts"
import { openArchive } from "../../src/server/store.ts"
import { createWebServer } from "../../src/server/web-server.ts"
import { makeReadable, type ReadableStore } from "./readable-store.ts"

export interface RunningSite {
  readonly origin: string
  /** Address of the contact function. */
  readonly call: string
  readonly store: ReadableStore
  readonly folder: string
  readonly logged: readonly LogEntry[]
  /** Stops the site before the test ends. */
  stop(): Promise<void>
  /** The mails written as files. */
  mails(): Promise<Email[]>
}

export { message } from "../sample-message.ts"
export { key }

/** A built site of two pages, for this environment. */
export async function createBuiltSite(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = join(folder, "dist")
  await mkdir(built, { recursive: true })
  await writeFile(join(built, "index.html"), "<!doctype html><title>Home</title>")
  await writeFile(join(built, "404.html"), "<!doctype html><title>Oops! Page not found</title>")
  writeBuildRecord(built, parseConfig(environment), business)
  return built
}

/** The real site on a free port, in a temporary folder. It ends with the test. */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  clock?: Clock,
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), "site-"))
  const logged: LogEntry[] = []
  const config = parseConfig({ DATA_DIR: folder, RATE_LIMIT: "off", RETRY_BASE_MS: "100", ...environment })
  const site = createWebServer(config, await createBuiltSite(folder), clock, (entry) => logged.push(entry))
  const { port } = await site.listen({ host: "127.0.0.1", port: 0 })
  const origin = `http://127.0.0.1:${port}`
  const store = makeReadable(site.store, () => openArchive(config, clock))
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= site.stop())
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
  return {
    origin,
    call: `${origin}${contactFunctionPath}`,
    store,
    folder,
    logged,
    stop,
    async mails() {
      const names = await readdir(join(folder, "mail")).catch(() => [])
      const whole = names.filter((name) => /^[^.].*\.eml$/.test(name)).sort()
      return Promise.all(
        whole.map(async (name) => PostalMime.parse(await readFile(join(folder, "mail", name)))),
      )
    },
  }
}

/** Sends JSON, as a script does. */
export function sendJson(
  site: RunningSite,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(site.call, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: key, ...headers },
    body: JSON.stringify(body),
  })
}

/** Posts the form, as a browser without JavaScript does. */
export function sendForm(
  site: RunningSite,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: site.origin },
): Promise<Response> {
  return fetch(site.call, { method: "POST", headers, body: new URLSearchParams(fields) })
}

/** Polls until `look` returns a value. Only the test's own timeout ends it. */
export async function until<Value>(look: () => Promise<Value | undefined | false>): Promise<Value> {
  for (;;) {
    const value = await look()
    if (value !== undefined && value !== false) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
