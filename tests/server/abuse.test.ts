import { once } from "node:events"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { nonPageHeaders } from "../../src/adapters/headers.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import type { LogEntry } from "../../src/contact/ports.ts"
import { createRefusalLog } from "../../src/contact/refusal-log.ts"
import type { ContactStore, NewMessage } from "../../src/contact/store.ts"
import { createApp } from "../../src/server/app.ts"
import { createHealthCheck, rememberStoreFailure } from "../../src/server/health.ts"
import { post, postOf, speak, statusesIn } from "./raw-http.ts"
import { message, type RunningSite, sendForm, sendJson, startSite } from "./running-site.ts"

describe("the limit for one address", () => {
  const send = (site: RunningSite, n: number, forwarded?: string) =>
    sendJson(site, { ...message, message: `message ${n}` }, forwarded ? { "x-forwarded-for": forwarded } : {})

  test("answers 429 with the seconds to wait, in JSON and as a page", async () => {
    const site = await startSite({ RATE_LIMIT: "2/600" })
    for (const n of [1, 2]) expect((await send(site, n)).status).toBe(200)
    const refused = await send(site, 3)
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get("retry-after"))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
    expect((await refused.json()).error.code).toBe("rate_limited")
    const page = await sendForm(site, { ...message, message: "4", language: "es" })
    expect(page.status).toBe(429)
    expect(await page.text()).toMatch(/Espere \d+ minutos/)
    expect(await site.store.list()).toHaveLength(2)
  })

  test("does not apply to a retry with a known key or to a repeat without one", async () => {
    const site = await startSite({ RATE_LIMIT: "1/600" })
    const keyed = { "idempotency-key": "once" }
    const first = await (await sendJson(site, message, keyed)).json()
    expect((await send(site, 2)).status).toBe(429)
    for (let count = 0; count < 5; count++) {
      expect(await (await sendJson(site, message, keyed)).json()).toEqual(first)
      expect(await (await sendJson(site, message)).json()).toEqual(first)
    }
    expect((await sendJson(site, { ...message, name: "Eva" }, keyed)).status).toBe(422)
  })

  test("does not count refused messages or repeats", async () => {
    const site = await startSite({ RATE_LIMIT: "2/600" })
    for (let count = 0; count < 5; count++) expect((await sendJson(site, {})).status).toBe(400)
    for (let count = 0; count < 5; count++) expect((await send(site, 1)).status).toBe(200)
    expect((await send(site, 2)).status).toBe(200)
    expect((await send(site, 3)).status).toBe(429)
  })

  test("cannot be evaded with a forged header if no proxy is trusted", async () => {
    const site = await startSite({ RATE_LIMIT: "1/600" })
    expect((await send(site, 1, "198.51.100.1")).status).toBe(200)
    expect((await send(site, 2, "198.51.100.2")).status).toBe(429)
    const close = "Connection: close\r\n"
    const other = await speak(site, postOf(message, close), { localAddress: "127.0.0.2" })
    expect(statusesIn(await other.closed)).toEqual([200])
  })

  test("uses only the entries that trusted proxies appended", async () => {
    const site = await startSite({ RATE_LIMIT: "1/600", TRUST_PROXY: "2" })
    // visitor, first proxy; the second proxy is the peer itself
    expect((await send(site, 1, "198.51.100.1, 10.0.0.1")).status).toBe(200)
    expect((await send(site, 2, "1.1.1.1, 198.51.100.1, 10.0.0.1")).status).toBe(429)
    expect((await send(site, 3, "198.51.100.2:4711, 10.0.0.1")).status).toBe(200)
    expect((await send(site, 4, "[2001:db8::1]:4711, 10.0.0.1")).status).toBe(200)
    expect((await send(site, 5, "2001:db8::ffff, 10.0.0.1")).status).toBe(429)
    expect((await send(site, 6, "nonsense, 10.0.0.1")).status).toBe(200)
    expect((await send(site, 7, "other nonsense, 10.0.0.1")).status).toBe(429)
  })

  test("is not evaded behind a thousand headers, which are refused", async () => {
    const site = await startSite({ RATE_LIMIT: "1/600", TRUST_PROXY: "1" })
    const sendBehind = async (count: number, address: string) => {
      const many = Object.fromEntries(Array.from({ length: count }, (_, n) => [`d${n}`, ""]))
      const fields = { ...message, message: crypto.randomUUID() }
      return (await sendJson(site, fields, { ...many, "x-forwarded-for": address })).status
    }
    expect(await sendBehind(1100, "198.51.100.1")).toBe(431)
    expect(await sendBehind(900, "198.51.100.1")).toBe(200)
    expect(await sendBehind(900, "198.51.100.2")).toBe(200)
    expect(await sendBehind(900, "198.51.100.2")).toBe(429)
  })
})

test("the log says at once, and once a minute, that everybody has to wait", async () => {
  const site = await startSite({ RATE_LIMIT: "1/600", TRUST_PROXY: "1" })
  const send = async (n: number) =>
    (await sendJson(site, { ...message, message: `${n}` }, { "x-forwarded-for": `198.51.100.${n}` })).status
  for (let n = 1; n <= 40; n++) expect(await send(n)).toBe(200)
  expect(await send(40)).toBe(200) // a repeat
  const found = () => site.logged.filter(({ event }) => event === "overall_limit_reached")
  expect(found()).toEqual([])
  for (const n of [41, 42]) expect(await send(n)).toBe(429)
  expect(found()).toEqual([
    { level: "error", event: "overall_limit_reached", retryAfterSeconds: expect.closeTo(600, -2) },
  ])
})

test("the log counts refused callers, without their addresses", async () => {
  const site = await startSite({ RATE_LIMIT: "1/600" })
  for (const n of [1, 2]) await sendJson(site, { ...message, message: `${n}` })
  for (const apikey of ["wrong", ""]) await sendJson(site, message, { apikey })
  await sendForm(site, message, { origin: "https://evil.example" })
  await sendJson(site, {})
  await site.stop()
  // The first at once, the others when a minute has passed or the server ends.
  expect(site.logged.filter(({ event }) => event === "calls_refused")).toEqual([
    { level: "warn", event: "calls_refused", status: 429, count: 1 },
    { level: "warn", event: "calls_refused", status: 401, count: 2 },
    { level: "warn", event: "calls_refused", status: 403, count: 1 },
  ])
})

test("the log tells of them at once, and then once a minute", () => {
  const logged: LogEntry[] = []
  let minutes = 0
  const clock = { now: () => minutes * 60_000 }
  const refusals = createRefusalLog((entry) => logged.push(entry), "calls_refused", [401, 429], clock)
  const lines = [[200, 429, 429], [401], [], [200], [429]].map((statuses) => {
    for (const status of statuses) refusals.count(status)
    minutes++
    return logged.splice(0).map(({ status, count }) => [status, count])
  })
  expect(lines).toEqual([
    [[429, 1]],
    [
      [429, 1],
      [401, 1],
    ],
    [],
    [],
    [[429, 1]],
  ])
})

test("what was refused within a minute is logged at its end, though nothing more is refused", () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const logged: LogEntry[] = []
  const refusals = createRefusalLog((entry) => logged.push(entry))
  for (let count = 0; count < 100; count++) refusals.count(503)
  vi.advanceTimersByTime(60_000)
  expect(logged.map(({ status, count }) => [status, count])).toEqual([
    [503, 1],
    [503, 99],
  ])
})

test("an unexpected failure is logged, and shows nothing of its cause", async () => {
  const logged: LogEntry[] = []
  const app = createApp({
    pages(request, response) {
      if (request.url === "/begun") response.writeHead(200).write("begun")
      throw new RangeError("secret")
    },
    contact: () => Promise.reject("secret"),
    health: async () => undefined,
    isDraining: () => false,
    refusals: createRefusalLog(() => {}),
    trustProxy: 0,
    log: (entry) => logged.push(entry),
  })
  onTestFinished(() => void app.close())
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve))
  const address = app.address()
  const origin = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`
  const sorry = "Unexpected Application Error!"
  const answers = [await fetch(origin), await fetch(origin + contactFunctionPath)]
  expect(answers.map(({ status, headers }) => [status, headers.get("content-type")])).toEqual([
    [500, "text/plain; charset=utf-8"],
    [500, "application/json; charset=utf-8"],
  ])
  for (const { headers } of answers) expect(Object.fromEntries(headers)).toMatchObject(nonPageHeaders)
  const [page, call] = answers
  expect(await page?.text()).toBe(sorry)
  expect(await call?.json()).toEqual({ error: { code: "internal_error", message: sorry } })
  await expect(fetch(`${origin}/begun`).then((response) => response.text())).rejects.toThrow()
  const failed = { level: "error", event: "request_failed", message: "secret" }
  expect(logged).toEqual(["RangeError", "unknown", "RangeError"].map((name) => ({ ...failed, name })))
})

describe("misbehaving clients", () => {
  test("a body over the limit is refused before it arrives, and the connection is closed", async () => {
    const site = await startSite()
    const announced = await speak(site, post("Content-Length: 100000000\r\n"))
    await once(announced.socket, "close")
    expect(announced.answer()).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close/i)
    const chunked = await speak(
      site,
      `${post("Transfer-Encoding: chunked\r\n")}8000\r\n${"x".repeat(0x8000)}\r\n`,
    )
    await once(chunked.socket, "close")
    expect(chunked.answer()).toMatch(/^HTTP\/1.1 413 /)
    // Ten parts cost about as much as a page.
    const crumbled = await speak(
      site,
      `${post("Transfer-Encoding: chunked\r\n")}${"1\r\n \r\n".repeat(1200)}`,
    )
    await once(crumbled.socket, "close")
    expect(crumbled.answer()).toMatch(/^HTTP\/1.1 413 /)
  })

  test("a wrong content type is refused before the body arrives", async () => {
    const site = await startSite()
    const { socket, answer } = await speak(site, post("Content-Encoding: gzip\r\nContent-Length: 1000\r\n"))
    await once(socket, "close")
    expect(answer()).toMatch(/^HTTP\/1.1 415 /)
  })

  test("a client that disconnects halfway stores nothing and logs no error", async () => {
    const site = await startSite()
    const { socket } = await speak(site, `${post("Content-Length: 1000\r\n")}{"name":`)
    socket.destroy()
    expect((await sendJson(site, message)).status).toBe(200)
    expect(await site.store.list()).toHaveLength(1)
    expect(site.logged.filter(({ level }) => level === "error")).toEqual([])
  })

  test("endless headers get a 408 and are cut off, while visitors are served", async () => {
    const site = await startSite()
    const slow = await Promise.all(
      Array.from({ length: 50 }, () => speak(site, "GET / HTTP/1.1\r\nHost: x\r\n")),
    )
    expect((await fetch(`${site.origin}/`)).status).toBe(200)
    await Promise.all(slow.map(({ socket }) => once(socket, "close")))
    for (const { answer } of slow) expect(answer()).toMatch(/^HTTP\/1.1 408 /)
  })

  test.each([
    ["no HTTP", "hello\r\n\r\n", 400],
    ["endless headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
    [
      "an expectation that nobody meets",
      "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n",
      417,
    ],
    ["no host", `POST /functions/v1/send-contact-email HTTP/1.1\r\n\r\n`, 400],
  ])("%s gets its status and all security headers, and the connection is closed", async (_, text, status) => {
    const site = await startSite()
    const { socket, answer } = await speak(site, text)
    await once(socket, "close")
    expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*x-content-type-options: nosniff`))
    expect(answer()).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer()).not.toMatch(/\r\nallow: /i)
  })

  test.each(["a b", "exa mple:1", "[::1", "x:99999"])(
    "the host %j is refused and nothing breaks",
    async (host) => {
      const site = await startSite()
      const { socket, answer } = await speak(
        site,
        `${post("Content-Length: 2\r\nConnection: close\r\n").replace("localhost", host)}{}`,
      )
      await once(socket, "close")
      expect(answer()).toMatch(/^HTTP\/1.1 400 /)
      expect(site.logged).toEqual([])
    },
  )
})

describe("every response", () => {
  test("has the security headers", async () => {
    const site = await startSite()
    const answers = [
      await sendJson(site, message),
      await sendJson(site, {}),
      await sendForm(site, message),
      await fetch(site.call),
      await fetch(`${site.origin}/healthz`),
      await fetch(`${site.origin}/nowhere`),
    ]
    for (const { headers, url } of answers) {
      expect(headers.get("x-content-type-options"), url).toBe("nosniff")
      expect(headers.get("content-security-policy"), url).toContain("frame-ancestors 'none'")
      expect(headers.get("strict-transport-security"), url).toBeTruthy()
      expect(headers.get("referrer-policy"), url).toBeTruthy()
      expect(headers.get("x-powered-by"), url).toBeNull()
      expect(headers.get("server"), url).toBeNull()
    }
  })

  test("of the health check says at once that a message waits for delivery", async () => {
    const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" })
    const ask = async () => (await fetch(`${site.origin}/healthz`)).json()
    expect(await ask()).toMatchObject({ pending: 0 })
    await sendJson(site, message)
    const health = { status: "ok", pending: 1, oldestPendingSeconds: expect.any(Number), delivery: "smtp" }
    expect(await ask()).toEqual(health)
  })

  test("of the health check is JSON, which HEAD leaves out, and other methods are refused", async () => {
    const site = await startSite()
    await site.store.check()
    const ask = async (method: string) => {
      const response = await fetch(`${site.origin}/healthz`, { method })
      const { allow = "", "content-type": type } = Object.fromEntries(response.headers)
      return [response.status, type, allow, await response.text()]
    }
    const type = "application/json; charset=utf-8"
    const health = { status: "ok", pending: 0, oldestPendingSeconds: 0, delivery: "file" }
    expect(await ask("GET")).toEqual([200, type, "", JSON.stringify(health)])
    expect(await ask("HEAD")).toEqual([200, type, "", ""])
    expect(await ask("POST")).toEqual([405, type, "GET, HEAD", '{"status":"method not allowed"}'])
  })

  test("of the health check is at most a second old, and waits for a check that hangs instead of adding another", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    onTestFinished(() => void vi.useRealTimers())
    const finish: (() => void)[] = []
    const check = () => new Promise<void>((resolve) => finish.push(resolve))
    const backlog = async () => ({ pending: 0, oldestPendingSeconds: 0, timesAreImplausible: false })
    const health = createHealthCheck({ check, backlog }, "file", () => {}).ask
    const first = health()
    vi.advanceTimersByTime(2000)
    const second = health()
    expect(finish).toHaveLength(1)
    finish[0]?.()
    expect(await second).toBe(await first)
    const third = health()
    expect(finish).toHaveLength(2)
    finish[1]?.()
    await third
    vi.advanceTimersByTime(999)
    expect(await health()).toBe(await third)
    vi.advanceTimersByTime(1)
    void health()
    expect(finish).toHaveLength(3)
    finish[2]?.()
  })

  test("of the health check fails for six minutes after a message was refused for a reason that it cannot see, or until one is stored", async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    onTestFinished(() => void vi.useRealTimers())
    const failing = { add: false, check: false, cause: undefined as string | undefined, outcome: "stored" }
    const act = (name: "add" | "check") => async () => {
      if (failing[name]) throw new Error(failing.cause ?? `${name} failed`)
      return { outcome: failing.outcome }
    }
    const store = rememberStoreFailure({ add: act("add"), check: act("check") } as unknown as ContactStore)
    const refuse = async () => {
      failing.add = true
      await expect(store.add({} as NewMessage)).rejects.toThrow("add failed")
      failing.add = false
    }
    await refuse()
    await expect(store.check()).rejects.toThrow("add failed")
    await store.add({} as NewMessage)
    await store.check()
    await refuse()
    vi.advanceTimersByTime(359_000)
    await expect(store.check()).rejects.toThrow("add failed")
    vi.advanceTimersByTime(1000)
    await store.check()
    await refuse()
    failing.outcome = "repeated"
    await store.add({} as NewMessage)
    failing.check = true
    await expect(store.check()).rejects.toThrow("check failed")
    failing.check = false
    await expect(store.check()).rejects.toThrow("add failed")
    failing.cause = "add failed"
    failing.check = true
    await expect(store.check()).rejects.toThrow("add failed")
    failing.check = false
    await store.check()
    failing.cause = undefined
    // A failing batch fails for all in it.
    failing.check = true
    const checked = store.check()
    await Promise.all([refuse(), expect(checked).rejects.toThrow("check failed")])
    failing.check = false
    await expect(store.check()).rejects.toThrow("add failed")
  })

  test("of the health check keeps nothing for each of many requests", async () => {
    const health = createHealthCheck(
      {
        check: async () => {},
        backlog: async () => ({ pending: 0, oldestPendingSeconds: 0, timesAreImplausible: false }),
      },
      "file",
      () => {},
    ).ask
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length
    const before = timers()
    for (let count = 0; count < 1000; count++) await health()
    expect(timers() - before).toBeLessThan(100)
  })

  test("of the health check is degraded once a message has waited for 15 minutes", async () => {
    let passed = 0
    const clock = { now: () => Date.now() + passed }
    const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" }, clock)
    await sendJson(site, message)
    passed = 15 * 60_000 + 1000
    const body = await (await fetch(`${site.origin}/healthz`)).json()
    expect(body).toMatchObject({ status: "degraded", pending: 1 })
    expect(body.oldestPendingSeconds).toBeGreaterThanOrEqual(900)
  })
})
