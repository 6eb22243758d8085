import { Agent } from "node:http"
import { gzipSync } from "node:zlib"
import { business } from "../../src/business.ts"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { query } from "../query.ts"
import { message, type Sending, send } from "./client.ts"
import { createRandom, type Outcome, type Run } from "./run.ts"
import { noMail, startServer } from "./server-process.ts"

type Random = () => number
const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error("nothing to pick from")
  return value
}

/** Texts that have broken other software. */
const texts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udfff y",
  "\u202egnp.exe",
  "\u2028",
  "\r\nBcc: x@evil.example",
  "\ufeff",
  "\u200b",
  "e\u0301",
  "é",
  "ﷺ",
  "𝒜",
  "👩‍👩‍👧",
  "'; DROP TABLE message; --",
  "#{7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00",
  "%s%n",
  "\\u0000",
  "=cmd|' /C calc'!A0",
  "null",
  "undefined",
  "NaN",
  "1e999",
  "\x1b[2J",
  "x".repeat(100),
  "x".repeat(5000),
  "x".repeat(5001),
  "語".repeat(4000),
]
const emails = [
  "ana@example.com",
  " ana@example.com ",
  "ana@example.com\r\nBcc: x@y.z",
  "a@b",
  "@",
  "a@b@c",
  '"a b"@c.d',
  "ana@exämple.com",
  `${"a".repeat(250)}@b.c`,
  "ana@[127.0.0.1]",
  "\0@a.b",
]
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  ["a"],
  { toString: "x" },
  { length: 3 },
  [[[[]]]],
]

function oddFields(random: Random): unknown {
  const fields: Record<string, unknown> = { ...message, message: `fuzz ${random()}` }
  for (let count = Math.floor(random() * 4); count > 0; count--) {
    const field = pick(random, [
      "name",
      "email",
      "phone",
      "message",
      "language",
      "subject",
      "extra",
      "constructor",
      "id",
      "status",
    ])
    fields[field] =
      random() < 0.3 ? pick(random, values) : field === "email" ? pick(random, emails) : pick(random, texts)
  }
  if (random() < 0.1) delete fields[pick(random, ["name", "email", "phone", "message"])]
  return fields
}

function deep(random: Random): string {
  const depth = Math.floor(random() * 7000)
  return random() < 0.5
    ? "[".repeat(depth) + "]".repeat(depth)
    : `${'{"a":'.repeat(Math.floor(depth / 3))}1${"}".repeat(Math.floor(depth / 3))}`
}

/** JSON text that no JSON writer would write. */
function oddJson(random: Random): string {
  const json = JSON.stringify(oddFields(random))
  return pick(random, [
    "null",
    "true",
    "0",
    '""',
    "[]",
    "{}",
    "",
    " ",
    "\0",
    "{",
    '{"name"',
    "undefined",
    "NaN",
    "[null]",
    deep(random),
    json.replace("{", '{"__proto__":{"name":"x","isAdmin":true},'),
    json.replace("{", '{"constructor":{"prototype":{"email":"x"}},'),
    json.replace("{", '{"name":"first",'),
    `${json},`,
    `${json}${json}`,
    `\ufeff${json}`,
    json.slice(0, Math.floor(random() * json.length)),
    json.replaceAll('"', "'"),
    json.replace(/ana/, "\\ud800"),
    json.replace(/ana/, "\\u0000"),
    `/* */${json}`,
    ` \n\t${json}\n`,
  ])
}

const jsonType = { "content-type": "application/json" }

/** The content of one call, determined by the random numbers. */
function fuzzCall(random: Random): Sending {
  const kind = random()
  const base = {
    apikey: defaultAnonKey,
    ...(random() < 0.2 && {
      "idempotency-key": pick(random, ["k", "k k", "é", "x".repeat(300), `key-${Math.floor(random() * 50)}`]),
    }),
  }
  if (kind < 0.4) return { headers: { ...base, ...jsonType }, body: JSON.stringify(oddFields(random)) }
  if (kind < 0.65) return { headers: { ...base, ...jsonType }, body: oddJson(random) }
  const json = JSON.stringify(oddFields(random))
  if (kind < 0.75) {
    const bytes = Buffer.from(json)
    for (let count = 0; count < 3; count++)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    return { headers: { ...base, ...jsonType }, body: bytes }
  }
  if (kind < 0.85) {
    const type = pick(random, [
      "application/json; charset=utf-16",
      "application/json;charset=latin1",
      "text/json",
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/json, text/plain",
      "",
      "application/JSON ; Charset=UTF-8",
      "application/csp-report",
    ])
    return {
      headers: { ...base, "content-type": type },
      body: random() < 0.5 ? json : Buffer.from(json, "utf16le"),
    }
  }
  if (kind < 0.9) {
    const encoding = pick(random, ["gzip", "br", "deflate", "identity", "gzip, gzip", "x"])
    return {
      headers: { ...base, ...jsonType, "content-encoding": encoding },
      body: random() < 0.5 ? gzipSync(json) : json,
    }
  }
  const form = `name=${encodeURIComponent(pick(random, texts).toWellFormed())}&email=${pick(random, ["a%40b.c", "%", "%ff", "a@b.c&email=d"])}&message=${pick(random, ["x", "%0d%0a", "%00", "", "+".repeat(9000)])}&name=twice`
  return {
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: pick(random, ["null", "https://evil.example", business.origin]),
      ...(random() < 0.5 && { "sec-fetch-site": pick(random, ["same-origin", "cross-site", "none"]) }),
    },
    body: form,
  }
}

/** What both servers must answer equally: everything but the id. */
const gist = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")

/** A database's contents, sorted here because databases sort differently. */
async function readStored(database: string): Promise<string[]> {
  const rows = await query(
    database,
    "SELECT name, email, phone, message, language, fingerprint, idempotency_key FROM message",
  )
  return rows.map((row) => JSON.stringify(row)).sort()
}

/** Row 9: random input, the same to both databases. */
export async function tortureFuzz(
  run: Run,
  { times, seed = 9 }: { times: number; seed?: number },
): Promise<Outcome> {
  const random = createRandom(seed)
  const [folder, url] = [await run.folder(), await run.database()]
  const sqlite = await startServer(run, { dataDir: folder, environment: noMail })
  const postgres = await startServer(run, {
    dataDir: await run.folder(),
    environment: { ...noMail, DATABASE_URL: url },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const statuses = new Map<number, number>()
  const problems: string[] = []
  for (let done = 0; done < times; done++) {
    const sending = { method: "POST", ...fuzzCall(random), agent }
    // In the same order for both, or repeats and conflicts would differ.
    const answers = await Promise.all(
      [sqlite, postgres].map(({ call }) =>
        send(call, sending).catch((error: Error) => ({ status: 0, text: error.message })),
      ),
    )
    const [one, other] = answers
    if (!one || !other) continue
    statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1)
    if (one.status >= 500 || one.status === 0)
      problems.push(`call ${done} of seed ${seed}: ${one.status} ${one.text.slice(0, 80)}`)
    if (one.status !== other.status || gist(one.text) !== gist(other.text))
      problems.push(`call ${done} of seed ${seed}: SQLite says ${one.status}, PostgreSQL ${other.status}`)
  }
  agent.destroy()
  const [left, right] = await Promise.all([readStored(`${folder}/contact.db`), readStored(url)])
  if (left.join("\n") !== right.join("\n")) problems.push("the two databases hold different messages")
  for (const server of [sqlite, postgres]) {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      problems.push("a server has crashed")
    if (/contact_function_failed|request_failed/.test(server.log()))
      problems.push(
        `logged: ${server
          .log()
          .split("\n")
          .find((line) => line.includes("_failed"))}`,
      )
    await server.end("SIGINT")
  }
  return {
    tried: `${times} fuzzed bodies (seed ${seed}), each to SQLite and to PostgreSQL`,
    figures: `${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ")}; ${left.length} rows alike in both`,
    problems: problems.slice(0, 5),
  }
}
