import { execFile } from "node:child_process"
import { getServers, setServers } from "node:dns"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { createServer as createSecureServer } from "node:https"
import { syncBuiltinESMExports } from "node:module"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getCACertificates, type SecureContextOptions, setDefaultCACertificates } from "node:tls"
import { SMTPServer } from "smtp-server"
import { expect, onTestFinished, test } from "vitest"
import { headersFor } from "../../src/adapters/headers.ts"
import { business } from "../../src/business.ts"
import { builtSiteItems } from "../../src/cli/built-site.ts"
import type { LaunchItem } from "../../src/cli/launch-items.ts"
import { type LiveOptions, liveSiteItems } from "../../src/cli/live-site.ts"
import { allRoutes } from "../../src/routes.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createWebServer } from "../../src/server/web-server.ts"
import { createCertificate } from "../certificate.ts"
import { startNameServer } from "../dns-server.ts"
import { isSample } from "../is-sample.ts"
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
})

test("reports a build for another origin or key, and a missing build", () => {
  const elsewhere = config({ SITE_URL: "https://elsewhere.example", CONTACT_ANON_KEY: "another" })
  const found = openIn(builtSiteItems(siteFolder, business, elsewhere))
  expect(found).toMatch(/SITE_URL: built with .*elsewhere\.example/)
  expect(found).toMatch(/CONTACT_ANON_KEY/)
  expect(openIn(builtSiteItems(join(siteFolder, "nothing"), business, config()))).toMatch(/no finished build/)
})

test("finds no faults in a site that this server serves, and stores no message", async () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"))
  const settings = config({ DATA_DIR: folder, MAIL_FROM: "site@nothing.invalid" })
  const site = createWebServer(settings, siteFolder, undefined, () => {})
  const { port } = await site.listen({ host: "127.0.0.1", port: 0 })
  onTestFinished(async () => {
    await site.stop()
    rmSync(folder, { recursive: true })
  })
  const items = await liveSiteItems(`http://127.0.0.1:${port}`, settings)
  const expected = /SITE_URL is|not HTTPS|writes mail to files|nothing\.invalid has no/
  expect(items.map(({ what }) => what).filter((what) => !expected.test(what))).toEqual([])
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(await health.json()).toMatchObject({ pending: 0 })
})

/** What the live check prints about a site that answers like this, with what blocks its opening marked. */
async function faultsOf(answer: RequestListener, certificate?: SecureContextOptions): Promise<string[]> {
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const settings = config({ MAIL_FROM: "site@nothing.invalid", SMTP_URL: "smtp://127.0.0.1:1" })
  const items = await liveSiteItems(`${certificate ? "https" : "http"}://127.0.0.1:${port}`, settings)
  return items.map((item) => inOneLine(item).replaceAll(`:${port}`, ""))
}

const inOneLine = ({ what, why, where, blocks }: LaunchItem) =>
  `${blocks ? "! " : ""}${what} ${why} (${where})`

const mailFaultsOfNothing = [
  "nothing.invalid has no MX record. Bounced mail has nowhere to go. (DNS of nothing.invalid)",
  "! nothing.invalid has no SPF record. The office's mail server may refuse the site's mail. (DNS of nothing.invalid)",
  "nothing.invalid has no DMARC record. Anybody can send mail in its name. (DNS of nothing.invalid)",
  "! Logging in to the mail server 127.0.0.1 failed: nothing is listening on that port. No mail would be sent. (SMTP_URL)",
]

test("names the faults of a site that answers every request the same way", async () => {
  expect(await faultsOf((_, response) => response.end("hello"))).toEqual([
    `SITE_URL is ${siteUrl}, not http://127.0.0.1. Links point there. (SITE_URL)`,
    "! The address is not HTTPS. Visitors send personal data. (the proxy)",
    "! An unknown address is answered with 200, not 404. Search engines would list pages that do not exist. (the server or its proxy)",
    expect.stringMatching(
      /^! Headers are missing or changed: (\S+, )*x-content-type-options(, \S+)*\. These headers protect visitors\. \(the proxy\)$/,
    ),
    "Pages are not compressed. They take three times as long to load. (the proxy)",
    `! The home page's canonical address is not ${siteUrl}/. Search engines index that address instead. (SITE_URL when building)`,
    "! The sitemap does not list every page. Search engines read it. (http://127.0.0.1/sitemap.xml)",
    "! robots.txt does not name the sitemap. Search engines look there first. (http://127.0.0.1/robots.txt)",
    "! /healthz says nothing. The server may not accept messages. (docs/operations.md)",
    "! An empty message is answered with 200, not 400. The form does not reach the contact function. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)",
    ...mailFaultsOfNothing,
  ])
})

test("names the faults of a site that has only a home page, with a certificate that ends tomorrow", async () => {
  const trusted = getCACertificates()
  const certificate = createCertificate()
  setDefaultCACertificates([...trusted, certificate.cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
  const home = `<link rel="canonical" href="${siteUrl}/"><script src="/assets/site.js"></script>`
  const found = await faultsOf(({ url }, response) => {
    if (url === "/healthz") response.end('{"status":"degraded"}')
    else if (url === "/assets/site.js") response.end()
    else if (url !== "/") response.writeHead(401).end()
    // HSTS is the proxy's to set.
    else response.writeHead(200, { ...headersFor("/"), "strict-transport-security": "max-age=1" }).end(home)
  }, certificate)
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
    "! An unknown address is answered with 401, not 404. Search engines would list pages that do not exist. (the server or its proxy)",
    "Pages are not compressed. They take three times as long to load. (the proxy)",
    "Browsers do not cache /assets/site.js. Each visit would fetch it again. (the proxy)",
    "! The sitemap does not list every page. Search engines read it. (https://127.0.0.1/sitemap.xml)",
    "! robots.txt does not name the sitemap. Search engines look there first. (https://127.0.0.1/robots.txt)",
    "! /healthz says degraded. The server may not accept messages. (docs/operations.md)",
    "! The contact function refuses the site's own preflight request. The form would fail. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)",
    "! An empty message is answered with 401, not 400. The key is not the server's. (the server, its proxy, SITE_URL and CONTACT_ANON_KEY)",
    ...mailFaultsOfNothing,
  ])
})

const nameServers = getServers()

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
    lookUpAt(nameServers)
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
    "s1._domainkey.firm.example TXT": "v=DKIM1; k=rsa; p=MIIB",
  }
  expect(await mailFaults(records, { dkim: "s1" })).toEqual([])
  // An empty key is a revoked one (RFC 6376, section 3.6.1).
  const revoked = { ...records, "s1._domainkey.firm.example TXT": "v=DKIM1; p=" }
  expect(await mailFaults(revoked, { dkim: "s1" })).toEqual([noKey])
})

test("sends a mail to the office when asked to, and only then", async () => {
  const mails: string[] = []
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      stream.toArray().then((parts) => {
        mails.push(Buffer.concat(parts).toString())
        done()
      }, done)
    },
  })
  sink.listen(0, "127.0.0.1")
  await once(sink.server, "listening")
  onTestFinished(() => new Promise((closed) => sink.close(() => closed())))
  const smtpUrl = `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`
  const faults = async (options: LiveOptions, url = smtpUrl) =>
    (await mailFaults({}, options, url)).filter((line) => line.endsWith("(SMTP_URL)"))
  expect(await faults({})).toEqual([])
  expect(mails).toEqual([])
  expect(await faults({ trialMail: true })).toEqual([])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: .*office@firm\.example/m)
  expect(mails[0]).toMatch(/^From: .*site@firm\.example/ms)
  expect(mails[0]).toContain("Trial mail from the website")
  expect(await faults({ trialMail: true }, "smtp://127.0.0.1:1")).toEqual([
    expect.stringMatching(
      /^! Sending a trial mail through the mail server 127\.0\.0\.1 failed: .+\. No mail would be sent\. \(SMTP_URL\)$/,
    ),
  ])
})

test("does not complain of health that is hidden, as the recipes' proxies hide it", async () => {
  const server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const settings = config({ MAIL_FROM: "site@nothing.invalid" })
  expect(openIn(await liveSiteItems(`http://127.0.0.1:${port}`, settings))).not.toContain("/healthz")
})

test("says what happened to pages that get no answer", async () => {
  const found = await faultsOf(({ url }, response) => (url === "/" ? response.end() : response.destroy()))
  expect(found).toContain(
    "! /about does not open: other side closed. It is one of the site's pages. (the server or its proxy)",
  )
  expect(found).toContain(
    "! An unknown address is answered with other side closed, not 404. Search engines would list pages that do not exist. (the server or its proxy)",
  )
})

test("says why a certificate is not trusted", async () => {
  await expect(faultsOf((_, response) => response.end(), createCertificate())).rejects.toThrow(
    /^Cannot reach https:\/\/127\.0\.0\.1:\d+: self-signed certificate/,
  )
})

test.each([
  ["http://nothing.invalid", 1, /^Cannot reach http:\/\/nothing\.invalid: .+\.\n$/],
  ["--trial-mail", 2, /^--dkim and --trial-mail need the live site's address\.\n$/],
  ["nothing", 2, /^"nothing" must be an address such as .+\n$/],
])("says in one line why it cannot check %s", async (address, code, line) => {
  const said = await new Promise((done) => {
    execFile(process.execPath, ["src/cli/launch-check.ts", address], (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    )
  })
  expect(said).toEqual({ code, stderr: expect.stringMatching(line) })
})
