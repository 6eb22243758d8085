import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseEnv } from "node:util"
import { business } from "../business.ts"
import type { RateLimit } from "../contact/rate-limit.ts"
import { type Checked, checks } from "./config-values.ts"

/** The environment, read once. Durations are milliseconds. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string
  readonly dataDir: string
  readonly database:
    | { readonly kind: "sqlite"; readonly file: string }
    | { readonly kind: "postgres"; readonly url: string }
  readonly smtpUrl: string | undefined
  readonly mailTo: string
  readonly mailFrom: string
  readonly anonKey: string
  readonly allowedOrigins: readonly string[]
  readonly rateLimit: RateLimit | "off"
  readonly trustProxy: number
  readonly retryBaseMs: number
  readonly leaseMs: number
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Its message names every bad key; the start ends with it. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  ${problem}`).join("\n")}`)
    this.name = "ConfigError"
  }
}

/** The process's environment over an optional `.env` of the working directory: what is set for real wins. */
export function readEnvironment(folder = process.cwd()): Environment {
  try {
    return { ...parseEnv(readFileSync(join(folder, ".env"), "utf8")), ...process.env }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return process.env
    throw new ConfigError([`.env could not be read: ${error instanceof Error ? error.message : error}`])
  }
}

/**
 * Every variable of the contract, those of the build included, so that one start names all that is wrong.
 * An empty value is an absent one.
 *
 * @throws ConfigError
 */
export function parseConfig(environment: Environment): Config {
  const problems: string[] = []
  const read = <Value>(key: string, check: (text: string) => Checked<Value>, fallback: Value): Value => {
    const text = environment[key]?.trim()
    if (!text) return fallback
    const checked = check(text)
    if ("value" in checked) return checked.value
    problems.push(`${key} must be ${checked.expected}`)
    return fallback
  }
  const dataDir = resolve(read("DATA_DIR", checks.text, "var"))
  const config: Config = {
    host: read("HOST", checks.text, "127.0.0.1"),
    port: read("PORT", checks.wholeNumber(0, 65_535), 3000),
    siteUrl: read("SITE_URL", checks.origin, business.origin),
    dataDir,
    database: read<Config["database"]>("DATABASE_URL", checks.database, {
      kind: "sqlite",
      file: join(dataDir, "contact.db"),
    }),
    smtpUrl: read<string | undefined>("SMTP_URL", checks.smtpUrl, undefined),
    mailTo: read("MAIL_TO", checks.email, business.email),
    mailFrom: read("MAIL_FROM", checks.email, business.websiteEmail),
    anonKey: read("CONTACT_ANON_KEY", checks.key, "public-anon-key"),
    allowedOrigins: read("ALLOWED_ORIGINS", checks.origins, []),
    rateLimit: read<RateLimit | "off">("RATE_LIMIT", checks.rateLimit, { count: 10, seconds: 600 }),
    trustProxy: read("TRUST_PROXY", checks.wholeNumber(0, 10), 0),
    retryBaseMs: read("RETRY_BASE_MS", checks.wholeNumber(1, 3_600_000), 30_000),
    leaseMs: read("LEASE_MS", checks.wholeNumber(100, 3_600_000), 60_000),
  }
  // Read by the build; checked here too, so that one message names everything.
  read("PUBLIC_SUPABASE_URL", checks.origin, "")
  read("PUBLIC_SUPABASE_ANON_KEY", checks.key, "")
  read("ADS_CONVERSION_ID", checks.adsConversionId, "")
  for (const event of ["CONTACT_FORM", "PHONE_CLICK", "WHATSAPP_CLICK", "EMAIL_CLICK", "BOOKING_CLICK"]) {
    read(`ADS_LABEL_${event}`, checks.adsLabel, "")
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}
