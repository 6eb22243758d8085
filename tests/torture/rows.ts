import { tortureByAttack } from "./attacks.ts"
import { tortureBodies } from "./bodies.ts"
import { tortureBrowser } from "./browser.ts"
import { tortureClock } from "./clock-steps.ts"
import { tortureCrossSite } from "./cross-site.ts"
import { tortureDisk } from "./disk.ts"
import { tortureEndurance } from "./endurance.ts"
import { tortureFloods } from "./floods.ts"
import { tortureFuzz } from "./fuzz.ts"
import { tortureHeaders } from "./headers.ts"
import { tortureIdempotency } from "./idempotency.ts"
import { tortureInjection } from "./injection.ts"
import { tortureByKill } from "./kill.ts"
import { tortureLog } from "./log-faults.ts"
import { tortureManners } from "./mail-server-manners.ts"
import { torturePostgres } from "./postgres-restart.ts"
import { torturePower } from "./power-cut.ts"
import { tortureReplication } from "./replication.ts"
import type { Outcome, Run } from "./run.ts"
import { tortureShutdown } from "./shutdown.ts"
import { tortureSlowClients } from "./slow-clients.ts"
import { tortureSmtp } from "./smtp-faults.ts"
import { tortureThroughput } from "./throughput.ts"
import { tortureTwoServers } from "./two-servers.ts"

interface TortureRow {
  readonly number: number
  readonly promise: string
  readonly full: (run: Run) => Promise<Outcome>
  /** The same with numbers small enough for a test. */
  readonly short: (run: Run) => Promise<Outcome>
}

function row<Size>(
  number: number,
  promise: string,
  torture: (run: Run, size: Size) => Promise<Outcome>,
  full: Size,
  short: Size,
): TortureRow {
  return { number, promise, full: (run) => torture(run, full), short: (run) => torture(run, short) }
}

export const rows: readonly TortureRow[] = [
  row(
    1,
    "kill -9 neither loses nor duplicates a message",
    tortureByKill,
    { times: 200, controls: 20 },
    { times: 3, controls: 6 },
  ),
  row(
    2,
    "a power cut loses nothing acknowledged",
    torturePower,
    { times: 200, controls: 20 },
    { times: 2, controls: 3 },
  ),
  row(3, "visitors are told when the disk fails", tortureDisk, { times: 10 }, { times: 1 }),
  row(
    4,
    "a message is stored once, however often it is sent",
    tortureIdempotency,
    { keys: 1000, copies: 10 },
    { keys: 40, copies: 10 },
  ),
  row(5, "one message when a browser loses the answer", tortureBrowser, { times: 20 }, { times: 2 }),
  row(
    6,
    "two servers share the work",
    tortureTwoServers,
    { messages: 3000, kills: 50 },
    { messages: 90, kills: 2 },
  ),
  row(
    7,
    "PostgreSQL may crash and return",
    torturePostgres,
    { times: 20, controls: 2 },
    { times: 1, controls: 1 },
  ),
  row(8, "no fault of a mail server loses a mail", tortureSmtp, { messages: 120 }, { messages: 12 }),
  row(
    9,
    "random input gets the same answers with both databases",
    tortureFuzz,
    { times: 10_000 },
    { times: 400 },
  ),
  row(10, "nothing can be injected into mail or log", tortureInjection, { times: 200 }, { times: 120 }),
  row(
    11,
    "slow clients slow nobody else",
    tortureSlowClients,
    { headers: 500, bodies: 500 },
    { headers: 30, bodies: 30 },
  ),
  row(12, "oversized bodies are not read", tortureBodies, { times: 50 }, { times: 1 }),
  row(
    13,
    "floods are limited, and forged addresses do not help",
    tortureFloods,
    { times: 5000, addresses: 1_000_000 },
    { times: 250, addresses: 100_000 },
  ),
  row(
    14,
    "memory stays small and flat",
    tortureEndurance,
    { requests: 360_000, connections: 256 },
    { requests: 4000, connections: 64 },
  ),
  row(15, "other sites' pages can send nothing", tortureCrossSite, undefined, undefined),
  row(16, "every response has its security headers", tortureHeaders, { pages: 18 }, { pages: 3 }),
  row(
    17,
    "SIGTERM fails no accepted request",
    tortureShutdown,
    { times: 50, controls: 20 },
    { times: 2, controls: 20 },
  ),
  row(18, "durable messages keep up with the disk", tortureThroughput, { seconds: 10 }, { seconds: 1 }),
  row(19, "the loss of PostgreSQL's machine loses nothing", tortureReplication, { times: 20 }, { times: 1 }),
  row(20, "a wrong clock strands no message", tortureClock, { each: 50 }, { each: 2 }),
  row(
    21,
    "a few expensive requests cannot take the site down",
    tortureByAttack,
    { connections: 500, seconds: 20 },
    { connections: 500, seconds: 2 },
  ),
  row(22, "a log that cannot be written stops nothing", tortureLog, { messages: 5000 }, { messages: 300 }),
  row(23, "no misbehaving mail server loses a message", tortureManners, { hanging: 12 }, { hanging: 12 }),
]

/** Why a row fails. */
export function reasonsAgainst(outcome: Outcome): string[] {
  const { lost = 0, twice = 0, control, problems } = outcome
  return [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(twice > 0 ? [`${twice} stored twice`] : []),
    ...(control && control.failure === undefined ? [`the control did not fail: ${control.what}`] : []),
    ...problems,
  ]
}
