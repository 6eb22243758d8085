import { lookup } from "node:dns/promises"
import { isIP } from "node:net"
import { connect } from "node:tls"
import { headersFor } from "../adapters/headers.ts"
import { contactFunctionPath } from "../contact/handler.ts"
import { languages } from "../languages.ts"
import { allRoutes, pathTo } from "../routes.ts"
import type { Config } from "../server/config.ts"
import { loadResources } from "../server/resources.ts"
import { CommandError, UsageError } from "./command.ts"
import { type LaunchItem, someOf } from "./launch-items.ts"
import { type Items, openItem, reasonOf, timeoutMs } from "./live-item.ts"
import { type MailOptions, mailItems } from "./live-mail.ts"

interface Answer {
  /** `status 200`, or why there is no answer. */
  readonly said: string
  readonly headers: Headers
  readonly text: string
}

/** Requests one address without following redirects. */
async function ask(address: string, options: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(address, { redirect: "manual", signal, ...options })
    return { said: `status ${answer.status}`, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    return { said: reasonOf(error), headers: new Headers(), text: "" }
  }
}

/** By path, with that of an unknown address as `/404`. */
type Pages = ReadonlyMap<string, Answer>

async function askForPages(origin: string, home: Answer): Promise<Pages> {
  const pages = new Map([["/", home]])
  for (const { path } of allRoutes()) pages.set(path, pages.get(path) ?? (await ask(origin + path)))
  return pages.set("/404", await ask(`${origin}/no-such-page`))
}

function* pageItems(pages: Pages): Generator<LaunchItem> {
  for (const [path, { said }] of pages) {
    if (path !== "/404" && said !== "status 200")
      yield openItem(
        `${path} does not open: ${said}.`,
        "It is one of the site's pages.",
        "the server or its proxy",
      )
  }
  const said = pages.get("/404")?.said
  if (said !== "status 404")
    yield openItem(
      `An unknown address is answered with ${said}, not 404.`,
      "Search engines would list pages that do not exist.",
      "the server or its proxy",
    )
}

/**
 * Whether each file that was built is what the site answers: what was found in the build says nothing about another one.
 * @param folder of the build
 */
async function* buildItems(origin: string, folder: string, pages: Pages): Items {
  const [missing, different]: [string[], string[]] = [[], []]
  for (const [path, { status, plain }] of loadResources(folder)) {
    // A static host may answer unknown addresses in one language.
    if (path.endsWith("/404") && path !== "/404") continue
    const { said, text } = pages.get(path) ?? (await ask(origin + path))
    const opens = said === `status ${status}`
    if (opens && text !== new TextDecoder().decode(plain.body)) different.push(path)
    if (!opens && !pages.has(path)) missing.push(path)
  }
  if (missing.length > 0)
    yield openItem(
      `Files of the pages do not open: ${someOf(missing)}.`,
      "Without them a form, a font or a picture is missing.",
      "the server or its proxy",
    )
  if (different.length > 0)
    yield openItem(
      `The site does not serve this build: ${someOf(different)}.`,
      "It is another one, or a proxy rewrites pages, whose scripts browsers then block.",
      "deploy this build; the proxy",
    )
}

async function* answerItems(origin: string, home: Answer, config: Config): Items {
  const expected = Object.entries(headersFor("/")).filter(([name]) => name !== "strict-transport-security")
  const wrong = expected.filter(([name, value]) => home.headers.get(name) !== value).map(([name]) => name)
  if (wrong.length > 0)
    yield openItem(
      `Headers are missing or changed: ${wrong.join(", ")}.`,
      "These headers protect visitors.",
      "the proxy",
    )
  if (!home.headers.get("content-encoding"))
    yield openItem("Pages are not compressed.", "They take three times as long to load.", "the proxy", false)
  const asset = /"(\/assets\/[^"]+)"/.exec(home.text)?.[1]
  if (asset && !(await ask(origin + asset)).headers.get("cache-control")?.includes("immutable"))
    yield openItem(`Browsers do not cache ${asset}.`, "Each visit would fetch it again.", "the proxy", false)
  if (!home.text.includes(`rel="canonical" href="${config.siteUrl}/"`))
    yield openItem(
      `The home page's canonical address is not ${config.siteUrl}/.`,
      "Search engines index that address instead.",
      "SITE_URL when building",
    )
  const sitemap = await ask(`${origin}/sitemap.xml`)
  if (!allRoutes().every(({ path }) => sitemap.text.includes(`<loc>${config.siteUrl}${path}</loc>`)))
    yield openItem(
      "The sitemap does not list every page.",
      "Search engines read it.",
      `${origin}/sitemap.xml`,
    )
  const robots = await ask(`${origin}/robots.txt`)
  if (!robots.text.includes(`Sitemap: ${config.siteUrl}/sitemap.xml`))
    yield openItem(
      "robots.txt does not name the sitemap.",
      "Search engines look there first.",
      `${origin}/robots.txt`,
    )
}

/** Empty if it is another program's page. */
function parseHealth(text: string): { readonly status?: string; readonly delivery?: string } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

async function* healthItems(origin: string): Items {
  const health = await ask(`${origin}/healthz`)
  const { status = "nothing", delivery } = parseHealth(health.text)
  // The recipes' proxies hide it with 404: health is for the operator, on the machine itself.
  if (status !== "ok" && health.said !== "status 404")
    yield openItem(`/healthz says ${status}.`, "The server may not accept messages.", "docs/operations.md")
  if (delivery === "file")
    yield openItem("The server writes mail to files.", "Nobody receives it.", "SMTP_URL of the server")
}

/**
 * What the form on a contact page calls, and with which key. They may be of another build than these settings.
 * @returns nothing if the page has no form
 */
function formIn(
  page: string,
  address: string,
): { readonly functions: URL; readonly key: string } | undefined {
  const json = page
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
  const property = (name: string) => {
    const [, text] = new RegExp(`"${name}":("(?:[^"\\\\]|\\\\.)+")`).exec(json) ?? []
    return text && (JSON.parse(text) as string)
  }
  const [functions, key] = [URL.parse(property("functionsUrl") ?? "", address), property("anonKey")]
  return functions && key ? { functions, key } : undefined
}

async function* formItems(origin: string, config: Config, pages: Pages): Items {
  const backend = config.backendUrl || origin
  const keys = new Set<string>()
  for (const language of languages) {
    const path = pathTo("contact", language)
    const address = origin + path
    const page = pages.get(path)
    const form = page && formIn(page.text, address)
    if (form) keys.add(form.key)
    if (!form && page?.said === "status 200")
      yield openItem(`${address} has no form.`, "Nobody can write from there.", "npm run build")
    if (form && form.functions.origin !== new URL(backend).origin)
      yield openItem(
        `The form at ${address} sends messages to ${form.functions.origin}, not ${backend}.`,
        "They would not arrive.",
        "PUBLIC_SUPABASE_URL when building",
      )
  }
  if (keys.size === 0) keys.add(config.backendUrl ? config.backendKey : config.anonKey)
  for (const key of keys) yield* contactItems(backend, key, config)
}

/**
 * Asks the contact function in ways that store nothing.
 * @param backend origin of the function
 */
async function* contactItems(backend: string, key: string, config: Config): Items {
  const where = config.backendUrl
    ? "the edge function, its SITE_URL and CONTACT_ANON_KEY, and PUBLIC_SUPABASE_ANON_KEY here"
    : "the server, its proxy, SITE_URL and CONTACT_ANON_KEY"
  const preflight = await ask(backend + contactFunctionPath, {
    method: "OPTIONS",
    headers: { origin: config.siteUrl, "access-control-request-method": "POST" },
  })
  const allowed = preflight.headers.get("access-control-allow-headers") ?? ""
  if (
    !preflight.said.startsWith("status 2") ||
    preflight.headers.get("access-control-allow-origin") !== config.siteUrl ||
    !["apikey", "idempotency-key"].every((name) => allowed.includes(name))
  )
    yield openItem(
      "The contact function refuses the site's own preflight request.",
      "The form would fail.",
      where,
    )
  const { said, text } = await ask(backend + contactFunctionPath, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: "{}",
  })
  if (said !== "status 400" || !text.includes("invalid_fields"))
    yield openItem(
      `An empty message is answered with ${said}, not 400 for its fields.`,
      said === "status 401"
        ? "The key is not the server's."
        : "The form does not reach the contact function.",
      where,
    )
}

async function* addressItems(url: URL, config: Config): Items {
  if (config.siteUrl !== url.origin)
    yield openItem(
      `SITE_URL is ${config.siteUrl}, not ${url.origin}.`,
      "Links point there.",
      "SITE_URL",
      false,
    )
  if (url.protocol !== "https:") {
    yield openItem("The address is not HTTPS.", "Visitors send personal data.", "the proxy")
    return
  }
  const other = url.hostname.startsWith("www.") ? url.hostname.slice(4) : `www.${url.hostname}`
  const path = pathTo("about", "en")
  const elsewhere = [
    `http://${url.hostname}${path}`,
    ...((await exists(other)) ? [`https://${other}${path}`] : []),
  ]
  for (const address of elsewhere) {
    const { said, headers } = await ask(address)
    const target = headers.get("location") ?? said
    if (target !== url.origin + path)
      yield openItem(
        `${address} leads to ${target}, not ${url.origin}${path}.`,
        "People type that address.",
        "DNS or the proxy",
      )
  }
  const days = await certificateDays(url)
  if (days === undefined)
    yield openItem("The certificate could not be read.", "It may be about to expire.", "the proxy", false)
  else if (days < 21)
    yield openItem(
      `The certificate expires in ${days} days.`,
      "Browsers will refuse the site after that.",
      "the proxy",
      days < 7,
    )
}

const exists = async (host: string) =>
  lookup(host).then(
    () => true,
    () => false,
  )

/** @returns how long it is valid; nothing if it could not be read */
function certificateDays(url: URL): Promise<number | undefined> {
  return new Promise((done) => {
    const servername = isIP(url.hostname) ? "" : url.hostname
    const socket = connect({ host: url.hostname, port: Number(url.port || 443), servername })
    const end = (days?: number) => {
      socket.destroy()
      done(days)
    }
    socket.setTimeout(timeoutMs, () => end())
    socket.on("error", () => end())
    socket.on("secureConnect", () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to)
      end(Math.floor((ends - Date.now()) / 86_400_000))
    })
  })
}

export interface LiveOptions extends MailOptions {
  /** Folder of the build that the site should serve. */
  readonly build?: string | undefined
}

async function* findItems(url: URL, home: Answer, config: Config, options: LiveOptions): Items {
  const { origin } = url
  const pages = await askForPages(origin, home)
  yield* addressItems(url, config)
  yield* pageItems(pages)
  if (options.build) yield* buildItems(origin, options.build, pages)
  yield* answerItems(origin, home, config)
  if (!config.backendUrl) yield* healthItems(origin)
  yield* formItems(origin, config, pages)
  yield* mailItems(config, options)
}

/**
 * Checks the live site from outside. Stores no message, and sends no mail unless asked to.
 * @throws UsageError when `address` is not an origin
 * @throws CommandError when nothing answers there
 */
export async function liveSiteItems(
  address: string,
  config: Config,
  options: LiveOptions = {},
): Promise<LaunchItem[]> {
  const url = URL.parse(address)
  if (!url || !["http:", "https:"].includes(url.protocol) || url.pathname !== "/")
    throw new UsageError(`"${address}" must be an address such as https://www.firm.example`)
  const home = await ask(`${url.origin}/`)
  if (!home.said.startsWith("status ")) throw new CommandError(`Cannot reach ${url.origin}: ${home.said}.`)
  return Array.fromAsync(findItems(url, home, config, options))
}
