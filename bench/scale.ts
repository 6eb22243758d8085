import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Client } from "pg"
import { createPostgresStore } from "../src/adapters/postgres-store.ts"
import { defaultAnonKey } from "../src/contact/access.ts"
import { systemClock } from "../src/contact/ports.ts"
import { createSqliteStore } from "../src/server/sqlite-store.ts"
import { residentMegabytes } from "../tests/resident-memory.ts"
import type { Run } from "../tests/torture/run.ts"
import { noMail, startServer } from "../tests/torture/server-process.ts"
import { judge, median, printTable } from "./report.ts"

const root = resolve(import.meta.dirname, "..")
const sizes = [1000, 100_000, 1_000_000]
const maxPending = 10_000
const databases = ["SQLite", "PostgreSQL"] as const

/** What each operation costs with one to a million stored messages, and each program's memory. */
export async function benchScale(run: Run): Promise<void> {
  const head = [
    "",
    ...databases.flatMap((name) => sizes.map((size) => `${name} ${size.toLocaleString("en-US")}`)),
  ]
  const columns: Record<string, string>[] = []
  let largest = 0
  for (const database of databases)
    for (const size of sizes) {
      const { figures, memory } = await measure(run, database, size)
      console.log(`${database}, ${size.toLocaleString("en-US")} messages: ${JSON.stringify(figures)}`)
      columns.push(figures)
      largest = Math.max(largest, memory)
    }
  printTable([
    head,
    ...Object.keys(columns[0] ?? {}).map((row) => [row, ...columns.map((figures) => figures[row] ?? "")]),
  ])
  judge(
    "memory of a command at any number of messages",
    `${largest.toFixed(0)} MB`,
    "< 150 MB",
    largest < 150,
  )
}

async function measure(run: Run, database: (typeof databases)[number], size: number) {
  const dataDir = await run.folder()
  const file = join(dataDir, "contact.db")
  const url = database === "PostgreSQL" ? await run.database() : undefined
  const settings: Readonly<Record<string, string>> = url ? { DATABASE_URL: url } : {}
  const openStore = () =>
    url
      ? createPostgresStore({ url, log: () => {} })
      : createSqliteStore({ file, clock: systemClock, log: () => {} })
  const pending = Math.min(maxPending, size / 10)
  const made = openStore()
  await made.check()
  await made.backlog()
  await made.close()
  await (url ? fillPostgres(url, size, pending) : fillSqlite(file, size, pending))

  const server = await startServer(run, { dataDir, environment: { ...noMail, ...settings } })
  const began = performance.now()
  await fetch(`${server.origin}/healthz`)
  const start = server.readyAfter + performance.now() - began
  const post = await fiftyTimes(async (count) => {
    const response = await fetch(server.call, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: defaultAnonKey },
      body: JSON.stringify({
        name: "Bench",
        email: "bench@example.com",
        phone: "",
        message: `${size} ${count}`,
      }),
    })
    if (response.status !== 200) throw new Error(`a message was answered with ${response.status}`)
    await response.arrayBuffer()
  })
  const health = await fiftyTimes(
    async () => void (await (await fetch(`${server.origin}/healthz`)).arrayBuffer()),
  )
  const serverMemory = await residentMegabytes(server.process.pid)
  await server.end("SIGTERM")
  const store = openStore()
  await store.backlog()
  const claim = await fiftyTimes(async () => void (await store.claim(1, 60_000)))
  await store.close()

  const figures: Record<string, string> = {
    "file, MB": url ? "" : megabytes(file),
    "start to health, ms": start.toFixed(0),
    "post, ms": post,
    "claim, ms": claim,
    "health, ms": health,
    "server, MB": serverMemory.toFixed(0),
  }
  let memory = 0
  const backup = join(dataDir, "bench.backup")
  const commands = [
    ["list"],
    ["list", "--all"],
    ["list", "--json"],
    ["show", "00000000-0000-7000-8000-000000000001"],
    ["find", "maría 77"],
    ["export", "--csv"],
    ["digest"],
    ["backup", backup],
    ["prune", "--older-than", "3"],
  ]
  for (const words of commands) {
    const { seconds, megabytes } = await runCommand(words, dataDir, settings)
    figures[
      words
        .join(" ")
        .replace(backup, "FILE")
        .replace(/0{8}.*/, "ID")
    ] = `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`
    memory = Math.max(memory, megabytes)
  }
  return { figures, memory }
}

/** One message of about 300 bytes per second; the newest are pending. */
function fillSqlite(file: string, size: number, pending: number): void {
  const database = new DatabaseSync(file)
  const now = Date.now()
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${size})
    INSERT INTO message (id, name, email, phone, message, language, suspicious, fingerprint, created_at, status, attempts,
      next_attempt_at)
    SELECT printf('00000000-0000-7000-8000-%012x', i), 'María ' || i, 'maria' || i || '@example.com', '(770) 555-0142',
      printf('%.200c', 'x') || i, 'es', 0, lower(hex(randomblob(32))), ${now} - (${size} - i) * 1000,
      iif(i > ${size - pending}, 'pending', 'sent'), 1, ${now} FROM n;
    PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
}

async function fillPostgres(url: string, size: number, pending: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`
    INSERT INTO contact.message (id, name, email, phone, message, language, suspicious, fingerprint, created_at, status,
      attempts, next_attempt_at)
    SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'María ' || i, 'maria' || i || '@example.com',
      '(770) 555-0142', repeat('x', 200) || i, 'es', false, encode(sha256(i::text::bytea), 'hex'),
      now() - (${size} - i) * interval '1 second', CASE WHEN i > ${size - pending} THEN 'pending' ELSE 'sent' END, 1, now()
    FROM generate_series(1, ${size}) AS i`)
  await client.query("VACUUM ANALYZE contact.message")
  await client.end()
}

/** Median of fifty, and from the third fastest to the third slowest, in milliseconds. */
async function fiftyTimes(once: (count: number) => Promise<void>): Promise<string> {
  const times: number[] = []
  for (let count = 0; count < 50; count++) {
    const began = performance.now()
    await once(count)
    times.push(performance.now() - began)
  }
  const [fast = 0, slow = 0] = [2, -3].map((place) => times.toSorted((a, b) => a - b).at(place))
  return `${median(times).toFixed(1)} (${fast.toFixed(1)}–${slow.toFixed(1)})`
}

/** Runs one command and discards its output. */
async function runCommand(
  words: readonly string[],
  dataDir: string,
  environment: Readonly<Record<string, string>>,
) {
  // Not `maxRSS` where /proc exists: Linux counts the memory of the process that started it, too.
  const sayMemory = `data:text/javascript,import{readFileSync,existsSync}from'node:fs';
    const peak=()=>existsSync('/proc/self/status')?/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status','utf8'))[1]:process.resourceUsage().maxRSS;
    process.on('exit',()=>process.stderr.write(' peak '+peak()))`
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
  const [flags, program] = [scripts.messages.split(" ").slice(1, -1), scripts.messages.split(" ").at(-1)]
  const began = performance.now()
  const command = spawn(process.execPath, ["--import", sayMemory, ...flags, join(root, program), ...words], {
    cwd: dataDir,
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...environment },
  })
  let said = ""
  command.stdout.resume()
  command.stderr.on("data", (chunk) => (said += chunk))
  const [code] = await once(command, "close")
  if (code !== 0) throw new Error(`messages ${words.join(" ")} ended with ${code}: ${said}`)
  const kilobytes = Number(/ peak (\d+)/.exec(said)?.[1])
  return { seconds: (performance.now() - began) / 1000, megabytes: kilobytes / 1000 }
}

const megabytes = (file: string) => (existsSync(file) ? (statSync(file).size / 1e6).toFixed(0) : "")
