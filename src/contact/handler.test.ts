import { setTimeout as pause } from "node:timers/promises"
import { expect, onTestFinished, test, vi } from "vitest"
import { contactFunctionPath, createContactHandler } from "./handler.ts"
import type { Office } from "./office.ts"
import type { LogEntry } from "./ports.ts"
import type { RateLimiter } from "./rate-limit.ts"
import { type MessageInbox, TransientError, UnconfirmedError } from "./store.ts"

/** Sends a valid message, at these times in milliseconds, to a handler whose limiter or store fails. */
async function sendTo({
  inbox = {},
  rateLimiter = {},
  times = [0],
}: {
  inbox?: Partial<MessageInbox>
  rateLimiter?: Partial<RateLimiter>
  times?: readonly number[]
}) {
  const logged: LogEntry[] = []
  const away = () => Promise.reject(new TypeError("away"))
  const handler = createContactHandler({
    anonKey: "key",
    siteOrigin: "https://noonday.example",
    allowedOrigins: [],
    inbox: { add: away, find: away, ...inbox },
    rateLimiter: {
      take: () => undefined,
      giveBack: () => {},
      inTurn: (_sender, work) => work(),
      ...rateLimiter,
    },
    clock: { now: () => 0 },
    office: {} as Office,
    log: (entry) => void logged.push(entry),
    onStored: () => {},
  })
  const request = () =>
    new Request(`https://noonday.example${contactFunctionPath}`, {
      method: "POST",
      headers: { apikey: "key", "content-type": "application/json" },
      body: JSON.stringify({ name: "Ana", email: "ana@example.com", message: "Hola" }),
    })
  const steady = vi.spyOn(performance, "now")
  onTestFinished(() => steady.mockRestore())
  let response = new Response()
  for (const time of times) {
    steady.mockReturnValue(time)
    response = await handler(request(), ["192.0.2.1"])
  }
  return { response, code: (await response.json()).error?.code, logged }
}

const failure = (event: string) => ({ level: "error", event, name: "TypeError", message: "away" })

test("an unexpected failure is logged, and answered with 500", async () => {
  const { response, code, logged } = await sendTo({
    rateLimiter: { inTurn: () => Promise.reject(new TypeError("away")) },
  })
  expect([response.status, code]).toEqual([500, "internal_error"])
  expect(logged).toEqual([failure("contact_function_failed")])
})

test.each([
  ["", new UnconfirmedError("away")],
  [", for a reason that passes", new TransientError("away", { cause: new UnconfirmedError("away") })],
])(
  "a message that may be stored although its commit was not confirmed%s is not called refused",
  async (_, error) => {
    const { response, code, logged } = await sendTo({ inbox: { add: () => Promise.reject(error) } })
    expect([response.status, code]).toEqual([503, "not_confirmed"])
    expect(logged).toMatchObject([{ event: "message_not_stored", message: "away" }])
  },
)

test("while nothing can be stored, a flood writes a line a minute", async () => {
  const { logged } = await sendTo({ times: [0, 10, 59_999, 60_000, 60_001] })
  expect(logged).toEqual([failure("message_not_stored"), failure("message_not_stored")])
})

test("a sender over the limit is told to wait even if the store cannot say whether this is a repeat", async () => {
  const { response, code, logged } = await sendTo({
    rateLimiter: { take: () => ({ retryAfterSeconds: 7, overall: false }) },
  })
  expect([response.status, code, response.headers.get("retry-after")]).toEqual([429, "rate_limited", "7"])
  expect(logged).toEqual([failure("message_not_stored")])
})

test.each([
  ["counted and not stored", undefined, "not_stored", 1],
  ["not counted", "uncounted", "not_stored", 0],
] as const)(
  "a message that was %s is given back to its sender's limit, before the answer: %s, %s, %i",
  async (_, taken, expected, count) => {
    let givenBack = 0
    const { code } = await sendTo({
      rateLimiter: {
        take: async () => taken,
        // The sender may try again as soon as the answer is there, and edge functions may stop then.
        giveBack: async () => {
          await pause(20)
          givenBack++
        },
      },
    })
    expect([code, givenBack]).toEqual([expected, count])
  },
)
