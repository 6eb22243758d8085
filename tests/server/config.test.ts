import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { parseEnv } from "node:util"
import { describe, expect, test } from "vitest"
import { parseSmtpUrl } from "../../src/adapters/smtp-server.ts"
import { business } from "../../src/business.ts"
import { ConfigError, parseConfig } from "../../src/server/config.ts"

function messageOf(environment: Readonly<Record<string, string>>): string {
  try {
    parseConfig(environment)
    return ""
  } catch (error) {
    return error instanceof Error ? error.message : ""
  }
}

const advertising = [
  "ADS_CONVERSION_ID",
  "ADS_LABEL_CONTACT_FORM",
  "ADS_LABEL_PHONE_CLICK",
  "ADS_LABEL_WHATSAPP_CLICK",
  "ADS_LABEL_EMAIL_CLICK",
  "ADS_LABEL_BOOKING_CLICK",
]

describe("the environment", () => {
  test("may be empty: everything has a default, and an empty value counts as unset", () => {
    const config = parseConfig({ PORT: "", RATE_LIMIT: "", SMTP_URL: "" })
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      siteUrl: business.origin,
      smtpUrl: undefined,
      mailTo: business.email,
      mailFrom: business.websiteEmail,
      anonKey: "public-anon-key",
      allowedOrigins: [],
      rateLimit: { count: 10, seconds: 600 },
      trustProxy: 0,
      retryBaseMs: 30_000,
      leaseMs: 60_000,
      dataDir: resolve("var"),
      backendUrl: "",
      backendKey: "",
      advertising: Object.fromEntries(advertising.map((name) => [name, ""])),
    })
    expect(config.database).toEqual({ kind: "sqlite", file: `${config.dataDir}/contact.db` })
  })

  test("is documented in .env.example: every name that is read, with its default", () => {
    const documented = parseEnv(readFileSync(".env.example", "utf8"))
    const read = new Set<string>()
    parseConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
    expect(Object.keys(documented).sort()).toEqual([...read].sort())
    expect(parseConfig(documented)).toEqual(parseConfig({}))
  })

  test("is read with these names and types", () => {
    expect(
      parseConfig({
        SITE_URL: "https://www.example.com/",
        DATABASE_URL: "postgres://u:p@db:5432/x",
        RATE_LIMIT: "5/600",
        ALLOWED_ORIGINS: "https://a.example, http://localhost:4321",
        TRUST_PROXY: "2",
      }),
    ).toMatchObject({
      siteUrl: "https://www.example.com",
      database: { kind: "postgres", url: "postgres://u:p@db:5432/x" },
      rateLimit: { count: 5, seconds: 600 },
      allowedOrigins: ["https://a.example", "http://localhost:4321"],
      trustProxy: 2,
    })
    expect(parseConfig({ RATE_LIMIT: "off" }).rateLimit).toBe("off")
    expect(parseConfig({ DATABASE_URL: "sqlite:/data/x.db" }).database).toEqual({
      kind: "sqlite",
      file: "/data/x.db",
    })
    expect(parseConfig({ DATABASE_URL: "sqlite:///data/x.db" }).database).toEqual({
      kind: "sqlite",
      file: "/data/x.db",
    })
  })

  test("names every bad key in one message, says what it must be, and repeats no value", () => {
    const bad = {
      DATABASE_URL: "mysql://secret",
      HOST: "http://localhost",
      PORT: "70000",
      SITE_URL: "https://example.com/path",
      SMTP_URL: "http://user:secret@host",
      MAIL_TO: "a@b, c@d",
      MAIL_FROM: "Website",
      CONTACT_ANON_KEY: "two words",
      ALLOWED_ORIGINS: "https://a.example,*",
      RATE_LIMIT: "0/60",
      TRUST_PROXY: "-1",
      RETRY_BASE_MS: "1s",
      LEASE_MS: "99",
      PUBLIC_SUPABASE_URL: "supabase",
      PUBLIC_SUPABASE_ANON_KEY: "two words",
      ADS_CONVERSION_ID: "123",
      ADS_LABEL_CONTACT_FORM: "a/b",
      ADS_LABEL_PHONE_CLICK: "a/b",
      ADS_LABEL_WHATSAPP_CLICK: "a/b",
      ADS_LABEL_EMAIL_CLICK: "a/b",
      ADS_LABEL_BOOKING_CLICK: "a/b",
    }
    const origin = "an origin such as https://example.com, without a path"
    const key = "visible ASCII characters without spaces"
    const label = "a conversion label of letters, digits, - and _"
    const expected = {
      DATABASE_URL: "sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/NAME",
      HOST: "a host name, or an address of this machine such as 127.0.0.1",
      PORT: "a whole number from 0 to 65535",
      SITE_URL: origin,
      SMTP_URL: "smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT",
      MAIL_TO: "one email address",
      MAIL_FROM: "one email address",
      CONTACT_ANON_KEY: key,
      ALLOWED_ORIGINS: "origins such as https://example.com, separated by commas",
      RATE_LIMIT: "off, or COUNT/SECONDS such as 5/600",
      TRUST_PROXY: "a whole number from 0 to 10",
      RETRY_BASE_MS: "a whole number from 1 to 3600000",
      LEASE_MS: "a whole number from 100 to 3600000",
      PUBLIC_SUPABASE_URL: origin,
      PUBLIC_SUPABASE_ANON_KEY: key,
      ADS_CONVERSION_ID: "a conversion id such as AW-123456789",
      ADS_LABEL_CONTACT_FORM: label,
      ADS_LABEL_PHONE_CLICK: label,
      ADS_LABEL_WHATSAPP_CLICK: label,
      ADS_LABEL_EMAIL_CLICK: label,
      ADS_LABEL_BOOKING_CLICK: label,
    }
    const lines = Object.entries(expected).map(([name, what]) => `  ${name} must be ${what}`)
    expect(() => parseConfig(bad)).toThrow(ConfigError)
    expect(messageOf(bad).split("\n").sort()).toEqual(
      ["These settings are missing or not valid:", ...lines].sort(),
    )
  })

  test.each([
    ["PORT", "0", "port", 0],
    ["PORT", "65535", "port", 65_535],
    ["TRUST_PROXY", "10", "trustProxy", 10],
    ["LEASE_MS", "100", "leaseMs", 100],
    ["RETRY_BASE_MS", "3600000", "retryBaseMs", 3_600_000],
    ["RATE_LIMIT", "1/1", "rateLimit", { count: 1, seconds: 1 }],
    ["RATE_LIMIT", "999999999/999999999", "rateLimit", { count: 999_999_999, seconds: 999_999_999 }],
    ["SITE_URL", " HTTPS://WWW.Example.com ", "siteUrl", "https://www.example.com"],
    ["ALLOWED_ORIGINS", "https://a.example,,", "allowedOrigins", ["https://a.example"]],
    ["ALLOWED_ORIGINS", "http://[::1]:4321", "allowedOrigins", ["http://[::1]:4321"]],
    ["ALLOWED_ORIGINS", "http://127.0.0.1:4321", "allowedOrigins", ["http://127.0.0.1:4321"]],
    ["MAIL_TO", "office@example.com", "mailTo", "office@example.com"],
    ["CONTACT_ANON_KEY", "a~!key", "anonKey", "a~!key"],
    ["ADS_CONVERSION_ID", "AW-12_3", "advertising", { ADS_CONVERSION_ID: "AW-12_3" }],
    ["ADS_LABEL_EMAIL_CLICK", "a-1_", "advertising", { ADS_LABEL_EMAIL_CLICK: "a-1_" }],
    ["DATABASE_URL", "postgresql://h/x", "database", { kind: "postgres", url: "postgresql://h/x" }],
    ["DATABASE_URL", "sqlite:x.db", "database", { kind: "sqlite", file: resolve("x.db") }],
    ["DATA_DIR", "data", "dataDir", resolve("data")],
    ["DATA_DIR", "my data/ñ/~$", "dataDir", resolve("my data/ñ/~$")],
    ["SMTP_URL", "smtp://mail.example:25/", "smtpUrl", "smtp://mail.example:25/"],
    ["SMTP_URL", "smtps://user@mail.example", "smtpUrl", "smtps://user@mail.example"],
  ])("%s may be %s", (name, text, property, value) => {
    expect(parseConfig({ [name]: text })).toMatchObject({ [property]: value })
  })

  test.each([
    ["PORT", "65536"],
    ["PORT", "1 2"],
    ["PORT", "0x10"],
    ["TRUST_PROXY", "11"],
    ["RETRY_BASE_MS", "0"],
    ["RATE_LIMIT", "5/0"],
    ["RATE_LIMIT", "5/600/1"],
    ["RATE_LIMIT", "x5/600"],
    ["RATE_LIMIT", "1234567890/60"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_URL", 'https://"www.example.com"'],
    ["ALLOWED_ORIGINS", "https://*.example.com"],
    ["ALLOWED_ORIGINS", 'https://a.example, https://"b.example"'],
    ["PUBLIC_SUPABASE_URL", "https://$PROJECT.example"],
    ["DATA_DIR", "~/data"],
    ["DATA_DIR", "$HOME/data"],
    ["DATA_DIR", '"data"'],
    ["DATA_DIR", "data'"],
    ["DATA_DIR", "da\nta"],
    ["DATABASE_URL", "sqlite:~/contact.db"],
    ["DATABASE_URL", "sqlite://data/contact.db"],
    ["DATABASE_URL", "sqlite:contact.db?mode=ro"],
    ["DATABASE_URL", "sqlite:"],
    ["DATABASE_URL", "xsqlite:x"],
    ["DATABASE_URL", "postgres://[/x"],
    ["DATABASE_URL", "postgres://u:50%@h/x"],
    ["DATABASE_URL", "x-postgres://h/x"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "xsmtp://mail.example"],
    ["SMTP_URL", "smtpsx://mail.example"],
    ["CONTACT_ANON_KEY", "ä"],
    ["ADS_CONVERSION_ID", "xAW-1"],
    ["ADS_CONVERSION_ID", "AW-1/2"],
    ["ADS_LABEL_CONTACT_FORM", "a b"],
    ["ADS_LABEL_CONTACT_FORM", " / a"],
    ["ADS_LABEL_CONTACT_FORM", "a /"],
  ])("%s must not be %j", (name, text) => {
    expect(messageOf({ [name]: text })).toContain(`${name} must be`)
  })

  test.each([
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "0.0.0.0",
    "localhost",
    "web-1.internal.example",
    "1a",
    "a.b1",
  ])("takes %s for an address to listen at", (host) => expect(parseConfig({ HOST: host }).host).toBe(host))

  test.each([
    "http://localhost",
    "999.1.1.1",
    "not a host",
    "localhost:3000",
    "-a",
    "a-",
    "a.-b",
    "a.b-",
    "a..b",
    "a.",
  ])("does not take %s for one", (host) => expect(() => parseConfig({ HOST: host })).toThrow("HOST must be"))

  test.each(["smtp://:secret@mail.example", "smtp://mail.example/inbox", "smtp://mail.example?tls=no"])(
    "rejects %s instead of ignoring part of it",
    (url) => expect(() => parseConfig({ SMTP_URL: url })).toThrow("SMTP_URL must be"),
  )

  test.each([
    ["smtp://127.0.0.1", "none"],
    ["smtp://user:pass@[::1]:2525", "none"],
    ["smtp://mail.localhost", "none"],
    ["smtp://user:pass@127.10.20.30", "none"],
    ["smtp://user:pass@notlocalhost", "required"],
    ["smtp://user:pass@mail127.0.0.1", "required"],
    ["smtp://user:pass@[::12]", "required"],
    ["smtp://user:pass@mail.example", "required"],
    ["smtp://user:pass@127.0.0.1.mail.example", "required"],
    ["smtp://user:pass@localhost.example", "required"],
    ["smtp://user:pass@[2001:db8::1]", "required"],
    ["smtp://mail.example", "offered"],
  ])("mail to %s does without encryption only on this machine: %s", (url, startTls) => {
    expect(parseSmtpUrl(url)).toMatchObject({ startTls })
  })

  test.each([
    "smtp://*.mail.example",
    'smtp://"mail.example"',
    "smtp://mail..example",
    "smtp://999.1.1.1",
    "smtps://user:pass@münchen.example",
    "smtp://mail.example:0",
  ])("refuses %s, to which no mail could go", (url) =>
    expect(messageOf({ SMTP_URL: url })).toContain(
      "SMTP_URL must be smtp://HOST:PORT or smtps://USER:PASSWORD@HOST:PORT, where HOST is a name",
    ),
  )

  test.each(["smtp://mail.example.:25", "smtps://[2001:db8::1]:465", "smtp://mail_relay"])(
    "mails to %s",
    (url) => expect(parseConfig({ SMTP_URL: url }).smtpUrl).toBe(url),
  )

  test("names SMTP_URL if its user or password contains a bare %", () => {
    for (const login of ["user:100%secret", "100%user:secret"])
      expect(() => parseConfig({ SMTP_URL: `smtps://${login}@mail.example` })).toThrow(
        "SMTP_URL must be a URL with percent-encoded user and password (% itself is %25)",
      )
    expect(parseConfig({ SMTP_URL: "smtps://user:100%25secret@mail.example" }).smtpUrl).toContain("%25")
  })

  test.each(["https://project.example", "http://localhost:54321", "http://127.0.0.1", "http://[::1]:54321"])(
    "lets the pages send messages to %s",
    (url) => expect(parseConfig({ PUBLIC_SUPABASE_URL: url }).backendUrl).toBe(url),
  )

  test.each(["http://project.example", "HTTP://project.example/", "http://localhost.example"])(
    "does not let the pages send messages unencrypted to %s",
    (url) =>
      expect(messageOf({ PUBLIC_SUPABASE_URL: url })).toContain(
        "PUBLIC_SUPABASE_URL must be an https:// origin, because visitors' messages go there (http:// only on this machine)",
      ),
  )

  test.each([
    "postgres://site:Geh@im/Wo#rt7@127.0.0.1/contact",
    "postgres://site:Geh/im@127.0.0.1/contact",
    "postgres://site:7/Geheim@127.0.0.1",
    "postgres://site:7/Geh/im@127.0.0.1/contact",
    "postgres://site:7?Geheim@127.0.0.1/contact",
    "postgres://site:Geh#im@127.0.0.1/contact",
    "postgres://site:Geheim%@127.0.0.1/contact",
    "postgres://127.0.0.1/contact%",
    "postgres://127.0.0.1/contact#Geheim",
    "postgres://site:Geheim@127.0.0.1:5432/",
    "postgres://site:Geheim@127.0.0.1:5432",
  ])("refuses %s, which the driver would read in another way than its author", (url) => {
    const text = messageOf({ DATABASE_URL: url })
    expect(text).toContain(
      "DATABASE_URL must be postgres://USER:PASSWORD@HOST:PORT/NAME with percent-encoded user and password (@ is %40, / is %2F, # is %23, ? is %3F, % itself is %25)",
    )
    expect(text).not.toContain("Geh")
  })

  test.each([
    "postgres://site:Geh%40im%2FWo%23rt7@127.0.0.1/contact",
    "postgres://site@127.0.0.1:5432/contact?sslmode=verify-full&sslrootcert=/etc/site/ca.pem",
    "postgres:///contact?host=/var/run/postgresql&port=5433&application_name=site",
  ])("takes %s", (url) =>
    expect(parseConfig({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url }),
  )

  test.each([
    "ssl_mode=verify-full",
    "SSLMODE=verify-full",
    "sslmode=",
    "sslmode=require&channel_binding=require",
  ])("refuses a database's URL with ?%s, which the driver would ignore", (parameters) =>
    expect(messageOf({ DATABASE_URL: `postgres://127.0.0.1/contact?${parameters}` })).toContain(
      "DATABASE_URL must be postgres://… with no parameters but these, each with a value: sslmode, ",
    ),
  )

  test.each(["dist", "./dist/", "dist/data", "dist.next/data", "dist.previous", resolve("dist/data")])(
    "keeps messages out of %s: the server publishes it, and the next build deletes it",
    (folder) => {
      const message =
        "outside of dist, dist.next and dist.previous, which the server publishes or a build deletes"
      expect(messageOf({ DATA_DIR: folder })).toContain(`DATA_DIR must be a folder ${message}`)
      expect(messageOf({ DATABASE_URL: `sqlite:${folder}/contact.db` })).toContain(
        `DATABASE_URL must be sqlite:PATH ${message}`,
      )
    },
  )

  test.each(["distant", "data/dist", "../dist"])("takes %s for messages", (folder) => {
    expect(parseConfig({ DATA_DIR: folder }).dataDir).toBe(resolve(folder))
  })

  test.each([
    "ssl=false",
    "ssl=disable",
    "sslmode=verify_full",
    "uselibpqcompat=1&sslmode=require",
    "sslnegotiation=yes",
    "port=five",
    "port=5432x",
    "statement_timeout=5s",
    "lock_timeout=1.5",
    "idle_in_transaction_session_timeout=-1",
    "query_timeout=never",
  ])("refuses a database's URL with ?%s, which the driver would misread", (parameters) =>
    expect(messageOf({ DATABASE_URL: `postgres://127.0.0.1/contact?${parameters}` })).toContain(
      "DATABASE_URL must be postgres://… with whole numbers for port and timeouts, sslmode=disable, ",
    ),
  )

  test.each(["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"])(
    "takes sslmode=%s and numbers for port and timeouts",
    (mode) => {
      const url = `postgres://127.0.0.1/contact?sslmode=${mode}&uselibpqcompat=true&port=6432&statement_timeout=5000`
      expect(parseConfig({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url })
    },
  )

  test("a build for a hosted backend fails without that backend's key; a server does not need it", () => {
    const environment = { PUBLIC_SUPABASE_URL: "https://project.example", LEASE_MS: "1" }
    for (const key of [{}, { PUBLIC_SUPABASE_ANON_KEY: " " }])
      expect(() => parseConfig({ ...environment, ...key }, "build")).toThrow(
        /LEASE_MS must be .*\n.*PUBLIC_SUPABASE_ANON_KEY must be set/s,
      )
    expect(parseConfig({}, "build")).toEqual(parseConfig({}))
    expect(parseConfig({ PUBLIC_SUPABASE_URL: "https://project.example" }).backendUrl).toContain("project")
  })
})
