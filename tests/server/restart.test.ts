import { spawn } from "node:child_process"
import { once } from "node:events"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { expect, onTestFinished, test } from "vitest"
import { createBuiltSite, key, message, until } from "./running-site.ts"
import { createFolder } from "./server-process.ts"

const main = resolve(import.meta.dirname, "../../src/server/main.ts")

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

test("a restart on an inherited socket fails no request", async () => {
  const folder = await createFolder()
  const built = await createBuiltSite(folder)
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", supervisor, main, built], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], DATA_DIR: join(folder, "var"), RATE_LIMIT: "off" },
  })
  const said: string[] = []
  createInterface(holder.stdout).on("line", (line) => said.push(line))
  onTestFinished(async () => {
    holder.kill("SIGKILL")
    await once(holder, "exit")
    process.kill(Number(said.at(-1)), "SIGKILL")
  })
  const origin = `http://127.0.0.1:${await until(async () => said[0])}`
  const failures: unknown[] = []
  const stored = new Set<string>()
  let isOver = false
  const visit = async (visitor: number) => {
    for (let n = 0; !isOver; n++) {
      try {
        const page = await fetch(origin, { headers: { connection: "close" } })
        const call = await fetch(`${origin}/functions/v1/send-contact-email`, {
          method: "POST",
          headers: { "content-type": "application/json", apikey: key, connection: "close" },
          body: JSON.stringify({ ...message, message: `${visitor}, ${n}` }),
        })
        if (page.status !== 200 || call.status !== 200) failures.push([page.status, call.status])
        stored.add((await call.json()).id)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  const visitors = [1, 2, 3, 4].map(visit)
  for (let restart = 1; restart <= 3; restart++) {
    const before = stored.size
    await until(async () => stored.size > before + 20)
    process.kill(Number(said.at(-1)), "SIGTERM")
    await until(async () => said.length > restart + 1)
  }
  const before = stored.size
  await until(async () => stored.size > before + 20)
  isOver = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
})
