import { join } from "node:path"
import { startLoad } from "./client.ts"
import { createRandom, type Outcome, pause, type Run, until, untilFailure } from "./run.ts"
import { type Change, createVariant, noMail, startServer } from "./server-process.ts"
import { compare, readRows } from "./stored.ts"

/** Exits at once. */
const endsAtOnce: readonly Change[] = [
  { file: "server/main.ts", find: "server.drain()", replace: "process.exit(0)" },
]

async function stopAgainAndAgain(run: Run, times: number, variant?: string) {
  const dataDir = await run.folder()
  const random = createRandom(17)
  const acknowledged = []
  const unanswered: string[] = []
  const problems: string[] = []
  const exits: number[] = []
  for (let round = 0; round < times; round++) {
    const server = await startServer(run, { dataDir, environment: noMail, ...(variant && { variant }) })
    const load = startLoad(server.call, { connections: 16, prefix: `stop ${round}` })
    await until("messages are stored", () => load.acknowledged.length > 5)
    await pause(random() * 200)
    const began = performance.now()
    const code = await server.end("SIGTERM")
    exits.push(performance.now() - began)
    await load.ended
    if (code !== 0) problems.push(`ended with ${code}`)
    for (const status of load.statuses.keys())
      if (status !== 200) problems.push(`answered ${status} while stopping`)
    acknowledged.push(...load.acknowledged)
    unanswered.push(...load.unanswered)
  }
  const rows = await readRows(join(dataDir, "contact.db"))
  const stored = new Set(rows.map(({ message }) => message))
  return {
    ...compare(acknowledged, rows),
    acknowledged: acknowledged.length,
    /** Stored, but its sender got no answer. */
    failed: unanswered.filter((text) => stored.has(text)).length,
    refused: unanswered.length,
    slowest: Math.max(...exits),
    problems,
  }
}

/** Row 17: SIGTERM while messages arrive. */
export async function tortureShutdown(
  run: Run,
  { times, controls }: { times: number; controls: number },
): Promise<Outcome> {
  const trial = await stopAgainAndAgain(run, times)
  const careless = await createVariant(run, endsAtOnce)
  const { result: control, tries } = await untilFailure(
    controls,
    () => stopAgainAndAgain(run, 1, careless),
    ({ failed }) => failed > 0,
  )
  const problems = [...trial.problems]
  if (trial.failed > 0) problems.push(`${trial.failed} accepted requests got no answer`)
  if (run.judgesSpeed && trial.slowest >= 10_000)
    problems.push(`gone only after ${Math.round(trial.slowest)} ms`)
  return {
    tried: `${times} SIGTERM under load on 16 connections`,
    lost: trial.lost,
    twice: trial.twice,
    control: {
      what: `ending at once, ${tries} times`,
      failure: control.failed > 0 ? `${control.failed} accepted requests got no answer` : undefined,
    },
    figures: `${trial.acknowledged} acknowledged; ${trial.failed} accepted requests failed; ${trial.refused} connections found nobody and stored nothing; gone after at most ${Math.round(trial.slowest)} ms`,
    problems: problems.slice(0, 6),
  }
}
