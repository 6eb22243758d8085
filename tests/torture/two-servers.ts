import { type ScriptedMailServer, startScriptedMailServer } from "../scripted-mail-server.ts"
import { idOf, message, sendMessage } from "./client.ts"
import { createRandom, type Outcome, pause, type Run, until } from "./run.ts"
import { type Change, createVariant, type ServerProcess, startServer } from "./server-process.ts"
import { compare, readRows } from "./stored.ts"

/**
 * A mail server that takes longer than a second gets the next mail before the last one is marked, and then a kill duplicates
 * both. On a busy machine this one takes longer, too: here the next mail waits, so that only kills make copies.
 */
const waitsItsTurn: Change = {
  file: "contact/delivery-loop.ts",
  find: '{ freshness: "new", patience: 1000,',
  replace: '{ freshness: "new", patience: 60_000,',
}

/** Claims messages that another worker has claimed. */
const ignoresLeases: Change = {
  file: "adapters/postgres-store.ts",
  find: "AND (claimed_until IS NULL OR claimed_until <= clock_timestamp())",
  replace: "",
}

interface Trial {
  readonly lost: number
  readonly twice: number
  /** Duplicate mails, not counting the first. */
  readonly copies: number
  readonly acknowledged: number
  readonly problems: readonly string[]
}

interface Size {
  readonly messages: number
  readonly kills: number
}

async function killDeliverers(
  run: Run,
  { messages, kills }: Size,
  ...changes: readonly Change[]
): Promise<Trial> {
  const mailServer = await startScriptedMailServer(run, { delay: 20 })
  const database = await run.database()
  const environment = {
    DATABASE_URL: database,
    SMTP_URL: mailServer.url,
    LEASE_MS: "20000",
    RETRY_BASE_MS: "500",
  }
  const dataDir = await run.folder()
  const variant = await createVariant(run, [waitsItsTurn, ...changes])
  const start = () => startServer(run, { dataDir, environment, variant })
  const servers = await Promise.all([start(), start()])
  const random = createRandom(kills)
  const acknowledged = new Map<string, string>()
  const each = Math.ceil(messages / (kills + 1))
  for (let round = 0; round <= kills; round++) {
    const texts = Array.from({ length: each }, (_, n) => `round ${round} message ${n}`)
    await Promise.all(
      texts.map(async (text, n) => acknowledged.set(await sendUntilStored(servers, n, text), text)),
    )
    if (round === kills) break
    await until("a mail is on its way", () => mailServer.open > 0)
    await pause(random() * 40)
    await servers[round % 2]?.end("SIGKILL")
    servers[round % 2] = await start()
  }
  await until(
    "everything is sent",
    async () => (await readRows(database)).every(({ status }) => status === "sent"),
    120,
  )
  for (const server of servers) await server.end(changes.length > 0 ? "SIGKILL" : "SIGINT")
  return judge(acknowledged, await readRows(database), mailServer)
}

/** Sends to a running server: one of the two always is. */
async function sendUntilStored(servers: readonly ServerProcess[], n: number, text: string): Promise<string> {
  for (let tries = n; ; tries++) {
    const call = servers[tries % servers.length]?.call ?? ""
    const headers = { "idempotency-key": text.replaceAll(" ", "-") }
    const answer = await sendMessage(call, { ...message, message: text }, { headers }).catch(() => undefined)
    if (answer?.status === 200) return idOf(answer)
    await pause(20)
  }
}

function judge(
  acknowledged: ReadonlyMap<string, string>,
  rows: Awaited<ReturnType<typeof readRows>>,
  { received }: ScriptedMailServer,
): Trial {
  const texts = [...acknowledged].map(([id, text]) => ({ id, text }))
  const { lost, twice } = compare(texts, rows)
  const arrived = new Map<string, number>()
  for (const { raw } of received) {
    const id = /^Message ID: (\S+)/m.exec(raw)?.[1] ?? "none"
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
  }
  const messageIds = new Set(received.map(({ messageId }) => messageId))
  const problems =
    messageIds.size === arrived.size ? [] : ["copies of one message have different Message-IDs"]
  const undelivered = texts.filter(({ id }) => !arrived.has(id)).length
  return {
    lost: lost + undelivered,
    twice,
    copies: received.length - arrived.size,
    acknowledged: texts.length,
    problems,
  }
}

/** Row 6: two servers share one PostgreSQL database; one is killed repeatedly while it sends mail. */
export async function tortureTwoServers(run: Run, size: Size): Promise<Outcome> {
  const trial = await killDeliverers(run, size)
  // Both servers send each mail again and again, as fast as they can.
  const few = { messages: Math.min(size.messages / 3, 200), kills: 2 }
  const control = await killDeliverers(run, few, ignoresLeases)
  const problems = [...trial.problems]
  if (trial.copies > size.kills) problems.push(`${trial.copies} copies at ${size.kills} kills`)
  return {
    tried: `${trial.acknowledged} messages to two servers on one PostgreSQL, ${size.kills} kill -9 while mails were on their way`,
    lost: trial.lost,
    twice: trial.twice,
    control: {
      what: `claiming what another holds, ${few.kills} kills`,
      failure:
        control.copies > few.kills ? `${control.copies} copies of ${control.acknowledged} mails` : undefined,
    },
    figures: `all delivered; ${trial.copies} copies, each with its message's Message-ID`,
    problems,
  }
}
