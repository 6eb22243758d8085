import { spawnSync } from "node:child_process"
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseConfig } from "../../src/server/config.ts"
import { createWebServer } from "../../src/server/web-server.ts"

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

const withAdvertising = {
  ADS_CONVERSION_ID: conversionId,
  ...Object.fromEntries(
    Object.entries(labels).map(([event, label]) => [`ADS_LABEL_${event.toUpperCase()}`, label]),
  ),
}

/** Builds the site in a folder of its own, whose `.env` alone says what it is built with. Returns that folder. */
async function build(settings: Readonly<Record<string, string>>): Promise<string> {
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

export interface AdvertisedSite {
  readonly origin: string
  close(): Promise<void>
}

/** The real server with a site that was built for an advertising id. */
export async function openAdvertisedSite(): Promise<AdvertisedSite> {
  const folder = await build(withAdvertising)
  const config = parseConfig({ DATA_DIR: join(folder, "var"), RATE_LIMIT: "off" })
  const site = createWebServer(config, join(folder, "dist"), undefined, () => {})
  const port = await site.listen({ host: "127.0.0.1", port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Everything that a browser could read in a site that was built without an advertising id. */
export async function readUnadvertisedSite(): Promise<string> {
  const folder = await build({ ...withAdvertising, ADS_CONVERSION_ID: "" })
  const entries = await readdir(join(folder, "dist"), { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(html|js|css|svg)$/.test(entry.name))
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")))
  await rm(folder, { recursive: true })
  return texts.join("\n")
}
