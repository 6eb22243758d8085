import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { business } from "../../src/business.ts"
import { builtSiteItems } from "../../src/cli/built-site.ts"
import { liveSiteItems } from "../../src/cli/live-site.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createWebServer } from "../../src/server/web-server.ts"
import { siteFolder, siteUrl } from "./site.ts"

const config = (environment: Record<string, string> = {}) =>
  parseConfig({ SITE_URL: siteUrl, CONTACT_ANON_KEY: process.env["CONTACT_ANON_KEY"], ...environment })

const openIn = (items: ReturnType<typeof builtSiteItems>) =>
  items
    .filter(({ open }) => open)
    .map(({ what }) => what)
    .join("\n")

test.runIf(business.name.startsWith("Noonday"))(
  "names what pages of the sample would say of another firm",
  () => {
    const broker = { ...business.lender, licenseType: "broker" } as const
    const other = { ...business, name: "Other & Firm", phone: "+16785550100", lender: broker }
    const found = openIn(builtSiteItems(siteFolder, other, config()))
    expect(found).toMatch(/sample's name.*404\.html/)
    expect(found).toMatch(/your own story/)
    expect(found).toMatch(/differs from the facts on 404\.html/)
    expect(found).toMatch(/what only a lender may say/)
  },
)

test("finds no differing facts in a site built from these facts", () => {
  expect(openIn(builtSiteItems(siteFolder, business, config()))).not.toMatch(/differs from the facts/)
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

test("names the faults of a site that answers every request the same way", async () => {
  const server = createServer((_, response) => response.end("hello"))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const settings = config({ MAIL_FROM: "site@nothing.invalid", SMTP_URL: "smtp://127.0.0.1:1" })
  const found = openIn(await liveSiteItems(`http://127.0.0.1:${port}`, settings))
  for (const fault of [
    "not 404",
    "Headers",
    "not compressed",
    "sitemap",
    "robots.txt",
    "/healthz",
    "not 400",
    "mail server",
  ])
    expect(found).toContain(fault)
})

test.each([
  ["http://nothing.invalid", 1, /^Cannot reach http:\/\/nothing\.invalid: .+\.\n$/],
  ["nothing", 2, /^"nothing" must be an address such as .+\n$/],
])("says in one line why it cannot check %s", async (address, code, line) => {
  const said = await new Promise((done) => {
    execFile(process.execPath, ["src/cli/launch-check.ts", address], (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    )
  })
  expect(said).toEqual({ code, stderr: expect.stringMatching(line) })
})
