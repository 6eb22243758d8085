import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { message } from "../sample-message.ts"
import { pause, percentile } from "./run.ts"

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Sending {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly agent?: Agent
}

/** One request over real HTTP. Rejects without a complete answer, and never retries. */
export function send(url: string, { method, headers, body, agent }: Sending = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: { ...headers },
        // A connection of its own: a kept one may be closed by the server just as it is used again.
        agent: agent ?? false,
      },
      (response) => {
        let text = ""
        response.setEncoding("utf8")
        response.on("data", (chunk) => {
          text += chunk
        })
        response.on("error", reject)
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
      },
    )
    sending.setTimeout(60_000, () => sending.destroy(new Error("no answer within a minute")))
    sending.on("error", reject)
    sending.end(body)
  })
}

export { message }

/** The contact call, as a script makes it. */
export function sendMessage(
  call: string,
  fields: unknown,
  { headers, agent }: Pick<Sending, "headers" | "agent"> = {},
): Promise<Answer> {
  return send(call, {
    headers: { "content-type": "application/json", apikey: defaultAnonKey, ...headers },
    body: JSON.stringify(fields),
    ...(agent && { agent }),
  })
}

export const idOf = ({ text }: Answer): string => String(JSON.parse(text).id)

/** A 200: the id, the text, and when the answer arrived. */
export interface Acknowledged {
  readonly id: string
  readonly text: string
  /** Nanoseconds of the machine's monotonic clock, slightly after the server's answer. */
  readonly at: bigint
}

interface Load {
  readonly acknowledged: readonly Acknowledged[]
  /** Texts of messages that got no answer. */
  readonly unanswered: readonly string[]
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** Stops sending; resolves when all requests in progress are answered. */
  stop(): Promise<void>
  /** Resolves when the server is gone and every connection has noticed. */
  readonly ended: Promise<unknown>
}

/**
 * Sends messages one after another on each of `connections` connections, until stopped or, unless
 * `goesOn`, a connection breaks.
 */
export function startLoad(
  call: string,
  { connections, prefix, goesOn = false }: { connections: number; prefix: string; goesOn?: boolean },
): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const acknowledged: Acknowledged[] = []
  const unanswered: string[] = []
  const statuses = new Map<number, number>()
  let stopped = false
  let count = 0
  const work = async () => {
    while (!stopped) {
      const text = `${prefix} ${count++}`
      try {
        const answer = await sendMessage(call, { ...message, message: text }, { agent })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (answer.status === 200) acknowledged.push({ id: idOf(answer), text, at: process.hrtime.bigint() })
      } catch {
        unanswered.push(text)
        if (!goesOn) return
        await new Promise((done) => setTimeout(done, 5))
      }
    }
  }
  const ended = Promise.all(Array.from({ length: connections }, work)).then(() => agent.destroy())
  return {
    acknowledged,
    unanswered,
    statuses,
    ended,
    async stop() {
      stopped = true
      await ended
    },
  }
}

/** Reads pages on 4 connections. @returns the 99th percentile of their times, in milliseconds */
export async function readPages(
  origin: string,
  seconds: number,
  { restMs, headers = {} }: { restMs: number; headers?: Readonly<Record<string, string>> },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const reader = async () => {
    while (performance.now() < end) {
      const began = performance.now()
      await send(origin, { agent, headers })
      times.push(performance.now() - began)
      await pause(restMs)
    }
  }
  await Promise.all(Array.from({ length: 4 }, reader))
  agent.destroy()
  return percentile(times, 0.99)
}
