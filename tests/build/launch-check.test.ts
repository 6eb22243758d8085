import { execFile } from "node:child_process"
import dns, { setServers } from "node:dns"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { createServer as createSecureServer } from "node:https"
import { syncBuiltinESMExports } from "node:module"
import { type AddressInfo, createServer as createTcpServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import {
  createSecureContext,
  getCACertificates,
  type SecureContextOptions,
  setDefaultCACertificates,
  type TlsOptions,
} from "node:tls"
import { afterAll, expect, onTestFinished, test, vi } from "vitest"
import { headersFor } from "../../src/adapters/headers.ts"
import { type Business, business } from "../../src/business.ts"
import { builtSiteItems } from "../../src/cli/built-site.ts"
import { UsageError } from "../../src/cli/command.ts"
import type { LaunchItem } from "../../src/cli/launch-items.ts"
import { type LiveOptions, liveSiteItems } from "../../src/cli/live-site.ts"
import { allRoutes } from "../../src/routes.ts"
import { writeBuildRecord } from "../../src/server/build-record.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createWebServer } from "../../src/server/web-server.ts"
import { createCertificate } from "../certificate.ts"
import { startNameServer } from "../dns-server.ts"
import { isSample } from "../is-sample.ts"
import { startMailServer } from "../server/mail-server.ts"
import { siteFolder, siteUrl } from "./site.ts"

const config = (environment: Record<string, string> = {}) =>
  parseConfig({ SITE_URL: siteUrl, CONTACT_ANON_KEY: process.env["CONTACT_ANON_KEY"], ...environment })

function openIn(items: readonly LaunchItem[]): string {
  for (const { what, why, where } of items)
    for (const text of [what, why, where]) expect(text, what).toMatch(/^[\w/].{4,}$/)
  const open = items.filter(({ open }) => open)
  return open.map(({ what }) => what).join("\n")
}

test.runIf(isSample)("names what pages of the sample would say of another firm", () => {
  const broker = { ...business.lender, licenseType: "broker" } as const
  const other = { ...business, name: "Other & Firm", phone: "+16785550100", lender: broker }
  const found = openIn(builtSiteItems(siteFolder, other, config()))
  expect(found).toMatch(/sample's name.*404\.html/)
  const moved = { ...business, address: { ...business.address, city: "Canton" } }
  expect(openIn(builtSiteItems(siteFolder, moved, config()))).toMatch(/sample's name, town/)
  expect(found).toMatch(/your own story/)
  expect(found).toMatch(/older than src\/business\.ts\./)
  expect(found).toMatch(/what only a lender may say/)
})

test("finds nothing to build again in a site built from these facts and settings, and names what has changed", () => {
  expect(openIn(builtSiteItems(siteFolder, business, config()))).not.toMatch(/older than/)
  const advertising = { ADS_CONVERSION_ID: "AW-other", ADS_LABEL_PHONE_CLICK: "other" }
  const longer = { ...business, retention: { ...business.retention, backupDays: 99 } }
  expect(openIn(builtSiteItems(siteFolder, longer, config(advertising)))).toMatch(
    /older than src\/business\.ts, ADS_CONVERSION_ID, ADS_LABEL_PHONE_CLICK\./,
  )
  const older = createBuild({}, business)
  const record = join(older, ".build.json")
  writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, "utf8")), src: "another" }))
  expect(openIn(builtSiteItems(older, business, config()))).toMatch(/older than src\./)
})

/** A firm of which a site says nothing that it should not. */
const firm: Business = {
  ...business,
  address: { ...business.address, city: "Canton" },
  lender: { ...business.lender, licenseType: "broker" },
}

function createBuild(files: Readonly<Record<string, string>>, facts: Business): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeBuildRecord(folder, config(), facts)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const builtFaults = (files: Readonly<Record<string, string>>, facts = firm) =>
  builtSiteItems(createBuild(files, facts), facts, config())
    .filter(({ open }) => open)
    .map(inOneLine)

const ofSample = (files: string) =>
  `! Take out the sample's name, town and phone: ${files}. Visitors would think that this is another firm. (src/business.ts and src/site/copy; then npm run build)`
const sampleStory =
  "! Tell your own story in place of the sample's: a.html. It explains a name and a picture that are not yours. (src/site/copy/*/story.ts; then npm run build)"
const lenderClaim = (words: string) =>
  `! Take out what only a lender may say, such as “${words}”: a.html. The license is a mortgage broker's (O.C.G.A. 7-1-1016). (src/site/copy; equalHousing in src/business.ts)`

test.each<[text: string, fault?: string]>([
  ["NOONDAY", ofSample("a.html")],
  ["(770)\u00a0555-0142", ofSample("a.html")],
  ["tel:+17705550142", ofSample("a.html")],
  ["Woodstock", ofSample("a.html")],
  ["The home and the loan, under one roof", sampleStory],
  ["La casa y el préstamo, bajo un mismo techo", sampleStory],
  ["The sun <!-- -->overhead", sampleStory],
  ["El sol en lo alto", sampleStory],
  ["a mortgage lender", lenderClaim("mortgage lender")],
  ["Mortgage lending", lenderClaim("Mortgage lending")],
  ["a direct lender", lenderClaim("direct lender")],
  ["Equal Housing Lender", lenderClaim("Equal Housing Lender")],
  ["We lend", lenderClaim("We lend")],
  ["Prestamista hipotecario", lenderClaim("Prestamista hipotecario")],
  ["Prestamista con igualdad", lenderClaim("Prestamista con igualdad")],
  ["<style>a</style>Noonday<style>b</style>", ofSample("a.html")],
  ["<!-- a -->Noonday<!-- b -->", ofSample("a.html")],
  ['<style media="print">\n/* Noonday */</style><!-- Noonday -->'],
  ["mortgage lenders, a mortgage broker"],
  ["another mortgage lender, or any other mortgage lender; otro prestamista hipotecario"],
])("a page that says %j: %s", (text, fault) => {
  expect(builtFaults({ "a.html": text })).toEqual(fault ? [fault] : [])
})

test("a broker's state notice and registered names may have a lender's words", () => {
  const facts: Business = {
    ...firm,
    lender: { ...firm.lender, legalName: "Ana & Sons Mortgage Lending, Inc." },
    stateNotice: {
      en: "Texas Department of Savings and Mortgage Lending",
      es: "Quejas: prestamista hipotecario",
    },
  }
  const text = `<p>${facts.lender.legalName}</p><p>${facts.stateNotice?.en}</p><p>${facts.stateNotice?.es}</p>`
  expect(builtFaults({ "a.html": text.replace("&", "&amp;") }, facts)).toEqual([])
  expect(builtFaults({ "a.html": `${text}<p>We lend.</p>` }, facts)).toEqual([lenderClaim("We lend")])
})

test("the town may be the sample's, or be served, and a lender may call itself one", () => {
  const text = "A mortgage lender in Woodstock"
  const lender: Business = { ...firm, lender: { ...firm.lender, licenseType: "lender" } }
  expect(
    builtFaults({ "a.html": text }, { ...lender, address: { ...firm.address, city: "Woodstock" } }),
  ).toEqual([])
  const areaServed = { en: "Canton and Woodstock", es: "Canton y Woodstock" }
  expect(
    builtFaults({ "a.html": text }, { ...lender, brokerage: { ...firm.brokerage, areaServed } }),
  ).toEqual([])
})

test("a fault is shown with its files, once each, or with the first three and how many more", () => {
  const text = "Noonday in Woodstock"
  const three = {
    "es/index.html": text,
    "index.html": text,
    "404.html": text,
    "site.js": text,
    "index.html.br": text,
  }
  expect(builtFaults(three)).toEqual([ofSample("404.html, es/index.html, index.html")])
  const more = { "robots.txt": text, "site.webmanifest": text, "sitemap.xml": text }
  expect(builtFaults({ ...three, ...more })).toEqual([
    ofSample("404.html, es/index.html, index.html and 3 more"),
  ])
})

test("reports a build for another origin or key, and a missing build", () => {
  const advice =
    "The pages must be built from these facts and settings. (npm run build, with the server's settings)"
  const folder = createBuild({}, firm)
  const { anonKey } = config()
  const elsewhere = config({ SITE_URL: "https://elsewhere.example", CONTACT_ANON_KEY: "another" })
  expect(builtSiteItems(folder, firm, elsewhere).map(inOneLine)).toEqual([
    `! ${folder} was built with settings that differ from this server's: SITE_URL: built with ${siteUrl}, serving with https://elsewhere.example; CONTACT_ANON_KEY: built with ${anonKey}, serving with another ${advice}`,
  ])
  expect(builtSiteItems(join(folder, "nothing"), firm, config()).map(inOneLine)).toEqual([
    `! ${join(folder, "nothing")} has no finished build. Run npm run build. ${advice}`,
  ])
})

test.each(["", "smtp://127.0.0.1:1"])(
  "finds no faults in a site that this server serves, and stores no message (mail server %j)",
  async (smtpUrl) => {
    const folder = mkdtempSync(join(tmpdir(), "launch-"))
    const settings = config({ DATA_DIR: folder, MAIL_FROM: "site@nothing.invalid", SMTP_URL: smtpUrl })
    const site = createWebServer(settings, siteFolder, undefined, () => {})
    const { port } = await site.listen({ host: "127.0.0.1", port: 0 })
    onTestFinished(async () => {
      await site.stop()
      rmSync(folder, { recursive: true })
    })
    const items = await liveSiteItems(`http://127.0.0.1:${port}`, settings, { build: siteFolder })
    expect(items.map(inOneLine)).toEqual([
      `SITE_URL is ${siteUrl}, not http://127.0.0.1:${port}. Links point there. (SITE_URL)`,
      "! The address is not HTTPS. Visitors send personal data. (the proxy)",
      ...(smtpUrl
        ? mailFaultsOfNothing
        : [
            "! The server writes mail to files. Nobody receives it. (SMTP_URL of the server)",
            ...mailFaultsOfNothing.slice(0, 3),
          ]),
    ])
    const health = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(await health.json()).toMatchObject({ pending: 0 })
  },
)

interface Circumstances {
  readonly certificate?: SecureContextOptions & TlsOptions
  readonly host?: string
  readonly environment?: (origin: string) => Record<string, string>
  readonly build?: string
}

/** What the live check prints about a site that answers like this, with what blocks its opening marked. */
async function faultsOf(
  answer: RequestListener,
  { certificate, host = "127.0.0.1", environment = () => ({}), build }: Circumstances = {},
): Promise<string[]> {
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const origin = `${certificate ? "https" : "http"}://${host}:${port}`
  const settings = config({
    MAIL_FROM: "site@nothing.invalid",
    SMTP_URL: "smtp://127.0.0.1:1",
    ...environment(origin),
  })
  const items = await liveSiteItems(origin, settings, { build })
  return items.map((item) => inOneLine(item).replaceAll(`:${port}`, ""))
}

function trust(...certificates: { readonly cert: string }[]): void {
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, ...certificates.map(({ cert }) => cert)])
  onTestFinished(() => setDefaultCACertificates(trusted))
}

const inOneLine = ({ what, why, where, blocks }: LaunchItem) =>
  `${blocks ? "! " : ""}${what} ${why} (${where})`

const mailFaultsOfNothing = [
  "nothing.invalid has no MX record. Bounced mail has nowhere to go. (DNS of nothing.invalid)",
  "! nothing.invalid has no SPF record. The office's mail server may refuse the site's mail. (DNS of nothing.invalid)",
  "nothing.invalid has no DMARC record. Anybody can send mail in its name. (DNS of nothing.invalid)",
  "! Logging in to the mail server 127.0.0.1 failed: nothing is listening on that port. No mail would be sent. (SMTP_URL)",
]

const refusesPreflight =
  "! The contact function refuses the site's own preflight request. The form would fail. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)"
const allowsCall = {
  "access-control-allow-origin": siteUrl,
  "access-control-allow-headers": "apikey, content-type, idempotency-key",
}

test("names the faults of a site that answers every request the same way", async () => {
  expect(await faultsOf((_, response) => response.end("hello"))).toEqual([
    `SITE_URL is ${siteUrl}, not http://127.0.0.1. Links point there. (SITE_URL)`,
    "! The address is not HTTPS. Visitors send personal data. (the proxy)",
    "! An unknown address is answered with status 200, not 404. Search engines would list pages that do not exist. (the server or its proxy)",
    expect.stringMatching(
      /^! Headers are missing or changed: (\S+, )*x-content-type-options(, \S+)*\. These headers protect visitors\. \(the proxy\)$/,
    ),
    "Pages are not compressed. They take three times as long to load. (the proxy)",
    `! The home page's canonical address is not ${siteUrl}/. Search engines index that address instead. (SITE_URL when building)`,
    "! The sitemap does not list every page. Search engines read it. (http://127.0.0.1/sitemap.xml)",
    "! robots.txt does not name the sitemap. Search engines look there first. (http://127.0.0.1/robots.txt)",
    "! /healthz says nothing. The server may not accept messages. (docs/operations.md)",
    ...["/contact", "/es/contacto"].map(
      (path) => `! http://127.0.0.1${path} has no form. Nobody can write from there. (npm run build)`,
    ),
    refusesPreflight,
    "! An empty message is answered with status 200, not 400 for its fields. The form does not reach the contact function. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)",
    ...mailFaultsOfNothing,
  ])
})

test("names what a site serves of another build, and what does not open", async () => {
  const build = mkdtempSync(join(tmpdir(), "launch-"))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(join(build, "assets"))
  for (const name of ["index.html", "about.html", "404.html", "robots.txt", "assets/form.js", ".build.json"])
    writeFileSync(join(build, name), `text of ${name}`)
  const answer: RequestListener = ({ url }, response) => {
    const text = { "/": "text of index.html", "/about": "rewritten", "/robots.txt": "text of robots.txt" }[
      url ?? ""
    ]
    response.writeHead(text ? 200 : 404).end(text ?? "text of 404.html")
  }
  const found = await faultsOf(answer, { build })
  expect(found.filter((line) => /this build|do not open/.test(line))).toEqual([
    "! Files of the pages do not open: /assets/form.js. Without them a form, a font or a picture is missing. (the server or its proxy)",
    "! The site does not serve this build: /about. It is another one, or a proxy rewrites pages, whose scripts browsers then block. (deploy this build; the proxy)",
  ])
})

test("names the faults of a site that has only a home page, with a certificate that ends tomorrow", async () => {
  const certificate = createCertificate()
  trust(certificate)
  const home = `<link rel="canonical" href="${siteUrl}/"><script src="/assets/site.js"></script>`
  const answer: RequestListener = ({ url, method, headers }, response) => {
    const asked = headers["access-control-request-method"]
    if (method === "OPTIONS" && headers.origin === siteUrl && asked === "POST")
      response.writeHead(204, allowsCall).end()
    else if (url === "/healthz") response.end('{"status":"degraded"}')
    else if (url === "/sitemap.xml") response.end(`<loc>${siteUrl}/</loc>`)
    else if (url === "/assets/site.js") response.end()
    else if (url !== "/") response.writeHead(401).end()
    // HSTS is the proxy's to set.
    else response.writeHead(200, { ...headersFor("/"), "strict-transport-security": "max-age=1" }).end(home)
  }
  const found = await faultsOf(answer, { certificate })
  const pages = allRoutes().filter(({ path }) => path !== "/")
  expect(found).toEqual([
    `SITE_URL is ${siteUrl}, not https://127.0.0.1. Links point there. (SITE_URL)`,
    expect.stringMatching(
      /^! http:\/\/127\.0\.0\.1\/about leads to .+, not https:\/\/127\.0\.0\.1\/about\. People type that address\. \(DNS or the proxy\)$/,
    ),
    "! The certificate expires in 0 days. Browsers will refuse the site after that. (the proxy)",
    ...pages.map(
      ({ path }) =>
        `! ${path} does not open: status 401. It is one of the site's pages. (the server or its proxy)`,
    ),
    "! An unknown address is answered with status 401, not 404. Search engines would list pages that do not exist. (the server or its proxy)",
    "Pages are not compressed. They take three times as long to load. (the proxy)",
    "Browsers do not cache /assets/site.js. Each visit would fetch it again. (the proxy)",
    "! The sitemap does not list every page. Search engines read it. (https://127.0.0.1/sitemap.xml)",
    "! robots.txt does not name the sitemap. Search engines look there first. (https://127.0.0.1/robots.txt)",
    "! /healthz says degraded. The server may not accept messages. (docs/operations.md)",
    "! An empty message is answered with status 401, not 400 for its fields. The key is not the server's. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)",
    ...mailFaultsOfNothing,
  ])
})

// Not the machine's, which may be slow to say that a name does not exist.
const noRecords = await startNameServer({})
lookUpAt([noRecords.address])
afterAll(noRecords.stop)

/** For functions that were imported by name, too. */
function lookUpAt(addresses: readonly string[]): void {
  setServers(addresses)
  syncBuiltinESMExports()
}

/** What the live check says about the mail of a site on whose domain these records are. */
async function mailFaults(records: Record<string, string>, options: LiveOptions, smtpUrl = "") {
  const names = await startNameServer(records)
  lookUpAt([names.address])
  const server = createServer((_, response) => response.end("hello"))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    lookUpAt([noRecords.address])
    names.stop()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const settings = config({
    MAIL_TO: "office@firm.example",
    MAIL_FROM: "site@firm.example",
    SMTP_URL: smtpUrl,
  })
  const items = await liveSiteItems(`http://127.0.0.1:${port}`, settings, options)
  return items.map(inOneLine).filter((line) => /firm\.example|mail server/.test(line))
}

const noKey =
  "! firm.example has no DKIM key named s1. Mail programs cannot tell the site's mail from a forgery. (DNS of s1._domainkey.firm.example)"

test("names the mail records that the sender's domain lacks, and none that it has", async () => {
  expect(await mailFaults({ "firm.example TXT": "google-site-verification=x" }, { dkim: "s1" })).toEqual([
    ...mailFaultsOfNothing.slice(0, 3).map((line) => line.replaceAll("nothing.invalid", "firm.example")),
    noKey,
  ])
  const records = {
    "firm.example MX": "mail.firm.example",
    "firm.example TXT": "v=spf1 mx -all",
    "_dmarc.firm.example TXT": "v=DMARC1; p=reject",
    // Its second part begins at the equals sign before the key.
    "s1._domainkey.firm.example TXT": `${"v=DKIM1; k=rsa; n=".padEnd(252, "x")}; p=MIIB`,
  }
  expect(await mailFaults(records, { dkim: "s1" })).toEqual([])
  // A name server that fails has said nothing about what there is.
  expect(await mailFaults({ ...records, "_dmarc.firm.example TXT": "SERVFAIL" }, { dkim: "s1" })).toEqual([
    "Looking up the TXT record of _dmarc.firm.example failed (ESERVFAIL). Whether it exists is unknown. (this machine's name server; try again)",
  ])
  // An empty key is a revoked one (RFC 6376, section 3.6.1).
  const revoked = { ...records, "s1._domainkey.firm.example TXT": "v=DKIM1; p=" }
  expect(await mailFaults(revoked, { dkim: "s1" })).toEqual([noKey])
})

test("sends a mail to the office when asked to, and only then", async () => {
  const { url: smtpUrl, received } = await startMailServer()
  const faults = async (options: LiveOptions, url = smtpUrl) =>
    (await mailFaults({}, options, url)).filter((line) => line.endsWith("(SMTP_URL)"))
  expect(await faults({})).toEqual([])
  expect(received).toEqual([])
  expect(await faults({ trialMail: true })).toEqual([])
  expect(received).toMatchObject([
    {
      from: "site@firm.example",
      to: ["office@firm.example"],
      parsed: {
        messageId: expect.stringMatching(/^<[\da-f-]{36}@firm\.example>$/),
        from: { name: `${business.name} website`, address: "site@firm.example" },
        replyTo: [{ name: business.name, address: "office@firm.example" }],
        subject: "Trial mail from the website",
        text: `This trial mail was sent by npm run launch-check for ${siteUrl}.\nMessages from visitors arrive the same way.\n`,
      },
    },
  ])
  expect(received[0]?.parsed.headers).toContainEqual(
    expect.objectContaining({ key: "content-language", value: "en" }),
  )
  expect(await faults({ trialMail: true }, "")).toEqual([
    "! No trial mail was sent. There is no mail server to send it through: with an edge function, send a message with the form instead. (SMTP_URL)",
  ])
  expect(await faults({ trialMail: true }, "smtp://127.0.0.1:1")).toEqual([
    expect.stringMatching(
      /^! Sending a trial mail through the mail server 127\.0\.0\.1 failed: .+\. No mail would be sent\. \(SMTP_URL\)$/,
    ),
  ])
})

test("shows what a mail server says without what a terminal would act on", async () => {
  const mailServer = createTcpServer((socket) => socket.end("554 \x1b[31mno\x1b]0;title\x07\r\n"))
  mailServer.listen(0, "127.0.0.1")
  await once(mailServer, "listening")
  onTestFinished(() => void mailServer.close())
  const { port } = mailServer.address() as AddressInfo
  const found = await faultsOf((_, response) => response.end(), {
    environment: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
  })
  expect(found.at(-1)).toContain("554 �[31mno�]0;title�")
})

test("does not complain of health that is hidden, as the recipes' proxies hide it", async () => {
  const found = await faultsOf((_, response) => response.writeHead(404).end())
  expect(found.filter((line) => /healthz|writes mail/.test(line))).toEqual([])
})

test("asks the edge function that the pages call, and nothing of it at the site", async () => {
  const asked: string[] = []
  const backend = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} ${headers["apikey"] ?? headers.origin}`)
    if (method === "OPTIONS") response.writeHead(204, allowsCall).end()
    else response.writeHead(401).end()
  }).listen(0, "127.0.0.1")
  await once(backend, "listening")
  onTestFinished(() => void backend.close())
  const environment = () => ({
    PUBLIC_SUPABASE_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    PUBLIC_SUPABASE_ANON_KEY: "the-backend's-key",
  })
  const found = await faultsOf((_, response) => response.end("hello"), { environment })
  expect(found.filter((line) => /healthz|contact function|empty message/.test(line))).toEqual([
    "! An empty message is answered with status 401, not 400 for its fields. The key is not the server's. (the edge function, its SITE_URL and CONTACT_ANON_KEY, and PUBLIC_SUPABASE_ANON_KEY here)",
  ])
  const call = "/functions/v1/send-contact-email"
  expect(asked).toEqual([`OPTIONS ${call} ${siteUrl}`, `POST ${call} the-backend's-key`])
})

test("asks with the key of the form on the site, and names a form that calls another function than these settings", async () => {
  const keys: unknown[] = []
  const form = (functions: string) =>
    `<astro-island props='{"functionsUrl":"${functions}","anonKey":"old\\"&amp;key"}'>`
  const of = (functions: string) =>
    faultsOf((request, response) => {
      if (request.method === "POST") keys.push(request.headers["apikey"])
      response.end(form(functions))
    })
  const named = (found: readonly string[]) => found.filter((line) => line.includes("The form at"))
  expect(named(await of("/functions/v1"))).toEqual([])
  expect(keys).toEqual(['old"&key'])
  expect(named(await of("https://elsewhere.example/functions/v1"))).toEqual([
    ...["/contact", "/es/contacto"].map(
      (path) =>
        `! The form at http://127.0.0.1${path} sends messages to https://elsewhere.example, not http://127.0.0.1. They would not arrive. (PUBLIC_SUPABASE_URL when building)`,
    ),
  ])
})

test.each([
  ["without the headers that browsers demand", {}],
  ["for another site", { ...allowsCall, "access-control-allow-origin": "https://other.example" }],
  ["without the form's headers", { ...allowsCall, "access-control-allow-headers": "content-type" }],
])(
  "names an edge function that answers the preflight request %s, and is another program's",
  async (_, headers) => {
    const backend = createServer(({ method }, response) =>
      response.writeHead(method === "OPTIONS" ? 204 : 400, headers).end('{"error":"no"}'),
    ).listen(0, "127.0.0.1")
    await once(backend, "listening")
    onTestFinished(() => void backend.close())
    const environment = () => ({
      PUBLIC_SUPABASE_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      PUBLIC_SUPABASE_ANON_KEY: "key",
    })
    const found = await faultsOf((_, response) => response.end("hello"), { environment })
    expect(found.filter((line) => /contact function|empty message/.test(line))).toEqual([
      expect.stringContaining("refuses the site's own preflight request"),
      expect.stringContaining("An empty message is answered with status 400, not 400 for its fields."),
    ])
  },
)

test("what a site says cannot write on the operator's terminal, nor lines of its own", async () => {
  const status = "ok\u001b]0;owned\u0007\n\nNothing keeps the site from opening."
  const found = await faultsOf(({ url }, response) =>
    response.end(url === "/healthz" ? JSON.stringify({ status }) : "hello"),
  )
  expect(found.find((line) => line.includes("/healthz"))).toBe(
    "! /healthz says ok�]0;owned�  Nothing keeps the site from opening.. The server may not accept messages. (docs/operations.md)",
  )
})

test("says what happened to pages that get no answer", async () => {
  const answer: RequestListener = ({ url }, response) => (url === "/" ? response.end() : response.destroy())
  const found = await faultsOf(answer, { environment: (origin) => ({ SITE_URL: origin }) })
  expect(found).toEqual([
    "! The address is not HTTPS. Visitors send personal data. (the proxy)",
    ...allRoutes()
      .filter(({ path }) => path !== "/")
      .map(
        ({ path }) =>
          `! ${path} does not open: other side closed. It is one of the site's pages. (the server or its proxy)`,
      ),
    "! An unknown address is answered with other side closed, not 404. Search engines would list pages that do not exist. (the server or its proxy)",
    expect.stringMatching(/^! Headers are missing or changed: /),
    "Pages are not compressed. They take three times as long to load. (the proxy)",
    "! The home page's canonical address is not http://127.0.0.1/. Search engines index that address instead. (SITE_URL when building)",
    "! The sitemap does not list every page. Search engines read it. (http://127.0.0.1/sitemap.xml)",
    "! robots.txt does not name the sitemap. Search engines look there first. (http://127.0.0.1/robots.txt)",
    "! /healthz says nothing. The server may not accept messages. (docs/operations.md)",
    refusesPreflight,
    "! An empty message is answered with other side closed, not 400 for its fields. The form does not reach the contact function. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)",
    ...mailFaultsOfNothing,
  ])
})

test("gives up a page and a mail server that do not answer in time", async () => {
  let latest = new AbortController()
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    latest = new AbortController()
    return latest.signal
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const passTime = () => latest.abort(new DOMException("", "TimeoutError"))
  const mailServer = createTcpServer(passTime).listen(0, "127.0.0.1")
  await once(mailServer, "listening")
  onTestFinished(() => void mailServer.close())
  const { port } = mailServer.address() as AddressInfo
  const found = await faultsOf(({ url }, response) => (url === "/" ? response.end() : passTime()), {
    environment: () => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
  })
  expect(found).toContain(
    "! /about does not open: no answer within 10 seconds. It is one of the site's pages. (the server or its proxy)",
  )
  expect(found.at(-1)).toBe(
    "! Logging in to the mail server 127.0.0.1 failed: timed out. No mail would be sent. (SMTP_URL)",
  )
})

/** Looks up names of hosts in this way. */
function lookUpHosts(lookup: (...asked: unknown[]) => void): void {
  const { promises } = dns
  const before = [dns.lookup, promises.lookup] as const
  const use = (one: unknown, other: unknown) => {
    Object.assign(dns, { lookup: one })
    Object.assign(promises, { lookup: other })
    syncBuiltinESMExports()
  }
  use(lookup, () => before[1]("127.0.0.1"))
  onTestFinished(() => use(...before))
}

test.each([
  ["www.firm.test", "firm.test", 7.5, ["The certificate expires in 7 days."]],
  ["firm.test", "www.firm.test", 21.5, []],
])(
  "names the other addresses of %s that do not lead there, and a certificate that ends soon",
  async (host, other, days, expires) => {
    const { lookup } = dns
    lookUpHosts((_, ...rest) => lookup("127.0.0.1", ...(rest as [object, () => void])))
    const named = createCertificate(days, host)
    trust(named)
    // A server of several sites shows another one's certificate to who does not say which it wants.
    const certificate: SecureContextOptions & TlsOptions = {
      ...createCertificate(),
      SNICallback: (_, done) => done(null, createSecureContext(named)),
    }
    const found = await faultsOf((_, response) => response.end("hello"), { certificate, host })
    const leads = (address: string) =>
      expect.stringMatching(
        `^! ${address}/about leads to .+, not https://${host}/about\\. People type that address\\. \\(DNS or the proxy\\)$`,
      )
    expect(found.slice(1, 4)).toEqual([
      leads(`http://${host}`),
      leads(`https://${other}`),
      expect.stringMatching(
        expires.length > 0 ? /^The certificate expires in 7 days\. / : /^! An unknown address/,
      ),
    ])
  },
)

test.each([
  ["its certificate has expired", createCertificate(-0.5), "127.0.0.1"],
  ["its certificate is for another name", createCertificate(), "localhost"],
])("cannot reach a site because %s", async (reason, certificate, host) => {
  trust(certificate)
  await expect(faultsOf((_, response) => response.end(), { certificate, host })).rejects.toThrow(
    new RegExp(`^Cannot reach https://${host}:\\d+: ${reason}\\.$`),
  )
})

test.each([
  ["ENOTFOUND", "there is no such host"],
  ["EAI_AGAIN", "its name could not be looked up; check the network"],
])("after %s says that %s", async (code, reason) => {
  lookUpHosts((...asked) =>
    (asked.at(-1) as (error: Error) => void)(Object.assign(new Error(code), { code })),
  )
  await expect(liveSiteItems("http://firm.test", config())).rejects.toThrow(
    `Cannot reach http://firm.test: ${reason}.`,
  )
})

test("says why a certificate is not trusted", async () => {
  const certificate = createCertificate()
  await expect(faultsOf((_, response) => response.end(), { certificate })).rejects.toThrow(
    /^Cannot reach https:\/\/127\.0\.0\.1:\d+: self-signed certificate/,
  )
})

test.each(["nothing", "ftp://firm.test/", "https://firm.test/about"])(
  "%s is no address of a site",
  async (address) => {
    await expect(liveSiteItems(address, config())).rejects.toThrow(
      new UsageError(`"${address}" must be an address such as https://www.firm.example`),
    )
  },
)

function runLaunchCheck(args: readonly string[], environment: Record<string, string> = {}) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const env = { ...process.env, ...environment }
    execFile(process.execPath, ["src/cli/launch-check.ts", ...args], { env }, (error, stdout, stderr) =>
      done({ code: error?.code, stdout, stderr }),
    )
  })
}

test.each([
  ["http://nothing.invalid", 1, /^Cannot reach http:\/\/nothing\.invalid: .+\.\n$/],
  ["--dkim s1", 2, /^--dkim and --trial-mail need the live site's address\.\n$/],
  ["--trial-mail", 2, /^--dkim and --trial-mail need the live site's address\.\n$/],
  ["", 2, /^"" must be an address such as .+\n$/],
  ["nothing", 2, /^"nothing" must be an address such as .+\n$/],
  ["http://nothing.invalid more", 2, /^Unexpected argument "more"\.\n$/],
])("says in one line why it cannot check %s", async (typed, code, line) => {
  expect(await runLaunchCheck(typed.split(" "))).toEqual({
    code,
    stdout: "",
    stderr: expect.stringMatching(line),
  })
})

/** Gives the program a phone number that is none, as src/business.ts might. */
const withMalformedPhone = `--import data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module"
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith("/src/business.ts")) return loaded
      return { ...loaded, source: String(loaded.source).replace(/(\\bphone"?: ")[^"]+/, "$1+1770") }
    }
  })`)}`

test("lists malformed facts, and what is wrong with the build and with the site at an address", async () => {
  const server = createServer((_, response) => response.end("hello")).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, stdout } = await runLaunchCheck([address, "--dkim", "s1", "--trial-mail"], {
    NODE_OPTIONS: withMalformedPhone,
    MAIL_FROM: "site@nothing.invalid",
    SMTP_URL: "smtp://127.0.0.1:1",
    CONTACT_ANON_KEY: "another-key",
  })
  expect(code).toBe(1)
  expect(stdout).toContain(`

Malformed facts
  ✗ phone in src/business.ts must be a number with its country, digits only, such as +17705550142.
      why:   The build stops at it.
      where: src/business.ts

What is built
  ✗ `)
  expect(stdout).toContain(`\n\nThe site at ${address}\n`)
  expect(stdout).toContain("✗ nothing.invalid has no DKIM key named s1.")
  expect(stdout).toContain("✗ Sending a trial mail through the mail server 127.0.0.1 failed: ")
})
