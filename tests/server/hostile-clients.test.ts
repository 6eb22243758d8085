import { randomBytes } from "node:crypto"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { nonPageHeaders } from "../../src/adapters/headers.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { systemClock } from "../../src/contact/ports.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createConnections } from "../../src/server/connections.ts"
import { createWebServer } from "../../src/server/web-server.ts"
import { post, postOf, speak, statusesIn } from "./raw-http.ts"
import { createBuiltSite, message, type RunningSite, sendJson, startSite, until } from "./running-site.ts"
import { createFolder } from "./server-process.ts"

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

describe("pipelined requests", () => {
  test("are answered in order while they are few", async () => {
    const site = await startSite()
    const { socket, answer } = await speak(site, get("/").repeat(2) + postOf(message) + get("/nowhere"))
    await until(async () => statusesIn(answer()).length === 4)
    expect(statusesIn(answer())).toEqual([200, 200, 200, 404])
    // Those that have been answered no longer count.
    socket.write(get("/").repeat(4))
    await until(async () => statusesIn(answer()).length === 8)
  })

  test("close the connection if there are too many", async () => {
    const site = await startSite()
    for (const count of [5, 2000]) {
      const { closed } = await speak(site, get("/").repeat(count))
      expect(statusesIn(await closed).length).toBeLessThanOrEqual(4)
    }
    expect((await fetch(site.origin)).status).toBe(200)
  })

  test("take no memory beyond those that are too many", async () => {
    const site = await startSite()
    let count = 0
    const onRequest = () => count++
    subscribe("http.server.request.start", onRequest)
    onTestFinished(() => void unsubscribe("http.server.request.start", onRequest))
    await (await speak(site, get("/").repeat(2000))).closed
    expect(count).toBe(5)
  })
})

describe("a request followed by a broken one", () => {
  test("is answered first, and the broken one after it", async () => {
    const site = await startSite()
    const { closed } = await speak(site, `${postOf(message)}garbage\r\n\r\n${get("/")}`)
    expect(statusesIn(await closed)).toEqual([200, 400])
    expect(await site.store.list()).toHaveLength(1)
  })

  test("is answered when the client has closed its side", async () => {
    const site = await startSite()
    const { socket, closed } = await speak(site, "")
    socket.end(postOf(message), "latin1")
    expect(statusesIn(await closed)).toEqual([200])
    expect(await site.store.list()).toHaveLength(1)
  })

  test("gets a 400 if the client half-closes in the middle of the body", async () => {
    const site = await startSite()
    const { socket, closed } = await speak(site, "")
    socket.end(postOf(message).slice(0, -10), "latin1")
    expect(statusesIn(await closed)).toEqual([400])
    expect(await site.store.list()).toHaveLength(0)
  })
})

describe("a request that asks for another protocol", () => {
  const upgrade = "Connection: keep-alive, Upgrade\r\nUpgrade: x\r\n"

  // Node drops what came with it, so the body of a second request would be read as a third request.
  test("is the last one on its connection", async () => {
    const site = await startSite()
    const { socket, answer, closed } = await speak(
      site,
      `GET / HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n${post("Content-Length: 100\r\n")}`,
    )
    await until(async () => answer() !== "")
    socket.write(get("/healthz"))
    expect(statusesIn(await closed)).toEqual([200])
  })

  test("is answered as if it had not, and its message is stored", async () => {
    const site = await startSite()
    const { closed } = await speak(site, postOf(message, upgrade))
    expect(statusesIn(await closed)).toEqual([200])
    expect(await site.store.list()).toHaveLength(1)
  })
})

test("an unknown Expect header is refused, and the body is not read", async () => {
  const site = await startSite()
  const { socket, closed } = await speak(
    site,
    "POST / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 1000000000\r\n\r\n",
  )
  const pour = () => {
    while (socket.writable && socket.write("x".repeat(65_536)));
  }
  socket.on("drain", pour)
  pour()
  expect(await closed).toMatch(/^HTTP\/1.1 417 [\s\S]*connection: close/i)
})

const connectRequest = "CONNECT localhost:22 HTTP/1.1\r\nHost: localhost:22\r\n\r\n"

test("CONNECT is refused with an answer", async () => {
  const site = await startSite()
  const { closed } = await speak(site, connectRequest)
  const lines = (await closed).split("\r\n")
  expect(lines.map((line) => line.replace(/^date: \w.*/, "date"))).toEqual([
    "HTTP/1.1 405 Method Not Allowed",
    ...Object.entries(nonPageHeaders).map(([name, value]) => `${name}: ${value}`),
    "date",
    "connection: close",
    "content-length: 0",
    "allow: GET, HEAD",
    "",
    "",
  ])
})

test("CONNECT is refused after the request before it has been answered", async () => {
  const site = await startSite()
  const { closed } = await speak(site, postOf(message) + connectRequest)
  expect(statusesIn(await closed)).toEqual([200, 405])
  expect(await site.store.list()).toHaveLength(1)
})

test("a client that reads no answer after a CONNECT does not keep the server from stopping", async () => {
  const folder = await createFolder()
  const built = await createBuiltSite(folder)
  await writeFile(join(built, "large.html"), randomBytes(1_000_000))
  const site = createWebServer(parseConfig({ DATA_DIR: folder }), built, systemClock, () => {})
  const { port } = await site.listen({ host: "127.0.0.1", port: 0 })
  const socket = connect(port, "127.0.0.1").on("error", () => {})
  socket.write(get("/large").repeat(15) + connectRequest)
  onTestFinished(() => void socket.destroy())
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  await site.stop()
})

test("clients that reset the connection right after a CONNECT do not end the server", async () => {
  const site = await startSite()
  for (let n = 0; n < 100; n++) {
    const { socket } = await speak(site, "")
    socket.write(get("/") + connectRequest)
    socket.resetAndDestroy()
  }
  expect((await fetch(site.origin)).status).toBe(200)
})

test.each([
  ["GET / HTTP/2.0\r\nHost: localhost\r\n\r\n", 505],
  [postOf(message).replace("HTTP/1.1", "HTTP/2.0"), 505],
  ["GET /\r\nHost: localhost\r\n\r\n", 505],
  ["GET http://a@b/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
  [`${post("Transfer-Encoding: gzip, chunked\r\n")}2\r\n{}\r\n0\r\n\r\n`, 501],
  [`${post("Transfer-Encoding: identity\r\n")}{}`, 501],
])("%j is refused, and the connection is closed", async (text, status) => {
  const site = await startSite()
  const { closed } = await speak(site, text)
  expect(statusesIn(await closed)).toEqual([status])
  expect(await site.store.list()).toEqual([])
})

test("what nobody reads or understands is refused at once, and the connection is closed", async () => {
  const site = await startSite()
  const cases: readonly (readonly [string, number])[] = [
    ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n", 405],
    ["PUT /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", 405],
    [`TRACE ${contactFunctionPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 405],
    [`${post("Transfer-Encoding: chunkedx\r\n")}0\r\n\r\n`, 501],
  ]
  const answers = cases.map(async ([text]) => statusesIn(await (await speak(site, text)).closed))
  expect(await Promise.all(answers)).toEqual(cases.map(([, status]) => [status]))
})

test("an old client or an odd name of a host or a header is no reason to refuse, nor to close the connection", async () => {
  const site = await startSite()
  const body = Buffer.from(JSON.stringify(message)).toString("latin1")
  const chunked = `${post("Transfer-Encoding: chunked\r\n")}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  for (const request of [
    "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: host\r\nX-Forwarded-Host: a\r\nHost-Id: b\r\n\r\n",
    chunked,
  ]) {
    const { answer } = await speak(site, request + request)
    await until(async () => statusesIn(answer()).length === 2)
    expect(statusesIn(answer())).toEqual([200, 200])
  }
})

test("a chunked HTTP/1.0 request is the last one on its connection", async () => {
  const site = await startSite()
  const body = JSON.stringify(message)
  const size = Buffer.byteLength(body).toString(16)
  const request = `${post("Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n")}${size}\r\n${Buffer.from(body).toString("latin1")}\r\n0\r\n\r\n`
  const { closed } = await speak(site, request.replace("HTTP/1.1", "HTTP/1.0"))
  expect(statusesIn(await closed)).toEqual([200])
})

test.each(["/", "/about", "/healthz", "/functions/v1/send-contact-email"])(
  "a request for %s that names two hosts is refused",
  async (path) => {
    const site = await startSite()
    const { closed } = await speak(
      site,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nhost: other.example\r\n\r\n`,
    )
    expect(statusesIn(await closed)).toEqual([400])
  },
)

describe("a Host header", () => {
  const callTo = (host: string) =>
    postOf(message, "Origin: https://evil.example\r\nConnection: close\r\n").replace("localhost", host)

  test.each([
    "a@b",
    "a:b@c",
    "@",
    "a/b",
    "a?b",
    "a#b",
    "a\\b",
    "[::1",
    "x:99999",
    "a,b",
    "%zz",
    "\xff",
    "",
    "x:y",
  ])("%j is a client error", async (host) => {
    const site = await startSite()
    const { closed } = await speak(site, callTo(host))
    const [status] = statusesIn(await closed)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
    expect(site.logged.filter(({ level }) => level === "error")).toEqual([])
  })

  test.each(["a@b", "a:b@c", "a/b", "a?b", "a#b", "a\\b", "x:99999"])("%j is refused", async (host) => {
    const site = await startSite()
    for (const text of [
      callTo(host),
      ...["/", "/healthz"].map((path) => get(path).replace("localhost", host)),
    ]) {
      const { closed } = await speak(site, text)
      expect(statusesIn(await closed)).toEqual([400])
    }
  })

  test("is overridden by the host of an absolute target", async () => {
    const site = await startSite()
    const preflight = (target: string) =>
      `OPTIONS ${target}/functions/v1/send-contact-email HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nConnection: close\r\n\r\n`
    expect(statusesIn(await (await speak(site, preflight("http://localhost"))).closed)).toEqual([403])
    const allowed = await (await speak(site, preflight(""))).closed
    expect(statusesIn(allowed)).toEqual([204])
    // RFC 9110, section 8.6
    expect(allowed).not.toMatch(/content-length/i)
  })
})

describe("silent connections", () => {
  // All of 127.0.0.0/8 is this machine, so a client can have its own address.
  const other = { localAddress: "127.0.0.2" }
  async function hold(site: RunningSite, count: number) {
    // A slow machine may take longer to open them all than the server waits for a request.
    const wait = (started: unknown) =>
      Object.assign((started as { server: object }).server, {
        headersTimeout: 0,
        requestTimeout: 0,
        timeout: 0,
      })
    subscribe("http.server.request.start", wait)
    await (await fetch(site.origin)).arrayBuffer()
    unsubscribe("http.server.request.start", wait)
    return Promise.all(Array.from({ length: count }, () => speak(site, "", other)))
  }

  test("make room for a new one from the same address, oldest first", async () => {
    const site = await startSite()
    const silent = await hold(site, 512)
    // Now the server has accepted them all.
    await fetch(site.origin)
    const [speaks, second, third] = silent
    speaks?.socket.write(get("/"))
    await until(async () => speaks?.answer() !== "")
    for (const oldest of [second, third]) {
      const { answer } = await speak(site, get("/"), other)
      await until(async () => answer() !== "")
      await oldest?.closed
    }
    expect(silent.flatMap(({ socket }, n) => (socket.closed ? [n] : []))).toEqual([1, 2])
  })

  test("make room before one that waits for its answer, and an unfinished request counts as silence", async () => {
    const site = await startSite()
    await site.store.check()
    const database = new DatabaseSync(join(site.folder, "contact.db"), { timeout: 5000 })
    database.exec("BEGIN IMMEDIATE")
    const waits = await speak(site, postOf(message), other)
    const unfinished = await speak(site, post("Content-Length: 10\r\n"), other)
    await fetch(site.origin)
    await hold(site, 511)
    await unfinished.closed
    database.exec("COMMIT")
    database.close()
    await until(async () => waits.answer() !== "")
    expect(statusesIn(waits.answer())).toEqual([200])
  })

  test("no longer count when they have ended", async () => {
    const site = await startSite()
    const [quiet] = await hold(site, 1)
    const ended = await hold(site, 300)
    for (const { socket } of ended) socket.end()
    await Promise.all(ended.map(({ closed }) => closed))
    const { answer } = await speak(site, get("/"), other)
    await hold(site, 300)
    await until(async () => answer() !== "")
    expect(quiet?.socket.closed).toBe(false)
  })

  test("of all addresses together make room for a new one", async () => {
    const connections = createConnections(2, 2)
    const server = createServer((socket) => connections.open(socket, String(socket.remotePort)))
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`
    const [first, second, third] = [
      await speak({ origin }, ""),
      await speak({ origin }, ""),
      await speak({ origin }, ""),
    ]
    await first.closed
    expect([second, third].map(({ socket }) => socket.closed)).toEqual([false, false])
  })

  test("of one address leave room for others", async () => {
    const site = await startSite()
    await site.store.check()
    const visitor = await speak(site, get("/"))
    await until(async () => statusesIn(visitor.answer()).length === 1)
    await hold(site, 600)
    visitor.socket.write(get("/"))
    await until(async () => statusesIn(visitor.answer()).length === 2)
    expect(await (await fetch(`${site.origin}/healthz`)).json()).toMatchObject({ status: "ok" })
  })

  test("are not counted by address behind a proxy, where all come from the same one", async () => {
    const site = await startSite({ TRUST_PROXY: "1" })
    const idle = await hold(site, 600)
    const { answer } = await speak(site, get("/"), other)
    await until(async () => answer() !== "")
    expect(idle.filter(({ socket }) => socket.closed)).toEqual([])
  })
})

test("a server that stops answers on open connections for a second more, and cuts off unfinished requests at the end", async () => {
  const site = await startSite()
  const open = await speak(site, get("/"))
  await until(async () => open.answer() !== "")
  const unfinished = await speak(site, "GET / HTTP/1.1\r\n")
  await fetch(site.origin, { headers: { connection: "close" } })
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const stopped = site.stop()
  vi.advanceTimersByTime(900)
  open.socket.write(get("/"))
  await once(open.socket, "data")
  vi.advanceTimersByTime(200)
  await open.closed
  expect(statusesIn(open.answer())).toEqual([200, 200])
  expect(unfinished.socket.closed).toBe(false)
  vi.advanceTimersByTime(4400)
  await unfinished.closed
  await stopped
})

test("a client that still sends when its body is refused has time to read why", async () => {
  const site = await startSite()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const answered = new Promise((resolve) => {
    subscribe("http.server.response.finish", resolve)
    onTestFinished(() => void unsubscribe("http.server.response.finish", resolve))
  })
  const { socket, closed } = await speak(site, post("Content-Length: 100000\r\n"))
  socket.pause()
  await answered
  const write = () => new Promise((resolve) => socket.write("x".repeat(5000), resolve))
  // If the server closed now, this would be lost, and the answer with it.
  await write()
  vi.advanceTimersByTime(400)
  for (let n = 0; n < 5; n++) await write()
  socket.resume()
  expect(statusesIn(await closed)).toEqual([413])
  vi.advanceTimersByTime(200)
})

test("random bytes are answered as the client's fault or are cut off, and visitors are still served", async () => {
  const site = await startSite()
  // mulberry32, so that a failure can be repeated.
  let state = 14
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const noise = () => String.fromCharCode(...Array.from({ length: 1 + random() * 12 }, () => random() * 256))
  const methods = [
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "QUERY",
    "PRI",
    "get",
    "SOURCE",
    "M-SEARCH",
  ]
  const targets = [
    "/",
    "*",
    "/healthz",
    "/healthz/",
    "/functions/v1/send-contact-email",
    "/functions/v1/send-contact-email?x=%",
    "/functions/v1/send-contact-email#x",
    "http://a@b/functions/v1/send-contact-email",
    "http://:@/functions/v1/send-contact-email",
    "http://[::1/functions/v1/send-contact-email",
    "HTTP://localhost?/functions/v1/send-contact-email",
    "https://localhost:99999/functions/v1/send-contact-email",
    "ftp://localhost/",
    "//localhost//",
    "/%00/%ff/..",
    "localhost:80",
    "/\\..\\",
    `/${"/".repeat(8000)}x`,
  ]
  const values = [
    "",
    "a@b",
    ":",
    "*",
    ",,;;==",
    '"',
    "\xff\xfe",
    "-1",
    "1e9",
    "0x10",
    "null",
    " ".repeat(4000),
    "a".repeat(4000),
    "%",
    "bytes=-",
    "bytes=9-1",
    "bytes=-0",
    "bytes=0-",
    "bytes=99999999999999999999-",
    "chunked",
    "es",
    "Bearer ",
    "application/json",
    "application/x-www-form-urlencoded",
    'application/json; charset="',
    "http://[",
    "null, null",
    "::1%",
    "[::1]:x",
    "100-continue",
    "websocket",
    "h2c",
    "upgrade, close",
    "gzip;q=",
    "W/",
    "public-anon-key",
  ]
  const names = [
    "Host",
    "Origin",
    "Content-Type",
    "Content-Length",
    "Transfer-Encoding",
    "Content-Encoding",
    "Accept-Encoding",
    "Accept-Language",
    "Content-Language",
    "Authorization",
    "apikey",
    "Idempotency-Key",
    "X-Forwarded-For",
    "Expect",
    "Upgrade",
    "Connection",
    "Range",
    "If-Range",
    "If-None-Match",
    "Sec-Fetch-Site",
    "Access-Control-Request-Method",
    "HTTP2-Settings",
    "TE",
    "Trailer",
    "__proto__",
    "X",
  ]
  const versions = ["1.1", "1.1", "1.1", "1.0", "0.9", "2.0"]
  const bodies = [
    "",
    "{}",
    "{",
    "name=%&email=%zz",
    "5\r\nhello\r\n0\r\n\r\n",
    "0\r\nHost: x\r\n\r\n",
    "\0\0",
  ]
  const request = () => {
    const headers = Array.from(
      { length: random() * 6 },
      () => `${pick(names)}: ${random() < 0.2 ? noise() : pick(values)}\r\n`,
    )
    const host =
      random() < 0.8 ? "Host: localhost\r\n" : `Host: ${random() < 0.5 ? pick(values) : noise()}\r\n`
    return `${pick(methods)} ${random() < 0.1 ? noise() : pick(targets)} HTTP/${pick(versions)}\r\n${host}${headers.join("")}\r\n${pick(bodies)}`
  }
  for (let round = 0; round < 60; round++) {
    const texts = Array.from({ length: 20 }, request)
    await Promise.all(
      texts.map(async (text) => {
        const { socket, closed } = await speak(site, text)
        socket.end()
        // 501 and 505 mean that the client asked for what this server does not offer.
        for (const status of statusesIn(await closed))
          if (status !== 501 && status !== 505) expect(status, JSON.stringify(text)).toBeLessThan(500)
      }),
    )
  }
  expect(site.logged.filter(({ level }) => level === "error")).toEqual([])
  expect((await sendJson(site, message)).status).toBe(200)
})
