import { connect, type Socket } from "node:net"
import { post, postOf, speak } from "../raw-http.ts"
import { residentMegabytes } from "../resident-memory.ts"
import { readPages, send } from "./client.ts"
import { type Outcome, pause, type Run } from "./run.ts"
import { type Change, createVariant, noMail, startServer } from "./server-process.ts"

interface Size {
  readonly connections: number
  readonly seconds: number
}

const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

/** Sends 64 KiB of requests on each connection at once, without reading any answer. */
async function pipeline(run: Run, connections: number, variant?: string) {
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment: { ...noMail, NODE_OPTIONS: "--max-old-space-size=512" },
    ...(variant && { variant }),
  })
  const text = get.repeat(Math.ceil(65_536 / get.length))
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const { socket } = await speak(server, "")
      socket.pause().write(text)
      return socket
    }),
  )
  let most = 0
  const sample = async () => {
    most = Math.max(most, await residentMegabytes(server.process.pid))
    await pause(100)
  }
  for (let count = 0; count < 30; count++) await sample()
  let isAnswered = false
  const answered = send(server.origin)
    .catch(() => undefined)
    .finally(() => {
      isAnswered = true
    })
  // On a busy machine the requests before it take longer than that.
  while (!isAnswered) await sample()
  const page = await answered
  for (const socket of sockets) socket.destroy()
  await server.end("SIGKILL")
  return { most, isServed: page?.status === 200 }
}

/** Long texts for every part of a request: target, headers and body. */
function hostileRequests(): string[] {
  const long = (text: string) => text.repeat(Math.floor(15_000 / text.length))
  const page = (header: string) => `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`
  const call = (fields: object) =>
    postOf({ name: "Ana", email: "ana@example.com", message: "Hola", ...fields })
  return [
    `GET ${long("/")}x HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET http://${long("a")}@ HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    ...[
      `Accept-Encoding: ${long(",;q=")}`,
      `Range: bytes=${long("9")}-`,
      `If-None-Match: ${long('W/"')}`,
    ].map(page),
    ...[
      `Content-Type: application/json; charset${long(" ")}x`,
      `Content-Type: application/json${long(";charset=")}`,
      `Authorization: Bearer ${long(" ")}x`,
      `Content-Language: ${long("\t")}x`,
      `Origin: http://${long("a.")}`,
      `X-Forwarded-For: ${long("[1]:1,")}`,
      `Idempotency-Key: ${long("! ")}`,
    ].map((header) => post(`Content-Length: 2\r\n${header}\r\n`).concat("{}")),
    call({ email: `${long("a@a.")}a` }),
    call({ name: long("\u3164") }),
    call({ phone: long(" ") }),
    call({ message: "<a ".repeat(1600) }),
    post("a:\r\n".repeat(16_000)),
    post(`Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 15000\r\n`) + long("a=&&"),
  ]
}

/** A reader who rests less sends so many requests between two slow ones that the slow ones are no hundredth of them. */
const unhurried = { restMs: 20 }

/** Fifteen hostile requests a second, while visitors read pages. */
async function sendHostile(run: Run, seconds: number, variant?: string) {
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment: { ...noMail, TRUST_PROXY: "1" },
    ...(variant && { variant }),
  })
  await readPages(server.origin, 1, unhurried)
  const quiet = run.judgesSpeed ? await readPages(server.origin, seconds, unhurried) : 0
  const requests = hostileRequests()
  const open = new Set<Socket>()
  let sent = 0
  const timer = setInterval(async () => {
    const { socket, closed } = await speak(server, requests[sent++ % requests.length] ?? "")
    open.add(socket)
    socket.end()
    closed.then(() => open.delete(socket))
  }, 1000 / 15)
  const busy = await readPages(server.origin, seconds, unhurried)
  clearInterval(timer)
  for (const socket of open) socket.destroy()
  await server.end("SIGKILL")
  return { quiet, busy, ratio: busy / quiet, sent }
}

/** More silent connections than the server accepts, all from one address other than the visitor's. */
async function fallSilent(run: Run, variant?: string) {
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment: noMail,
    ...(variant && { variant }),
  })
  const sockets: Socket[] = []
  for (let batch = 0; batch < 42; batch++) {
    const opened = Array.from({ length: 100 }, () => {
      const socket = connect({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.2" })
      sockets.push(socket)
      return new Promise((done) => socket.once("connect", done).once("error", done))
    })
    await Promise.all(opened)
  }
  const health = await send(`${server.origin}/healthz`).catch(() => undefined)
  for (const socket of sockets) socket.destroy()
  await server.end("SIGKILL")
  return { count: sockets.length, isHealthy: health?.status === 200 }
}

const withoutLimits: readonly Change[] = [
  { file: "server/connections.ts", find: "unanswered.size >= maxUnanswered", replace: "false" },
  { file: "server/connections.ts", find: "siblings.size > maxPerSender", replace: "false" },
  { file: "server/connections.ts", find: "closeOldest(all)", replace: "socket.destroy()" },
  // A busy machine takes longer to open all connections than the server waits for the first one's request.
  { file: "server/app.ts", find: "headersTimeout: 10_000", replace: "headersTimeout: 120_000" },
  { file: "server/app.ts", find: "requestTimeout: 12_000", replace: "requestTimeout: 120_000" },
  { file: "server/app.ts", find: "idleTimeoutMs = 30_000", replace: "idleTimeoutMs = 120_000" },
  { file: "server/pages.ts", find: "trimEndSlashes(path)", replace: 'path.replace(/\\/+$/, "")' },
  {
    file: "contact/request-body.ts",
    find: '.map((text) => text.split("=").map((part) => part.trim()))',
    replace: '.map((text) => [/^\\s*charset\\s*=\\s*"?([^"\\s]*)"?\\s*$/.exec(text)?.[1]])',
  },
]

/** Row 21: a few expensive requests. */
export async function tortureByAttack(run: Run, { connections, seconds }: Size): Promise<Outcome> {
  const [flood, hostile, silence] = [
    await pipeline(run, connections),
    await sendHostile(run, seconds),
    await fallSilent(run),
  ]
  const problems = []
  if (flood.most >= 256) problems.push(`${Math.round(flood.most)} MB of memory`)
  if (!flood.isServed) problems.push("no page beside unread requests")
  if (run.judgesSpeed && hostile.ratio > 4)
    problems.push(`pages took ${hostile.ratio.toFixed(1)} times as long beside hostile requests`)
  if (!silence.isHealthy) problems.push("no health beside silent connections")

  const variant = await createVariant(run, withoutLimits)
  const [freeFlood, freeHostile, freeSilence] = [
    await pipeline(run, connections, variant),
    run.judgesSpeed ? await sendHostile(run, seconds, variant) : undefined,
    await fallSilent(run, variant),
  ]
  const hasFailed =
    (freeFlood.most >= 256 || !freeFlood.isServed) &&
    (freeHostile === undefined || freeHostile.ratio > 4) &&
    !freeSilence.isHealthy
  const figures = [
    `${Math.round(freeFlood.most)} MB${freeFlood.isServed ? "" : " and no page"}`,
    ...(freeHostile ? [`pages' p99 × ${freeHostile.ratio.toFixed(1)}`] : []),
    freeSilence.isHealthy ? "health answered" : "no health",
  ].join(", ")
  return {
    tried: `${connections} × 64 KiB of unread requests with a heap of 512 MB; ${hostile.sent} hostile requests, 15 a second; ${silence.count} silent connections of one address`,
    control: {
      what: "without the limits and with the old expressions",
      failure: hasFailed ? figures : undefined,
    },
    figures: run.judgesSpeed
      ? `at most ${Math.round(flood.most)} MB; pages' p99 ${hostile.quiet.toFixed(1)} ms quiet, ${hostile.busy.toFixed(1)} ms meanwhile (× ${hostile.ratio.toFixed(1)}); health answered${hasFailed ? "" : `; the control: ${figures}`}`
      : "not judged",
    problems,
  }
}
