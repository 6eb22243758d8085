import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, statSync } from "node:fs"
import { mkdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises"
import { Agent, request } from "node:http"
import { type AddressInfo, createServer } from "node:net"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { DatabaseSync } from "node:sqlite"
import { text } from "node:stream/consumers"
import { Client } from "pg"
import { describe, expect, inject, onTestFinished, test } from "vitest"
import { business } from "../../src/business.ts"
import { startMailServer } from "./mail-server.ts"
import { post, speak, statusesIn } from "./raw-http.ts"
import { createBuiltSite, key, message, until } from "./running-site.ts"
import { createFolder, runProgram, type ServerProcess, startProcess } from "./server-process.ts"

const send = async (server: ServerProcess, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(server.call, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: key, ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, id: (await response.json()).id }
}

interface Row {
  readonly id: string
  readonly message: string
  readonly status: string
  readonly attempts: number
}

async function listRows(folder: string, environment = {}): Promise<Row[]> {
  const { stdout } = await runProgram("cli/messages.ts", ["list", "--json"], folder, environment)
  return JSON.parse(stdout)
}

describe("the server process", () => {
  test("prints its address, its database and where mail goes", async () => {
    const folder = await createFolder()
    // Meant for the program that started this one.
    const server = await startProcess(folder, { LISTEN_PID: "1", LISTEN_FDS: "1" })
    expect((await fetch(`${server.origin}/`)).status).toBe(200)
    expect(server.output()).toBe(
      `Ready: http://localhost:${server.port}\nDatabase: ${join(folder, "var", "contact.db")}\nSMTP_URL is not set: messages are stored and written to ${join(folder, "var", "mail")}\n`,
    )
    expect(await server.end("SIGINT")).toBe(0)
    expect(JSON.parse(server.log())).toMatchObject({ level: "info", event: "stopping", signal: "SIGINT" })
  })

  test("names the PostgreSQL server at the start, without the password, and starts even if its certificates are missing", async () => {
    const server = await startProcess(await createFolder(), {
      DATABASE_URL: "postgres://site:secret@127.0.0.1:1/contact",
    })
    expect(server.output()).toContain("\nDatabase: PostgreSQL, contact on 127.0.0.1:1\n")
    const incomplete = await startProcess(await createFolder(), {
      DATABASE_URL: "postgres://site:secret@127.0.0.1:1/contact?sslrootcert=/nowhere/ca.pem",
    })
    expect(incomplete.output()).toContain(
      "\nDatabase: ENOENT: no such file or directory, open '/nowhere/ca.pem'\n",
    )
    for (const { output } of [server, incomplete]) expect(output()).not.toContain("secret")
  })

  test("names what .env sets and nothing reads, because it may be misspelled, and starts", async () => {
    const folder = await createFolder()
    const names =
      "DATABSE_URL=postgres://secret\nMAILTO=secret@example.com\nNODE_EXTRA_CA_CERTS=secret\nTZ=UTC\nMAIL_TO="
    await writeFile(join(folder, ".env"), names)
    const server = await startProcess(folder, { OTHER_PROGRAM: "1" })
    await until(async () => server.log().includes("\n"))
    expect(JSON.parse(server.log().split("\n")[0] ?? "")).toMatchObject({
      level: "warn",
      event: "unknown_settings",
      names: "DATABSE_URL, MAILTO",
    })
    expect(server.output()).not.toContain("secret")
    const { stdout } = await runProgram("cli/launch-check.ts", [], folder)
    expect(stdout).toContain("? Check these names in .env: DATABSE_URL, MAILTO.\n")
    expect(stdout).not.toContain("secret")
  })

  test("says at the start that messages went to files and were never mailed", async () => {
    const folder = await createFolder()
    const mail = join(folder, "var", "mail")
    await mkdir(mail, { recursive: true })
    for (const name of [crypto.randomUUID(), crypto.randomUUID(), `digest-${crypto.randomUUID()}`])
      await writeFile(join(mail, `${name}.eml`), "")
    const server = await startProcess(folder, { SMTP_URL: "smtp://127.0.0.1:1" })
    expect(server.output()).toContain(`${mail} holds 2 messages, written while SMTP_URL was not set.`)
  })

  test("serves pages although it cannot read the folder of mails that went to files", async () => {
    const folder = await createFolder()
    await mkdir(join(folder, "var"))
    await writeFile(join(folder, "var", "mail"), "")
    const server = await startProcess(folder, { SMTP_URL: "smtp://127.0.0.1:1" })
    expect((await fetch(server.origin)).status).toBe(200)
    expect(server.output()).toContain("ENOTDIR: not a directory")
  })

  test("serves pages without a usable database, and says at once that it has none", async () => {
    const server = await startProcess(await createFolder(), {
      DATABASE_URL: "sqlite:/proc/nowhere/contact.db",
    })
    await until(async () => server.log().includes("\n"))
    expect(JSON.parse(server.log().split("\n")[0] ?? "")).toMatchObject({
      level: "error",
      event: "store_unavailable",
      message: expect.stringContaining("mkdir '/proc/nowhere'"),
    })
    expect((await fetch(server.origin)).status).toBe(200)
  })

  test.skipIf(process.platform !== "linux")(
    "on a socket from systemd it prints that socket's address, because HOST and PORT have no effect",
    async () => {
      const folder = await createFolder()
      const socket = createServer().listen(0, "127.0.0.12")
      await once(socket, "listening")
      const { fd } = Reflect.get(socket, "_handle")
      const { port } = socket.address() as AddressInfo
      const program = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"'
      const words = [process.execPath, resolve("src/server/main.ts"), await createBuiltSite(folder)]
      const server = spawn("sh", ["-c", program, ...words], {
        cwd: folder,
        stdio: ["ignore", "pipe", "inherit", fd],
        env: { PATH: process.env["PATH"], DATA_DIR: folder, HOST: "0.0.0.0", PORT: "8080" },
      })
      onTestFinished(() => {
        server.kill("SIGKILL")
        socket.close()
      })
      const [line] = await once(createInterface(server.stdout), "line")
      expect(line).toBe(`Ready: http://127.0.0.12:${port}`)
    },
  )

  test("accepts messages under node --watch, as npm run dev runs it", async () => {
    const server = await startProcess(await createFolder(), {}, ["--watch"])
    expect((await send(server, message)).status).toBe(200)
    await server.end("SIGTERM")
  })

  test("neither loses nor duplicates an acknowledged message when it is killed under load", async () => {
    const folder = await createFolder()
    const acknowledged = new Map<string, string>()
    for (let round = 0; round < 3; round++) {
      const server = await startProcess(folder)
      let sent = 0
      const load = async () => {
        for (;;) {
          const text = `round ${round} message ${sent++}`
          const answer = await send(server, { ...message, message: text }).catch(() => undefined)
          if (!answer) return
          if (answer.status === 200) acknowledged.set(answer.id, text)
        }
      }
      const senders = Array.from({ length: 8 }, load)
      await until(async () => sent > 60)
      await server.end("SIGKILL")
      await Promise.all(senders)
    }
    const rows = await listRows(folder)
    expect(acknowledged.size).toBeGreaterThan(100)
    expect(new Set(rows.map((row) => row.message)).size).toBe(rows.length)
    const stored = new Map(rows.map((row) => [row.id, row.message]))
    for (const [id, text] of acknowledged) expect(stored.get(id)).toBe(text)
  })

  test("sharing a SQLite database with another one, loses nothing if that is moved and put back before both have noticed", async () => {
    const folder = await createFolder()
    const servers = [await startProcess(folder), await startProcess(folder)] as const
    const acknowledged: string[] = []
    const sendToBoth = async (text: string) => {
      for (const [index, server] of servers.entries()) {
        const { status, id } = await send(server, { ...message, message: `${text} ${index}` })
        if (status === 200) acknowledged.push(id)
      }
    }
    await sendToBoth("before")
    const [file, moved] = [join(folder, "var", "contact.db"), join(folder, "moved.db")]
    await rename(file, moved)
    const [first, second] = servers
    expect((await send(first, { ...message, message: "meanwhile" })).status).toBe(503)
    await rename(moved, file)
    for (let count = 0; count < 10; count++) await sendToBoth(`after ${count}`)
    expect(acknowledged.length).toBeGreaterThan(20)
    await Promise.all([first.end("SIGKILL"), second.end("SIGKILL")])
    const stored = new Set((await listRows(folder)).map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    const database = new DatabaseSync(file)
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" })
    database.close()
  })

  test.skipIf(!existsSync("/usr/bin/prlimit"))(
    "after an error of the disk, begins the write-ahead log anew, since the disk may lack a part of it",
    async () => {
      const folder = await createFolder()
      const server = await startProcess(folder)
      const words = "x".repeat(4000)
      for (let count = 0; count < 10; count++)
        await send(server, { ...message, message: `before ${count} ${words}` })
      const file = join(folder, "var", "contact.db")
      const limit = (bytes: number | string) =>
        spawnSync("prlimit", ["--pid", String(server.process.pid), `--fsize=${bytes}:`])
      // Neither the log can grow, nor the database into which it is copied when it is closed.
      limit(statSync(file).size)
      for (let count = 0; count < 3; count++)
        expect((await send(server, { ...message, message: `meanwhile ${count} ${words}` })).status).toBe(503)
      const { size } = statSync(`${file}-wal`)
      limit("unlimited")
      expect((await send(server, { ...message, message: "after" })).status).toBe(200)
      expect(statSync(`${file}-wal`).size).toBeLessThan(size / 2)
      expect(await listRows(folder)).toHaveLength(11)
    },
  )

  test.each(["keep-alive", "close"])(
    "answers a client that sends more than the body that it announced (Connection: %s), however much that is",
    async (connection) => {
      const server = await startProcess(await createFolder())
      const sendTooMuch = async () => {
        const head = post(`Content-Encoding: gzip\r\nContent-Length: 10000\r\nConnection: ${connection}\r\n`)
        const { socket, closed } = await speak(server, head)
        const pour = () => {
          while (socket.writable && socket.write("x".repeat(10_000)));
        }
        socket.on("drain", pour)
        pour()
        return statusesIn(await closed)[0]
      }
      const statuses = await Promise.all(Array.from({ length: 20 }, sendTooMuch))
      expect(statuses).toEqual(statuses.map(() => 415))
    },
  )

  test("when told to stop, finishes a request that it has begun to read, and exits with 0", async () => {
    const folder = await createFolder()
    const server = await startProcess(folder)
    const body = JSON.stringify(message)
    const headers = {
      "content-type": "application/json",
      apikey: key,
      "content-length": Buffer.byteLength(body),
    }
    const post = request(server.call, { method: "POST", headers })
    post.write(body.slice(0, 20))
    await until(async () => (await fetch(`${server.origin}/healthz`)).ok)
    server.process.kill("SIGTERM")
    await until(async () => server.output().includes('"stopping"'))
    const answered = once(post, "response")
    const exited = once(server.process, "exit")
    post.end(body.slice(20))
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
    expect((await exited)[0]).toBe(0)
    expect(await listRows(folder)).toMatchObject([{ message: message.message }])
  })

  test("when told to stop, still answers a request on an open connection, with connection: close", async () => {
    const folder = await createFolder()
    const server = await startProcess(folder)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async () => {
      const [answer] = await once(request(`${server.origin}/`, { agent }).end(), "response")
      await once(answer.resume(), "end")
      return answer
    }
    expect((await ask()).headers.connection).toBeUndefined()
    const exited = once(server.process, "exit")
    server.process.kill("SIGTERM")
    await until(async () => server.output().includes('"stopping"'))
    const last = await ask()
    expect(last.statusCode).toBe(200)
    expect(last.headers.connection).toBe("close")
    expect((await exited)[0]).toBe(0)
  })

  test.each(["SIGTERM", "SIGHUP"] as const)(
    "after %s takes new connections for a while, says that it is draining, and ends with 0",
    async (signal) => {
      const server = await startProcess(await createFolder())
      const exited = once(server.process, "exit")
      server.process.kill(signal)
      await until(async () => server.output().includes('"stopping"'))
      // Once more changes nothing.
      server.process.kill(signal)
      const health = await fetch(`${server.origin}/healthz`)
      expect([health.status, await health.json()]).toEqual([503, { status: "draining" }])
      expect((await fetch(server.origin)).headers.get("connection")).toBe("close")
      expect((await send(server, message)).status).toBe(200)
      expect((await exited)[0]).toBe(0)
      expect(server.log().match(/"stopping"/g)).toHaveLength(1)
    },
  )

  // It drains, and then waits for the mail as long as it can.
  test("when told to stop, releases a message that it was sending, which is then due at once", async () => {
    const folder = await createFolder()
    const hanging = await startMailServer({ onMailFrom: () => {} })
    const server = await startProcess(folder, { SMTP_URL: hanging.url })
    await send(server, message)
    await until(async () => ((await listRows(folder))[0]?.attempts ?? 0) > 0)
    // After Ctrl-C it does not wait for a proxy, which leaves a busy machine more of the time within which it must be gone.
    expect(await server.end("SIGINT")).toBe(0)
    expect(await listRows(folder)).toMatchObject([{ status: "pending" }])
    const working = await startMailServer()
    const next = await startProcess(folder, { SMTP_URL: working.url })
    await until(async () => working.received.length === 1)
    expect(next.output()).toContain(`\nMail goes to ${business.email} through 127.0.0.1:${working.port}\n`)
  })

  test("after a crash, delivers the message that was being sent when its lease has expired, with the same Message-ID", async () => {
    const folder = await createFolder()
    const hanging = await startMailServer({ onMailFrom: () => {} })
    const server = await startProcess(folder, { SMTP_URL: hanging.url, LEASE_MS: "2000" })
    const { id } = await send(server, message)
    await until(async () => ((await listRows(folder))[0]?.attempts ?? 0) > 0)
    await server.end("SIGKILL")
    const working = await startMailServer()
    await startProcess(folder, { SMTP_URL: working.url, LEASE_MS: "2000" })
    await until(async () => working.received.length === 1)
    expect(working.received[0]?.parsed.messageId).toBe(`<${id}@${business.websiteEmail.split("@")[1]}>`)
  })

  test("shares a PostgreSQL database with another process: each message is delivered once, by either", async () => {
    const [folder, otherFolder] = [await createFolder(), await createFolder()]
    const database = `shared_${crypto.randomUUID().replaceAll("-", "")}`
    const client = new Client({ connectionString: inject("postgresUrl") })
    await client.connect()
    await client.query(`CREATE DATABASE ${database}`)
    await client.end()
    const mailServer = await startMailServer()
    const environment = {
      DATABASE_URL: inject("postgresUrl").replace(/\/tests$/, `/${database}`),
      SMTP_URL: mailServer.url,
    }
    const servers = await Promise.all([
      startProcess(folder, environment),
      startProcess(otherFolder, environment),
    ])
    const ids = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const [words, headers] = [{ ...message, message: `message ${n}` }, { "idempotency-key": `key-${n}` }]
      for (const { id } of await Promise.all(servers.map((server) => send(server, words, headers))))
        ids.add(id)
    }
    expect(ids.size).toBe(20)
    await until(async () => mailServer.received.length >= 20)
    await until(async () => (await listRows(folder, environment)).every(({ status }) => status === "sent"))
    const received = mailServer.received.map(({ parsed }) => parsed.messageId)
    expect(new Set(received).size).toBe(20)
    expect(received).toHaveLength(20)
  })
})

test("a failed build leaves the built site unchanged", async () => {
  const record = resolve(import.meta.dirname, "../../dist/.build.json")
  const before = await stat(record)
  const build = spawn(process.execPath, [resolve(import.meta.dirname, "../../scripts/build.mjs")], {
    env: { PATH: process.env["PATH"], SITE_URL: "no origin" },
  })
  expect((await once(build, "exit"))[0]).toBe(1)
  expect((await stat(record)).ino).toBe(before.ino)
})

describe("a server that cannot start", () => {
  test("names every bad setting in the environment and in .env, which the environment overrides", async () => {
    const folder = await createFolder()
    await writeFile(join(folder, ".env"), "PORT=never\nMAIL_TO=nobody\nTRUST_PROXY=0\n")
    const { code, stderr } = await runProgram("server/main.ts", [], folder, {
      TRUST_PROXY: "many",
      PORT: "0",
    })
    expect(code).toBe(1)
    expect(stderr).toContain("MAIL_TO must be one email address")
    expect(stderr).toContain("TRUST_PROXY must be a whole number")
    expect(stderr).not.toContain("PORT")
    expect(stderr).not.toContain("    at ")
  })

  test("reads a .env that starts with a byte order mark", async () => {
    const folder = await createFolder()
    await writeFile(join(folder, ".env"), "\ufeffMAIL_TO=nobody\n")
    const { stderr } = await runProgram("server/main.ts", [], folder)
    expect(stderr).toContain("MAIL_TO must be one email address")
  })

  test("names every line of .env that would set something else than it shows, without its value", async () => {
    const folder = await createFolder()
    const misread = [
      ...["SMTP_URL smtp://secret", "SMTP_URL: secret", "=secret", "export SMTP_URL"],
      ...['SMTP_URL="smtp://secret', "SMTP_URL='smtp://secret", "SMTP_URL=`secret", 'SMTP_URL="sec\\"ret"'],
      ...["SMTP_URL=smtps://u:12#secret@host", "SMTP_URL=#secret", "SMTP_URL='smtp://h'secret"],
    ]
    await writeFile(join(folder, ".env"), ["# PORT=never", "", "MAIL_TO=nobody", ...misread].join("\r\n"))
    const { code, stderr } = await runProgram("server/main.ts", [], folder)
    expect(code).toBe(1)
    const [form, quote, hash] = ["NAME=VALUE or a comment", "a value between two quotes", "between quotes"]
    expect(stderr.match(/^ {2}\.env line .*/gm)).toEqual([
      ...[4, 5, 6, 7].map((line) => expect.stringMatching(`line ${line} must be .*${form}`)),
      ...[8, 9, 10, 11].map((line) => expect.stringMatching(`line ${line} \\(SMTP_URL\\) must .*${quote}`)),
      ...[12, 13].map((line) => expect.stringMatching(`line ${line} \\(SMTP_URL\\) must .*${hash}`)),
      expect.stringMatching(`line 14 \\(SMTP_URL\\) must .*${quote}`),
    ])
    expect(stderr).not.toContain("secret")
  })

  test("reads quotes, comments, spaces and export in .env", async () => {
    const folder = await createFolder()
    const lines = [
      "# a comment's \"quote",
      "  # another",
      "TRUST_PROXY=70 # too many",
      "export ADS_CONVERSION_ID = 'a#b' # the id",
      'MAIL_TO="no#body"',
      "MAIL_FROM=`'nobody'`",
      'SITE_URL=no"body',
      "DATA_DIR= # unset",
      "LEASE_MS=\t0\t",
    ]
    await writeFile(join(folder, ".env"), `${lines.join("\n")}\n`)
    const { stderr } = await runProgram("server/main.ts", [], folder)
    const bad = ["ADS_CONVERSION_ID", "LEASE_MS", "MAIL_FROM", "MAIL_TO", "SITE_URL", "TRUST_PROXY"]
    expect([...stderr.matchAll(/^ {2}(.*?) must be/gm)].map(([, name]) => name).sort()).toEqual(bad)
  })

  test("says that it cannot read .env", async () => {
    const folder = await createFolder()
    await mkdir(join(folder, ".env"))
    const { code, stderr } = await runProgram("server/main.ts", [], folder)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        "These settings are missing or not valid:\n  Cannot read .env: EISDIR: illegal operation on a directory, read\n",
    })
  })

  test("does not take a .env that leads nowhere for none", async () => {
    const folder = await createFolder()
    await symlink(join(folder, "moved"), join(folder, ".env"))
    const { code, stderr } = await runProgram("server/main.ts", [], folder)
    expect(code).toBe(1)
    expect(stderr).toContain("Cannot read .env: ENOENT: no such file or directory")
  })

  test("serves dist if no folder is named", async () => {
    const settings = { CONTACT_ANON_KEY: "not-the-key-of-these-pages" }
    const { code, stderr } = await runProgram("server/main.ts", [], await createFolder(), settings)
    expect([code, stderr.split(" was built ")[0]]).toEqual([1, resolve("dist")])
  })

  test("says that it cannot listen on HOST", async () => {
    const folder = await createFolder()
    await startProcess(folder)
    const { code, stderr } = await runProgram("server/main.ts", [join(folder, "dist")], folder, {
      HOST: "192.0.2.1",
    })
    expect(code).toBe(1)
    expect(stderr).toContain("HOST=192.0.2.1 is not an address of this machine")
  })

  test("says that the port is in use", async () => {
    const folder = await createFolder()
    const server = await startProcess(folder)
    const port = new URL(server.origin).port
    const { code, stderr } = await runProgram("server/main.ts", [join(folder, "dist")], folder, {
      PORT: port,
    })
    expect(code).toBe(1)
    expect(stderr).toContain(`Another program is using port ${port}.`)
  })

  test("refuses a second socket from systemd, whose visitors would wait forever", async () => {
    const folder = await createFolder()
    const program = 'LISTEN_PID=$$ LISTEN_FDS=2 exec "$0" "$@"'
    const words = [process.execPath, resolve("src/server/main.ts"), await createBuiltSite(folder)]
    const env = { PATH: process.env["PATH"], DATA_DIR: folder }
    const server = spawn("sh", ["-c", program, ...words], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env,
    })
    const [[code], said] = await Promise.all([once(server, "exit"), text(server.stderr)])
    expect(code).toBe(1)
    expect(said).toBe(
      "systemd passed 2 sockets, and the server serves only one. Leave one address in site.socket: in an override, an empty ListenStream= first.\n",
    )
  })

  test("refuses pages built for another origin, key or backend", async () => {
    const folder = await createFolder()
    const built = await createBuiltSite(folder, { CONTACT_ANON_KEY: "the-pages-key" })
    const { code, stderr } = await runProgram("server/main.ts", [built], folder, {
      CONTACT_ANON_KEY: "the-servers-key",
      SITE_URL: "https://www.elsewhere.example",
      PUBLIC_SUPABASE_URL: "https://project.example",
    })
    expect(code).toBe(1)
    expect(stderr).toBe(`${built} was built with settings that differ from this server's:
  SITE_URL: built with ${business.origin}, serving with https://www.elsewhere.example
  PUBLIC_SUPABASE_URL: built with none, serving with https://project.example
  CONTACT_ANON_KEY: built with the-pages-key, serving with none
Run npm run build with this server's settings, or correct the settings.
`)
  })

  test("needs no settings that only the pages' build was given, except the key", async () => {
    const folder = await createFolder()
    const built = await createBuiltSite(folder, {
      SITE_URL: "https://www.elsewhere.example",
      CONTACT_ANON_KEY: "the-pages-key",
    })
    const { stderr } = await runProgram("server/main.ts", [built], folder)
    expect(stderr.match(/^ {2}.*/gm)).toEqual([
      "  CONTACT_ANON_KEY: built with the-pages-key, serving with public-anon-key",
    ])
  })

  test("refuses an unfinished build", async () => {
    const folder = await createFolder()
    const built = await createBuiltSite(folder)
    await rm(join(built, ".build.json"))
    const { code, stderr } = await runProgram("server/main.ts", [built], folder)
    expect(code).toBe(1)
    expect(stderr).toContain("has no finished build. Run npm run build.")
  })

  test("refuses a build whose record is damaged, and says how", async () => {
    const folder = await createFolder()
    const built = await createBuiltSite(folder)
    await writeFile(join(built, ".build.json"), "{")
    const { code, stderr } = await runProgram("server/main.ts", [built], folder)
    expect(code).toBe(1)
    expect(stderr).toMatch(/has no finished build \(.+JSON.+\)\. Run npm run build\./)
  })

  test("says that there is no build", async () => {
    const folder = await createFolder()
    const { code, stderr } = await runProgram("server/main.ts", [join(folder, "nothing")], folder)
    expect(code).toBe(1)
    expect(stderr).toContain("npm run build")
  })
})

test("the launch check lists what is missing, and exits with 1 while anything blocks", async () => {
  const { code, stdout } = await runProgram("cli/launch-check.ts", [], await createFolder())
  expect(code).toBe(1)
  expect(stdout).toContain("✗ Set the mail server.")
  const { length } = stdout.match(/^ {2}✗/gm) ?? []
  expect(stdout).toContain(`\n\n${length} items keep the site from opening (✗).`)
})
