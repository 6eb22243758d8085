import { execFile } from "node:child_process"
import { Agent } from "node:http"
import { join } from "node:path"
import { promisify } from "node:util"
import { type Answer, idOf, message, sendMessage } from "./client.ts"
import type { Outcome, Run } from "./run.ts"
import { noMail, type ServerProcess, startServer } from "./server-process.ts"

const origin = "https://noonday.example"
const fieldsOf = (n: number) => ({ ...message, message: `flood ${n}` })

/** Runs `work` for each number below `times`, 32 at a time. */
async function each(times: number, work: (n: number, agent: Agent) => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let next = 0
  const worker = async () => {
    while (next < times) await work(next++, agent)
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  agent.destroy()
}

const isProper429 = ({ status, headers }: Answer) =>
  status === 429 &&
  Number(headers["retry-after"]) > 0 &&
  headers["access-control-allow-origin"] === origin &&
  String(headers["access-control-expose-headers"]).includes("retry-after")

/**
 * Floods with forged addresses.
 *
 * @param trust how many proxies the server trusts
 * @returns how many got through
 */
async function flood(run: Run, trust: number, times: number, problems: string[]): Promise<number> {
  const server = await startServer(run, {
    dataDir: await run.folder(),
    environment: { ...noMail, RATE_LIMIT: "5/600", TRUST_PROXY: String(trust), ALLOWED_ORIGINS: origin },
  })
  // The sender can only forge entries before those of trusted proxies.
  const proxies = ["198.51.100.7", "10.0.0.1"].slice(0, trust)
  const known = { "idempotency-key": "known" }
  const truth: Record<string, string> = trust > 0 ? { "x-forwarded-for": proxies.join(", ") } : {}
  const first = idOf(await sendMessage(server.call, fieldsOf(-1), { headers: { ...truth, ...known } }))
  let through = 1
  let improper = 0
  await each(times, async (n, agent) => {
    const lie = `203.0.${n % 250}.${(n >> 8) % 250}`
    const forwarded = {
      "x-forwarded-for": [lie, ...proxies].join(", "),
      "x-real-ip": lie,
      forwarded: `for=${lie}`,
    }
    const answer = await sendMessage(server.call, fieldsOf(n), { agent, headers: { origin, ...forwarded } })
    if (answer.status === 200) through++
    else if (!isProper429(answer)) improper++
  })
  if (improper > 0) problems.push(`${improper} answers were neither 200 nor a 429 with Retry-After and CORS`)
  if (through > 5) problems.push(`${through} got through at ${trust} trusted proxies`)
  const again = await sendMessage(server.call, fieldsOf(-1), { headers: { ...truth, ...known } })
  if (again.status !== 200 || idOf(again) !== first)
    problems.push(`a retry under a known key was answered ${again.status}`)
  await server.end("SIGINT")
  return through
}

/** Each message from a different address, as reported by a trusted proxy. */
async function floodFromEverywhere(run: Run, times: number, problems: string[]): Promise<number> {
  const server: ServerProcess = await startServer(run, {
    dataDir: await run.folder(),
    environment: { ...noMail, RATE_LIMIT: "5/600", TRUST_PROXY: "1" },
  })
  let through = 0
  await each(times, async (n, agent) => {
    const headers = {
      "x-forwarded-for": `2001:db8:${n.toString(16)}::1`,
    }
    const answer = await sendMessage(server.call, fieldsOf(n), { agent, headers })
    if (answer.status === 200) through++
    else if (answer.status !== 429) problems.push(`answered ${answer.status}`)
  })
  if (through > 200) problems.push(`${through} got through from as many addresses`)
  await server.end("SIGINT")
  return through
}

/** Row 13: floods, forged addresses, more addresses than fit in memory. */
export async function tortureFloods(
  run: Run,
  { times, addresses }: { times: number; addresses: number },
): Promise<Outcome> {
  const problems: string[] = []
  const through = []
  for (const trust of [0, 1, 2]) through.push(await flood(run, trust, times, problems))
  const everywhere = await floodFromEverywhere(run, times, problems)
  // In a process of its own: here it would keep the other rows' clients waiting for seconds.
  const measuring = ["--expose-gc", join(import.meta.dirname, "limiter-memory.ts"), String(addresses)]
  const { stdout } = await promisify(execFile)(process.execPath, measuring)
  const [megabytes, counters] = JSON.parse(stdout)
  if (megabytes > 64) problems.push(`the limiter grew by ${megabytes.toFixed(0)} MB`)
  if (counters < 20_000) problems.push(`it kept only ${counters} counters, so it was never full`)
  return {
    tried: `${times} lies each at 0, 1 and 2 trusted proxies, ${times} true addresses, ${addresses} addresses to the limiter itself`,
    figures: `${through.join(", ")} of a limit of 5 got through, ${everywhere} of an overall limit of 200; all others 429 with Retry-After and CORS; a known key was answered; the limiter kept ${counters} counters in ${megabytes.toFixed(0)} MB`,
    problems: problems.slice(0, 6),
  }
}
