import { startScriptedMailServer } from "../tests/scripted-mail-server.ts"
import type { Run } from "../tests/torture/run.ts"
import { startServer } from "../tests/torture/server-process.ts"
import { measureThroughput } from "../tests/torture/throughput.ts"
import { judge, median } from "./report.ts"

/**
 * The speed of a shared machine varies, so each figure is a median. Every
 * round has its own server, which is not still delivering the last round's messages.
 */
const rounds = 5
const seconds = 5

/** Durable messages per second on 32 connections while pages are read, relative to the disk's sync rate. */
export async function benchMessages(run: Run): Promise<void> {
  // A silent mail server, so that only storing is measured, as in row 18 of `npm run torture`.
  const mailServer = await startScriptedMailServer(run)
  mailServer.behave(() => "hang")
  const shares: number[] = []
  const slowdowns: number[] = []
  for (let round = 0; round < rounds; round++) {
    const dataDir = await run.folder()
    const site = await startServer(run, { dataDir, environment: { SMTP_URL: mailServer.url } })
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
    "durable messages per second, relative to the disk's syncs",
    `${share.toFixed(2)} ×`,
    "≥ 0.5 ×",
    share >= 0.5,
    0.5 / share,
  )
  judge(
    "pages' p99 under that load, relative to idle",
    `${slowdown.toFixed(1)} ×`,
    "≤ 4 ×",
    slowdown <= 4,
    slowdown / 4,
  )
}
