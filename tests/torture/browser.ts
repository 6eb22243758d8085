import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { connect, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { headlessOptions } from "../chromium-options.ts"
import { message } from "./client.ts"
import { leaveSignals, type Outcome, type Run, until } from "./run.ts"
import {
  createVariant,
  noMail,
  recognizesNoRepeat,
  type ServerProcess,
  startServer,
} from "./server-process.ts"
import { readRows } from "./stored.ts"

export async function launchBrowser(run: Run): Promise<Browser> {
  const browser = await chromium.launch({ ...headlessOptions, ...leaveSignals })
  run.onEnd(() => browser.close())
  return browser
}

interface Cutter {
  readonly origin: string
  /** How many of the next answers to drop by cutting their connections. */
  swallow: number
  swallowed: number
}

/** A proxy that cuts the connection when the server has answered a post: the message is stored but the answer is lost. */
async function cutAnswers(run: Run, server: ServerProcess): Promise<Cutter> {
  const cutter = { origin: "", swallow: 0, swallowed: 0 }
  const sockets = new Set<Socket>()
  const proxy = createServer((visitor) => {
    const upstream = connect(server.port, "127.0.0.1")
    let isPost = false
    for (const socket of [visitor, upstream]) {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.on("close", () => {
        visitor.destroy()
        upstream.destroy()
      })
    }
    visitor.on("data", (chunk: Buffer) => {
      if (chunk.includes("POST /functions")) isPost = true
      upstream.write(chunk)
    })
    upstream.on("data", (chunk: Buffer) => {
      if (isPost && cutter.swallow > 0) {
        cutter.swallow--
        cutter.swallowed++
        visitor.destroy()
        return
      }
      isPost = false
      visitor.write(chunk)
    })
  }).listen(0, "127.0.0.1")
  await once(proxy, "listening")
  run.onEnd(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const address = proxy.address()
  cutter.origin = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`
  return cutter
}

/** Submits the form, and again whenever the page says that the message was not sent, or that nobody knows. */
async function sendByForm(browser: Browser, cutter: Cutter, text: string, swallow: number): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${cutter.origin}/contact`)
  // React sets noValidate when it has hydrated the form.
  await page.waitForFunction(() => document.querySelector("form")?.noValidate)
  await page.getByLabel("Name", { exact: true }).fill(message.name)
  await page.getByLabel("Email", { exact: true }).fill(message.email)
  await page.getByLabel("Message", { exact: true }).fill(text)
  cutter.swallow = swallow
  for (let press = 0; press < 4; press++) {
    await page.getByRole("button", { name: "Send Message", exact: true }).click()
    const said = page
      .getByText(
        /We have your message\.|Your message was not sent\.|We can’t tell whether your message arrived\./,
      )
      .first()
    await said.waitFor()
    if ((await said.textContent())?.includes("We have")) break
  }
  cutter.swallow = 0
  await context.close()
}

const umd = createRequire(import.meta.url)
  .resolve("@supabase/supabase-js")
  .replace(/index\.\w+$/, "umd/supabase.js")

/** The stock client, which sends no idempotency key; the caller retries until there is no error. */
async function sendByClient(browser: Browser, cutter: Cutter, text: string, swallow: number): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  await page.goto(cutter.origin)
  await page.addScriptTag({ content: await readFile(umd, "utf8") })
  cutter.swallow = swallow
  const failure = await page.evaluate(
    async ({ key, body }) => {
      const { createClient } = Reflect.get(window, "supabase")
      const client = createClient(location.origin, key)
      let error: unknown
      for (let tries = 0; tries < 4; tries++) {
        error = (await client.functions.invoke("send-contact-email", { body })).error
        if (!error) return undefined
      }
      return String(error)
    },
    { key: defaultAnonKey, body: { ...message, message: text } },
  )
  if (failure) throw new Error(`the client never got an answer: ${failure}`)
  cutter.swallow = 0
  await context.close()
}

async function tryBrowser(run: Run, times: number, variant?: string) {
  const dataDir = await run.folder()
  const server = await startServer(run, { dataDir, environment: noMail, ...(variant && { variant }) })
  const cutter = await cutAnswers(run, server)
  const browser = await launchBrowser(run)
  for (let count = 0; count < times; count++) {
    // After one cut the browser retries by itself; after three it reports an error to the page.
    const swallow = count % 2 === 0 ? 1 : 3
    await sendByForm(browser, cutter, `form ${count}`, swallow)
    await sendByClient(browser, cutter, `client ${count}`, swallow)
  }
  await browser.close()
  await until("the server is gone", async () => (await server.end("SIGKILL")) === null)
  const rows = await readRows(join(dataDir, "contact.db"))
  const different = new Set(rows.map((row) => row.message)).size
  return { lost: times * 2 - different, twice: rows.length - different, swallowed: cutter.swallowed }
}

/** Row 5: a real browser whose connection breaks after the commit. */
export async function tortureBrowser(run: Run, { times }: { times: number }): Promise<Outcome> {
  const trial = await tryBrowser(run, times)
  const control = await tryBrowser(run, 2, await createVariant(run, recognizesNoRepeat))
  return {
    tried: `${times} messages by our form and ${times} by the stock client in Chromium, 1 or 3 answers of each lost after the commit`,
    lost: trial.lost,
    twice: trial.twice,
    control: {
      what: "recognizing no repeat, 4 messages",
      failure: control.twice > 0 ? `${control.twice} stored twice` : undefined,
    },
    figures: `${trial.swallowed} answers were lost; one row a message`,
    problems: trial.swallowed >= times * 2 ? [] : [`only ${trial.swallowed} answers were lost`],
  }
}
