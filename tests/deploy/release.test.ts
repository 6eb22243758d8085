import { execFile } from "node:child_process"
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises"
import { userInfo } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { createFolder } from "../server/server-process.ts"
import { startSupervisedServer, visitDuring } from "../server/supervised-server.ts"

const run = promisify(execFile)
const recipes = resolve(import.meta.dirname, "../../deploy/one-machine")
const release = join(recipes, "release")

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
const restart = `
  # Read once: the next server may write its own before this one is looked for again.
  pid=$(cat "$PID_FILE" 2>/dev/null)
  rm -f "$PID_FILE"
  kill "$pid" 2>/dev/null
  while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
`

test("a new release takes over, one that does not answer is rolled back, and no request fails", async () => {
  const folder = await createFolder()
  const [repository, root] = [join(folder, "repository"), join(folder, "site")]
  await mkdir(repository)
  await mkdir(join(root, "releases"), { recursive: true })
  const git = (...words: string[]) =>
    run("git", ["-C", repository, "-c", "user.name=Test", "-c", "user.email=test@example.com", ...words])
  await git("init", "--quiet")
  const build = "mkdir -p dist && echo built >> dist/.build.json"
  await cp(recipes, join(repository, "deploy/one-machine"), { recursive: true })
  await cp(recipes, join(folder, "units"), { recursive: true })
  await writeFile(
    join(repository, "package.json"),
    JSON.stringify({ type: "module", scripts: { build }, engines: { node: ">=99" } }),
  )
  for (const [version, health] of [
    ["v1", 200],
    ["v2", 200],
    ["sick", 503],
    ["dead", 0],
    ["v3", 200],
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
    SITE_UNITS: join(folder, "units"),
    SITE_RESTART: `sh ${join(folder, "restart")}`,
    PID_FILE: join(folder, "pid"),
    PORT: "",
  }
  // Some administrators' shells make every new file private.
  const shell = 'umask 077 && exec sh "$0" "$@"'
  const type = async (...words: string[]) =>
    await run("sh", ["-c", shell, release, ...words], { env: environment }).catch(({ code, stdout }) => ({
      code,
      stdout,
    }))

  expect(await type(`file://${repository}`, "v1")).toMatchObject({
    stdout: expect.stringMatching(/v1 is current\.\n$/),
    // What needs no action is not said: npm's and git's own advice looks like a failure.
    stderr: expect.not.stringMatching(/EBADENGINE|detached/),
  })
  // The server has an account of its own, which must be able to read it.
  for (const [path, bits] of [
    ["dist", 0o005],
    ["dist/.build.json", 0o004],
    ["server.js", 0o004],
  ] as const)
    expect((await stat(join(root, "current", path))).mode & bits, path).toBe(bits)
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
    await writeFile(environment.SITE_ENVIRONMENT, `PORT=${port}\nSITE_URL=https://another.example`)
    for (const bad of ["sick", "dead"]) {
      expect(await type(`file://${repository}`, bad)).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(
          `${bad} does not answer: v2 is running again. See journalctl -u site.service.\n$`,
        ),
      })
      expect(await version()).toBe("v2")
    }
    // The server would have refused pages that were built with other settings than it has.
    expect(await builds()).toBe("built\nbuilt\nbuilt\n")
    // The disk also holds the messages: only the running release, the one before it and one more stay, which never is
    // one that did not answer while there is another.
    expect((await type("v1")).stdout).toMatch(/v1 is running\.\nRemoved the old release sick\.\n$/)
    expect((await type(`file://${repository}`, "v3")).stdout).toMatch(
      /v3 is running\.\nRemoved the old release dead\.\n$/,
    )
    expect(await version()).toBe("v3")
    expect((await readdir(join(root, "releases"))).sort()).toEqual(["v1", "v2", "v3"])
    await type("v1")
    expect(await version()).toBe("v1")
    // The units and the command itself were installed from an earlier release.
    const current = join(root, "current/deploy/one-machine")
    for (const file of ["site-watch.timer", "release"]) await writeFile(join(current, file), "")
    const { stdout } = await type("v1")
    expect(stdout).toContain(
      `: cp ${current}/site-watch.timer ${folder}/units/ && systemctl daemon-reload && systemctl restart site\n`,
    )
    expect(stdout).toContain(`: install ${current}/release ${release}\n`)
    await cp(recipes, current, { recursive: true })
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

  // The server does not start with a setting that was changed since.
  await writeFile(join(root, "releases/v1/server.js"), "")
  await run("sh", [join(folder, "restart")], { env: environment })
  expect(await type("v1")).toMatchObject({
    code: 1,
    stdout: `v1 does not answer with the new settings. See journalctl -u site.service, correct ${environment.SITE_ENVIRONMENT} and run site-release v1 again.\n`,
  })
}, 300_000)

test("two releases do not run at once", async () => {
  const folder = await createFolder()
  const env = { ...process.env, SITE_ROOT: folder }
  // The deploy account owns the folder, and may have put a link to another's file there.
  await writeFile(join(folder, "linked"), "another's")
  await symlink("linked", join(folder, ".lock"))
  const both = run("flock", [join(folder, ".lock"), "sh", release, "v1"], { env })
  await expect(both).rejects.toMatchObject({ code: 1, stderr: "Another site-release is running.\n" })
  expect(await readFile(join(folder, "linked"), "utf8")).toBe("another's")
})

test("site-release says how it is used, and which program is missing", async () => {
  const type = (words: string[], env: NodeJS.ProcessEnv = {}) =>
    run("/bin/sh", [release, ...words], { env }).catch(({ code, stderr }) => ({ code, stderr }))
  // A repository without a tag, for one.
  for (const words of [[], ["https://git.example/site.git"], ["repository", ""], ["a", "b", "v1"]])
    expect(await type(words)).toEqual({ code: 2, stderr: "Usage: site-release [REPOSITORY] TAG\n" })
  expect(await type(["v1"], { PATH: "/nowhere" })).toEqual({ code: 1, stderr: "Install curl first.\n" })
})
