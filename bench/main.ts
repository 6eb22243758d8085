/**
 * `npm run bench` measures page weight, paint times, Lighthouse scores and server throughput, and prints a
 * table with the goals. `npm run bench -- pages` measures only one part: pages, lighthouse,
 * server, messages, scale or mail. Times depend on the machine; bytes and requests are also tested
 * (tests/build/weight.test.ts). The exit code is 1 if a goal is missed. `npm run bench -- --quick` times only three pages'
 * first paints, in under three minutes. `--beside URL=NAME` visits another running site in turn with ours. A whole run
 * draws its figures in docs/performance.svg.
 * Ctrl-C stops it and prints the figures so far.
 */
import { writeFile } from "node:fs/promises"
import { availableParallelism, cpus } from "node:os"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { createRun, endOnSignal, never, type Run, signalToArrive } from "../tests/torture/run.ts"
import { noMail, type ServerProcess, startServer } from "../tests/torture/server-process.ts"
import { benchLighthouse } from "./lighthouse.ts"
import { benchMail } from "./mail.ts"
import { benchMessages } from "./messages.ts"
import { benchPages } from "./pages.ts"
import { drawGoals, judge, printGoals } from "./report.ts"
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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, beside: { type: "string", multiple: true } },
})
const peers = (values.beside ?? []).map((argument) => {
  const [, url = "", name = ""] = /^(https?:\/\/[^=]+)=(.+)$/.exec(argument) ?? []
  return { url, name }
})
if (peers.some(({ name }) => name === "")) {
  console.error("--beside needs an address and a name: --beside http://localhost:4321=AstroWind")
  process.exit(2)
}

const parts: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  pages: withSite((_, site) => benchPages(site, { quick: values.quick, peers })),
  lighthouse: withSite(benchLighthouse),
  server: withSite(benchServer),
  messages: benchMessages,
  scale: benchScale,
  mail: benchMail,
}

const isWhole = positionals.length === 0 && !values.quick
const chosen = isWhole ? Object.keys(parts) : positionals.length > 0 ? positionals : ["pages"]
const unknown = chosen.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(", ")}". The parts are ${Object.keys(parts).join(", ")}.`)
  process.exit(2)
}

const machine = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown CPU"}`
console.log(machine)
let isInterrupted = false
endOnSignal(() => {
  isInterrupted = true
  return run.end()
}, printGoals)
const run = createRun(true)
try {
  for (const name of chosen) {
    console.log(`\n${name}`)
    // If one part fails, the others still run.
    await parts[name]?.(run).catch(async (error) => {
      await signalToArrive()
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
if (isWhole) {
  const date = new Date().toISOString().slice(0, 10)
  await writeFile(resolve(import.meta.dirname, "../docs/performance.svg"), drawGoals(`${date}, ${machine}`))
}
