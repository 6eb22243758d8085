import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, statSync } from "node:fs"
import { open, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { type BlockDevice, blockDeviceObstacle, createBlockDevice } from "./block-device.ts"
import { type Acknowledged, idOf, message, send, sendMessage } from "./client.ts"
import { type Outcome, pause, type Run, until } from "./run.ts"
import {
  acknowledgesBeforeCommit,
  createVariant,
  noMail,
  type ServerProcess,
  startServer,
} from "./server-process.ts"
import { compare, integrityProblems, readRows } from "./stored.ts"

const execute = promisify(execFile)

/** A disk fault that appears and disappears while the server runs. */
interface Fault {
  readonly name: string
  readonly dataDir: string
  /** Causes the fault; resolves to a function that ends it. */
  begin(server: ServerProcess): Promise<() => Promise<unknown>>
}

async function fullDisk(run: Run): Promise<Fault> {
  const device = await mountedDevice(run)
  return {
    name: "full disk",
    dataDir: join(device.path, "var"),
    begin: () => fillUp(device.path),
  }
}

/** Fills the file system of a folder; resolves to a function that frees it again. */
export async function fillUp(folder: string): Promise<() => Promise<void>> {
  const filler = join(folder, "filler")
  const file = await open(filler, "w")
  for (let size = 1 << 20; size >= 512; size >>= 1) {
    const block = Buffer.alloc(size)
    while (
      await file.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    );
  }
  await file.close()
  return () => rm(filler)
}

/** The file system shuts down, as after a disk error, and is mounted again. */
async function lostDisk(run: Run): Promise<Fault> {
  const device = await mountedDevice(run)
  return {
    name: "disk lost and mounted anew",
    dataDir: join(device.path, "var"),
    async begin() {
      await device.cut()
      return async () => {
        // Possible only once the server has let go of the old files.
        await until(
          "the disk is free",
          () =>
            device.unmount().then(
              () => true,
              () => false,
            ),
          15,
        )
        await device.mount()
      }
    },
  }
}

async function mountedDevice(run: Run): Promise<BlockDevice> {
  const device = await createBlockDevice(run, 24)
  await device.mount()
  return device
}

/** Writes beyond the file's current size fail: replaces a full disk where nothing can be mounted. */
async function limitedFile(run: Run): Promise<Fault> {
  const dataDir = await run.folder()
  return {
    name: "no file may grow (RLIMIT_FSIZE)",
    dataDir,
    async begin(server) {
      const limit = (soft: string) =>
        execute("prlimit", ["--pid", String(server.process.pid), `--fsize=${soft}:`])
      await limit(String(Math.min(statSync(join(dataDir, "contact.db-wal")).size, 4096)))
      return () => limit("unlimited")
    },
  }
}

/** fsync and fdatasync fail with EIO. */
async function failingSync(run: Run): Promise<Fault> {
  return {
    name: "fsync says EIO",
    dataDir: await run.folder(),
    async begin(server) {
      const inject = "inject=fsync,fdatasync:error=EIO"
      const pid = String(server.process.pid)
      const options = ["-f", "-qq", "-e", "trace=fsync,fdatasync", "-e", inject, "-o", "/dev/null", "-p", pid]
      const strace = spawn("strace", options, { stdio: "ignore" })
      run.onEnd(() => strace.kill("SIGKILL"))
      await pause(300)
      return async () => {
        const ended = once(strace, "exit")
        strace.kill("SIGINT")
        await ended
      }
    },
  }
}

interface Trial {
  readonly name: string
  readonly lost: number
  readonly twice: number
  readonly acknowledged: number
  readonly refused: number
  readonly problems: readonly string[]
}

/** Sends messages to one process before, during and after the fault. */
async function endure(run: Run, fault: Fault, variant?: string): Promise<Trial> {
  const server = await startServer(run, {
    dataDir: fault.dataDir,
    environment: noMail,
    ...(variant && { variant }),
  })
  const acknowledged: Acknowledged[] = []
  const problems: string[] = []
  let count = 0
  let refused = 0
  const sendOne = async () => {
    const text = `${fault.name} ${count++} ${"x".repeat(500)}`
    const answer = await sendMessage(server.call, { ...message, message: text }).catch(
      async (cause: Error) => {
        // A process that has died is reported a moment later.
        await pause(1000)
        const { exitCode, signalCode } = server.process
        const state = signalCode ?? exitCode ?? "running"
        const end = server.output().slice(-1000)
        throw new Error(`${fault.name}: ${cause.message}, the server is ${state}: ${end}`, { cause })
      },
    )
    if (answer.status === 200) acknowledged.push({ id: idOf(answer), text, at: process.hrtime.bigint() })
    else if (answer.status === 503) refused++
    else problems.push(`${fault.name}: answered ${answer.status}`)
    return answer.status
  }
  const expectStatus = async (path: string, status: number, when: string) => {
    // The health check remembers for a second.
    const seen = async () => (await send(server.origin + path)).status === status
    await until(`${path} says ${status}`, seen, 5).catch(() =>
      problems.push(`${fault.name}: ${path} was not ${status} ${when}`),
    )
  }
  for (let before = 0; before < 20; before++) await sendOne()
  const end = await fault.begin(server)
  // A few more fit into the space that SQLite has already reserved.
  for (let tries = 0; tries < (variant ? 100 : 3000) && (await sendOne()) !== 503; tries++);
  if (refused === 0) problems.push(`${fault.name}: nothing was refused`)
  await expectStatus("/", 200, "during the fault")
  // The check waits its turn behind the messages, so a server that acknowledges too soon has met the fault with all of them.
  await expectStatus("/healthz", 503, "during the fault")
  await end()
  await until("messages are taken again", async () => (await sendOne()) === 200, 15).catch((error) =>
    problems.push(`${fault.name}: ${error.message}`),
  )
  await expectStatus("/healthz", 200, "after the fault")
  await server.end("SIGKILL")
  const file = join(fault.dataDir, "contact.db")
  problems.push(...(await integrityProblems(file)))
  return {
    name: fault.name,
    ...compare(acknowledged, await readRows(file)),
    acknowledged: acknowledged.length,
    refused,
    problems,
  }
}

/** A server that starts on a read-only file system, which then becomes writable. */
async function endureReadOnly(run: Run): Promise<string[]> {
  const device = await mountedDevice(run)
  const dataDir = join(device.path, "var")
  const first = await startServer(run, { dataDir, environment: noMail })
  await sendMessage(first.call, message)
  await first.end("SIGINT")
  await device.remount("ro")
  const problems: string[] = []
  const server = await startServer(run, { dataDir, environment: noMail })
  const expectStatus = (name: string, status: number, expected: number) => {
    if (status !== expected) problems.push(`read-only: ${name} answered ${status}`)
  }
  const other = { ...message, name: "Eva" }
  expectStatus("a message", (await sendMessage(server.call, other)).status, 503)
  expectStatus("the health check", (await send(`${server.origin}/healthz`)).status, 503)
  expectStatus("a page", (await send(server.origin)).status, 200)
  await device.remount("rw")
  expectStatus("a message afterward", (await sendMessage(server.call, other)).status, 200)
  await server.end("SIGKILL")
  if ((await readRows(join(dataDir, "contact.db"))).length !== 2)
    problems.push("read-only: not both messages are there")
  await device.unmount()
  return problems
}

/** Row 3: the disk fails and recovers under one running server. */
export async function tortureDisk(run: Run, { times }: { times: number }): Promise<Outcome> {
  const obstacle = await blockDeviceObstacle()
  const hasStrace = existsSync("/usr/bin/strace")
  const faults = [...(obstacle ? [limitedFile] : [fullDisk, lostDisk]), ...(hasStrace ? [failingSync] : [])]
  const trials: Trial[] = []
  const problems: string[] = []
  for (let round = 0; round < times; round++) {
    for (const fault of faults) trials.push(await endure(run, await fault(run)))
    if (!obstacle) problems.push(...(await endureReadOnly(run)))
  }
  const careless = await createVariant(run, acknowledgesBeforeCommit)
  const control = await endureControl(run, careless, obstacle)
  const sum = (pick: (trial: Trial) => number) => trials.reduce((total, trial) => total + pick(trial), 0)
  const left = [
    ...(obstacle ? [`no disk was mounted: ${obstacle}`] : []),
    ...(hasStrace ? [] : ["fsync was left alone: there is no strace"]),
  ]
  const tried = [...new Set(trials.map(({ name }) => name)), ...(obstacle ? [] : ["read-only disk"])]
  return {
    tried: `${times} × ${tried.join(", ")}`,
    lost: sum(({ lost }) => lost),
    twice: sum(({ twice }) => twice),
    control: { what: "acknowledging before the commit, full disk", failure: control },
    figures: [
      `${sum((one) => one.acknowledged)} acknowledged, ${sum((one) => one.refused)} refused with 503, recovered without a restart`,
      ...left,
    ].join("; "),
    problems: [...problems, ...trials.flatMap((trial) => trial.problems)],
  }
}

async function endureControl(
  run: Run,
  variant: string,
  obstacle: string | undefined,
): Promise<string | undefined> {
  const trial = await endure(run, await (obstacle ? limitedFile : fullDisk)(run), variant)
  return trial.lost > 0 ? `${trial.lost} of ${trial.acknowledged} lost` : undefined
}
