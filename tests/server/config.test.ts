import { describe, expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { parseConfig } from "../../src/server/config.ts"

describe("the environment", () => {
  test("may be empty: everything has a default, and an empty value is none", () => {
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
    })
    expect(config.database).toEqual({ kind: "sqlite", file: `${config.dataDir}/contact.db` })
  })

  test("is read as the contract says", () => {
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

  test("names every bad key in one message and repeats no value", () => {
    const bad = {
      HOST: "http://localhost",
      PORT: "70000",
      SITE_URL: "https://example.com/path",
      DATABASE_URL: "mysql://secret",
      SMTP_URL: "http://user:secret@host",
      MAIL_TO: "a@b, c@d",
      MAIL_FROM: "Website",
      CONTACT_ANON_KEY: "two words",
      ALLOWED_ORIGINS: "https://a.example,*",
      RATE_LIMIT: "0/60",
      TRUST_PROXY: "-1",
      RETRY_BASE_MS: "1s",
      LEASE_MS: "1",
      PUBLIC_SUPABASE_URL: "supabase",
      ADS_CONVERSION_ID: "123",
      ADS_LABEL_EMAIL_CLICK: "a/b",
    }
    let message = ""
    try {
      parseConfig(bad)
    } catch (error) {
      message = String(error)
    }
    for (const name of Object.keys(bad)) expect(message).toContain(name)
    expect(message).not.toContain("secret")
  })

  test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "0.0.0.0", "localhost", "web-1.internal.example"])(
    "takes %s for an address to listen at",
    (host) => expect(parseConfig({ HOST: host }).host).toBe(host),
  )

  test.each(["http://localhost", "999.1.1.1", "not a host", "localhost:3000"])(
    "does not take %s for one",
    (host) => expect(() => parseConfig({ HOST: host })).toThrow("HOST must be"),
  )

  test.each(["smtp://:secret@mail.example", "smtp://mail.example/inbox", "smtp://mail.example?tls=no"])(
    "drops nothing of %s without a word",
    (url) => expect(() => parseConfig({ SMTP_URL: url })).toThrow("SMTP_URL must be"),
  )

  test("names the mail server's address when its password holds a bare %", () => {
    expect(() => parseConfig({ SMTP_URL: "smtps://user:100%secret@mail.example" })).toThrow(
      /SMTP_URL must be/,
    )
    expect(parseConfig({ SMTP_URL: "smtps://user:100%25secret@mail.example" }).smtpUrl).toContain("%25")
  })

  test("a build for a hosted backend stops without that backend's key; a server does not need it", () => {
    const environment = { PUBLIC_SUPABASE_URL: "https://project.example", LEASE_MS: "1" }
    expect(() => parseConfig(environment, "build")).toThrow(
      /LEASE_MS must be .*\n.*PUBLIC_SUPABASE_ANON_KEY must be set/s,
    )
    expect(parseConfig({ PUBLIC_SUPABASE_URL: "https://project.example" }).backendUrl).toContain("project")
  })
})
