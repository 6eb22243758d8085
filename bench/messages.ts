import { openMailOffice } from "../tests/torture/mail-office.ts"
import type { Run } from "../tests/torture/run.ts"
import { startServer } from "../tests/torture/server-process.ts"
import { measureThroughput } from "../tests/torture/throughput.ts"
import { judge, median } from "./report.ts"

/**
 * Neither the disk nor the processor of a shared machine is the same for a minute, so each figure is a median. Every
 * round has a server of its own, or it would find the messages of the last one being delivered.
 */
const rounds = 5
const seconds = 5

/** Durable messages a second on 32 connections, beside the disk's own rate, while pages are read. */
export async function benchMessages(run: Run): Promise<void> {
  // A mail server that never says a word, as in row 18 of `npm run torture`: the delivery waits, beside the storing.
  const office = await openMailOffice(run)
  office.behave(() => "hang")
  const shares: number[] = []
  const slowdowns: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = await run.folder()
    const site = await startServer(run, { dataDir, environment: { SMTP_URL: office.url } })
    const { rate, failed, syncs, quiet, busy } = await measureThroughput(site, dataDir, seconds)
    await site.end("SIGTERM")
    if (failed > 0) throw new Error(`${failed} messages were not stored`)
    console.log(
      `${Math.round(rate)} messages stored durably a second; the disk: ${Math.round(syncs)} syncs a second; ` +
        `99 of 100 pages within ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms meanwhile`,
    )
    shares.push(rate / syncs)
    slowdowns.push(busy / quiet)
  }
  const share = median(shares)
  const slowdown = median(slowdowns)
  judge(
    "durable messages a second, beside the disk's syncs",
    `${share.toFixed(2)} ×`,
    "≥ 0.5 ×",
    share >= 0.5,
  )
  judge("pages' p99 meanwhile, beside quiet", `${slowdown.toFixed(1)} ×`, "≤ 4 ×", slowdown <= 4)
}
