import { Agent } from "node:http"
import { join } from "node:path"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { residentMegabytes } from "../resident-memory.ts"
import { idOf, message, type Sending, send, sendMessage } from "./client.ts"
import { type Outcome, pause, type Run } from "./run.ts"
import { noMail, type ServerProcess, startServer } from "./server-process.ts"
import { compare, readRows } from "./stored.ts"

const pages = [
  "/",
  "/es",
  "/about",
  "/services",
  "/contact",
  "/es/contacto",
  "/mortgage",
  "/privacy",
  "/flyer",
  "/nowhere",
  "/healthz",
  "/robots.txt",
]

/** Mostly pages; every twentieth call is a message, a few of them invalid. */
function nextCall(server: ServerProcess, n: number): { url: string; sending: Sending } {
  const json = { "content-type": "application/json", apikey: defaultAnonKey }
  if (n % 50 === 7) return { url: server.call, sending: { headers: json, body: '{"name":' } }
  if (n % 50 === 17) return { url: server.call, sending: { headers: json, body: "x".repeat(20_000) } }
  const headers = { "accept-encoding": n % 3 === 0 ? "br" : n % 3 === 1 ? "gzip" : "identity" }
  return { url: server.origin + (pages[n % pages.length] ?? "/"), sending: { headers } }
}

/** Row 14: an hour's worth of requests in less time. */
export async function tortureEndurance(
  run: Run,
  { requests, connections }: { requests: number; connections: number },
): Promise<Outcome> {
  const dataDir = await run.folder()
  const server = await startServer(run, { dataDir, environment: noMail })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const memory: number[] = []
  const acknowledged: { id: string; text: string }[] = []
  const problems: string[] = []
  const began = performance.now()
  let next = 0
  const work = async () => {
    while (next < requests) {
      const n = next++
      if (n % 20 === 0) {
        const text = `endurance ${n} ${"x".repeat(n % 2000)}`
        const answer = await sendMessage(server.call, { ...message, message: text }, { agent })
        if (answer.status === 200) acknowledged.push({ id: idOf(answer), text })
        else problems.push(`a message was answered ${answer.status}`)
      } else {
        const { url, sending } = nextCall(server, n)
        const { status } = await send(url, { ...sending, agent })
        if (![200, 400, 404, 413].includes(status)) problems.push(`${url} was answered ${status}`)
      }
    }
  }
  const watching = (async () => {
    while (next < requests) {
      memory.push(await residentMegabytes(server.process.pid))
      await pause(200)
    }
  })()
  await Promise.all([...Array.from({ length: connections }, work), watching])
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  await server.end("SIGINT")
  const compared = compare(acknowledged, await readRows(join(dataDir, "contact.db")))
  const most = Math.max(...memory)
  // Flat: the last quarter uses no more than the second, allowing for uncollected garbage.
  const quarter = (n: number) =>
    memory.slice(Math.floor((memory.length * n) / 4), Math.floor((memory.length * (n + 1)) / 4))
  const [second, last] = [Math.max(...quarter(1)), Math.max(...quarter(3))]
  if (most >= 256) problems.push(`${Math.round(most)} MB of memory`)
  if (run.judgesSpeed && last > second * 1.2)
    problems.push(`memory grew from ${Math.round(second)} to ${Math.round(last)} MB`)
  return {
    tried: `${requests} mixed requests on ${connections} connections (an hour at ${Math.round(requests / 3600)} a second, run in ${Math.round(seconds)} s)`,
    ...compared,
    figures: `${acknowledged.length} messages stored; memory at most ${Math.round(most)} MB, second quarter ${Math.round(second)}, last ${Math.round(last)}`,
    problems: problems.slice(0, 6),
  }
}
