import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "./config.ts"

/** Written last, so that a folder which has it holds a finished build. A name with a dot is not served. */
const recordName = ".build.json"

/** The settings that are built into the pages, by the name of the variable that the operator sets. */
type BuildRecord = Readonly<Record<"SITE_URL" | "PUBLIC_SUPABASE_URL" | "CONTACT_ANON_KEY", string>>

const recordOf = ({ siteUrl, backendUrl, anonKey }: Config): BuildRecord => ({
  SITE_URL: siteUrl,
  PUBLIC_SUPABASE_URL: backendUrl,
  // Pages that call a hosted backend carry its key instead.
  CONTACT_ANON_KEY: backendUrl === "" ? anonKey : "",
})

/** The folder holds no build that this server can serve; the message says what to do. */
export class BuildError extends Error {}

/** Notes in a finished build what it was made for. */
export function writeBuildRecord(folder: string, config: Config): void {
  writeFileSync(join(folder, recordName), JSON.stringify(recordOf(config)))
}

/**
 * @throws BuildError when the folder holds no finished build, or one made for another origin, key or backend than
 *   this server's: its form would be refused, or its links would lead elsewhere
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
    `${folder} was built with other settings than this server's:\n${differing.join("\n")}\nRun npm run build with this server's settings, or correct them.`,
  )
}

function readRecord(folder: string): Partial<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(join(folder, recordName), "utf8"))
  } catch {
    throw new BuildError(`${folder} holds no finished build: run npm run build`)
  }
}
