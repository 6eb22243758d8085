import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** The real server with the built site, and its mail server. */
export interface Office {
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

/** Resolves to the port that the server says it listens on. */
async function portOf({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): Promise<number> {
  let said = ""
  stderr.on("data", (chunk) => {
    said += chunk
  })
  for await (const line of createInterface(stdout)) {
    const port = /^Ready: http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port) return Number(port)
  }
  throw new Error(`the server ended before it was ready:\n${said}`)
}

export async function openOffice(): Promise<Office> {
  const mails: Email[] = []
  const mailServer = await startMailServer(mails)
  const folder = await mkdtemp(join(tmpdir(), "office-"))
  const { port: smtpPort } = mailServer.server.address() as AddressInfo
  const site = spawn(process.execPath, [join(root, "src/server/main.ts")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      RATE_LIMIT: "off",
      RETRY_BASE_MS: "200",
    },
  })
  const port = await portOf(site)
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    mails,
    async close() {
      const ended = once(site, "exit")
      site.kill("SIGTERM")
      await ended
      await new Promise<void>((resolve) => mailServer.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
