import { describe, expect, onTestFinished, test, vi } from "vitest"
import { deliver, retryDelay, startStopwatch } from "./deliver.ts"
import { DeliveryError, type Mail, type Mailer } from "./mailer.ts"
import type { Log } from "./ports.ts"
import type { Outbox, StoredMessage } from "./store.ts"
import { createTurns } from "./turns.ts"

const delays = (kind: "temporary" | "permanent", random: number) =>
  Array.from(
    { length: 14 },
    (_, n) => retryDelay(n + 1, kind, { retryBaseMs: 30_000, random: () => random }) / 1000,
  )

describe("the delay before the next attempt", () => {
  test("doubles from half a minute up to an hour", () => {
    expect(delays("temporary", 1)).toEqual([
      30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600, 3600, 3600, 3600,
    ])
  })

  test("is longer after a permanent refusal, and still capped", () => {
    expect(delays("permanent", 1).slice(0, 3)).toEqual([300, 600, 1200])
    expect(delays("permanent", 1).at(-1)).toBe(3600)
  })

  test("is spread over its upper half", () => {
    expect(delays("temporary", 0)[3]).toBe(120)
    expect(delays("temporary", 0.5)[3]).toBe(180)
  })

  test("is at most an hour, whatever the first delay", () => {
    expect(retryDelay(9, "permanent", { retryBaseMs: 3_600_000, random: () => 1 })).toBe(3_600_000)
    expect(retryDelay(99, "temporary", { retryBaseMs: 3_600_000, random: () => 1 })).toBe(3_600_000)
  })

  test("stays finite after any number of attempts", () => {
    expect(retryDelay(5000, "temporary", { retryBaseMs: 30_000, random: () => 1 })).toBe(3_600_000)
  })
})

test.each([
  ["paused", performance],
  ["on a suspended machine", Date],
])(
  "a process that was %s for longer than its lease hands nothing over: another one may have sent the mail",
  async (_, clock) => {
    const now = vi.spyOn(clock, "now").mockReturnValue(0)
    onTestFinished(() => now.mockRestore())
    let isHandedOver = false
    const failed: unknown[] = []
    const mailer: Mailer = {
      async send(_mail, _signal, takeTurn) {
        now.mockReturnValue(60_000)
        await takeTurn?.()
        isHandedOver = true
      },
      close: async () => {},
    }
    const markFailed = async (...words: unknown[]) => void failed.push(words)
    const outbox = { markFailed, markSent: async () => {} } as Partial<Outbox> as Outbox
    const deps = { outbox, openMailer: () => mailer, compose: () => ({}) as Mail, log: () => {} }
    const message = { id: "1", attempts: 1 } as StoredMessage
    await deliver(message, startStopwatch(), mailer, createTurns().join(1000), new AbortController().signal, {
      ...deps,
      ...{ retryBaseMs: 30_000, leaseMs: 60_000, random: () => 1 },
    })
    expect(isHandedOver).toBe(false)
    expect(failed).toEqual([[message, expect.stringMatching(/^ELEASE: /), 30_000]])
  },
)

test.each([
  ["", 0],
  [", which began with the claim, not with its answer", 50_000],
])("an attempt ends before its lease%s, and the message is released", async (_, claimedMs) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const leaseMs = 60_000
  const began = Date.now()
  let ended = Number.NaN
  const failed: unknown[] = []
  const mailer: Mailer = {
    send: (_mail, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          ended = Date.now()
          reject(new DeliveryError("timed out", { kind: "temporary", code: "ETIMEDOUT" }))
        })
      }),
    close: async () => {},
  }
  const outbox = {
    markFailed: async (...words: unknown[]) => void failed.push(words),
  } as Partial<Outbox> as Outbox
  const deps = { outbox, openMailer: () => mailer, compose: () => ({}) as Mail, log: () => {} }
  const message = { id: "1", attempts: 1 } as StoredMessage
  const turn = createTurns().join(1000)
  const delivered = deliver(message, () => claimedMs, mailer, turn, new AbortController().signal, {
    ...deps,
    retryBaseMs: 30_000,
    leaseMs,
    random: () => 1,
  })
  await vi.advanceTimersByTimeAsync(leaseMs - 1)
  expect(claimedMs + ended - began).toBeLessThan(leaseMs)
  await delivered
  expect(failed).toEqual([[message, "ETIMEDOUT: timed out", 30_000]])
})

test("a claim that took most of its lease ends the attempt at once, without a warning of Node's among the log's lines", async () => {
  const warnings: string[] = []
  const onWarning = ({ name }: Error) => void warnings.push(name)
  process.on("warning", onWarning)
  onTestFinished(() => void process.off("warning", onWarning))
  const failed: unknown[] = []
  const mailer: Mailer = {
    send: (_mail, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("timed out")))),
    close: async () => {},
  }
  const outbox = { markFailed: async (...words: unknown[]) => void failed.push(words) }
  await deliver(
    { id: "1", attempts: 1 } as StoredMessage,
    () => 50_000,
    mailer,
    createTurns().join(1000),
    new AbortController().signal,
    {
      ...{
        outbox: outbox as Partial<Outbox> as Outbox,
        openMailer: () => mailer,
        compose: () => ({}) as Mail,
      },
      ...{ log: () => {}, retryBaseMs: 30_000, leaseMs: 60_000, random: () => 1 },
    },
  )
  expect(failed).toHaveLength(1)
  expect(warnings).toEqual([])
})

describe("a message that was claimed", () => {
  const message = { id: "1", attempts: 2 } as StoredMessage
  /** What `deliver` did, in order. */
  async function deliverWith(
    send: Mailer["send"],
    marks: (() => Promise<void>)[] = [],
    stop = new AbortController(),
    leaseMs = 1000,
  ) {
    const done: unknown[] = []
    const outbox = {
      markSent: async () => {
        done.push("sent")
        await marks.shift()?.()
      },
      markFailed: async (_claim: unknown, error: string, retryInMs: number) =>
        void done.push(`${error} ${retryInMs}`),
      release: async () => void done.push("released"),
    } as Partial<Outbox> as Outbox
    const mailer: Mailer = {
      async send(mail, signal, takeTurn) {
        await takeTurn?.()
        await send(mail, signal)
      },
      close: async () => {},
    }
    const deps = { outbox, openMailer: () => mailer, compose: () => ({}) as Mail, random: () => 1 }
    const log: Log = (entry) => void done.push(entry)
    const turns = createTurns()
    const all = { ...deps, log, retryBaseMs: 1000, leaseMs }
    await deliver(message, startStopwatch(), mailer, turns.join(1e6), stop.signal, all).catch(
      (error: Error) => done.push(error.message),
    )
    // Its turn always ends.
    await turns.join(1e6).take()
    return done
  }
  const logged = { id: "1", attempts: 2 }
  const sent = { event: "message_sent", level: "info", ...logged }

  test("is marked and logged when it is sent", async () => {
    expect(await deliverWith(async () => {})).toEqual(["sent", sent])
  })

  test("is released when it fails, with a code in the log and the full error in the row", async () => {
    const fail = (error: unknown) => deliverWith(() => Promise.reject(error))
    expect(await fail(Object.assign(new Error("disk full"), { code: "ENOSPC" }))).toEqual([
      "ENOSPC: disk full 2000",
      {
        event: "delivery_failed",
        level: "warn",
        ...logged,
        kind: "temporary",
        code: "ENOSPC",
        ambiguous: false,
        retryInSeconds: 2,
      },
    ])
    expect((await fail(Object.assign(new Error("odd"), { code: 7 })))[0]).toBe("Error: odd 2000")
    expect((await fail(new TypeError("odd")))[0]).toBe("TypeError: odd 2000")
    expect((await fail("odd"))[0]).toBe("unknown: odd 2000")
    const alarm = new DeliveryError("no", {
      kind: "permanent",
      code: "AUTH 535",
      alarm: true,
      ambiguous: true,
    })
    expect(await fail(alarm)).toEqual([
      "AUTH 535: no 20000",
      {
        event: "delivery_needs_attention",
        level: "error",
        ...logged,
        kind: "permanent",
        code: "AUTH 535",
        ambiguous: true,
        retryInSeconds: 20,
      },
    ])
  })

  test("is released when the worker stops, without waiting for a store that is down", async () => {
    const stop = new AbortController()
    const hang: Mailer["send"] = (_mail, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("stopped")))
        stop.abort()
      })
    expect(await deliverWith(hang, [], stop)).toEqual(["released"])
    const away = () => Promise.reject(new Error("away"))
    expect(await deliverWith(async () => {}, [away], stop)).toEqual(["sent", "away"])
  })

  test("is logged when the worker stops and it may have arrived", async () => {
    const stop = new AbortController()
    const handOver: Mailer["send"] = async () => {
      stop.abort()
      throw new DeliveryError("no answer", { kind: "temporary", code: "ETIMEDOUT", ambiguous: true })
    }
    expect(await deliverWith(handOver, [], stop)).toEqual([
      "ETIMEDOUT: no answer 2000",
      expect.objectContaining({ event: "delivery_failed", code: "ETIMEDOUT", ambiguous: true }),
    ])
  })

  test("is released at once when the worker has stopped before", async () => {
    const stop = new AbortController()
    stop.abort()
    const hang: Mailer["send"] = (_mail, signal) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(new Error("stopped"))
      })
    expect(await deliverWith(hang, [], stop)).toEqual(["released"])
  })

  test("is marked again and again while the store is down, since it would be sent again, and not after the worker has stopped", async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const away = () => Promise.reject(new Error("away"))
    const hours = Array.from({ length: 7200 }, () => away)
    const delivered = deliverWith(async () => {}, [...hours])
    await vi.runAllTimersAsync()
    const once = { level: "error", event: "delivery_interrupted", id: "1", message: "away" }
    expect(await delivered).toEqual(["sent", once, ...hours.map(() => "sent"), sent])
    const stop = new AbortController()
    const stopped = deliverWith(async () => {}, [...hours], stop)
    await vi.advanceTimersByTimeAsync(0)
    stop.abort()
    await vi.runAllTimersAsync()
    expect(await stopped).toEqual(["sent", once, "sent", "away"])
  })

  test("leaves no timer behind, and its attempt is not aborted afterward", async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const stop = new AbortController()
    let attempt: AbortSignal | undefined
    const send: Mailer["send"] = async (_mail, signal) => {
      attempt = signal
    }
    const delivered = deliverWith(send, [], stop)
    await vi.advanceTimersByTimeAsync(0)
    await delivered
    stop.abort()
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempt?.aborted).toBe(false)
  })
})
