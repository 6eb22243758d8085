import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { residentMemory, root, type Workshop } from "./workshop.ts"

export interface SiteServer {
  readonly origin: string
  /** Bytes in RAM. */
  memory(): number | undefined
  end(): Promise<void>
}

/** What the script "serve" sets: variables for Node.js, then `exec node` with its flags and the program. */
function readServeScript() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const [variables = "", flags = ""] = String(scripts.serve).split(/exec node|src\/server\/main\.ts/)
  const pairs = variables.trim().split(/\s+/).filter(Boolean)
  return {
    flags: flags.trim().split(/\s+/).filter(Boolean),
    environment: Object.fromEntries(pairs.map((pair) => pair.split("=", 2))) as Record<string, string>,
  }
}

/** The whole product as `npm run serve` starts it, storing on the disk of this folder, with nobody to mail to. */
export async function startSite(workshop: Workshop): Promise<SiteServer> {
  const { flags, environment } = readServeScript()
  const child = workshop.start(process.execPath, [...flags, "src/server/main.ts", workshop.site], {
    ...environment,
    PORT: "0",
    DATA_DIR: join(workshop.folder, `var-${crypto.randomUUID()}`),
    RATE_LIMIT: "off",
    // Port 9 answers nobody: what is stored stays where it is, and no mail is written beside it.
    SMTP_URL: "smtp://127.0.0.1:9",
    RETRY_BASE_MS: "3600000",
  })
  child.stderr?.resume()
  if (!child.stdout) throw new Error("the server's output cannot be read")
  for await (const line of createInterface(child.stdout)) {
    const port = /^Ready: http:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (!port) continue
    return {
      origin: `http://127.0.0.1:${port}`,
      memory: () => residentMemory(child.pid ?? 0),
      async end() {
        const ended = once(child, "exit")
        child.kill("SIGTERM")
        await ended
      },
    }
  }
  throw new Error("the server ended before it was ready")
}
