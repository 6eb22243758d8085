import type { Run } from "../tests/torture/run.ts"
import type { ServerProcess } from "../tests/torture/server-process.ts"
import { measureThroughput } from "../tests/torture/throughput.ts"
import { judge } from "./report.ts"

/** Durable messages a second on 32 connections, beside the disk's own rate, while pages are read. */
export async function benchMessages(run: Run, site: ServerProcess): Promise<void> {
  const { rate, failed, syncs, quiet, busy } = await measureThroughput(site, await run.folder(), 10)
  if (failed > 0) throw new Error(`${failed} messages were not stored`)
  console.log(
    `${Math.round(rate)} messages stored durably a second; the disk: ${Math.round(syncs)} syncs a second`,
  )
  console.log(
    `99 of 100 pages within ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms while messages pour in`,
  )
  judge(
    "durable messages a second, beside the disk's syncs",
    `${(rate / syncs).toFixed(2)} ×`,
    "≥ 0.5 ×",
    rate >= syncs / 2,
  )
  judge("pages' p99 meanwhile, beside quiet", `${(busy / quiet).toFixed(1)} ×`, "≤ 4 ×", busy <= quiet * 4)
}
