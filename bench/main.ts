/**
 * `npm run bench` measures page weight, paint times, Lighthouse scores and server throughput, and prints a
 * table with the goals. `npm run bench -- pages` measures only one part: pages, lighthouse,
 * server, messages, scale or mail. Times depend on the machine; bytes and requests are also tested
 * (tests/build/weight.test.ts). The exit code is 1 if a goal is missed.
 * Ctrl-C stops it and prints the figures so far.
 */
import { availableParallelism, cpus } from "node:os"
import { parseArgs } from "node:util"
import { createRun, endOnSignal, never, type Run } from "../tests/torture/run.ts"
import { noMail, type ServerProcess, startServer } from "../tests/torture/server-process.ts"
import { benchLighthouse } from "./lighthouse.ts"
import { benchMail } from "./mail.ts"
import { benchMessages } from "./messages.ts"
import { benchPages } from "./pages.ts"
import { judge, printGoals } from "./report.ts"
import { benchScale } from "./scale.ts"
import { benchServer } from "./server.ts"

const withSite =
  (measure: (run: Run, site: ServerProcess) => Promise<void>) =>
  async (run: Run): Promise<void> => {
    const site = await startServer(run, { dataDir: await run.folder(), environment: noMail })
    try {
      await measure(run, site)
    } finally {
      await site.end("SIGTERM")
    }
  }

const parts: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  pages: withSite(benchPages),
  lighthouse: withSite(benchLighthouse),
  server: withSite(benchServer),
  messages: benchMessages,
  scale: benchScale,
  mail: benchMail,
}

const { positionals } = parseArgs({ allowPositionals: true })
const chosen = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = chosen.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(", ")}". The parts are ${Object.keys(parts).join(", ")}.`)
  process.exit(2)
}

console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown CPU"}`)
const run = await createRun(true)
let isInterrupted = false
endOnSignal(() => {
  isInterrupted = true
  return run.end()
}, printGoals)
try {
  for (const name of chosen) {
    console.log(`\n${name}`)
    // If one part fails, the others still run.
    await parts[name]?.(run).catch((error) => {
      if (isInterrupted) return
      console.error(error)
      judge(name, "failed", "", false)
    })
    if (isInterrupted) await never
  }
} finally {
  await run.end()
}
process.exitCode = printGoals() ? 0 : 1
