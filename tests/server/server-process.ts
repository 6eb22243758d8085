import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { onTestFinished } from "vitest"
import { createBuiltSite } from "./running-site.ts"

export interface ServerProcess {
  readonly origin: string
  readonly call: string
  readonly process: ChildProcess
  output(): string
  /** Resolves to the exit code once the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const sourceFolder = resolve(import.meta.dirname, "../../src")

/** A temporary folder, deleted after the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "process-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const environmentOf = (folder: string, environment: Readonly<Record<string, string>>) => ({
  PATH: process.env["PATH"],
  PORT: "0",
  DATA_DIR: join(folder, "var"),
  RATE_LIMIT: "off",
  RETRY_BASE_MS: "100",
  ...environment,
})

/** `npm run serve` on a site of two pages. */
export async function startProcess(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
  /** Where the log goes instead of to `output`. */
  log: "pipe" | number = "pipe",
): Promise<ServerProcess> {
  const program = [join(sourceFolder, "server/main.ts"), await createBuiltSite(folder, environment)]
  const child = spawn(process.execPath, [...options, ...program], {
    cwd: folder,
    env: environmentOf(folder, environment),
    stdio: ["ignore", "pipe", log],
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  let output = ""
  const { promise: ready, resolve: announce, reject } = Promise.withResolvers<string>()
  const read = (chunk: Buffer) => {
    output += chunk
    const address = /^Ready: http:\/\/localhost:(\d+)$/m.exec(output)?.[1]
    if (address) announce(`http://127.0.0.1:${address}`)
  }
  child.stdout?.on("data", read)
  child.stderr?.on("data", read)
  child.once("exit", () => reject(new Error(`the server ended: ${output}`)))
  const origin = await ready
  return {
    origin,
    call: `${origin}/functions/v1/send-contact-email`,
    process: child,
    output: () => output,
    async end(signal) {
      const exited = once(child, "exit")
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

/** Runs a command-line program. */
export function runProgram(
  program: "server/main.ts" | "cli/messages.ts" | "cli/launch-check.ts",
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((done) => {
    const options = { cwd: folder, env: environmentOf(folder, environment) }
    execFile(process.execPath, [join(sourceFolder, program), ...args], options, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr })
    })
  })
}
