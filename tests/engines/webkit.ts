/** WebKitGTK's MiniBrowser, which has Safari's engine, over WebDriver on a virtual screen. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { freePort } from "../free-port.ts"
import { type Browser, clickActions, environment, keyActions, proxy } from "./browser.ts"

/** Otherwise the window's toolbar would keep it wider than a phone. */
const narrowToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }"

/** A script that runs while its page is being left may never return. */
const scriptTimeoutMs = 15_000

/** On a busy machine the driver may miss that a page has loaded. */
const loadTimeoutMs = 30_000

/** Its answer may be lost, too. */
const answerTimeoutMs = 2 * loadTimeoutMs

const startTimeoutMs = 300_000

/** Starts a virtual screen. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data")
  return { screen, display: `:${String(number).trim()}` }
}

export async function startWebKit(scheme: "light" | "dark" = "light"): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"))
  await mkdir(join(home, ".config/gtk-3.0"), { recursive: true })
  await writeFile(join(home, ".config/gtk-3.0/gtk.css"), narrowToolbar)
  const { screen, display } = await startScreen()
  const env = {
    ...environment,
    ...{ DISPLAY: display, HOME: home, XDG_CONFIG_HOME: join(home, ".config") },
    // Without a graphics card: Mesa's stand-in for one takes half as long again, and its threads crashed once.
    ...{ WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1", LP_NUM_THREADS: "0" },
    ...(scheme === "dark" && { GTK_THEME: "Adwaita:dark" }),
  }
  const port = await freePort()
  const driver = spawn(process.env["WEBKIT_PATH"] ?? "WebKitWebDriver", [`--port=${port}`], {
    env,
    stdio: "ignore",
  })
  // A start that takes too long is given up, and what was started must not stay.
  process.once("exit", () => [driver, screen].forEach((child) => void child.kill()))

  async function send(
    method: string,
    path: string,
    body?: object,
    limitMs = answerTimeoutMs,
  ): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { message: string } }
    if (!answer.ok) throw new Error(value.message)
    return value
  }

  while (
    !(await send("GET", "/status").then(
      () => true,
      () => false,
    ))
  )
    await wait(50)
  const capabilities = {
    alwaysMatch: {
      proxy,
      "webkitgtk:browserOptions": { args: ["--automation"] },
      timeouts: { script: scriptTimeoutMs, pageLoad: loadTimeoutMs },
    },
  }
  const { sessionId } = (await send("POST", "/session", { capabilities }, startTimeoutMs)) as {
    sessionId: string
  }
  const call = (method: string, path: string, body?: object, limitMs?: number) =>
    send(method, `/session/${sessionId}${path}`, body, limitMs)
  const evaluate = (expression: string) =>
    call("POST", "/execute/sync", { script: `return ${expression}`, args: [] }, scriptTimeoutMs)
  return {
    async open(url) {
      const load = () => call("POST", "/url", { url })
      await load().catch(async () => {
        const isThere = `document.readyState === "complete" && location.href === ${JSON.stringify(url)}`
        if (!(await evaluate(isThere))) await load()
      })
    },
    async reload() {
      await call("POST", "/refresh", {})
    },
    async back() {
      await call("POST", "/back", {})
    },
    evaluate,
    async resize(width, height) {
      // The toolbar takes up some height, and the page learns its size a moment later.
      const chrome = (await evaluate("outerHeight - innerHeight")) as number
      await call("POST", "/window/rect", { width, height: height + chrome })
      while ((await evaluate("innerWidth")) !== width) await wait(10)
      // Media queries are asked again with the next frame.
      const script = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))"
      const frame = () => call("POST", "/execute/async", { script, args: [] })
      await frame().catch(frame)
    },
    async click(x, y) {
      await call("POST", "/actions", { actions: clickActions(x, y) })
    },
    async press(text) {
      await call("POST", "/actions", { actions: keyActions(text) })
    },
    async setOffline(isOffline) {
      // WebKitGTK uses the system's setting, which cannot be changed here, so the page is changed instead.
      await evaluate(
        `void (Object.defineProperty(navigator, "onLine", { value: ${!isOffline}, configurable: true }),
          dispatchEvent(new Event(${JSON.stringify(isOffline ? "offline" : "online")})))`,
      )
    },
    async print() {
      const url = (await evaluate("location.href")) as string
      const file = join(home, "printed.pdf")
      const printer = spawn("gjs", [join(import.meta.dirname, "print.js"), url, file], {
        env,
        stdio: "inherit",
      })
      await once(printer, "exit")
      return readFile(file)
    },
    async screenshot() {
      return Buffer.from((await call("GET", "/screenshot")) as string, "base64")
    },
    async close() {
      await call("DELETE", "").catch(() => {})
      for (const child of [driver, screen]) {
        const ended = once(child, "exit")
        child.kill()
        await ended
      }
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
