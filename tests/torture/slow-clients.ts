import { Agent } from "node:http"
import { post, speak } from "../raw-http.ts"
import { message, send, sendMessage } from "./client.ts"
import { type Outcome, pause, percentile, type Run } from "./run.ts"
import { noMail, type ServerProcess, startServer } from "./server-process.ts"

/** What visitors experience: each requests a page and sometimes sends a message. */
async function visit(server: ServerProcess, seconds: number): Promise<{ median: number; failed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  const visitor = async () => {
    for (let count = 0; performance.now() < end; count++) {
      const began = performance.now()
      const fields = { ...message, message: `visit ${began} ${Math.random()}` }
      const answer =
        count % 10 === 0 ? sendMessage(server.call, fields, { agent }) : send(server.origin, { agent })
      if ((await answer.catch(() => undefined))?.status !== 200) failed++
      times.push(performance.now() - began)
      await pause(5)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  agent.destroy()
  return { median: percentile(times, 0.5), failed }
}

/** Sends a byte now and then for as long as possible, and keeps its side open when the server closes. */
async function drip(server: ServerProcess, head: string, piece: string) {
  const slow = await speak(server, head, { allowHalfOpen: true })
  const began = performance.now()
  const told = new Promise((end) => slow.socket.once("end", end))
  const timer = setInterval(() => slow.socket.write(piece), 1000)
  await Promise.race([told, slow.closed])
  const seconds = (performance.now() - began) / 1000
  const isCut = (await Promise.race([slow.closed, pause(5000)])) !== undefined
  clearInterval(timer)
  slow.socket.destroy()
  return { seconds, status: slow.answer().slice(9, 12), isCut }
}

/** Row 11: clients that send headers or bodies at a byte per second. */
export async function tortureSlowClients(
  run: Run,
  { headers, bodies }: { headers: number; bodies: number },
): Promise<Outcome> {
  // As behind a proxy: otherwise the oldest connections of one address would be cut off earlier.
  const environment = { ...noMail, TRUST_PROXY: "1" }
  const server = await startServer(run, { dataDir: await run.folder(), environment })
  await visit(server, 1)
  const quiet = await visit(server, run.judgesSpeed ? 3 : 0)
  const slow = [
    ...Array.from({ length: headers }, () =>
      drip(server, "GET / HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n"),
    ),
    ...Array.from({ length: bodies }, () => drip(server, post("Content-Length: 1000\r\n"), "x")),
  ]
  await pause(500)
  const busy = await visit(server, 3)
  const cut = await Promise.all(slow)
  const longest = Math.max(...cut.map(({ seconds }) => seconds))
  const ratio = busy.median / quiet.median
  const problems = []
  if (run.judgesSpeed && longest > 15) problems.push(`one was cut only after ${longest.toFixed(1)} s`)
  if (run.judgesSpeed && ratio > 2) problems.push(`visitors waited ${ratio.toFixed(1)} times as long`)
  if (busy.failed + quiet.failed > 0) problems.push(`${busy.failed + quiet.failed} visitors got no answer`)
  const unsaid = cut.filter(({ status }) => status !== "408").length
  if (unsaid > 0) problems.push(`${unsaid} were not told 408`)
  const held = cut.filter(({ isCut }) => !isCut).length
  if (held > 0) problems.push(`${held} connections were not let go of`)
  if ((await send(`${server.origin}/healthz`)).status !== 200) problems.push("not healthy afterward")
  await server.end("SIGINT")
  return {
    tried: `${headers} slow headers and ${bodies} slow bodies, a byte or line a second, while 8 visitors read and write`,
    figures: run.judgesSpeed
      ? `cut with 408 after at most ${longest.toFixed(1)} s; visitors' median ${quiet.median.toFixed(1)} ms before, ${busy.median.toFixed(1)} ms meanwhile (× ${ratio.toFixed(2)})`
      : "not judged",
    problems,
  }
}
