import { openSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { blockDeviceObstacle, createBlockDevice } from "./block-device.ts"
import { type Acknowledged, send, startLoad } from "./client.ts"
import { fillUp } from "./disk.ts"
import { type Outcome, type Run, until } from "./run.ts"
import { type Change, createVariant, noMail, type ServerProcess, startServer } from "./server-process.ts"
import { compare, readRows } from "./stored.ts"

interface LogFault {
  readonly name: string
  /** The server's log output. */
  readonly log: "pipe" | number
  begin(server: ServerProcess): unknown
  /** Afterwards; resolves to what is wrong with the log. */
  end?(server: ServerProcess): Promise<string[]>
}

const deadReader: LogFault = {
  name: "reader dies",
  log: "pipe",
  begin: ({ process }) => process.stderr?.destroy(),
}

async function createFaults(run: Run): Promise<LogFault[]> {
  const faults: LogFault[] = [
    deadReader,
    {
      name: "reader stalls",
      log: "pipe",
      begin: ({ process }) => process.stderr?.removeAllListeners("data").pause(),
    },
    { name: "/dev/full", log: openSync("/dev/full", "w"), begin: () => {} },
  ]
  if ((await blockDeviceObstacle()) !== undefined) return faults
  const device = await createBlockDevice(run, 16)
  await device.mount()
  const file = join(device.path, "log")
  let makeRoom = async () => {}
  faults.push({
    name: "full log disk",
    log: openSync(file, "a"),
    async begin() {
      makeRoom = await fillUp(device.path)
    },
    async end(server) {
      await makeRoom()
      server.process.kill("SIGTERM")
      await until("the log goes on", async () => (await readFile(file, "utf8")).includes('"stopping"'))
      return /"log_entries_lost","count":\d+/.test(await readFile(file, "utf8"))
        ? []
        : ["the log does not say what it lost"]
    },
  })
  return faults
}

type Trial = Awaited<ReturnType<typeof serveBeside>>

async function serveBeside(run: Run, fault: LogFault, messages: number, variant?: string) {
  const dataDir = await run.folder()
  const server = await startServer(run, {
    dataDir,
    environment: noMail,
    log: fault.log,
    ...(variant && { variant }),
  })
  await fault.begin(server)
  const load = startLoad(server.call, { connections: 16, prefix: fault.name })
  await Promise.race([
    load.ended,
    until("messages are stored", () => load.acknowledged.length >= messages, 600),
  ])
  await load.stop()
  const problems: string[] = []
  for (const [status, count] of load.statuses)
    if (status !== 200) problems.push(`${fault.name}: ${count} messages were answered ${status}`)
  if (load.unanswered.length > 0) problems.push(`${fault.name}: ${load.unanswered.length} got no answer`)
  const page = await send(server.origin).catch(() => undefined)
  if (page?.status !== 200) problems.push(`${fault.name}: pages are not served`)
  if (page) problems.push(...((await fault.end?.(server)) ?? []))
  const code = await server.end("SIGTERM")
  if (code !== 0) problems.push(`${fault.name}: ended with ${code}`)
  const acknowledged: readonly Acknowledged[] = load.acknowledged
  return {
    ...compare(acknowledged, await readRows(join(dataDir, "contact.db"))),
    acknowledged: acknowledged.length,
    problems,
  }
}

const listensForNoError: readonly Change[] = [
  { file: "server/log.ts", find: 'process.stderr.on("error", () => {})', replace: "" },
]

/** Row 22: writing the log fails. */
export async function tortureLog(run: Run, { messages }: { messages: number }): Promise<Outcome> {
  const faults = await createFaults(run)
  const trials: Trial[] = []
  for (const fault of faults) trials.push(await serveBeside(run, fault, messages))
  const careless = await createVariant(run, listensForNoError)
  const control = await serveBeside(run, deadReader, messages, careless)
  const sum = (of: "lost" | "twice" | "acknowledged") => trials.reduce((total, trial) => total + trial[of], 0)
  return {
    tried: `${messages} messages each beside: ${faults.map(({ name }) => name).join(", ")}`,
    lost: sum("lost"),
    twice: sum("twice"),
    control: { what: "listening for no error", failure: control.problems[0] },
    figures: `${sum("acknowledged")} acknowledged, all pages served, each process ended with 0`,
    problems: trials.flatMap(({ problems }) => problems),
  }
}
