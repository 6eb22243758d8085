import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { query } from "../query.ts"
import { createPostgresServer, type PostgresServer } from "../server/postgres.ts"
import { type Acknowledged, message, sendMessage, startLoad } from "./client.ts"
import { createRandom, type Outcome, pause, type Run, until } from "./run.ts"
import { noMail, startServer } from "./server-process.ts"
import { compare, readRows } from "./stored.ts"

interface Forwarder {
  readonly port: number
  /** Redirects new connections (port 0: nowhere) and breaks open ones. */
  leadTo(port: number): void
}

/** A movable address, like a proxy's or a DNS name. Data arrives `delay` milliseconds later. */
async function openForwarder(run: Run, target: number, delay = 0): Promise<Forwarder> {
  let current = target
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    open.add(from)
    const later = (work: () => void) => (delay > 0 ? setTimeout(work, delay) : work())
    from.on("data", (chunk) => void later(() => to.write(chunk)))
    from.on("error", () => {})
    from.on("close", () => {
      open.delete(from)
      later(() => to.destroy())
    })
  }
  const server = createServer((client) => {
    if (current === 0) return void client.destroy()
    const behind = connect(current, "127.0.0.1")
    carry(client, behind)
    carry(behind, client)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const destroyAll = () => {
    for (const socket of open) socket.destroy()
  }
  run.onEnd(() => {
    server.close()
    destroyAll()
  })
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      current = port
      destroyAll()
    },
  }
}

interface Trial {
  readonly lost: number
  readonly twice: number
  readonly acknowledged: number
  /** Milliseconds from the promotion to the first stored message. */
  readonly takenAgainAfter: number
  readonly problems: readonly string[]
}

/** docs/postgresql-standby.md has the same statements for operators. */
async function replicate(run: Run, primary: PostgresServer, isSynchronous: boolean) {
  // Simulates the lag of a standby on another machine.
  const link = await openForwarder(run, primary.port, 20)
  const standby = await primary.startStandby(link.port)
  if (isSynchronous) {
    await primary.execute("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    await primary.execute("SELECT pg_reload_conf()")
  }
  return { standby, link }
}

/** To each server. */
const connections = 8

async function losePrimary(run: Run, seed: number, isSynchronous: boolean): Promise<Trial> {
  const primary = await createPostgresServer()
  run.onEnd(() => primary.stop())
  const database = new URL(await primary.createDatabase("contact"))
  const { standby, link } = await replicate(run, primary, isSynchronous)
  run.onEnd(() => standby.stop())
  const at = (port: number) => Object.assign(new URL(database), { port: String(port) }).href
  const state = isSynchronous ? "sync" : "async"
  await until("the standby follows", async () => {
    const rows = await query(at(primary.port), "SELECT sync_state FROM pg_stat_replication")
    return rows[0]?.["sync_state"] === state
  })
  const address = await openForwarder(run, primary.port)
  const environment = { ...noMail, DATABASE_URL: at(address.port) }
  const servers = [
    await startServer(run, { dataDir: await run.folder(), environment }),
    await startServer(run, { dataDir: await run.folder(), environment }),
  ]
  for (const server of servers) await sendMessage(server.call, message)
  const loads = servers.map(({ call }, n) =>
    startLoad(call, { connections, prefix: `${seed} server ${n}`, goesOn: true }),
  )
  await until("messages are stored", () => loads.every(({ acknowledged }) => acknowledged.length > 20))
  await pause(createRandom(seed)() * 200)

  // The machine is lost with everything on it, including data on its way to the standby.
  link.leadTo(0)
  if (!isSynchronous) {
    const count = () => loads.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    const atMost = count() + loads.length * connections
    await until("a message is stored that was sent after that", () => count() > atMost)
  }
  await primary.kill()
  await primary.stop()
  await standby.execute("SELECT pg_promote()")
  const promoted = process.hrtime.bigint()
  address.leadTo(standby.port)

  const firstAgain = () =>
    loads.map(({ acknowledged }) => acknowledged.find(({ at: time }) => time > promoted)?.at)
  await until("messages are stored again", () => firstAgain().every((time) => time !== undefined))
  for (const load of loads) await load.stop()
  for (const server of servers) await server.end("SIGINT")
  const acknowledged: Acknowledged[] = loads.flatMap((load) => load.acknowledged)
  const statuses = loads.flatMap((load) => [...load.statuses.keys()])
  const compared = compare(acknowledged, await readRows(at(standby.port)))
  await standby.stop()
  const took = firstAgain().map((time) => Number((time ?? promoted) - promoted) / 1e6)
  return {
    ...compared,
    acknowledged: acknowledged.length,
    takenAgainAfter: Math.max(...took),
    problems: statuses
      .filter((status) => status !== 200 && status !== 503)
      .map((status) => `answered ${status}`),
  }
}

/** Row 19: the primary PostgreSQL is lost with its disk. */
export async function tortureReplication(run: Run, { times }: { times: number }): Promise<Outcome> {
  const trials: Trial[] = []
  for (let n = 0; n < times; n++) trials.push(await losePrimary(run, n, true))
  const control = await losePrimary(run, 0, false)
  const sum = (figure: (trial: Trial) => number) => trials.reduce((total, trial) => total + figure(trial), 0)
  const slowest = Math.round(Math.max(...trials.map(({ takenAgainAfter }) => takenAgainAfter)))
  const problems = trials.flatMap((trial) => trial.problems)
  if (run.judgesSpeed && slowest > 10_000) problems.push(`messages were taken again only after ${slowest} ms`)
  return {
    tried: `${times} primaries killed and deleted under load, the synchronous standby promoted`,
    lost: sum(({ lost }) => lost),
    twice: sum(({ twice }) => twice),
    control: {
      what: "asynchronous replication",
      failure: control.lost > 0 ? `${control.lost} lost` : undefined,
    },
    figures: `${sum(({ acknowledged }) => acknowledged)} acknowledged; taken again at most ${slowest} ms after the promotion`,
    problems,
  }
}
