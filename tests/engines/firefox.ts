/** Firefox over WebDriver BiDi, the only protocol that it supports without a driver. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { connect } from "../devtools.ts"
import { type Browser, clickActions, environment, keyActions, proxy } from "./browser.ts"

const centimeters = (inches: number) => inches * 2.54

/** Turns off requests to Mozilla's servers, and pages and processes that are prepared in advance; nothing that affects pages. */
const preferences = {
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "browser.startup.page": 0,
  "browser.newtab.preload": false,
  "dom.ipc.processPrelaunch.enabled": false,
  "intl.accept_languages": "en-US",
}

/** @param textPercent what View > Zoom > Zoom Text Only, or Android's font size, makes of the text */
export async function startFirefox(scheme: "light" | "dark" = "light", textPercent = 100): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"))
  const contentScheme = { dark: 0, light: 1 }[scheme]
  const lines = Object.entries({
    ...preferences,
    "layout.css.prefers-color-scheme.content-override": contentScheme,
    // Only text.
    "browser.display.os-zoom-behavior": 2,
    "ui.textScaleFactor": textPercent,
  }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  await writeFile(join(profile, "user.js"), lines.join("\n"))
  const program = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr"
  const firefox = spawn(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    {
      env: { ...environment, HOME: profile },
      stdio: ["ignore", "ignore", "pipe"],
    },
  )
  const ended = once(firefox, "exit")
  // A start that takes too long is given up, and what was started must not stay.
  process.once("exit", () => firefox.kill())
  let address: string | undefined
  for await (const line of createInterface(firefox.stderr)) {
    address = /^WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1]
    if (address) break
  }
  if (!address) throw new Error(`${program} exited before WebDriver BiDi was ready`)
  firefox.stderr.resume()
  const call = await connect(`${address}/session`, () => {})
  await call("session.new", { capabilities: { alwaysMatch: { proxy } } })
  // A new window, because the first one never gets the focus, and without it Enter does not press buttons.
  const { context } = (await call("browsingContext.create", { type: "window" })) as { context: string }
  await call("browsingContext.activate", { context })
  return {
    async open(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" })
    },
    async reload() {
      await call("browsingContext.reload", { context, wait: "complete" })
    },
    async back() {
      await call("browsingContext.traverseHistory", { context, delta: -1 })
    },
    async evaluate(expression) {
      const answer = (await call("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })) as { type: string; result: { value?: string }; exceptionDetails?: { text: string } }
      if (answer.type !== "success") throw new Error(answer.exceptionDetails?.text)
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    async resize(width, height) {
      await call("browsingContext.setViewport", { context, viewport: { width, height } })
    },
    async click(x, y) {
      await call("input.performActions", { context, actions: clickActions(x, y) })
    },
    async press(text) {
      await call("input.performActions", { context, actions: keyActions(text) })
    },
    async setOffline(isOffline) {
      const networkConditions = isOffline ? { type: "offline" } : null
      await call("emulation.setNetworkConditions", { contexts: [context], networkConditions })
    },
    async print() {
      const page = { width: centimeters(8.5), height: centimeters(11) }
      const { data } = (await call("browsingContext.print", { context, page })) as { data: string }
      return Buffer.from(data, "base64")
    },
    async screenshot() {
      const { data } = (await call("browsingContext.captureScreenshot", { context })) as { data: string }
      return Buffer.from(data, "base64")
    },
    async close() {
      // It may exit before it answers.
      call("browser.close").catch(() => {})
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
