import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { startMailServer } from "./mail-server.ts"
import { message, sendJson, startSite, until } from "./running-site.ts"

const day = 24 * 3_600_000
const steps = [
  ["a day", day],
  ["a month", 30 * day],
] as const

/** A clock that can be set. */
function createSettableClock() {
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead }
  return clock
}

const healthOf = async ({ origin }: { origin: string }) => (await fetch(`${origin}/healthz`)).json()

test.each(steps)(
  "a clock set forward or back by %s makes nobody wait for longer than the limit says",
  async (_, step) => {
    const clock = createSettableClock()
    const site = await startSite({ RATE_LIMIT: "1/600" }, clock)
    const send = (text: string) => sendJson(site, { ...message, message: text })
    expect((await send("first")).status).toBe(200)
    for (const ahead of [step, 0, -step]) {
      clock.ahead = ahead
      const answer = await send(`second ${ahead}`)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(600)
    }
  },
)

test.each(steps)(
  "what was stored while the clock was %s ahead degrades health once it is set right",
  async (_, step) => {
    const clock = createSettableClock()
    clock.ahead = step
    const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" }, clock)
    await sendJson(site, message)
    await until(async () => site.logged.some(({ event }) => event === "delivery_failed"))
    expect(await healthOf(site)).toMatchObject({ status: "ok", pending: 1 })
    clock.ahead = 0
    expect(await until(async () => (await healthOf(site)).status === "degraded")).toBe(true)
  },
)

test("a machine that starts with its clock at 1970 does not date the stored messages anew", async () => {
  const clock = createSettableClock()
  const site = await startSite({}, clock)
  const { id } = await (await sendJson(site, message)).json()
  const sent = await until(async () => {
    const row = await site.store.get(id)
    return row?.status === "sent" && row
  })
  clock.ahead = -Date.now()
  await site.store.pullBack(60_000)
  expect(await site.store.get(id)).toEqual(sent)
})

test("a message that has waited 15 minutes is reported within a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = createSettableClock()
  const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" }, clock)
  await sendJson(site, message)
  const isReported = () => site.logged.some(({ event }) => event === "messages_waiting")
  await until(async () => site.logged.some(({ event }) => event === "delivery_failed"))
  clock.ahead = 15 * 60_000 + 1000
  expect(isReported()).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(await until(async () => isReported())).toBe(true)
})

test.each(steps)(
  "a clock that steps forward by %s while a mail is on its way sends it once",
  async (_, step) => {
    const clock = createSettableClock()
    let answer = () => {}
    let received = 0
    const mailServer = await startMailServer({
      onData(stream, _session, callback) {
        stream.on("end", () => {
          answer = callback
          received++
        })
        stream.resume()
      },
    })
    const site = await startSite({ SMTP_URL: mailServer.url }, clock)
    const { id } = await (await sendJson(site, message)).json()
    await until(async () => received === 1)
    clock.ahead = step
    // The lease has ended, by this clock: the loop claims the message once more, and sees that it is being sent.
    await until(async () => ((await site.store.get(id))?.attempts ?? 0) > 1)
    await sendJson(site, { ...message, message: "another" })
    answer()
    await until(async () => received === 2)
    answer()
    await until(async () => (await site.store.list("sent")).length === 2)
    expect(received).toBe(2)
  },
)

test.each(steps)(
  "a message stored while the clock was %s ahead is delivered after a restart with the right clock",
  async (_, step) => {
    const folder = await mkdtemp(join(tmpdir(), "clock-"))
    onTestFinished(() => rm(folder, { recursive: true }))
    const clock = createSettableClock()
    clock.ahead = step
    const database = { DATABASE_URL: `sqlite:${join(folder, "contact.db")}` }
    const wrong = await startSite(
      { ...database, SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" },
      clock,
    )
    await sendJson(wrong, message)
    await until(async () => wrong.logged.some(({ event }) => event === "delivery_failed"))
    const right = await startSite(database)
    const [mail] = await until(async () => (await right.mails()).length > 0 && right.mails())
    expect(mail?.text).toContain(message.message)
    expect(right.logged).toContainEqual({ level: "error", event: "times_pulled_back", messages: 1 })
  },
)
