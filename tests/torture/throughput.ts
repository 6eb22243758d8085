import { fork } from "node:child_process"
import { once } from "node:events"
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { send, startLoad } from "./client.ts"
import { type Outcome, pause, percentile, type Run } from "./run.ts"
import { noMail, startServer } from "./server-process.ts"

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

/** The 99th percentile of page reads on 4 connections that each ask a hundred times a second at most. */
async function readPages(origin: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const reader = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      await send(origin, { agent, headers: { "accept-encoding": "br" } })
      times.push(performance.now() - began)
      await pause(10)
    }
  }
  await Promise.all(Array.from({ length: 4 }, reader))
  agent.destroy()
  return percentile(times, 0.99)
}

/** Posts in a process of its own, so that its work does not count as the pages' waiting. */
async function postBeside(call: string, seconds: number): Promise<{ rate: number; failed: number }> {
  const child = fork(import.meta.filename, [call, String(seconds)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  })
  const [result] = await once(child, "message")
  return result
}

/** Row 18: durable messages a second, while visitors read. */
export async function tortureThroughput(run: Run, { seconds }: { seconds: number }): Promise<Outcome> {
  const dataDir = await run.folder()
  const syncs = measureSyncRate(dataDir, Math.min(seconds, 3))
  const server = await startServer(run, { dataDir, environment: noMail })
  await readPages(server.origin, 1)
  const quiet = await readPages(server.origin, seconds)
  const posting = postBeside(server.call, seconds + 1)
  await pause(500)
  const busy = await readPages(server.origin, seconds)
  const { rate, failed } = await posting
  await server.end("SIGTERM")
  const problems = []
  if (failed > 0) problems.push(`${failed} messages were not stored`)
  if (run.judgesSpeed && rate < syncs / 2) problems.push("less than half of the disk's rate")
  if (run.judgesSpeed && busy > quiet * 4) problems.push("pages were slowed more than fourfold")
  return {
    tried: `messages on 32 connections for ${seconds} s, pages read on 4`,
    figures: `${Math.round(rate)} durable messages a second, the disk's own rate is ${Math.round(syncs)} syncs (× ${(rate / syncs).toFixed(2)}); pages' p99 ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms meanwhile (× ${(busy / quiet).toFixed(1)})`,
    problems,
  }
}

const [call, seconds] = process.argv.slice(2)
if (process.argv[1] === import.meta.filename && call && process.send) {
  const load = startLoad(call, { connections: 32, prefix: `throughput ${process.pid}` })
  await pause(Number(seconds) * 1000)
  await load.stop()
  process.send?.({ rate: load.acknowledged.length / Number(seconds), failed: load.unanswered.length })
  process.disconnect?.()
}
