import { join } from "node:path"
import { message, sendMessage, startLoad } from "./client.ts"
import { createRandom, type Outcome, pause, percentile, type Run, until, untilFailure } from "./run.ts"
import { acknowledgesBeforeCommit, createVariant, noMail, startServer } from "./server-process.ts"
import { compare, integrityProblems, readRows } from "./stored.ts"

interface Kills {
  readonly lost: number
  readonly twice: number
  readonly acknowledged: number
  readonly restarts: readonly number[]
  readonly problems: readonly string[]
}

async function killAgainAndAgain(run: Run, times: number, variant?: string): Promise<Kills> {
  const dataDir = await run.folder()
  const random = createRandom(times)
  const acknowledged = []
  const restarts = []
  for (let round = 0; round < times; round++) {
    const began = performance.now()
    const server = await startServer(run, { dataDir, environment: noMail, ...(variant && { variant }) })
    const first = await sendMessage(server.call, { ...message, message: `round ${round}` })
    if (first.status === 200 && round > 0) restarts.push(performance.now() - began)
    const load = startLoad(server.call, { connections: 16, prefix: `kill ${round}` })
    await pause(30 + random() * 270)
    // On a busy machine the load may not have begun.
    await until("a message is acknowledged", () => load.acknowledged.length > 0)
    await server.end("SIGKILL")
    await load.ended
    for (const one of load.acknowledged) acknowledged.push(one)
  }
  const file = join(dataDir, "contact.db")
  const rows = await readRows(file)
  return {
    ...compare(acknowledged, rows),
    acknowledged: acknowledged.length,
    restarts,
    problems: await integrityProblems(file),
  }
}

/** Row 1: kill -9 while messages arrive on 16 connections, repeatedly on the same database. */
export async function tortureByKill(run: Run, { times, controls }: { times: number; controls: number }) {
  const kills = await killAgainAndAgain(run, times)
  const broken = await createVariant(run, acknowledgesBeforeCommit)
  const { result: control, tries } = await untilFailure(
    5,
    () => killAgainAndAgain(run, controls, broken),
    ({ lost }) => lost > 0,
  )
  const slowest = Math.max(...kills.restarts)
  const problems = [...kills.problems]
  if (run.judgesSpeed && slowest >= 1000) problems.push(`a restart took ${Math.round(slowest)} ms`)
  return {
    tried: `${times} kill -9 under load`,
    lost: kills.lost,
    twice: kills.twice,
    control: {
      what: `acknowledging before the commit, ${tries * controls} kills`,
      failure: control.lost > 0 ? `${control.lost} of ${control.acknowledged} lost` : undefined,
    },
    figures: `${kills.acknowledged} acknowledged; integrity ${kills.problems.length === 0 ? "ok" : "broken"}; start to first answer ${Math.round(percentile(kills.restarts, 0.5))} ms, at most ${Math.round(slowest)}`,
    problems,
  } satisfies Outcome
}
