import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { onTestFinished, test } from "vitest"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { inherited, type SpawnedServer, spawnServer } from "../spawn-server.ts"
import { createBuiltSite } from "./running-site.ts"

/** A test of what only root may do, such as giving files to another account. Without root it counts as skipped. */
export const testAsRoot = test.runIf(process.getuid?.() === 0)

export interface ServerProcess extends SpawnedServer {
  /** Address of the contact function. */
  readonly call: string
}

const sourceFolder = resolve(import.meta.dirname, "../../src")

/** A temporary folder, deleted after the test. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "process-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const environmentOf = (folder: string, environment: Readonly<Record<string, string>>) => ({
  ...inherited,
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
  const server = await spawnServer(
    [...options, ...program],
    { cwd: folder, env: environmentOf(folder, environment) },
    onTestFinished,
    log,
  )
  return { ...server, call: `${server.origin}${contactFunctionPath}` }
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
