import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { inherited, spawnServer } from "../spawn-server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** The real server with the built site, and its mail server. */
export interface Site {
  readonly origin: string
  readonly port: number
  /** All mails that have arrived so far. */
  readonly mails: readonly Email[]
  close(): Promise<void>
}

async function startMailServer(mails: Email[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  return server
}

export async function startSite(): Promise<Site> {
  const mails: Email[] = []
  const mailServer = await startMailServer(mails)
  const folder = await mkdtemp(join(tmpdir(), "site-"))
  const { port: smtpPort } = mailServer.server.address() as AddressInfo
  const site = await spawnServer(
    [join(root, "src/server/main.ts")],
    {
      cwd: folder,
      env: {
        ...inherited,
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: folder,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        RATE_LIMIT: "off",
        RETRY_BASE_MS: "200",
      },
    },
    (kill) => process.once("exit", kill),
  )
  return {
    origin: site.origin,
    port: site.port,
    mails,
    async close() {
      await site.end("SIGINT")
      await new Promise<void>((resolve) => mailServer.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
