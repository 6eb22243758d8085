import { spawn } from "node:child_process"
import { once } from "node:events"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { onTestFinished } from "vitest"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { inherited } from "../spawn-server.ts"
import { createBuiltSite, key, message, until } from "./running-site.ts"
import { createFolder } from "./server-process.ts"

interface SupervisedServer {
  readonly port: number
  /** Stops the server with SIGTERM and resolves when the next one has started. */
  restart(): Promise<void>
}

/**
 * What systemd does for a unit with a socket: it opens the socket, starts the server on it, and starts it again when it
 * has ended. `spawnSync` keeps this process from ever accepting a connection itself. Prints the port, then each
 * server's process id.
 */
const supervisor = `
  import { spawnSync } from "node:child_process"
  import { createServer } from "node:net"
  const socket = createServer().listen(0, "127.0.0.1", () => {
    process.stdout.write(socket.address().port + "\\n")
    const program = 'echo $$; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@" > /dev/null 2>&1'
    const stdio = ["ignore", "inherit", "inherit", socket._handle.fd]
    for (;;) spawnSync("sh", ["-c", program, process.execPath, ...process.argv.slice(1)], { stdio })
  })
`

const main = resolve(import.meta.dirname, "../../src/server/main.ts")

/** A server on a socket that outlives it. It ends with the test. */
export async function startSupervisedServer(
  environment: Readonly<Record<string, string>> = {},
  program?: readonly string[],
): Promise<SupervisedServer> {
  const folder = await createFolder()
  const words = program ?? [main, await createBuiltSite(folder, environment)]
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", supervisor, ...words], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...inherited, DATA_DIR: join(folder, "var"), RATE_LIMIT: "off", ...environment },
  })
  const said: string[] = []
  createInterface(holder.stdout).on("line", (line) => said.push(line))
  onTestFinished(async () => {
    holder.kill("SIGKILL")
    await once(holder, "exit")
    try {
      process.kill(Number(said.at(-1)), "SIGKILL")
    } catch {
      // It has just ended.
    }
  })
  const port = Number(await until(async () => said[0]))
  await until(async () => said[1])
  return {
    port,
    async restart() {
      const starts = said.length
      process.kill(Number(said.at(-1)), "SIGTERM")
      await until(async () => said.length > starts)
    },
  }
}

/**
 * Reads pages and sends messages while `work` runs.
 *
 * @returns every answer other than 200
 */
export async function visitDuring(
  origin: string,
  work: (answered: () => number) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  let answered = 0
  let isOver = false
  const visit = async (visitor: number) => {
    for (let n = 0; !isOver; n++) {
      try {
        const page = await fetch(origin, { headers: { connection: "close" } })
        await page.text()
        const call = await fetch(`${origin}${contactFunctionPath}`, {
          method: "POST",
          headers: { "content-type": "application/json", apikey: key, connection: "close" },
          body: JSON.stringify({ ...message, message: `${visitor}, ${n}` }),
        })
        const answer = await call.text()
        if (page.status === 200 && call.status === 200) answered++
        else failures.push({ page: page.status, call: call.status, answer })
      } catch (error) {
        failures.push(error)
      }
    }
  }
  const visits = [1, 2, 3, 4].map(visit)
  try {
    await work(() => answered)
  } finally {
    isOver = true
    await Promise.all(visits)
  }
  return failures
}

/** Restarts several times, with requests before, between and after. */
export async function restartUnderLoad(
  server: Pick<SupervisedServer, "restart">,
  answered: () => number,
): Promise<void> {
  const more = async () => {
    const before = answered()
    await until(async () => answered() > before + 20)
  }
  for (let round = 0; round < 3; round++) {
    await more()
    await server.restart()
  }
  await more()
}
