import { type Checked, checks } from "../../../src/adapters/config-values.ts"
import {
  type ContactConfig,
  createSettingsReader,
  readContactConfig,
} from "../../../src/adapters/contact-config.ts"
import { parseSmtpUrl, type SmtpServer } from "../../../src/adapters/smtp-server.ts"

interface FunctionConfig extends ContactConfig {
  /** `postgres://…` */
  readonly databaseUrl: string
  readonly smtpServer: SmtpServer
  /** The scheduler sends it as a bearer token. */
  readonly retrySecret: string
  readonly trustProxy: number
}

/** The platform's own variables, used if the product's are not set. */
const platformNames: Readonly<Record<string, string>> = {
  DATABASE_URL: "SUPABASE_DB_URL",
  CONTACT_ANON_KEY: "SUPABASE_ANON_KEY",
}

/**
 * Edge functions have no disk for messages or mails, so the database and the mail server are required. So is the
 * scheduler's secret: without a scheduler, failed deliveries would never be retried.
 *
 * @throws ConfigError with one message that names every bad key
 */
export function parseFunctionConfig(environment: (key: string) => string | undefined): FunctionConfig {
  const settings = createSettingsReader(
    (key) => environment(key)?.trim() || environment(platformNames[key] ?? key),
  )
  const databaseUrl = settings.demand("DATABASE_URL", postgresUrl)
  const smtpUrl = settings.demand("SMTP_URL", openSmtpUrl)
  const config = {
    ...readContactConfig(settings),
    retrySecret: settings.demand("RETRY_SECRET", secret),
    // The platform's gateway appends the client's address.
    trustProxy: settings.read("TRUST_PROXY", checks.wholeNumber(0, 10), 1),
  }
  settings.finish()
  return { ...config, databaseUrl, smtpServer: parseSmtpUrl(smtpUrl) }
}

function postgresUrl(text: string): Checked<string> {
  if (!/^postgres(ql)?:\/\//.test(text)) return { expected: "postgres://USER:PASSWORD@HOST:PORT/NAME" }
  const checked = checks.database(text)
  return "value" in checked ? { value: text } : checked
}

/**
 * The mail crosses the internet, so it must be encrypted. Connections to ports 25 and 587 are blocked
 * (https://supabase.com/docs/guides/functions/limits).
 */
function openSmtpUrl(text: string): Checked<string> {
  const checked = checks.smtpUrl(text)
  const server = "value" in checked ? parseSmtpUrl(checked.value) : undefined
  const isEncrypted = server && (server.implicitTls || server.startTls !== "offered")
  return isEncrypted && ![25, 587].includes(server.port)
    ? { value: text }
    : { expected: "smtps://USER:PASSWORD@HOST:465; edge functions cannot connect to ports 25 and 587" }
}

function secret(text: string): Checked<string> {
  return text.length >= 32 ? checks.key(text) : { expected: "32 or more visible ASCII characters" }
}
