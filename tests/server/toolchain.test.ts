import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { chmod, cp, mkdir, readdir, readFile, rmdir, stat, symlink, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { parseEnv, promisify } from "node:util"
import { expect, test } from "vitest"
import { readServeScript } from "../../src/build/compile-server.ts"
import { business } from "../../src/business.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createFolder, startProcess } from "./server-process.ts"

test.each([
  ["no contact backend is named", "SITE_URL=https://firm.example\n", true],
  ["one is named in .env", "PUBLIC_SUPABASE_URL=https://x.supabase.co\n", false],
])("npm run build mentions PUBLIC_SUPABASE_URL only if it is not set: %s", async (_, settings, isSaid) => {
  const folder = await createFolder()
  await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
  await mkdir(join(folder, "src"))
  await writeFile(join(folder, ".env"), settings)
  const astro = join(folder, "node_modules", ".bin", "astro")
  await mkdir(dirname(astro), { recursive: true })
  await writeFile(astro, '#!/bin/sh\nmkdir -p "$3"\n', { mode: 0o755 })
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/build.mjs"], {
    cwd: folder,
    env: { PATH: process.env["PATH"] },
  })
  expect(stdout.includes("set PUBLIC_SUPABASE_URL")).toBe(isSaid)
})

test.each(["build.mjs", "test.mjs"])(
  "%s says that it cannot read .env, even if that leads nowhere",
  async (script) => {
    const folder = await createFolder()
    await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
    await mkdir(join(folder, "src"))
    const type = () =>
      promisify(execFile)(process.execPath, [join(folder, "scripts", script)]).catch(({ code, stderr }) => ({
        code,
        stderr,
      }))
    await mkdir(join(folder, ".env"))
    expect(await type()).toEqual({
      code: 1,
      stderr: "\nCannot read .env: EISDIR: illegal operation on a directory, read\n\n",
    })
    await rmdir(join(folder, ".env"))
    await symlink("moved", join(folder, ".env"))
    expect(await type()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\nCannot read \.env: ENOENT: [^\n]+\n\n$/),
    })
  },
)

test("npm test leaves the settings in .env out, whoever reads them later", async () => {
  const folder = await createFolder()
  await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
  await writeFile(
    join(folder, ".env"),
    "SITE_URL=https://firm.example\n# a comment\nexport CONTACT_ANON_KEY = key\n",
  )
  const program = `
    import { ignoreSettings, loadSettings } from "./scripts/toolchain.mjs"
    ignoreSettings()
    loadSettings()
    console.log(JSON.stringify([process.env.SITE_URL, process.env.CONTACT_ANON_KEY, process.env.OTHER]))`
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    env: { PATH: process.env["PATH"], OTHER: "kept" },
  })
  expect(JSON.parse(stdout)).toEqual(["", "", "kept"])
})

test("the site is built again when a setting changes that is built into its pages", async () => {
  const folder = await createFolder()
  await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
  await mkdir(join(folder, "src"))
  const program = `
    import { buildStamp } from "./scripts/toolchain.mjs"
    const stamps = process.argv.slice(1).map((name) => {
      process.env[name] = "changed"
      const stamp = buildStamp()
      delete process.env[name]
      return stamp
    })
    console.log(JSON.stringify(stamps))`
  const built = ["SITE_URL", "CONTACT_ANON_KEY", "PUBLIC_SUPABASE_URL", "ADS_CONVERSION_ID"]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", program, "SMTP_URL", ...built, "PORT"],
    { cwd: folder, env: { PATH: process.env["PATH"] } },
  )
  const [unchanged, ...stamps] = JSON.parse(stdout)
  expect(stamps.pop()).toBe(unchanged)
  expect(new Set([unchanged, ...stamps]).size).toBe(1 + built.length)
})

test("npm run dev starts the server where Astro forwards calls to, whatever HOST says", async () => {
  const folder = await createFolder()
  await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
  await mkdir(join(folder, "src"))
  await writeFile(join(folder, "package.json"), "{}")
  const programs = {
    "node/bin/node": 'echo "listens on $HOST:$PORT"',
    ".bin/astro": 'if [ "$1" = build ]; then mkdir -p "$3"; else exec sleep 60; fi',
  }
  for (const [name, does] of Object.entries(programs)) {
    const program = join(folder, "node_modules", name)
    await mkdir(dirname(program), { recursive: true })
    await writeFile(program, `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  }
  const installed = createHash("sha256").update("{}\0").digest("hex")
  await writeFile(join(folder, "node_modules", ".installed"), installed)
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/dev.mjs"], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOST: "192.0.2.1", PORT: "4000" },
  })
  expect(await readFile("astro.config.ts", "utf8")).toContain("`http://127.0.0.1:$")
  expect(stdout).toContain("listens on 127.0.0.1:4001\n")
})

test("npm start keeps the installed packages if it cannot install new ones", async () => {
  const folder = await createFolder()
  await cp(resolve("scripts"), join(folder, "scripts"), { recursive: true })
  const manifest = { name: "site", version: "1.0.0", dependencies: { node: "26.10.0" } }
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest))
  await mkdir(join(folder, "node_modules", "astro"), { recursive: true })
  await writeFile(join(folder, "node_modules", "astro", "index.js"), "whole")
  const env = {
    PATH: process.env["PATH"],
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_fetch_retries: "0",
    npm_config_cache: join(folder, "cache"),
  }
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) =>
    execFile(process.execPath, ["scripts/start.mjs"], { cwd: folder, env }, (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    ),
  )
  expect(code).toBe(1)
  expect(stderr).toContain("The packages could not be installed")
  expect(await readFile(join(folder, "node_modules", "astro", "index.js"), "utf8")).toBe("whole")
  expect((await readdir(folder)).sort()).toEqual(["cache", "node_modules", "package.json", "scripts"])
})

test("every recipe runs node with the same flags as the npm scripts", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"))
  const flagsOf = (command: string) =>
    /node"?,? ((?:"?--[\w=-]+"?,? )*)"?src\//.exec(command)?.[1]?.replace(/[",]/g, "")
  const programs = {
    "src/server/main.ts": "serve",
    "src/server/compile.ts": "serve",
    "src/cli/messages.ts": "messages",
  }
  const files = await readdir("deploy", { recursive: true, withFileTypes: true })
  let seen = 0
  for (const entry of files.filter((entry) => entry.isFile()))
    for (const line of (await readFile(join(entry.parentPath, entry.name), "utf8")).split("\n"))
      for (const [program, script] of Object.entries(programs))
        if (line.includes(program) && !line.startsWith("#")) {
          expect(flagsOf(line), `${entry.name}: ${line}`).toBe(flagsOf(scripts[script]))
          seen++
        }
  expect(seen).toBeGreaterThanOrEqual(7)
})

const compileServer = pathToFileURL(resolve("src/build/compile-server.ts"))

test.each([
  // Its cache is in the folder where it runs.
  [
    "the build",
    () => [
      "--input-type=module",
      "--eval",
      `(await import(${JSON.stringify(compileServer)})).compileServer()`,
    ],
  ],
  [
    "the service unit",
    async () => {
      const unit = await readFile("deploy/one-machine/site.service", "utf8")
      const [, words = ""] = /^ExecStartPre=-\S+ (.*)$/m.exec(unit) ?? []
      return words.split(" ").map((word) => (word.startsWith("src/") ? resolve(word) : word))
    },
  ],
])("%s compiles everything that the server loads at its start", async (by, wordsOf) => {
  const folder = await createFolder()
  const { cache, options } = readServeScript()
  const environment = { NODE_COMPILE_CACHE: join(folder, cache) }
  await promisify(execFile)(process.execPath, await wordsOf(), {
    cwd: folder,
    env: by === "the build" ? {} : environment,
  })
  const readCache = async () => {
    const names = await readdir(join(folder, cache), { recursive: true })
    return Promise.all(names.map(async (name) => [name, (await stat(join(folder, cache, name))).mtimeMs]))
  }
  const compiled = await readCache()
  const server = await startProcess(folder, environment, options)
  await server.end("SIGTERM")
  // Node adds what it did not find, and writes again what it did not accept.
  expect(await readCache()).toEqual(compiled)
  expect(compiled.length).toBeGreaterThan(100)
})

test("in the recipes the server reads the cache that its own user has filled", async () => {
  const unit = await readFile("deploy/one-machine/site.service", "utf8")
  expect(unit).toMatch(/^Environment=NODE_COMPILE_CACHE=\/run\/site$/m)
  expect(unit).toMatch(/^RuntimeDirectory=site$/m)
  const image = await readFile("deploy/container/Dockerfile", "utf8")
  expect(image).toMatch(
    /--uid 1000 site && install -d -o site [^\n]*\/var\/cache\/site$.*^USER 1000$.*NODE_COMPILE_CACHE=\/var\/cache\/site$.*^RUN [^\n]*src\/server\/compile\.ts$/ms,
  )
})

test.each(["backup", "prune", "digest", "watch"])("if site-%s fails, the operator is mailed", async (job) => {
  const unit = await readFile(`deploy/one-machine/site-${job}.service`, "utf8")
  expect(unit).toMatch(/^OnFailure=site-alert@%n\.service$/m)
})

test("the alert may read the log whose last lines it mails", async () => {
  const unit = await readFile("deploy/one-machine/site-alert@.service", "utf8")
  expect(unit).toMatch(/^SupplementaryGroups=systemd-journal$/m)
})

test("the site is watched every five minutes", async () => {
  expect(await readFile("deploy/one-machine/site-watch.timer", "utf8")).toMatch(/^OnCalendar=\*:0\/5$/m)
})

test("systemd leaves the server the ten seconds in which it ends by itself", async () => {
  const unit = await readFile("deploy/one-machine/site.service", "utf8")
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10)
})

test("the recipe's settings are valid, and each visitor behind the proxy has their own limit", async () => {
  const settings = parseEnv(await readFile("deploy/one-machine/environment.example", "utf8"))
  expect(parseConfig(settings)).toMatchObject({ trustProxy: 1, dataDir: "/var/lib/site" })
})

test("the container can be reached from outside, and keeps messages where they outlive it", async () => {
  const image = await readFile("deploy/container/Dockerfile", "utf8")
  expect(image).toMatch(/^ENV HOST=0\.0\.0\.0 DATA_DIR=\/data .*^VOLUME \/data$/ms)
})

test("on Vercel, too, pages have the addresses that their links name", async () => {
  const host = JSON.parse(await readFile("deploy/static-host/vercel.json", "utf8"))
  expect(host).toMatchObject({ cleanUrls: true, trailingSlash: false })
})

test("the recipe's digest keeps the office's time zone", async () => {
  const timer = await readFile("deploy/one-machine/site-digest.timer", "utf8")
  expect(timer).toContain(` ${business.timeZone}\n`)
})

/** What `ensureBrowsers` does on a machine that has only these programs. */
async function browsersWith(programs: Readonly<Record<string, string>>, isRoot = true) {
  const folder = await createFolder()
  for (const [name, does] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${does}\n`)
    await chmod(join(folder, name), 0o755)
  }
  const ask = `
    process.getuid = () => ${isRoot ? 0 : 1000}
    const { ensureBrowsers } = await import(${JSON.stringify(resolve("scripts/toolchain.mjs"))})
    console.log(JSON.stringify(ensureBrowsers(["chromium", "chromium_headless", "firefox"])))`
  return await new Promise<{ code: unknown; stdout: string; stderr: string; folder: string }>((done) =>
    execFile(
      process.execPath,
      ["--input-type=module", "--eval", ask],
      { env: { PATH: folder, FOLDER: folder } },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, stdout, stderr, folder }),
    ),
  )
}

const lastLine = (text: string) => JSON.parse(text.trim().split("\n").at(-1) ?? "")

test("missing browsers are installed with apt-get, as root or through sudo", async () => {
  const bring = (name: string) => `case "$*" in *" ${name}") /bin/cp /bin/true "$FOLDER/${name}";; esac`
  const apt = ["chromium", "chromium-headless-shell", "firefox-esr"].map(bring).join("\n")
  for (const [programs, isRoot] of [
    [{ "apt-get": apt }, true],
    [{ sudo: 'shift; exec "$@"', "apt-get": apt }, false],
  ] as const) {
    const { code, stdout, stderr, folder } = await browsersWith(programs, isRoot)
    expect(code, stderr).toBe(0)
    expect(lastLine(stdout)).toEqual({
      env: {
        CHROMIUM_PATH: join(folder, "chromium"),
        CHROMIUM_HEADLESS_PATH: join(folder, "chromium-headless-shell"),
        FIREFOX_PATH: join(folder, "firefox-esr"),
      },
      missing: [],
    })
  }
})

test("browsers that cannot be installed are named, and the tests run without them", async () => {
  for (const [programs, isRoot] of [
    [{ chromium: "" }, true],
    [{ chromium: "", "apt-get": "exit 100" }, true],
    [{ chromium: "", "apt-get": "exit 0" }, false],
  ] as const) {
    const { code, stdout, stderr, folder } = await browsersWith(programs, isRoot)
    expect(code, stderr).toBe(0)
    expect(lastLine(stdout)).toEqual({
      env: { CHROMIUM_PATH: join(folder, "chromium") },
      missing: ["firefox"],
    })
  }
})

test("without Chromium the tests stop, and the message says what to do", async () => {
  const { code, stderr } = await browsersWith({})
  expect(code).toBe(1)
  expect(stderr).toContain("The tests need Chromium")
})
