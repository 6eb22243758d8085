import { execFile } from "node:child_process"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { userInfo } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { createFolder } from "../server/server-process.ts"
import { startSupervisedServer, visitDuring } from "../server/supervised-server.ts"

const run = promisify(execFile)
const release = resolve(import.meta.dirname, "../../deploy/one-machine/release")

/** A site on the socket that systemd would hand it. It says which version it is, and how it is. */
const site = (version: string, health: number) => `
  import { writeFileSync } from "node:fs"
  import { createServer } from "node:http"
  import { Server } from "node:net"
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/healthz" ? ${health} : 200
    response.end("${version}")
  })
  if (!${health}) process.exit(1)
  server.listen({ fd: 3 }, () => writeFileSync(process.env.PID_FILE, String(process.pid)))
  // Not http's own close: it cuts connections whose request is still on its way.
  process.on("SIGTERM", () => Server.prototype.close.call(server, () => process.exit(0)))
`

/** Waits for the end, as systemctl does. One that has ended by itself is started again anyway. */
const restart =
  'kill "$(cat "$PID_FILE")" 2>/dev/null; while kill -0 "$(cat "$PID_FILE")" 2>/dev/null; do sleep 0.1; done'

test("a new release takes over, one that does not answer is rolled back, and no request fails", async () => {
  const folder = await createFolder()
  const [repository, root] = [join(folder, "repository"), join(folder, "site")]
  await mkdir(repository)
  await mkdir(join(root, "releases"), { recursive: true })
  const git = (...words: string[]) =>
    run("git", ["-C", repository, "-c", "user.name=Test", "-c", "user.email=test@example.com", ...words])
  await git("init", "--quiet")
  const build = "mkdir -p dist && echo built >> dist/.build.json"
  await writeFile(join(repository, "package.json"), JSON.stringify({ type: "module", scripts: { build } }))
  for (const [version, health] of [
    ["v1", 200],
    ["v2", 200],
    ["sick", 503],
    ["dead", 0],
  ] as const) {
    await writeFile(join(repository, "server.js"), site(version, health))
    await git("add", ".")
    await git("commit", "--quiet", "--message", version)
    await git("tag", version)
  }
  await writeFile(join(folder, "restart"), restart)
  const environment = {
    ...process.env,
    SITE_ROOT: root,
    SITE_BUILDER: userInfo().username,
    SITE_ENVIRONMENT: join(folder, "environment"),
    SITE_RESTART: `sh ${join(folder, "restart")}`,
    PID_FILE: join(folder, "pid"),
    PORT: "",
  }
  const type = async (...words: string[]) =>
    await run("sh", [release, ...words], { env: environment }).catch(({ code, stdout }) => ({ code, stdout }))

  expect(await type(`file://${repository}`, "v1")).toMatchObject({
    stdout: expect.stringMatching(/v1 is current\.\n$/),
  })
  const server = await startSupervisedServer({ PID_FILE: environment.PID_FILE }, [
    join(root, "current/server.js"),
  ])
  const { port } = server
  await writeFile(environment.SITE_ENVIRONMENT, `PORT=${port}`)
  const origin = `http://127.0.0.1:${port}`
  const version = async () => (await fetch(origin, { headers: { connection: "close" } })).text()
  const failures = await visitDuring(origin, async () => {
    expect(await version()).toBe("v1")
    expect((await type(`file://${repository}`, "v2")).stdout).toMatch(/v2 is running\.\n$/)
    expect(await version()).toBe("v2")
    await writeFile(environment.SITE_ENVIRONMENT, `PORT=${port}\nSITE_URL=https://other.example`)
    await type("v2")
    // Once more, with the changed settings.
    const builds = () => readFile(join(root, "releases/v2/dist/.build.json"), "utf8")
    expect(await builds()).toBe("built\nbuilt\n")
    await type("v2")
    expect(await builds()).toBe("built\nbuilt\n")
    for (const bad of ["sick", "dead"]) {
      expect(await type(`file://${repository}`, bad)).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(`${bad} does not answer: v2 is running again.\n$`),
      })
      expect(await version()).toBe("v2")
    }
    expect((await type("v1")).stdout).toMatch(/v1 is running\.\n$/)
    expect(await version()).toBe("v1")
    // The server reads the same file, and takes all of these.
    for (const setting of [
      `PORT="${port}"`,
      `PORT='${port}' # web`,
      ` PORT = ${port}`,
      `export PORT=${port}`,
    ]) {
      await writeFile(environment.SITE_ENVIRONMENT, `PORT=9\n${setting}\n`)
      expect((await type("v1")).stdout, setting).toMatch(/v1 is running\.\n$/)
    }
    expect(await type("v9")).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("no finished release v9"),
    })
  })
  expect(failures).toEqual([])
}, 300_000)
