import { spawnSync } from "node:child_process"
import { cp, mkdtemp, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

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
export const withAdvertising = {
  ADS_CONVERSION_ID: conversionId,
  ...Object.fromEntries(
    Object.entries(labels).map(([event, label]) => [`ADS_LABEL_${event.toUpperCase()}`, label]),
  ),
}

/** Builds the site in a folder of its own, whose `.env` alone says what it is built with. Returns that folder. */
export async function buildSite(settings: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "advertised-"))
  for (const name of ["src", "astro.config.ts", "package.json", "tsconfig.json"])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await writeFile(
    join(folder, ".env"),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
  )
  const { status, stderr } = spawnSync(process.execPath, [astro, "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ASTRO_TELEMETRY_DISABLED: "1" },
  })
  if (status !== 0) throw new Error(`the site could not be built: ${stderr}`)
  return folder
}
