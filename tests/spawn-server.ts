import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process"
import { once } from "node:events"

export interface SpawnedServer {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  /** Standard error so far. */
  log(): string
  /** Everything printed so far. */
  output(): string
  /** Resolves to the exit code once the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** What a program gets of this process's environment. With compiled code from earlier starts, it starts in half the time. */
export const inherited = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
}

/**
 * Starts the server and waits until it is ready.
 * @param onEnd registers what kills the process if it is still running after the test
 * @param log where standard error goes, if not to `log()`
 */
export async function spawnServer(
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env">,
  onEnd: (kill: () => Promise<void>) => void,
  log: "pipe" | number = "pipe",
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", log] })
  const exited = once(child, "exit")
  onEnd(async () => {
    child.kill("SIGKILL")
    await exited
  })
  let output = ""
  let logged = ""
  const { promise: ready, resolve: announce, reject } = Promise.withResolvers<number>()
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk
    const port = /^Ready: http:\/\/localhost:(\d+)$/m.exec(output)?.[1]
    if (port) announce(Number(port))
  })
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk
    logged += chunk
  })
  child.once("exit", () => reject(new Error(`the server ended: ${output}`)))
  const port = await ready
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: child,
    log: () => logged,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}
