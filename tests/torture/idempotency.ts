import { Agent } from "node:http"
import { join } from "node:path"
import { query } from "../query.ts"
import { type Answer, idOf, message, sendMessage } from "./client.ts"
import { type Outcome, type Run, until } from "./run.ts"
import {
  type Change,
  createVariant,
  noMail,
  recognizesNoRepeat,
  type ServerProcess,
  startServer,
} from "./server-process.ts"
import { readRows } from "./stored.ts"

/** The process dies between the commit and the answer of its twenty-fifth message. */
const diesBeforeTheAnswer: readonly Change[] = [
  {
    file: "contact/handler.ts",
    find: 'if (outcome.outcome === "stored") {',
    replace: `if (outcome.outcome === "stored") {
    stored++
    if (stored === 25) process.kill(process.pid, "SIGKILL")`,
  },
  {
    file: "contact/handler.ts",
    find: "export const contactFunctionPath",
    replace: "let stored = 0\nexport const contactFunctionPath",
  },
]

/** The writer thread dies between a commit and its answer, and the process goes on. */
const losesItsWriter: readonly Change[] = [
  {
    file: "server/sqlite-worker.ts",
    find: "} else port.postMessage(responses)",
    replace: `} else {
      committed += work.length
      if (committed > 20) process.exit()
      port.postMessage(responses)
    }`,
  },
  { file: "server/sqlite-worker.ts", find: "function serve(", replace: "let committed = 0\nfunction serve(" },
]

interface Trial {
  readonly rows: number
  readonly lost: number
  readonly twice: number
  readonly problems: readonly string[]
  readonly kills: number
}

const textOf = (key: string) => ({ ...message, message: `message ${key}` })

/**
 * Sends each key `copies` times at once, alternating between servers, until each send has an answer.
 *
 * @param revive restarts a server that died; without it none may die
 * @returns the ids returned for each key
 */
async function sendKeys(
  servers: ServerProcess[],
  keys: readonly string[],
  copies: number,
  { keyed = true, revive }: { keyed?: boolean; revive?: (index: number) => Promise<void> } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ids = new Map<string, Set<string>>()
  const problems: string[] = []
  let refused = 0
  const sendOne = async (key: string, copy: number) => {
    for (;;) {
      const index = copy % servers.length
      const headers = keyed ? { headers: { "idempotency-key": key } } : {}
      const call = servers[index]?.call ?? ""
      const answer: Answer | undefined = await sendMessage(call, textOf(key), { ...headers, agent }).catch(
        () => undefined,
      )
      if (answer?.status === 200) {
        ids.set(key, (ids.get(key) ?? new Set()).add(idOf(answer)))
        return
      }
      // Not accepted, so the sender tries again.
      if (answer?.status === 503 && revive) {
        refused++
        continue
      }
      if (answer || !revive) {
        problems.push(answer ? `key ${key} was answered ${answer.status}` : `key ${key} got no answer`)
        return
      }
      await revive(index)
    }
  }
  for (let start = 0; start < keys.length; start += 8) {
    const some = keys.slice(start, start + 8)
    await Promise.all(some.flatMap((key) => Array.from({ length: copies }, (_, copy) => sendOne(key, copy))))
  }
  agent.destroy()
  for (const [key, known] of ids) if (known.size !== 1) problems.push(`key ${key} has ${known.size} ids`)
  return { ids, problems, refused }
}

const keysOf = (count: number, prefix: string) => Array.from({ length: count }, (_, n) => `${prefix}-${n}`)

/** Known keys with another body and, ten years later, with the same one. */
async function tryKnownKeys(server: ServerProcess, database: string, ids: ReadonlyMap<string, Set<string>>) {
  const problems: string[] = []
  await query(database, tenYearsAgo(database))
  for (const [key, known] of ids) {
    const headers = { "idempotency-key": key }
    const other = await sendMessage(server.call, { ...textOf(key), name: "Eva" }, { headers })
    if (other.status !== 422) problems.push(`another body under ${key} was answered ${other.status}`)
    const again = await sendMessage(server.call, textOf(key), { headers })
    if (again.status !== 200 || !known.has(idOf(again))) problems.push(`${key} was forgotten`)
  }
  return problems
}

const tenYearsAgo = (database: string) =>
  database.startsWith("postgres:")
    ? "UPDATE message SET created_at = created_at - interval '10 years'"
    : "UPDATE message SET created_at = created_at - 315360000000"

async function countRows(database: string, keys: number, problems: string[]) {
  const rows = await readRows(database)
  const different = new Set(rows.map((row) => row.message)).size
  if (different !== keys) problems.push(`${different} messages are stored of ${keys}`)
  return { rows: rows.length, lost: keys - different, twice: rows.length - different }
}

/** One server, two on one PostgreSQL database, or two on one SQLite file, as during a restart. */
type Servers = "one" | "two" | "twoOnOneFile"

interface Size {
  readonly keys: number
  readonly copies: number
}

async function onServers(
  run: Run,
  size: Size,
  kind: Servers,
  variant?: string,
  keyed = true,
): Promise<Trial> {
  const dataDir = await run.folder()
  const database = kind === "two" ? await run.database() : join(dataDir, "contact.db")
  const environment = { ...noMail, ...(kind === "two" && { DATABASE_URL: database }) }
  const start = () => startServer(run, { dataDir, environment, ...(variant && { variant }) })
  const servers = kind === "one" ? [await start()] : await Promise.all([start(), start()])
  const { ids, problems } = await sendKeys(servers, keysOf(size.keys, kind), size.copies, { keyed })
  const [server] = servers
  const counted = await countRows(database, size.keys, problems)
  if (server && keyed && !variant) problems.push(...(await tryKnownKeys(server, database, ids)))
  for (const one of servers) await one.end("SIGKILL")
  return { ...counted, problems, kills: 0 }
}

async function withKills(run: Run, size: Size): Promise<Trial> {
  const dataDir = await run.folder()
  const variant = await createVariant(run, diesBeforeTheAnswer)
  const start = () => startServer(run, { dataDir, environment: noMail, variant })
  const servers = [await start()]
  let kills = 0
  let reviving: Promise<void> | undefined
  const revive = async (index: number) => {
    reviving ??= (async () => {
      const dead = servers[index]
      await until("the server is gone", () => dead?.process.signalCode !== null, 0.2).catch(() => {})
      if (dead?.process.signalCode) {
        kills++
        servers[index] = await start()
      }
    })().finally(() => {
      reviving = undefined
    })
    await reviving
  }
  const { problems } = await sendKeys(servers, keysOf(size.keys, "kill"), size.copies, { revive })
  await servers[0]?.end("SIGKILL")
  const counted = await countRows(join(dataDir, "contact.db"), size.keys, problems)
  return { ...counted, problems, kills }
}

async function withoutWriter(run: Run, size: Size): Promise<Trial> {
  const dataDir = await run.folder()
  const variant = await createVariant(run, losesItsWriter)
  const server = await startServer(run, { dataDir, environment: noMail, variant })
  const noDeath = async () => {
    throw new Error("the process has died with its thread")
  }
  const sent = await sendKeys([server], keysOf(size.keys, "writer"), size.copies, { revive: noDeath })
  await server.end("SIGKILL")
  const problems = [...sent.problems, ...(sent.refused > 0 ? [] : ["the writing thread never died"])]
  return { ...(await countRows(join(dataDir, "contact.db"), size.keys, problems)), problems, kills: 0 }
}

/** Row 4: one message, however often it is sent. */
export async function tortureIdempotency(run: Run, size: Size): Promise<Outcome> {
  const tenth = { ...size, keys: Math.ceil(size.keys / 10) }
  const trials = [
    await onServers(run, size, "one"),
    await onServers(run, size, "two"),
    await withKills(run, size),
    await withoutWriter(run, tenth),
    // Without a key: the four fields are recognized.
    await onServers(run, tenth, "one", undefined, false),
    await onServers(run, tenth, "two", undefined, false),
    await onServers(run, tenth, "twoOnOneFile"),
  ]
  const control = await onServers(run, tenth, "one", await createVariant(run, recognizesNoRepeat))
  const kills = trials.reduce((sum, trial) => sum + trial.kills, 0)
  const problems = trials.flatMap((trial) => trial.problems)
  return {
    tried: `3 × ${size.keys} keys × ${size.copies} sends at once, ${tenth.keys} on two servers with one SQLite file, 2 × ${tenth.keys} messages without a key`,
    lost: trials.reduce((sum, trial) => sum + trial.lost, 0),
    twice: trials.reduce((sum, trial) => sum + trial.twice, 0),
    control: {
      what: `recognizing no repeat, ${tenth.keys} keys`,
      failure: control.twice > 0 ? `${control.twice} stored twice` : undefined,
    },
    figures: `one id a key; ${kills} deaths of the process between commit and answer, and of its writing thread; another body: 422; same key ten years later: same id`,
    problems: problems.length > 5 ? [...problems.slice(0, 5), `and ${problems.length - 5} more`] : problems,
  }
}
