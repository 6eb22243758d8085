import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { buildStamp } from "../../scripts/toolchain.mjs"
import { inherited } from "../spawn-server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const astro = join(root, "node_modules/astro/bin/astro.mjs")

export const conversionId = "AW-123456789"

export const labels = {
  contact_form: "formLabel",
  phone_click: "phoneLabel",
  whatsapp_click: "whatsappLabel",
  email_click: "emailLabel",
  booking_click: "bookingLabel",
} as const

export type Conversion = keyof typeof labels

/** What a site that advertises is built with. */
const withAdvertising = {
  ADS_CONVERSION_ID: conversionId,
  ...Object.fromEntries(
    Object.entries(labels).map(([event, label]) => [`ADS_LABEL_${event.toUpperCase()}`, label]),
  ),
}

/**
 * Builds the site with advertising, unless another test has, in a folder whose `.env` alone says what it is built with.
 * @returns the built site's folder
 */
export async function buildAdvertisedSite(): Promise<string> {
  const results = join(root, "test-results")
  const kept = join(results, `advertised-${buildStamp().slice(0, 16)}`)
  if (existsSync(kept)) return join(kept, "dist")
  await mkdir(results, { recursive: true })
  const folder = await mkdtemp(join(results, "building-"))
  for (const name of ["src", "astro.config.ts", "package.json", "tsconfig.json"])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await writeFile(
    join(folder, ".env"),
    Object.entries(withAdvertising)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
  )
  const { status, stderr } = spawnSync(process.execPath, [astro, "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...inherited, ASTRO_TELEMETRY_DISABLED: "1" },
  })
  if (status !== 0) throw new Error(`the site could not be built: ${stderr}`)
  // Another test may have been faster.
  await rename(folder, kept).catch(() => rm(folder, { recursive: true }))
  return join(kept, "dist")
}
