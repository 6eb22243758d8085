import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type BlockDevice, blockDeviceObstacle, createBlockDevice } from "./block-device.ts"
import { type Acknowledged, message, sendMessage, startLoad } from "./client.ts"
import { createRandom, type Outcome, pause, type Run, until } from "./run.ts"
import { type Change, createVariant, noMail, startServer } from "./server-process.ts"
import { type Comparison, compare, integrityProblems, readRows } from "./stored.ts"

/** A common default, which loses acknowledged messages when the power fails. */
export const syncsLater: readonly Change[] = [
  {
    file: "server/sqlite-database.ts",
    find: "PRAGMA synchronous = FULL",
    replace: "PRAGMA synchronous = NORMAL",
  },
]

interface Cuts extends Comparison {
  readonly acknowledged: number
  readonly problems: readonly string[]
}

/** Starts a server on what the last cut left, and cuts its power under load. */
async function cutOnce(run: Run, device: BlockDevice, round: number, wait: number, variant?: string) {
  await device.mount()
  const server = await startServer(run, {
    dataDir: join(device.path, "var"),
    environment: noMail,
    ...(variant && { variant }),
  })
  const load = startLoad(server.call, { connections: 16, prefix: `cut ${round}` })
  await until("the first answer", () => load.acknowledged.length > 0)
  await pause(wait)
  const cutAt = await device.cut()
  await server.end("SIGKILL")
  await load.ended
  await device.unmount()
  return load.acknowledged.filter(({ at }) => at < cutAt)
}

async function cutAgainAndAgain(run: Run, times: number, variant?: string): Promise<Cuts> {
  const device = await createBlockDevice(run, 1024)
  const random = createRandom(times)
  const acknowledged: Acknowledged[] = []
  for (let round = 0; round < times; round++) {
    for (const one of await cutOnce(run, device, round, random() * 300, variant)) acknowledged.push(one)
  }
  await device.mount()
  const file = join(device.path, "var", "contact.db")
  const compared = compare(acknowledged, await readRows(file))
  const problems = await integrityProblems(file)
  await device.unmount()
  return { ...compared, acknowledged: acknowledged.length, problems }
}

/** Row 2: the power fails while messages arrive. */
export async function torturePower(run: Run, { times, controls }: { times: number; controls: number }) {
  const obstacle = await blockDeviceObstacle()
  if (obstacle) return await watchSystemCalls(run, obstacle)
  const cuts = await cutAgainAndAgain(run, times)
  const careless = await createVariant(run, syncsLater)
  const control = await cutAgainAndAgain(run, controls, careless)
  return {
    tried: `${times} power cuts (ext4 on a loop device, FS_IOC_SHUTDOWN without log flush)`,
    lost: cuts.lost,
    twice: cuts.twice,
    control: {
      what: `synchronous=NORMAL, ${controls} cuts`,
      failure: control.lost > 0 ? `${control.lost} of ${control.acknowledged} lost` : undefined,
    },
    figures: `${cuts.acknowledged} acknowledged before a cut; integrity ${cuts.problems.length === 0 ? "ok" : "broken"}`,
    problems: cuts.problems,
  } satisfies Outcome
}

/** Without loop devices: checks that an fsync happens between writing a message and answering. */
async function watchSystemCalls(run: Run, obstacle: string): Promise<Outcome> {
  const weaker = `No power was cut: ${obstacle}.`
  if (!existsSync("/usr/bin/strace"))
    return { tried: "nothing", figures: weaker, problems: [`${weaker} And there is no strace.`] }
  const faithful = await countUnsynced(run)
  const control = await countUnsynced(run, await createVariant(run, syncsLater))
  return {
    tried: `order of system calls of ${faithful.answers} messages`,
    lost: faithful.unsynced,
    twice: 0,
    control: {
      what: "synchronous=NORMAL",
      failure: control.unsynced > 0 ? `${control.unsynced} answers without a sync` : undefined,
    },
    figures: `${weaker} Instead: an fsync between each message's write and its answer`,
    problems: [],
  }
}

async function countUnsynced(run: Run, variant?: string): Promise<{ answers: number; unsynced: number }> {
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment: noMail,
    ...(variant && { variant }),
  })
  // The first message creates the tables.
  await sendMessage(server.call, message)
  const trace = join(await run.folder(), "trace")
  const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg"
  const strace = spawn("strace", [
    "-f",
    "-qq",
    "-s",
    "32",
    "-e",
    calls,
    "-o",
    trace,
    "-p",
    String(server.process.pid),
  ])
  run.onEnd(() => strace.kill("SIGKILL"))
  await until("strace is there", () => existsSync(trace))
  await pause(500)
  const answers = 20
  for (let count = 0; count < answers; count++)
    await sendMessage(server.call, { ...message, message: `traced ${count}` })
  const ended = once(strace, "exit")
  strace.kill("SIGINT")
  await ended
  await server.end("SIGKILL")
  let synced = false
  let unsynced = 0
  for (const line of (await readFile(trace, "utf8")).split("\n")) {
    if (/f(data)?sync\(/.test(line) || /f(data)?sync resumed/.test(line)) synced = true
    if (!line.includes("HTTP/1.1 200")) continue
    if (!synced) unsynced++
    synced = false
  }
  return { answers, unsynced }
}
