import { spawn } from "node:child_process"
import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { createClient, type SupabaseClient } from "@supabase/supabase-js"
import type { SMTPServerOptions } from "smtp-server"
import { onTestFinished } from "vitest"
import { business } from "../../src/business.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { createCertificate } from "../certificate.ts"
import { type MailServer, startMailServer } from "../server/mail-server.ts"
import { key, until } from "../server/running-site.ts"
import { createFolder } from "../server/server-process.ts"

export const root = resolve(import.meta.dirname, "../..")
export const deno = join(root, "node_modules/.bin/deno")
export const functionFolder = join(root, "supabase/functions/send-contact-email")

/** Uses the repository's own packages, so nothing is downloaded. */
export const offline = ["--cached-only", "--node-modules-dir=manual"]

const settings = [
  ...["DATABASE_URL", "SUPABASE_DB_URL", "SMTP_URL", "RETRY_SECRET", "SITE_URL", "MAIL_TO", "MAIL_FROM"],
  ...["CONTACT_ANON_KEY", "SUPABASE_ANON_KEY", "ALLOWED_ORIGINS", "RATE_LIMIT", "TRUST_PROXY"],
  ...["RETRY_BASE_MS", "LEASE_MS"],
]

/** The function may only connect to this machine and read its own settings. */
const permissions = ["--no-prompt", "--allow-net=127.0.0.1", "--ignore-env", `--allow-env=${settings.join()}`]

const retrySecret = "a secret of the scheduler".replaceAll(" ", "-").padEnd(40, "x")
export const siteUrl = "https://www.noonday.example"
/** The domain of the sender, which ends each mail's id. */
export const senderDomain = business.websiteEmail.split("@")[1]

export interface EdgeFunction {
  readonly url: string
  /** The official client, unmodified. */
  readonly functions: SupabaseClient["functions"]
  /** Calls the retry as the scheduler does. */
  retry(secret?: string): Promise<Response>
  output(): string
  /** Resolves once the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** The function in real Deno. The path prefix is the one that the platform's gateway routes to it. */
export async function startFunction(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<EdgeFunction> {
  const { child, output } = spawnFunction(environment, flags)
  const origin = await until(async () => {
    if (child.exitCode !== null) throw new Error(`the function ended: ${output()}`)
    return /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output())?.[1]
  })
  const url = `${origin}${contactFunctionPath}`
  return {
    url,
    functions: createClient(
      origin,
      environment["CONTACT_ANON_KEY"] ?? environment["SUPABASE_ANON_KEY"] ?? key,
    ).functions,
    retry: (secret = retrySecret) =>
      fetch(`${url}/retry`, { method: "POST", headers: { authorization: `Bearer ${secret}` } }),
    output,
    async end(signal) {
      const exited = once(child, "exit")
      child.kill(signal)
      await exited
    },
  }
}

/** Starts the function with default settings and `environment`. It ends with the test. */
export function spawnFunction(environment: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const child = spawn(deno, ["run", ...offline, ...permissions, ...flags, "index.ts"], {
    cwd: functionFolder,
    env: {
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      NO_COLOR: "1",
      SITE_URL: siteUrl,
      RETRY_SECRET: retrySecret,
      RATE_LIMIT: "off",
      ...environment,
    },
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  let text = ""
  const read = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout.on("data", read)
  child.stderr.on("data", read)
  return { child, output: () => text }
}

interface CertificateFile {
  readonly key: string
  readonly cert: string
  readonly file: string
  /** Environment that makes Deno trust its certificate. */
  readonly trust: readonly string[]
}

export async function createCertificateFile(): Promise<CertificateFile> {
  const certificate = createCertificate()
  const file = join(await createFolder(), "certificate.pem")
  await writeFile(file, certificate.cert)
  return { ...certificate, file, trust: ["--cert", file] }
}

/** A real mail server with implicit TLS, as on port 465. */
export async function startSecureMailServer(
  options: SMTPServerOptions = {},
  port = 0,
  certificate?: CertificateFile,
): Promise<MailServer & CertificateFile> {
  const { key, cert, file, trust } = certificate ?? (await createCertificateFile())
  const server = await startMailServer({ secure: true, key, cert, ...options }, port)
  return { ...server, url: `smtps://127.0.0.1:${server.port}`, key, cert, file, trust }
}
