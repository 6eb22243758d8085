import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { dropLongTimers } from "../e2e/seen.ts"

/** Runs first in a page and records its errors. */
function record(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  const complain = (text: unknown) => {
    // WebKit reports a view transition that the next click interrupts.
    if (/transition/i.test(String(text))) return
    // The flyer's picture comes from another host (specification, section 2), and here is none.
    if (!String(text).includes("https://api.qrserver.com/")) complaints.push(String(text))
  }
  for (const level of ["error", "warn"] as const) console[level] = (...words) => complain(words.join(" "))
  addEventListener("unhandledrejection", ({ reason }) => complain(reason))
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complain(`refused by ${violatedDirective}: ${blockedURI}`),
  )
  addEventListener(
    "error",
    ({ message, target }) => complain(message ?? `not loaded: ${(target as Element).outerHTML}`),
    true,
  )
}

/**
 * A server in front of the real one, with its own origin and so its own storage. It collects the page's
 * errors, which not every engine's protocol reports, and controls the contact call.
 */
export interface Front {
  readonly origin: string
  /** Whether pages may run scripts. If not, the engine behaves as if JavaScript were disabled. */
  hasScripts: boolean
  /** What happens to the contact call: it passes, waits, is answered with 503 or never arrives. */
  call: "through" | "held" | "refused" | "lost"
  /** Lets waiting and later calls pass. */
  release(): void
  close(): Promise<void>
}

export async function openFront(target: string): Promise<Front> {
  let held: (() => void)[] = []

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const headers = { ...incoming.headers, "accept-encoding": "identity" }
    const options = { method: incoming.method, headers }
    const upstream = request(target + incoming.url, options, async (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html") && incoming.method === "GET"
      const { "content-length": _length, ...given } = answer.headers
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      if (!front.hasScripts)
        given["content-security-policy"] += "; sandbox allow-forms allow-same-origin allow-top-navigation"
      const page = Buffer.concat(await answer.toArray()).toString()
      response.writeHead(answer.statusCode ?? 502, given)
      // The page's own policy comes next and applies to what follows it.
      response.end(page.replace("<head>", `<head><script>(${record})();(${dropLongTimers})()</script>`))
    })
    upstream.on("error", () => response.destroy())
    incoming.pipe(upstream)
  }

  const server = createServer((incoming, response) => {
    if (incoming.url !== contactFunctionPath || front.call === "through") return forward(incoming, response)
    if (front.call === "lost") return void response.destroy()
    if (front.call === "held") return void held.push(() => forward(incoming, response))
    response.writeHead(503, { "content-type": "application/json" })
    response.end(JSON.stringify({ error: { code: "not_stored", message: "Not stored, sorry." } }))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const front: Front = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hasScripts: true,
    call: "through",
    release() {
      front.call = "through"
      for (const go of held) go()
      held = []
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return front
}
