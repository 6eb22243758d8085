import { fork } from "node:child_process"
import { once } from "node:events"
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs"
import { join } from "node:path"
import { postOf, speak } from "../raw-http.ts"
import { startScriptedMailServer } from "../scripted-mail-server.ts"
import { message, readPages } from "./client.ts"
import { syncsLater } from "./power-cut.ts"
import { type Outcome, pause, type Run } from "./run.ts"
import { createVariant, type ServerProcess, type ServerSettings, startServer } from "./server-process.ts"

/** At most a hundred requests per second on each connection. */
const atMost100 = { restMs: 10, headers: { "accept-encoding": "br" } }

/** How often a second the disk takes 4 KiB for good. */
function measureSyncRate(folder: string, seconds: number): number {
  const file = openSync(join(folder, "sync"), "w")
  const page = Buffer.alloc(4096)
  const began = performance.now()
  let count = 0
  for (; performance.now() - began < seconds * 1000; count++) {
    writeSync(file, page)
    fdatasyncSync(file)
  }
  closeSync(file)
  return count / seconds
}

/** Posts in a separate process, so that its work does not slow the measured page reads. */
async function postBeside(origin: string, seconds: number): Promise<{ rate: number; failed: number }> {
  const child = fork(import.meta.filename, [origin, String(seconds)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const [result] = await once(child, "message")
  return result
}

/** Measurements of one server with 32 senders and 4 readers. */
interface Throughput {
  /** Durable messages a second, and how many were refused. */
  readonly rate: number
  readonly failed: number
  /** How often a second the disk takes 4 KiB for good. */
  readonly syncs: number
  /** The pages' 99th percentile in milliseconds, without and with the messages. */
  readonly quiet: number
  readonly busy: number
}

/** Messages and pages at once. */
async function postBesideReaders(server: ServerProcess, seconds: number) {
  const posting = postBeside(server.origin, seconds + 1)
  await pause(500)
  const busy = await readPages(server.origin, seconds, atMost100)
  return { ...(await posting), busy }
}

/** @param folder on the server's disk */
export async function measureThroughput(
  server: ServerProcess,
  folder: string,
  seconds: number,
): Promise<Throughput> {
  // Before and after, because a shared machine's disk speed varies.
  const before = measureSyncRate(folder, Math.min(seconds, 3))
  // A process that has just started still compiles what it runs.
  await postBeside(server.origin, Math.min(seconds, 3))
  await readPages(server.origin, 1, atMost100)
  const quiet = await readPages(server.origin, seconds, atMost100)
  const { rate, failed, busy } = await postBesideReaders(server, seconds)
  const syncs = (before + measureSyncRate(folder, Math.min(seconds, 3))) / 2
  return { rate, failed, syncs, quiet, busy }
}

/** Row 18: durable messages per second while visitors read pages. */
export async function tortureThroughput(run: Run, { seconds }: { seconds: number }): Promise<Outcome> {
  // A silent mail server, so that only storing is measured.
  const mailServer = await startScriptedMailServer(run)
  mailServer.behave(() => "hang")
  const measure = async <Result>(
    how: (server: ServerProcess, folder: string, seconds: number) => Promise<Result>,
    settings: Pick<ServerSettings, "variant"> = {},
  ) => {
    const dataDir = await run.folder()
    const server = await startServer(run, { dataDir, environment: { SMTP_URL: mailServer.url }, ...settings })
    const measured = await how(server, dataDir, seconds)
    await server.end("SIGINT")
    return measured
  }
  const tried = `messages on 32 connections for ${seconds} s, pages read on 4`
  const lost = ({ rate, failed }: { rate: number; failed: number }) =>
    failed > 0 || rate === 0 ? [`${failed} messages were not stored, and ${rate} a second were`] : []
  if (!run.judgesSpeed) {
    const measured = await measure((server) => postBesideReaders(server, seconds))
    return { tried, figures: "not judged", problems: lost(measured) }
  }
  const measured = await measure(measureThroughput)
  const { rate, syncs, quiet, busy } = measured
  const problems = lost(measured)
  // A disk may sync more often than two cores can answer.
  const unsynced = await measure(measureThroughput, { variant: await createVariant(run, syncsLater) })
  if (rate < Math.min(syncs, unsynced.rate) / 2)
    problems.push("less than half of what the disk, or without syncing the machine, is able to do")
  if (busy > quiet * 4) problems.push("pages were slowed more than fourfold")
  return {
    tried,
    figures: `${Math.round(rate)} durable messages a second, the disk's own rate is ${Math.round(syncs)} syncs (× ${(rate / syncs).toFixed(2)}), without syncing ${Math.round(unsynced.rate)} messages (× ${(rate / unsynced.rate).toFixed(2)}); pages' p99 ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms meanwhile (× ${(busy / quiet).toFixed(1)})`,
    problems,
  }
}

/**
 * Sends messages as bytes, one after another per connection: on two cores, a client that does more would be what is
 * measured.
 */
async function postOn(
  origin: string,
  connection: number,
  end: number,
): Promise<{ stored: number; failed: number }> {
  const { socket } = await speak({ origin }, "")
  socket.removeAllListeners("data")
  let stored = 0
  let failed = 0
  while (performance.now() < end) {
    socket.write(postOf({ ...message, message: `throughput ${connection} ${stored}` }), "latin1")
    // On loopback a small answer arrives in one piece.
    const [answer] = await once(socket, "data")
    if (String(answer).startsWith("HTTP/1.1 200 ")) stored++
    else failed++
  }
  socket.destroy()
  return { stored, failed }
}

const [origin, duration] = process.argv.slice(2)
if (process.argv[1] === import.meta.filename && origin && duration && process.send) {
  const seconds = Number(duration)
  const end = performance.now() + seconds * 1000
  const all = await Promise.all(Array.from({ length: 32 }, (_, n) => postOn(origin, n, end)))
  const sum = (pick: (one: { stored: number; failed: number }) => number) =>
    all.reduce((total, one) => total + pick(one), 0)
  process.send?.({ rate: sum(({ stored }) => stored) / seconds, failed: sum(({ failed }) => failed) })
  process.disconnect?.()
}
