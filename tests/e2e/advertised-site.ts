import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseConfig } from "../../src/server/config.ts"
import { createWebServer } from "../../src/server/web-server.ts"
import { buildAdvertisedSite } from "../build/advertised.ts"

export interface AdvertisedSite {
  readonly origin: string
  close(): Promise<void>
}

/** The real server with a site built with an advertising ID. */
export async function openAdvertisedSite(): Promise<AdvertisedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "advertised-"))
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMIT: "off" })
  const site = createWebServer(config, await buildAdvertisedSite(), undefined, () => {})
  const { port } = await site.listen({ host: "127.0.0.1", port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await site.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
