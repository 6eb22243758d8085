import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Business } from "../business.ts"
import type { Config, Environment } from "./config.ts"
import { filesIn } from "./resources.ts"

/** Written last, so its presence means that the build is complete. Files whose names start with a dot are not served. */
const recordName = ".build.json"

/** What is built into the pages, by environment variable or file. */
type BuildRecord = Readonly<Record<string, string>>

/** What pages and server must agree on. */
const serverSettings = ({ siteUrl, backendUrl, anonKey }: Config): BuildRecord => ({
  SITE_URL: siteUrl,
  PUBLIC_SUPABASE_URL: backendUrl,
  // Pages that call a hosted backend carry its key instead.
  CONTACT_ANON_KEY: backendUrl === "" ? anonKey : "",
})

const hash = (content: string | Uint8Array) => createHash("sha256").update(content).digest("base64url")

/** Files that no page is made from, those that the build writes, and an editor's, whose names begin with a dot. */
const otherFiles =
  /^(server|cli|adapters)\/|^business\.ts$|\.test\.|(^|\/)\.|\.woff2$|\/fonts\.css$|\/site-tokens\.ts$/

function hashSources(): string {
  const folder = fileURLToPath(new URL("..", import.meta.url))
  const files = filesIn(folder).filter((file) => !otherFiles.test(file.slice(folder.length)))
  return hash(Buffer.concat(files.sort().map((file) => readFileSync(file))))
}

/** What only the pages use. */
const pageSettings = ({ advertising, backendUrl, backendKey }: Config, business: Business): BuildRecord => ({
  "src/business.ts": hash(JSON.stringify(business)),
  src: hashSources(),
  // A function of this site has the server's own key, above.
  PUBLIC_SUPABASE_ANON_KEY: backendUrl === "" ? "" : backendKey,
  ...advertising,
})

/** The folder has no build that this server can serve. The message says what to do. */
export class BuildError extends Error {}

/** Records what a finished build was made from. */
export function writeBuildRecord(folder: string, config: Config, business: Business): void {
  const record = { ...serverSettings(config), ...pageSettings(config, business) }
  writeFileSync(join(folder, recordName), JSON.stringify(record))
}

/** The environment, and for settings of the pages that it does not have those that they were built with. */
export function withBuiltSettings(folder: string, environment: Environment): Environment {
  let built: Partial<BuildRecord> = {}
  try {
    built = readRecord(folder)
  } catch {
    // `checkBuild` says so.
  }
  const names = ["SITE_URL", "PUBLIC_SUPABASE_URL", "PUBLIC_SUPABASE_ANON_KEY"]
  return {
    ...environment,
    ...Object.fromEntries(names.map((name) => [name, environment[name] || built[name]])),
  }
}

/**
 * The settings in which the pages and this server differ: origin, key or backend. The form would be refused, or links
 * would lead elsewhere.
 *
 * @throws BuildError when the folder has no finished build
 */
export function differingSettings(folder: string, config: Config): string[] {
  const built = readRecord(folder)
  return Object.entries(serverSettings(config)).flatMap(([name, value]) =>
    built[name] === value
      ? []
      : [`${name}: built with ${built[name] || "none"}, serving with ${value || "none"}`],
  )
}

/** @throws BuildError when the folder has no build that this server can serve */
export function checkBuild(folder: string, config: Config): void {
  const differing = differingSettings(folder, config)
  if (differing.length === 0) return
  throw new BuildError(
    `${folder} was built with settings that differ from this server's:\n  ${differing.join("\n  ")}\nRun npm run build with this server's settings, or correct the settings.`,
  )
}

/**
 * The files and settings that have changed since the pages were built from them.
 *
 * @throws BuildError when the folder has no finished build
 */
export function changedSinceBuild(folder: string, config: Config, business: Business): string[] {
  const built = readRecord(folder)
  return Object.entries(pageSettings(config, business)).flatMap(([name, value]) =>
    built[name] === value ? [] : [name],
  )
}

function readRecord(folder: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(folder, recordName), "utf8"))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === "ENOENT" ? "" : ` (${message})`
    throw new BuildError(`${folder} has no finished build${reason}. Run npm run build.`)
  }
}
