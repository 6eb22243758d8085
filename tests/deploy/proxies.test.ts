import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { accessSync, constants, createWriteStream } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { get as getPlain } from "node:http"
import { connect as connectHttp2 } from "node:http2"
import { get, request } from "node:https"
import { createConnection } from "node:net"
import { join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { connect } from "node:tls"
import { promisify } from "node:util"
import { describe, expect, onTestFinished, test } from "vitest"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { createCertificate } from "../certificate.ts"
import { freePort } from "../free-port.ts"
import { createPostgresServer } from "../server/postgres.ts"
import { speak } from "../server/raw-http.ts"
import { key, message, until } from "../server/running-site.ts"
import { createFolder, startProcess } from "../server/server-process.ts"
import { restartUnderLoad, startSupervisedServer, visitDuring } from "../server/supervised-server.ts"

// The proxies use self-signed certificates.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0"

const recipes = resolve(import.meta.dirname, "../../deploy")

function isInstalled(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Replaces the recipe's example values, all of which must be present. */
async function adapt(
  recipe: string,
  changes: readonly (readonly [string | RegExp, string])[],
): Promise<string> {
  let text = await readFile(join(recipes, recipe), "utf8")
  for (const [from, to] of changes) {
    const changed = text.replaceAll(from, to)
    expect(changed, `${from} in ${recipe}`).not.toBe(text)
    text = changed
  }
  return text
}

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], env })
  let said = ""
  child.stderr?.on("data", (chunk) => {
    said += chunk
  })
  child.on("exit", (code) => code && console.error(`${program} ended with ${code}: ${said}`))
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill("SIGTERM")
    await once(child, "exit")
  })
  return child
}

const isUp = (origin: string) => until(async () => (await fetch(origin).catch(() => undefined))?.ok)

/** The proxy must leave the refusal of a large body to the site, whose answer a visitor can read. */
async function expectReadableRefusal(origin: string): Promise<void> {
  const large = await fetch(`${origin}${contactFunctionPath}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: key },
    body: JSON.stringify({ ...message, message: "x".repeat(20_000) }),
  })
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ error: { code: "body_too_large" } })
}

interface Proxy {
  readonly name: string
  readonly program: string
  /** Starts the proxy with its recipe, on these ports. */
  open(ports: { http: number; https: number; site: number }, folder: string): Promise<void>
}

const proxies: readonly Proxy[] = [
  {
    name: "nginx",
    program: "/usr/sbin/nginx",
    async open({ http, https, site }, folder) {
      const { key: privateKey, cert } = createCertificate()
      await writeFile(join(folder, "key.pem"), privateKey)
      await writeFile(join(folder, "cert.pem"), cert)
      const servers = await adapt("one-machine/nginx.conf", [
        [/ +listen \[::\].*\n/g, ""],
        ["listen 80", `listen 127.0.0.1:${http}`],
        ["listen 443", `listen 127.0.0.1:${https}`],
        ["/etc/letsencrypt/live/www.firm.example/fullchain.pem", join(folder, "cert.pem")],
        ["/etc/letsencrypt/live/www.firm.example/privkey.pem", join(folder, "key.pem")],
        ["server_name www.firm.example", "server_name 127.0.0.1"],
        ["http://127.0.0.1:3000", `http://127.0.0.1:${site}`],
        ["/var/log/nginx", folder],
      ])
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      )
      // After 1,000 requests nginx would end an HTTP/2 connection, and Node's fetch, unlike a browser, does not repeat
      // what was under way.
      await writeFile(
        join(folder, "nginx.conf"),
        `daemon off; pid ${folder}/pid; error_log stderr; events {} http { keepalive_requests 1000000; access_log ${folder}/access.log; ${temporary.join(" ")}\n${servers}\nserver { listen unix:${folder}/default; return 200; }\n}`,
      )
      start("/usr/sbin/nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")])
    },
  },
  {
    name: "Caddy",
    program: "/usr/bin/caddy",
    async open({ http, https, site }, folder) {
      const { key: privateKey, cert } = createCertificate()
      await writeFile(join(folder, "key.pem"), privateKey)
      await writeFile(join(folder, "cert.pem"), cert)
      const sites = await adapt("one-machine/Caddyfile", [
        [
          "\tservers {",
          `\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tservers {`,
        ],
        ["\nwww.firm.example {", `\n127.0.0.1 {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
        [", firm.example {", ", localhost {\n\ttls internal"],
        ["http://www.firm.example, http://firm.example", "http://127.0.0.1"],
        ["reverse_proxy 127.0.0.1:3000", `reverse_proxy 127.0.0.1:${site}`],
      ])
      await writeFile(join(folder, "Caddyfile"), sites)
      const caddy = start("/usr/bin/caddy", ["run", "--config", join(folder, "Caddyfile")], {
        PATH: process.env["PATH"],
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      })
      caddy.stderr?.pipe(createWriteStream(join(folder, "error.log")))
    },
  },
]

describe.each(proxies)("behind $name, with its recipe", ({ program, open }) => {
  test.skipIf(!isInstalled(program))(
    "pages and messages pass, health and large bodies do not, a half request is cut off, and a restart fails no request",
    async () => {
      const folder = await createFolder()
      const [http, https] = [await freePort(), await freePort()]
      const origin = `https://127.0.0.1:${https}`
      const server = await startSupervisedServer({ TRUST_PROXY: "1", RATE_LIMIT: "100000/600" })
      await open({ http, https, site: server.port }, folder)
      await isUp(origin)
      const half = [
        await speak({ origin: `http://127.0.0.1:${http}` }, "GET / HTTP/1.1\r\n"),
        // The first byte of a TLS handshake.
        await speak({ origin }, "\x16"),
      ]
      const bound = "transfer-encoding: chunked\r\nconnection: close\r\nx-private: words-of-a-visitor"
      const broken = connect({ port: https, host: "127.0.0.1" })
      broken.write(`POST ${contactFunctionPath} HTTP/1.1\r\nhost: 127.0.0.1\r\n${bound}\r\n\r\nno length\r\n`)
      expect(await text(broken)).toMatch(/^HTTP\/1\.1 [45]/)

      const insecure = await fetch(`http://127.0.0.1:${http}/about?x=1`, { redirect: "manual" })
      expect(insecure.status).toBeGreaterThanOrEqual(301)
      expect(insecure.headers.get("location")).toMatch(/^https:\/\/.*\/about\?x=1$/)
      expect((await fetch(origin)).headers.get("strict-transport-security")).toMatch(/max-age/)
      expect((await fetch(`${origin}/healthz`)).status).toBe(404)
      await expectReadableRefusal(origin)
      // It would keep visitors' addresses.
      expect(await readFile(join(folder, "access.log"), "utf8").catch(() => "")).toBe("")
      const errors = () => readFile(join(folder, "error.log"), "utf8").catch(() => "")
      expect(await errors()).not.toContain("words-of-a-visitor")

      const failures = await visitDuring(origin, (answered) => restartUnderLoad(server, answered))
      expect(failures).toEqual([])
      await Promise.all(half.map(({ closed }) => closed))
    },
    120_000,
  )
})

for (const { name, program, open } of proxies)
  test.skipIf(!isInstalled(program))(
    `behind ${name}, with its recipe, each visitor has their own limit`,
    async () => {
      const [http, https] = [await freePort(), await freePort()]
      const server = await startSupervisedServer({ TRUST_PROXY: "1", RATE_LIMIT: "1/600" })
      await open({ http, https, site: server.port }, await createFolder())
      await isUp(`https://127.0.0.1:${https}`)
      const sendFrom = async (localAddress: string) => {
        const call = request(`https://127.0.0.1:${https}${contactFunctionPath}`, {
          localAddress,
          method: "POST",
          headers: { "content-type": "application/json", apikey: key },
        })
        call.end(JSON.stringify({ ...message, message: `from ${localAddress}` }))
        const [answer] = await once(call, "response")
        answer.resume()
        return answer.statusCode
      }
      expect(await sendFrom("127.0.0.2")).toBe(200)
      expect(await sendFrom("127.0.0.3")).toBe(200)
    },
  )

/** How a proxy's recipe tells clients apart, in a configuration that answers with the client of the header's address. */
const counters = [
  {
    program: "/usr/sbin/nginx",
    recipe: "one-machine/nginx.conf",
    rule: /^map [\s\S]*?\n}/m,
    configuration: (map: string, port: number, folder: string) =>
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${map}
        server { listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Client; return 200 $client; } }`,
    options: ["-e", "stderr", "-c"],
  },
  {
    program: "/usr/sbin/haproxy",
    recipe: "several-machines/haproxy.cfg",
    rule: /(?<=track-sc0 src,)\S+/,
    configuration: (mask: string, port: number) =>
      `defaults\n mode http\n timeout client 30s\nfrontend test\n bind 127.0.0.1:${port}\n http-request return status 200 content-type text/plain lf-string %[req.hdr_ip(x-client),${mask}]\n`,
    options: ["-f"],
  },
]

for (const { program, recipe, rule, configuration, options } of counters)
  test.skipIf(!isInstalled(program))(
    `${recipe} counts the addresses of one IPv6 /48 as one client, however short they are written`,
    async () => {
      const folder = await createFolder()
      const port = await freePort()
      const [text] = rule.exec(await readFile(join(recipes, recipe), "utf8")) ?? []
      await writeFile(join(folder, "conf"), configuration(String(text), port, folder))
      start(program, [...options, join(folder, "conf")])
      const origin = `http://127.0.0.1:${port}`
      await isUp(origin)
      const clientOf = async (address: string) => {
        const answer = await fetch(origin, { headers: { "x-client": address } })
        return Buffer.from(await answer.arrayBuffer()).toString("hex")
      }
      const network = await clientOf("2001:db8:1:0:1:2:3:4")
      for (const address of ["2001:db8:1::1", "2001:db8:1:a:2:3:4:5", "2001:db8:1:ffff::"])
        expect(await clientOf(address), address).toBe(network)
      expect(await clientOf("2001:db8:2:0:1:2:3:4")).not.toBe(network)
      expect(await clientOf("192.0.2.7")).not.toBe(await clientOf("192.0.2.8"))
    },
  )

test.skipIf(!isInstalled("/usr/sbin/nginx"))(
  "nginx refuses a body that the site would refuse, without first keeping a megabyte of it",
  async () => {
    const folder = await createFolder()
    const [http, https] = [await freePort(), await freePort()]
    await proxies[0]?.open({ http, https, site: await freePort() }, folder)
    await until(() => fetch(`http://127.0.0.1:${http}`, { redirect: "manual" }).catch(() => false as const))
    const socket = connect({ host: "127.0.0.1", port: https })
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST ${contactFunctionPath} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000\r\n\r\n{`,
    )
    const [answer] = await Promise.race([once(socket, "data"), once(socket, "close")])
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  },
)

for (const { name, program, open } of proxies)
  test.skipIf(!isInstalled(program))(
    `${name} refuses headers that are longer than the server accepts, before it keeps a megabyte of them`,
    async () => {
      const [http, https] = [await freePort(), await freePort()]
      await open({ http, https, site: await freePort() }, await createFolder())
      await until(() => fetch(`http://127.0.0.1:${http}`, { redirect: "manual" }).catch(() => false as const))
      const { answer } = await speak(
        { origin: `http://127.0.0.1:${http}` },
        `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${"aaaa:\r\n".repeat(10_000)}`,
      )
      await until(async () => answer() !== "")
      expect(answer()).toMatch(/^HTTP\/1\.1 4\d\d /)
    },
  )

test.skipIf(!isInstalled("/usr/sbin/nginx"))(
  "nginx lets a client hold only a few requests in one HTTP/2 connection",
  async () => {
    const [http, https] = [await freePort(), await freePort()]
    await proxies[0]?.open({ http, https, site: await freePort() }, await createFolder())
    await until(() => fetch(`http://127.0.0.1:${http}`, { redirect: "manual" }).catch(() => false as const))
    const session = connectHttp2(`https://127.0.0.1:${https}`)
    onTestFinished(() => session.destroy())
    const [{ maxConcurrentStreams }] = await once(session, "remoteSettings")
    expect(maxConcurrentStreams).toBe(16)
  },
)

test.skipIf(!isInstalled("/usr/bin/caddy"))(
  "Caddy offers no HTTP/2, in which one client could hold gigabytes of unread answers",
  async () => {
    const [http, https] = [await freePort(), await freePort()]
    await proxies[1]?.open({ http, https, site: await freePort() }, await createFolder())
    await until(() => fetch(`http://127.0.0.1:${http}`, { redirect: "manual" }).catch(() => false as const))
    const socket = connect({ host: "127.0.0.1", port: https, ALPNProtocols: ["h2", "http/1.1"] })
    onTestFinished(() => void socket.destroy())
    await once(socket, "secureConnect")
    expect(socket.alpnProtocol).toBe("http/1.1")
  },
)

test.skipIf(!isInstalled("/usr/sbin/nft"))(
  "nftables leaves one address, or one IPv6 /48, 256 connections to either proxy, not thousands of short ones, and others theirs",
  async () => {
    // In a network of its own, so that no rule touches this machine.
    const program = `
      import { once } from "node:events"
      import { connect, createServer } from "node:net"
      const server = createServer((socket) => socket.on("error", () => {})).listen(443, "::")
      await once(server, "listening")
      const open = (host, localAddress) => new Promise((done) => {
        const socket = connect({ host, localAddress, port: 443 })
        socket.on("connect", () => done(1)).on("error", ({ code }) => code === "ECONNREFUSED" ? done(0) : done(code))
      })
      const count = async (host, addresses) => {
        let sum = 0
        for (const address of addresses) sum += await open(host, address)
        return sum
      }
      // A connection that is over is still remembered.
      const openAndClose = (localAddress) => new Promise((done) => {
        const socket = connect({ host: "127.0.0.1", localAddress, port: 443 })
        socket.on("connect", () => socket.destroy()).on("error", () => {}).on("close", (failed) => done(failed ? 0 : 1))
      })
      const manyShort = async (address) => {
        for (let n = 0; n < 1500; n++) if (!(await openAndClose(address))) return n
      }
      const times = (n, address) => Array.from({ length: n }, (_, i) => address(i))
      console.log(JSON.stringify({
        one: await count("127.0.0.1", times(300, () => "127.0.0.2")),
        another: await count("127.0.0.1", times(9, () => "127.0.0.3")),
        network: await count("::1", times(300, (i) => "2001:db8:1:" + (i % 3) + "::1")),
        neighbor: await count("::1", times(9, () => "2001:db8:2::1")),
        manyShort: await manyShort("127.0.0.4"),
      }))
      process.exit()`
    const networks = ["1:0", "1:1", "1:2", "2:0"].map(
      (network) => `ip addr add 2001:db8:${network}::1/128 dev lo`,
    )
    // Loaded twice, as when the operator repeats the command.
    const load = `nft -f ${join(recipes, "one-machine/connections.nft")}`
    const commands = ["ip link set lo up", ...networks, load, load, 'exec "$0" --input-type=module -e "$1"']
    const { stdout } = await promisify(execFile)("unshare", [
      ...["--map-root-user", "--net", "sh", "-c", commands.join(" && ")],
      ...[process.execPath, program],
    ])
    expect(JSON.parse(stdout)).toEqual({
      one: 256,
      another: 9,
      network: 256,
      neighbor: 9,
      manyShort: expect.any(Number),
    })
  },
)

test.skipIf(!isInstalled("/usr/sbin/nginx"))(
  "behind nginx, one client that sends its bodies very slowly holds no more than 64 connections",
  async () => {
    const folder = await createFolder()
    const [http, https] = [await freePort(), await freePort()]
    const server = await startSupervisedServer({ TRUST_PROXY: "1" })
    await proxies[0]?.open({ http, https, site: server.port }, folder)
    const origin = `https://127.0.0.1:${https}`
    await isUp(origin)
    const sockets = Array.from({ length: 200 }, () => {
      const plain = createConnection({ host: "127.0.0.1", port: https, localAddress: "127.0.0.2" })
      const socket = connect({ socket: plain.on("error", () => {}) })
      socket.on("error", () => {})
      socket.write(
        `POST ${contactFunctionPath} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      )
      return socket
    })
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(" ")
    }, 1000)
    onTestFinished(() => clearInterval(drip))
    await until(async () => sockets.filter(({ destroyed }) => !destroyed).length <= 64)
    expect((await fetch(origin)).status).toBe(200)
    // Anybody could fill the disk with refusals, each with an address.
    expect(await readFile(join(folder, "error.log"), "utf8")).toBe("")
    // So could they through the default site of Debian's package.
    await once(getPlain({ socketPath: join(folder, "default") }), "response")
    expect(await readFile(join(folder, "access.log"), "utf8").catch(() => "")).toBe("")
  },
  120_000,
)

test.skipIf(!isInstalled("/usr/sbin/haproxy"))(
  "behind HAProxy, by its recipe, two processes on one PostgreSQL restart in turn and fail no request, and pages outlive the database",
  async () => {
    const postgres = await createPostgresServer()
    onTestFinished(() => postgres.stop())
    const database = new URL(await postgres.createDatabase("contact"))
    const folder = await createFolder()
    const { key: privateKey, cert } = createCertificate()
    await writeFile(join(folder, "site.pem"), cert + privateKey)
    const [http, https, shared] = [await freePort(), await freePort(), await freePort()]
    database.port = String(shared)
    const sites = await Promise.all(
      [0, 1].map(async () => ({ folder: await createFolder(), port: await freePort() })),
    )
    const configuration = await adapt("several-machines/haproxy.cfg", [
      // Only root can give up its rights.
      [/^ {2}user haproxy\n {2}group haproxy\n/gm, ""],
      ["/etc/haproxy/site.pem", join(folder, "site.pem")],
      ["bind :::80 v4v6", `bind 127.0.0.1:${http}`],
      ["bind :::443 v4v6", `bind 127.0.0.1:${https}`],
      ["bind 127.0.0.1:5432", `bind 127.0.0.1:${shared}`],
      ["10.0.0.11:3000", `127.0.0.1:${sites[0]?.port}`],
      ["10.0.0.12:3000", `127.0.0.1:${sites[1]?.port}`],
      ["10.0.0.21:5432", `127.0.0.1:${postgres.port}`],
      ["10.0.0.22:5432", `127.0.0.1:${await freePort()}`],
    ])
    await writeFile(join(folder, "haproxy.cfg"), configuration)
    start("/usr/sbin/haproxy", ["-f", join(folder, "haproxy.cfg")])
    const startSite = (site: { folder: string; port: number }) =>
      startProcess(site.folder, { PORT: String(site.port), DATABASE_URL: database.href, TRUST_PROXY: "1" })
    const servers = await Promise.all(sites.map(startSite))
    const origin = `https://127.0.0.1:${https}`
    await isUp(origin)
    await expectReadableRefusal(origin)
    // Each stream of a client takes a connection to a process.
    const session = connectHttp2(origin)
    onTestFinished(() => session.destroy())
    const [{ maxConcurrentStreams }] = await once(session, "remoteSettings")
    expect(maxConcurrentStreams).toBe(8)
    // Not fetch, which sends no other Host.
    const bare = get(`${origin}/about?x=1`, { headers: { host: "firm.example" } })
    const [{ headers }] = await once(bare, "response")
    expect(headers.location).toBe("https://www.firm.example/about?x=1")
    bare.destroy()

    // One client may hold neither many connections nor one for long, whether it has been answered or not.
    const idle = await speak({ origin: `http://127.0.0.1:${http}` }, "HEAD / HTTP/1.1\r\nhost: x\r\n\r\n")
    await until(async () => idle.answer() !== "")
    await pause(1000)
    expect(idle.socket.closed).toBe(false)
    const { closed: slowClosed, socket: slow } = await speak(
      { origin: `http://127.0.0.1:${http}` },
      "GET / HTTP/1.1\r\n",
    )
    const wasIdleClosed = slowClosed.then(() => idle.socket.closed)
    const drip = setInterval(() => slow.writable && slow.write("x"), 1000)
    onTestFinished(() => clearInterval(drip))
    const other = { localAddress: "127.0.0.2" }
    const many = await Promise.allSettled(Array.from({ length: 300 }, () => speak({ origin }, "", other)))
    const isRefused = (one: (typeof many)[number]) => one.status === "rejected" || one.value.socket.closed
    await until(async () => many.filter(isRefused).length >= 300 - 64)
    expect((await fetch(origin)).status).toBe(200)
    for (const one of many) if (one.status === "fulfilled") one.value.socket.destroy()

    const failures = await visitDuring(origin, async (answered) => {
      for (const [n, site] of sites.entries()) {
        const before = answered()
        await until(async () => answered() > before + 20)
        expect(await servers[n]?.end("SIGTERM")).toBe(0)
        await startSite(site)
        // The proxy checks every half second.
        await until(async () => answered() > before + 200)
      }
    })
    expect(failures).toEqual([])
    expect(await wasIdleClosed).toBe(true)

    // With no standby to wait for, the database accepts no message. Then it is gone.
    await postgres.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    await postgres.execute("SELECT pg_reload_conf()")
    for (const breakDown of [async () => {}, postgres.kill]) {
      await breakDown()
      for (const { port } of sites)
        await until(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 503)
      // Long enough for several checks.
      await pause(6000)
      expect((await fetch(origin)).status).toBe(200)
    }
  },
  120_000,
)

test.skipIf(!isInstalled("/usr/bin/systemd-analyze"))("systemd accepts every unit", async () => {
  const folder = await createFolder()
  await mkdir(join(folder, "units"))
  const units = ["site.socket", "site.service", "site-alert@.service"].concat(
    ["backup", "prune", "digest", "watch"].flatMap((job) => [`site-${job}.service`, `site-${job}.timer`]),
  )
  for (const unit of units) {
    const text = await readFile(join(recipes, "one-machine", unit), "utf8")
    await writeFile(
      join(folder, "units", unit),
      // Nothing is installed under /srv on the test machine.
      text
        .replaceAll(/^(ExecStart(?:Pre)?=-?)\/srv\S+/gm, "$1/bin/true")
        .replaceAll(/^(WorkingDirectory|EnvironmentFile|User|Group)=.*\n/gm, ""),
    )
  }
  const { stdout, stderr } = await promisify(execFile)(
    "systemd-analyze",
    ["verify", "--man=no", ...units.map((unit) => join(folder, "units", unit.replace("@.", "@x.")))].filter(
      (path) => !path.includes("@"),
    ),
    { env: { ...process.env, SYSTEMD_UNIT_PATH: `${join(folder, "units")}:` } },
  )
  expect(stdout + stderr).not.toContain(join(folder, "units"))
})

test("the folder for backups is there as soon as the site has started, not only after the first night", async () => {
  for (const unit of ["site", "site-backup", "site-prune", "site-digest"]) {
    const text = await readFile(join(recipes, "one-machine", `${unit}.service`), "utf8")
    expect(text, unit).toMatch(/^StateDirectory=site site\/backups$/m)
  }
})
