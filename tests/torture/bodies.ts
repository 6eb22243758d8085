import { gzipSync } from "node:zlib"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { post, speak } from "../raw-http.ts"
import { residentMegabytes } from "../resident-memory.ts"
import { message, send } from "./client.ts"
import { type Outcome, pause, type Run, until } from "./run.ts"
import { noMail, type ServerProcess, startServer } from "./server-process.ts"
import { readRows } from "./stored.ts"

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

interface Body {
  readonly name: string
  readonly status: string
  readonly head: string
  /** Sent repeatedly until the server closes the connection, or once if it is a complete body. */
  readonly part: string
  readonly isWhole?: boolean
}

const bomb = gzipSync(Buffer.alloc(10_000_000)).toString("latin1")

const bodies: readonly Body[] = [
  {
    name: "16 KiB and one byte",
    status: "413",
    head: post("Content-Length: 16385\r\n"),
    part: "x".repeat(16385),
    isWhole: true,
  },
  {
    name: "a length of 100 GB",
    status: "413",
    head: post("Content-Length: 100000000000\r\n"),
    part: "x".repeat(60_000),
  },
  {
    name: "endless chunks",
    status: "413",
    head: post("Transfer-Encoding: chunked\r\n"),
    part: chunk("x".repeat(60_000)),
  },
  {
    name: "endless chunks of a byte",
    status: "413",
    head: post("Transfer-Encoding: chunked\r\n"),
    part: chunk("x").repeat(5000),
  },
  {
    name: "a gzip bomb",
    status: "415",
    head: post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n`),
    part: bomb,
  },
  {
    name: "chunked gzip",
    status: "415",
    head: post("Content-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n"),
    part: chunk(bomb),
  },
  {
    name: "br",
    status: "415",
    head: post("Content-Encoding: br\r\nTransfer-Encoding: chunked\r\n"),
    part: chunk("x".repeat(60_000)),
  },
  {
    name: "a body to a page",
    status: "405",
    head: "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n",
    part: "x".repeat(60_000),
  },
]

/** Sends as fast as the server reads. */
async function pour(server: ServerProcess, body: Body): Promise<string[]> {
  const raw = await speak(server, body.head)
  const pourOn = () => {
    while (raw.socket.writable && raw.socket.write(body.part, "latin1") && !body.isWhole);
  }
  if (!body.isWhole) raw.socket.on("drain", pourOn)
  pourOn()
  if (body.isWhole) await until("an answer", () => raw.answer() !== "", 10).catch(() => {})
  const ended = body.isWhole ? undefined : await Promise.race([raw.closed, pause(10_000)])
  raw.socket.destroy()
  const problems = []
  if (raw.answer().slice(9, 12) !== body.status)
    problems.push(`${body.name}: answered ${raw.answer().slice(0, 40)}`)
  if (ended === undefined && !body.isWhole) problems.push(`${body.name}: the connection stayed open`)
  return problems
}

/** Requests that a proxy and a server may parse differently (RFC 9112, section 11.2), each hiding a second request. */
const hidden = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`
const smuggled: readonly (readonly [name: string, text: string])[] = [
  [
    "length and chunks",
    `${post(`Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n`)}0\r\n\r\n${hidden}`,
  ],
  [
    "chunked twice",
    `${post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n")}0\r\n\r\n${hidden}`,
  ],
  ["an unknown coding", `${post("Transfer-Encoding: xchunked\r\n")}0\r\n\r\n${hidden}`],
  ["a coding in disguise", `${post("Transfer-Encoding : chunked\r\n")}0\r\n\r\n${hidden}`],
  ["two lengths", `${post(`Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n`)}${hidden}`],
  ["a length of two numbers", `${post(`Content-Length: 0, ${hidden.length}\r\n`)}${hidden}`],
  ["a length with a sign", `${post("Content-Length: +0\r\n")}${hidden}`],
  ["a folded header", `${post("X: y\r\n Content-Length: 0\r\n")}${hidden}`],
  ["bare line feeds", `POST / HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${hidden}`],
  ["a bare carriage return", `${post("X: y\rContent-Length: 0\r\n")}${hidden}`],
  ["a chunk of a wrong size", `${post("Transfer-Encoding: chunked\r\n")}zz\r\n\r\n${hidden}`],
  ["a chunk size too large", `${post("Transfer-Encoding: chunked\r\n")}ffffffffffffffff1\r\n\r\n${hidden}`],
  ["two hosts", `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nX\r\n\r\n${hidden}`],
  [
    "garbage between requests",
    `GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n\x00\x01garbage\r\n\r\n${hidden}`,
  ],
]

async function smuggle(server: ServerProcess, [name, text]: readonly [string, string]): Promise<string[]> {
  const raw = await speak(server, text)
  const ended = await Promise.race([raw.closed, pause(10_000)])
  raw.socket.destroy()
  const problems = []
  if (raw.answer().includes('"pending"')) problems.push(`${name}: the hidden request was answered`)
  if (!/^HTTP\/1.1 (?:4\d\d|501) |^HTTP\/1.1 200 [\s\S]*HTTP\/1.1 400 /.test(raw.answer()))
    problems.push(`${name}: answered ${raw.answer().slice(0, 40)}`)
  if (ended === undefined) problems.push(`${name}: the connection stayed open`)
  return problems
}

/** Row 12: bodies that are too large or mislabeled, and request smuggling. */
export async function tortureBodies(run: Run, { times }: { times: number }): Promise<Outcome> {
  const dataDir = await run.folder()
  const server = await startServer(run, { dataDir, environment: noMail })
  const problems: string[] = []
  let most = 0
  for (let round = 0; round < times; round++) {
    const poured = bodies.map((body) => pour(server, body))
    const smuggles = round === 0 ? smuggled.map((shape) => smuggle(server, shape)) : []
    problems.push(...(await Promise.all([...poured, ...smuggles])).flat())
    most = Math.max(most, await residentMegabytes(server.process.pid))
  }
  if (most >= 256) problems.push(`${Math.round(most)} MB of memory`)
  const fits = { ...message, name: "Ana", message: "x".repeat(5000) }
  const answer = await send(server.call, {
    headers: { "content-type": "application/json", apikey: defaultAnonKey },
    body: JSON.stringify(fits).padEnd(16 * 1024),
  })
  if (answer.status !== 200) problems.push(`16 KiB exactly: answered ${answer.status}`)
  if ((await send(server.origin)).status !== 200) problems.push("pages are not served afterward")
  await server.end("SIGINT")
  const rows = (await readRows(`${dataDir}/contact.db`)).length
  if (rows !== 1) problems.push(`${rows} messages are stored`)
  return {
    tried: `${times} × ${bodies.length} bodies without end, too long or compressed; ${smuggled.length} shapes of request smuggling`,
    figures: `413, 415 or 405 before the body was there, then closed within half a second; nothing hidden was answered; at most ${Math.round(most)} MB`,
    problems: problems.slice(0, 6),
  }
}
