import { createPostgresServer } from "../server/postgres.ts"
import { type Acknowledged, message, sendMessage, startLoad } from "./client.ts"
import { createRandom, type Outcome, pause, type Run, until } from "./run.ts"
import { acknowledgesBeforeCommit, createVariant, noMail, startServer } from "./server-process.ts"
import { compare, readRows } from "./stored.ts"

interface Trial {
  readonly lost: number
  readonly twice: number
  readonly acknowledged: number
  readonly refused: number
  /** Milliseconds from the database's return to the first stored message. */
  readonly reconnects: readonly number[]
  readonly problems: readonly string[]
}

async function restartAgainAndAgain(run: Run, times: number, variant?: string): Promise<Trial> {
  const postgres = await createPostgresServer()
  run.onEnd(() => postgres.stop())
  const database = await postgres.createDatabase("contact")
  const environment = { ...noMail, DATABASE_URL: database }
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment,
    ...(variant && { variant }),
  })
  await sendMessage(server.call, message)
  const random = createRandom(times)
  const acknowledged: Acknowledged[] = []
  const reconnects: number[] = []
  const problems: string[] = []
  let refused = 0
  for (let round = 0; round < times; round++) {
    const load = startLoad(server.call, { connections: 8, prefix: `restart ${round}`, goesOn: true })
    await until("messages are stored", () => load.acknowledged.length > 20)
    await pause(random() * 200)
    await postgres.kill()
    if (!variant) await until("a message is refused", () => load.statuses.has(503))
    await postgres.start()
    const back = process.hrtime.bigint()
    const isBack = () => (load.acknowledged.at(-1)?.at ?? 0n) > back
    await until("messages are stored again", isBack, 30).catch((error) => problems.push(error.message))
    const first = load.acknowledged.find(({ at }) => at > back)
    if (first) reconnects.push(Number(first.at - back) / 1e6)
    await load.stop()
    acknowledged.push(...load.acknowledged)
    refused += load.statuses.get(503) ?? 0
    if (load.unanswered.length > 0) problems.push(`${load.unanswered.length} calls got no answer`)
    for (const [status, count] of load.statuses)
      if (status !== 200 && status !== 503) problems.push(`${count} answers of ${status}`)
  }
  await server.end(variant ? "SIGKILL" : "SIGINT")
  const compared = compare(acknowledged, await readRows(database))
  await postgres.stop()
  return { ...compared, acknowledged: acknowledged.length, refused, reconnects, problems }
}

/** Row 7: PostgreSQL crashes and restarts under load. */
export async function torturePostgres(
  run: Run,
  { times, controls }: { times: number; controls: number },
): Promise<Outcome> {
  const trial = await restartAgainAndAgain(run, times)
  const control = await restartAgainAndAgain(
    run,
    controls,
    await createVariant(run, acknowledgesBeforeCommit),
  )
  const slowest = Math.round(Math.max(...trial.reconnects))
  const problems = [...trial.problems]
  if (run.judgesSpeed && slowest > 5000) problems.push(`reconnected only after ${slowest} ms`)
  return {
    tried: `${times} crashes and restarts of PostgreSQL under load`,
    lost: trial.lost,
    twice: trial.twice,
    control: {
      what: `acknowledging before the commit, ${controls} crashes`,
      failure: control.lost > 0 ? `${control.lost} of ${control.acknowledged} lost` : undefined,
    },
    figures: `${trial.acknowledged} acknowledged, ${trial.refused} refused with 503 meanwhile; stored again after at most ${slowest} ms`,
    problems,
  }
}
