import { lstatSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { parseEnv } from "node:util"
import { type Checked, checks, type Database } from "../adapters/config-values.ts"
import {
  ConfigError,
  type ContactConfig,
  createSettingsReader,
  readContactConfig,
} from "../adapters/contact-config.ts"

export { ConfigError }

/** The environment, read once. */
export interface Config extends ContactConfig {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly database: Database
  readonly smtpUrl: string | undefined
  readonly trustProxy: number
  /** Origin of the hosted backend that the pages call; empty if they call this server. */
  readonly backendUrl: string
  /** The hosted backend's key for the pages; empty if unset. */
  readonly backendKey: string
  /** What the pages report to the advertising service, by environment variable; empty where it is unset. */
  readonly advertising: Readonly<Record<string, string>>
}

const adsLabels = ["CONTACT_FORM", "PHONE_CLICK", "WHATSAPP_CLICK", "EMAIL_CLICK", "BOOKING_CLICK"].map(
  (event) => `ADS_LABEL_${event}`,
)

export type Environment = Readonly<Record<string, string | undefined>>

/** What `parseEnv` skips, cuts short, or joins with the lines that follow, all without a word. */
function misreadLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return []
    const [start = "", ...rest] = line.split("=")
    const name = start.trim().replace(/^export +/, "")
    const isSetting = rest.length > 0 && /^[\w.-]+$/.test(name)
    const problem = isSetting ? problemOf(rest.join("=")) : "be NAME=VALUE or a comment that begins with #"
    return problem ? [`.env line ${index + 1}${isSetting ? ` (${name})` : ""} must ${problem}`] : []
  })
}

function problemOf(value: string): string | undefined {
  const text = value.trim()
  const quote = text.charAt(0)
  if (/["'`]/.test(quote)) {
    const end = text.indexOf(quote, 1)
    return end > 0 && /^(\s+#|$)/.test(text.slice(end + 1))
      ? undefined
      : "have a value between two quotes (\", ' or `) that do not occur in it, and nothing after them but a space and a comment"
  }
  const comment = value.indexOf("#")
  return comment === 0 || /\S/.test(value.charAt(comment - 1))
    ? "have its value between quotes: # begins a comment"
    : undefined
}

/** What an optional `.env` in the working directory sets. */
function readSettingsFile(): Environment {
  try {
    // Without a byte order mark, which parseEnv would make part of the first name.
    const text = new TextDecoder().decode(readFileSync(".env"))
    const misread = misreadLines(text)
    if (misread.length > 0) throw new ConfigError(misread)
    return parseEnv(text)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    // A link that leads nowhere is not the same as no file: its settings are missing.
    if (code === "ENOENT" && !lstatSync(".env", { throwIfNoEntry: false })) return {}
    throw new ConfigError([`Cannot read .env: ${message}`])
  }
}

/** The process's environment, with defaults from `.env`. */
export const readEnvironment = (): Environment => ({ ...readSettingsFile(), ...process.env })

/** Settings of Node.js and of this repository's programs, which may be in the same file. */
const otherSettings = /^(NODE_\w+|TZ|TMPDIR|CONTACT_SERVER_PORT)$/

/** The names in `.env` that nothing here reads. They may be misspelled, or another program's. */
export function unknownSettings(): string[] {
  const known = new Set<string>()
  parseConfig(new Proxy({}, { get: (_, name) => void known.add(String(name)) }))
  return Object.keys(readSettingsFile()).filter((name) => !known.has(name) && !otherSettings.test(name))
}

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Of what `npm run build` publishes and replaces. */
const outsideBuild =
  "outside of dist, dist.next and dist.previous, which the server publishes or a build deletes"
const isInBuild = (path: string) => /^dist(\.next|\.previous)?(\/|$)/.test(relative(root, path))

function dataFolder(text: string): Checked<string> {
  return isInBuild(resolve(text)) ? { expected: `a folder ${outsideBuild}` } : checks.folder(text)
}

function database(text: string): Checked<Database> {
  const checked = checks.database(text)
  return "value" in checked && checked.value.kind === "sqlite" && isInBuild(checked.value.file)
    ? { expected: `sqlite:PATH ${outsideBuild}` }
    : checked
}

/**
 * Checks every variable, including those of the build, so that one start reports all bad ones. An empty value counts as
 * unset.
 *
 * @throws ConfigError
 */
export function parseConfig(environment: Environment, purpose?: "build"): Config {
  const settings = createSettingsReader((key) => environment[key])
  const { read } = settings
  const dataDir = resolve(read("DATA_DIR", dataFolder, "var"))
  const backendUrl = read("PUBLIC_SUPABASE_URL", checks.backend, "")
  // A hosted backend refuses pages that have no key for it.
  const readKey = purpose === "build" && backendUrl ? settings.demand : read
  const config: Config = {
    ...readContactConfig(settings),
    host: read("HOST", checks.host, "127.0.0.1"),
    port: read("PORT", checks.wholeNumber(0, 65_535), 3000),
    dataDir,
    database: read<Config["database"]>("DATABASE_URL", database, {
      kind: "sqlite",
      file: join(dataDir, "contact.db"),
    }),
    smtpUrl: read<string | undefined>("SMTP_URL", checks.smtpUrl, undefined),
    trustProxy: read("TRUST_PROXY", checks.wholeNumber(0, 10), 0),
    backendUrl,
    backendKey: readKey("PUBLIC_SUPABASE_ANON_KEY", checks.key, ""),
    advertising: {
      ADS_CONVERSION_ID: read("ADS_CONVERSION_ID", checks.adsConversionId, ""),
      ...Object.fromEntries(adsLabels.map((name) => [name, read(name, checks.adsLabel, "")])),
    },
  }
  settings.finish()
  return config
}
