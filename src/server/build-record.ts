import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "./config.ts"

/** Written last, so its presence means that the build is complete. Files whose names start with a dot are not served. */
const recordName = ".build.json"

/** The settings built into the pages, by environment variable. */
type BuildRecord = Readonly<Record<"SITE_URL" | "PUBLIC_SUPABASE_URL" | "CONTACT_ANON_KEY", string>>

const recordOf = ({ siteUrl, backendUrl, anonKey }: Config): BuildRecord => ({
  SITE_URL: siteUrl,
  PUBLIC_SUPABASE_URL: backendUrl,
  // Pages that call a hosted backend carry its key instead.
  CONTACT_ANON_KEY: backendUrl === "" ? anonKey : "",
})

/** The folder has no build that this server can serve. The message says what to do. */
export class BuildError extends Error {}

/** Records the settings of a finished build. */
export function writeBuildRecord(folder: string, config: Config): void {
  writeFileSync(join(folder, recordName), JSON.stringify(recordOf(config)))
}

/**
 * @throws BuildError when the folder has no finished build, or one for a different origin, key or backend: its form
 *   would be refused, or its links would lead elsewhere
 */
export function checkBuild(folder: string, config: Config): void {
  const built = readRecord(folder)
  const differing = Object.entries(recordOf(config)).flatMap(([name, value]) => {
    const builtWith = built[name]
    if (builtWith === value) return []
    return [`  ${name}: built with ${builtWith || "none"}, serving with ${value || "none"}`]
  })
  if (differing.length === 0) return
  throw new BuildError(
    `${folder} was built with settings that differ from this server's:\n${differing.join("\n")}\nRun npm run build with this server's settings, or correct the settings.`,
  )
}

function readRecord(folder: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(folder, recordName), "utf8"))
  } catch {
    throw new BuildError(`${folder} has no finished build. Run npm run build.`)
  }
}
