import { business } from "../business.ts"
import { defaultAnonKey } from "../contact/access.ts"
import type { RateLimit } from "../contact/rate-limit.ts"
import { type Checked, checks } from "./config-values.ts"

/** The settings that the contact function needs wherever it runs. Durations are in milliseconds. */
export interface ContactConfig {
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly mailTo: string
  readonly mailFrom: string
  readonly anonKey: string
  readonly allowedOrigins: readonly string[]
  readonly rateLimit: RateLimit | "off"
  readonly retryBaseMs: number
  readonly leaseMs: number
}

/** The server does not start. The message names every bad variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are missing or not valid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`)
  }
}

interface SettingsReader {
  /** An empty value counts as unset. */
  read<Value>(key: string, check: (text: string) => Checked<Value>, fallback: Value): Value
  /** A setting without a default. */
  demand(key: string, check: (text: string) => Checked<string>): string
  /** @throws ConfigError if any setting read so far is missing or not valid */
  finish(): void
}

/** Collects all bad settings, to report them together. */
export function createSettingsReader(lookUp: (key: string) => string | undefined): SettingsReader {
  const problems: string[] = []
  const read = <Value>(key: string, check: (text: string) => Checked<Value>, fallback: Value): Value => {
    const text = lookUp(key)?.trim()
    if (!text) return fallback
    const checked = check(text)
    if ("value" in checked) return checked.value
    problems.push(`${key} must be ${checked.expected}`)
    return fallback
  }
  return {
    read,
    demand(key, check) {
      if (!lookUp(key)?.trim()) problems.push(`${key} must be set`)
      return read(key, check, "")
    },
    finish() {
      if (problems.length > 0) throw new ConfigError(problems)
    },
  }
}

export function readContactConfig({ read }: SettingsReader): ContactConfig {
  return {
    siteUrl: read("SITE_URL", checks.origin, business.origin),
    mailTo: read("MAIL_TO", checks.email, business.email),
    mailFrom: read("MAIL_FROM", checks.email, business.websiteEmail),
    anonKey: read("CONTACT_ANON_KEY", checks.key, defaultAnonKey),
    allowedOrigins: read("ALLOWED_ORIGINS", checks.origins, []),
    rateLimit: read<RateLimit | "off">("RATE_LIMIT", checks.rateLimit, { count: 10, seconds: 600 }),
    retryBaseMs: read("RETRY_BASE_MS", checks.wholeNumber(1, 3_600_000), 30_000),
    leaseMs: read("LEASE_MS", checks.wholeNumber(100, 3_600_000), 60_000),
  }
}
