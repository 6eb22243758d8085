/**
 * A Chromium tab with prerendering and the back/forward cache, which Playwright disables. It is driven over the DevTools
 * protocol through the tab target, because Chromium does not prerender for a page that DevTools is attached to directly.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { CDPSession } from "@playwright/test"
import { chromiumOptions } from "./chromium-options.ts"

type Send = CDPSession["send"]

export interface Tab {
  /** Sends a command to the visible page. */
  readonly send: Send
  /** Evaluates an expression in the visible page, or in the prerendered one ("ahead"). */
  evaluate<Value>(expression: string, where?: "shown" | "ahead"): Promise<Value>
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  /** Waits until the visible page at a path has loaded, or the prerendered one has been parsed. */
  arrive(path: string, where?: "shown" | "ahead"): Promise<void>
  /** Moves the mouse over the first element that matches a selector. */
  hover(selector: string): Promise<void>
  /** Clicks where the mouse is. */
  click(): Promise<void>
  close(): Promise<void>
}

interface Target {
  readonly targetId: string
  readonly type: string
  readonly subtype?: string
}

interface Incoming {
  readonly id?: number
  readonly method?: string
  readonly params: { readonly sessionId: string; readonly targetInfo: Target }
  readonly result: unknown
  /** In WebDriver BiDi the error is a name, and its message stands beside it. */
  readonly error?: { readonly message: string } | string
  readonly message?: string
}

type Call = (method: string, params?: object, sessionId?: string) => Promise<unknown>

const flags = [
  ...chromiumOptions.args,
  "--headless=new",
  "--window-size=1280,900",
  "--remote-debugging-port=0",
]

async function startChromium(profile: string) {
  const program = chromiumOptions.executablePath
  const chromium = spawn(program, [...flags, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  })
  for await (const line of createInterface(chromium.stderr)) {
    const address = /^DevTools listening on (ws:.*)$/.exec(line)?.[1]
    if (!address) continue
    chromium.stderr.resume()
    return { chromium, address }
  }
  throw new Error(`${program} exited before DevTools was ready`)
}

/** Matches replies to commands by their number; everything else is an event. WebDriver BiDi works the same way. */
export async function connect(address: string, onEvent: (message: Incoming) => void): Promise<Call> {
  const socket = new WebSocket(address)
  await once(socket, "open")
  const waiting = new Map<
    number,
    PromiseWithResolvers<unknown> & { readonly sessionId?: string | undefined }
  >()
  let calls = 0
  socket.addEventListener("message", ({ data }) => {
    const message: Incoming = JSON.parse(data)
    // A page that goes away in the middle of a call never answers it.
    if (message.method === "Target.detachedFromTarget")
      for (const call of waiting.values())
        if (call.sessionId === message.params.sessionId) call.reject(new Error("the page is gone"))
    const call = waiting.get(message.id ?? 0)
    if (!call) return onEvent(message)
    waiting.delete(message.id ?? 0)
    const { error } = message
    if (error)
      call.reject(new Error(typeof error === "string" ? `${error}: ${message.message}` : error.message))
    else call.resolve(message.result)
  })
  return (method, params = {}, sessionId) => {
    const call = Promise.withResolvers<unknown>()
    waiting.set(++calls, { ...call, sessionId })
    socket.send(JSON.stringify({ id: calls, method, params, sessionId }))
    // So that a test that fails for it says what the browser was asked.
    const unanswered = setTimeout(() => call.reject(new Error(`${method} was not answered`)), 300_000)
    return call.promise.finally(() => clearTimeout(unanswered))
  }
}

/** When a prerendered page is activated, its target loses the subtype "prerender". */
function followPages() {
  const pages = new Map<string, Target>()
  return {
    onEvent({ method, params }: Incoming): void {
      if (method === "Target.attachedToTarget" && params.targetInfo.type === "page")
        pages.set(params.sessionId, params.targetInfo)
      if (method === "Target.detachedFromTarget") pages.delete(params.sessionId)
      if (method !== "Target.targetInfoChanged") return
      for (const [session, { targetId }] of pages)
        if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo)
    },
    session(where: "shown" | "ahead"): string {
      const subtype = where === "ahead" ? "prerender" : undefined
      const found = [...pages].findLast(([, target]) => target.subtype === subtype)?.[0]
      if (!found) throw new Error(`no page is ${where}`)
      return found
    },
  }
}

/** Opens a Chromium of its own with one tab. */
export async function openTab(): Promise<Tab> {
  const profile = await mkdtemp(join(tmpdir(), "tab-"))
  const { chromium, address } = await startChromium(profile)
  const pages = followPages()
  const call = await connect(address, pages.onEvent)
  const { targetId } = (await call("Target.createTarget", {
    url: "about:blank",
    forTab: true,
  })) as Target
  const { sessionId } = (await call("Target.attachToTarget", { targetId, flatten: true })) as {
    sessionId: string
  }
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await call("Target.setAutoAttach", attach, sessionId)
  const send = ((method: string, params?: object) => call(method, params, pages.session("shown"))) as Send

  let mouse = { x: 0, y: 0 }
  const tab: Tab = {
    send,
    async evaluate<Value>(expression: string, where: "shown" | "ahead" = "shown") {
      const params = { expression, returnByValue: true, awaitPromise: true }
      const answer = await call("Runtime.evaluate", params, pages.session(where))
      const { result, exceptionDetails } = answer as Awaited<ReturnType<typeof send<"Runtime.evaluate">>>
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value as Value
    },
    async open(url) {
      await send("Page.navigate", { url })
      await tab.arrive(new URL(url).pathname)
    },
    async arrive(path, where) {
      // On a busy machine Chromium may keep a prerendered page "interactive" until it is shown.
      const isReady = `document.readyState ${where === "ahead" ? '!== "loading"' : '=== "complete"'}`
      const hasArrived = `location.pathname === ${JSON.stringify(path)} && ${isReady}`
      // During navigation there is no page for a moment.
      while (!(await tab.evaluate<boolean>(hasArrived, where).catch(() => false)))
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async hover(selector) {
      // A busy browser finds what the mouse is over only once it has drawn it.
      mouse = await tab.evaluate(`new Promise((tell) => {
        const element = document.querySelector(${JSON.stringify(selector)})
        element.scrollIntoView({ block: "center", behavior: "instant" })
        requestAnimationFrame(() => requestAnimationFrame(() => {
          const { x, y, width, height } = element.getBoundingClientRect()
          tell({ x: x + width / 2, y: y + height / 2 })
        }))
      })`)
      // Twice, as a hand would: a busy browser may miss the first.
      for (const step of [1, 0])
        await send("Input.dispatchMouseEvent", { type: "mouseMoved", x: mouse.x + step, y: mouse.y })
    },
    async click() {
      const button = { button: "left", clickCount: 1, ...mouse } as const
      await send("Input.dispatchMouseEvent", { type: "mousePressed", ...button })
      await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button })
    },
    async close() {
      const ended = chromium.exitCode === null ? once(chromium, "exit") : undefined
      // It may be gone before it has answered.
      call("Browser.close").catch(() => {})
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return tab
}
