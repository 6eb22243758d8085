import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { createDeliveryLoop, needsAttention, watchBacklog } from "./delivery-loop.ts"
import { DeliveryError, type Mail, type TakeTurn } from "./mailer.ts"
import type { LogEntry } from "./ports.ts"
import type { Backlog, Freshness, Outbox, StoredMessage } from "./store.ts"

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

const empty: Backlog = { pending: 0, oldestPendingSeconds: 0, timesAreImplausible: false }

/** A loop with queues of messages in memory, and a mail server that answers when told to. */
function createLoop({ leaseMs = 60_000, retryBaseMs = 30_000, answersAtOnce = false } = {}) {
  const due: Record<Freshness, StoredMessage[]> = { new: [], tried: [] }
  const log: LogEntry[] = []
  const done: string[] = []
  /** Mails that are being sent, by the message's id. */
  const sending = new Map<string, () => void>()
  const begun: string[] = []
  const mailers = { opened: 0, closed: 0 }
  const handedOver = { now: 0, most: 0, all: 0 }
  const claims: number[] = []
  let beforeAnswer = async () => {}
  const outbox: Outbox = {
    async claim(limit, _leaseMs, freshness = "new") {
      claims.push(Date.now())
      const claimed = due[freshness].splice(0, limit)
      await beforeAnswer()
      return claimed
    },
    markSent: async ({ id }) => void done.push(`sent ${id}`),
    markFailed: async ({ id }) => void done.push(`failed ${id}`),
    release: async ({ id }) => void done.push(`released ${id}`),
    backlog: async () => empty,
    pullBack: async () => 0,
    check: async () => {},
    checkMarking: async () => {},
  }
  const send = async ({ id }: Mail, signal: AbortSignal, takeTurn?: TakeTurn) => {
    begun.push(id)
    await new Promise<void>((answer, reject) => {
      sending.set(id, answer)
      if (answersAtOnce) answer()
      signal.addEventListener("abort", () =>
        reject(new DeliveryError("ended", { kind: "temporary", code: "E" })),
      )
    }).finally(() => sending.delete(id))
    await takeTurn?.()
    handedOver.most = Math.max(handedOver.most, ++handedOver.now)
    handedOver.all++
    await new Promise<void>((accepted, reject) => {
      setTimeout(accepted, 10)
      signal.addEventListener("abort", () =>
        reject(new DeliveryError("ended", { kind: "temporary", code: "E", ambiguous: true })),
      )
    }).finally(() => handedOver.now--)
  }
  const loop = createDeliveryLoop({
    outbox,
    openMailer: () => {
      mailers.opened++
      return { send, close: async () => void mailers.closed++ }
    },
    compose: ({ id }) => ({ id }) as Mail,
    log: (entry) => void log.push(entry),
    retryBaseMs,
    leaseMs,
    random: () => 1,
  })
  const add = (freshness: Freshness, ...ids: string[]) =>
    due[freshness].push(...ids.map((id) => ({ id, attempts: 1 }) as StoredMessage))
  return {
    ...{ loop, outbox, add, log, done, begun, sending, mailers, handedOver, claims },
    answer: (id: string) => sending.get(id)?.(),
    beforeAnswer: (wait: () => Promise<void>) => {
      beforeAnswer = wait
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n}`)

describe("the delivery loop", () => {
  test("sends all that is due, prepares two mails at once and hands over one at a time", async () => {
    const { loop, add, done, mailers, handedOver } = createLoop({ answersAtOnce: true })
    const ids = names("m", 7)
    add("new", ...ids)
    loop.wake()
    const settled = loop.settled()
    await pass(70)
    await settled
    expect(done).toEqual(ids.map((id) => `sent ${id}`))
    expect(handedOver.most).toBe(1)
    expect(mailers).toEqual({ opened: 3, closed: 3 })
    add("new", "later")
    loop.wake()
    await pass(10)
    expect(done.at(-1)).toBe("sent later")
  })

  test.each([
    ["new", 1000, 16],
    ["tried", 5000, 4],
  ] as const)(
    "starts another worker for each %s mail that takes more than %i ms, up to %i",
    async (freshness, patience, most) => {
      const { loop, add, sending } = createLoop()
      add(freshness, ...names("m", 30))
      loop.wake()
      await pass(patience - 1)
      expect(sending.size).toBe(2)
      await pass(1)
      expect(sending.size).toBe(4)
      await pass(patience * 7)
      expect(sending.size).toBe(most)
    },
  )

  test("does not let mails that hang again delay new ones", async () => {
    const { loop, add, sending, answer, done } = createLoop()
    add("tried", ...names("hangs", 4))
    loop.wake()
    await pass(20_000)
    add("new", "m")
    loop.wake()
    await pass(0)
    expect(sending.size).toBe(5)
    answer("m")
    await pass(10)
    expect(done).toEqual(["sent m"])
  })

  test("goes back to two workers when slow mails are through", async () => {
    const { loop, add, sending, answer, done } = createLoop()
    add("new", ...names("m", 10))
    loop.wake()
    await pass(1000)
    for (const id of ["m0", "m1"]) answer(id)
    await pass(20)
    expect(done).toEqual(["sent m0", "sent m1"])
    expect([...sending.keys()]).toEqual(["m2", "m3"])
  })

  test("is patient for at most half a lease", async () => {
    const { loop, add, sending } = createLoop({ leaseMs: 1000 })
    add("new", ...names("m", 10))
    loop.wake()
    await pass(499)
    expect(sending.size).toBe(2)
    await pass(1)
    expect(sending.size).toBe(4)
  })

  test("sees a message that arrives while the store answers that there is none", async () => {
    const { loop, add, beforeAnswer, sending } = createLoop()
    const { promise, resolve } = Promise.withResolvers<void>()
    beforeAnswer(() => promise)
    for (let count = 0; count < 2; count++) loop.wake()
    await pass(0)
    add("new", "m")
    loop.wake()
    resolve()
    await pass(0)
    expect([...sending.keys()]).toEqual(["m"])
  })

  test("does not send a message twice at the same time, even if its lease has ended early", async () => {
    const { loop, add, begun, answer, done } = createLoop()
    add("new", "m")
    loop.wake()
    await pass(0)
    add("tried", "m")
    loop.wake()
    await pass(0)
    expect(begun).toEqual(["m"])
    answer("m")
    await pass(10)
    expect(done).toEqual(["sent m"])
    add("tried", "m")
    loop.wake()
    await pass(0)
    expect(begun).toEqual(["m", "m"])
  })

  test("logs a store that fails, and goes on when woken again", async () => {
    const { loop, add, beforeAnswer, log, done, answer, mailers } = createLoop()
    beforeAnswer(() => Promise.reject(new Error("away")))
    loop.wake()
    await loop.settled()
    const interrupted = { level: "error", event: "delivery_interrupted", message: "away" }
    expect(log).toEqual([interrupted, interrupted])
    expect(mailers).toEqual({ opened: 2, closed: 2 })
    beforeAnswer(async () => {})
    add("new", "m")
    loop.wake()
    await pass(0)
    answer("m")
    await pass(10)
    expect(done).toEqual(["sent m"])
  })

  test.each([
    [{ retryBaseMs: 30_000, leaseMs: 60_000 }, 5000],
    [{ retryBaseMs: 30_000, leaseMs: 4000 }, 2000],
    [{ retryBaseMs: 3000, leaseMs: 60_000 }, 1500],
    [{ retryBaseMs: 10, leaseMs: 60_000 }, 50],
  ])("with %j asks every %i ms, until it is stopped", async (settings, everyMs) => {
    const { loop, claims } = createLoop(settings)
    loop.start()
    await pass(everyMs - 1)
    const atStart = claims.length
    expect(new Set(claims).size).toBe(1)
    await pass(1)
    expect(claims.length).toBe(2 * atStart)
    await loop.stop(0)
    expect(vi.getTimerCount()).toBe(0)
    loop.wake()
    await pass(0)
    expect(claims.length).toBe(2 * atStart)
  })

  test("when stopped, lets a mail that is being handed over arrive, and releases the others, also one whose turn is next", async () => {
    const { loop, add, answer, done } = createLoop()
    add("new", ...names("m", 3))
    loop.wake()
    await pass(0)
    answer("m0")
    await pass(0)
    answer("m1")
    await pass(0)
    const stopped = loop.stop(500)
    await pass(9)
    expect(done).toEqual([])
    await pass(1)
    await stopped
    expect(done).toEqual(["sent m0", "released m1"])
    expect(vi.getTimerCount()).toBe(0)
  })

  test("while the store is away hands over no second mail, which could not be marked either", async () => {
    const { loop, outbox, add, answer, done, handedOver, log } = createLoop()
    const away = async () => {
      throw new Error("store is away")
    }
    const { markSent } = outbox
    Object.assign(outbox, { markSent: away, markFailed: away, checkMarking: away })
    add("new", ...names("m", 3))
    add("tried", ...names("old", 2))
    loop.wake()
    await pass(0)
    for (const id of ["m0", "m1", "m2", "old0", "old1"]) answer(id)
    await pass(20_000)
    for (const id of ["m2", "old1"]) answer(id)
    await pass(20_000)
    expect(handedOver).toMatchObject({ all: 1 })
    expect(log).toContainEqual(expect.objectContaining({ event: "delivery_interrupted", id: "m0" }))
    Object.assign(outbox, { markSent })
    await pass(1000)
    expect(done).toContain("sent m0")
    await loop.stop(0)
  })

  test("when stopped, ends a mail that takes longer than the grace to arrive", async () => {
    const { loop, add, answer, done } = createLoop()
    add("new", "m0")
    loop.wake()
    await pass(0)
    answer("m0")
    await pass(0)
    const stopped = loop.stop(5)
    await pass(5)
    await stopped
    expect(done).toEqual(["failed m0"])
  })

  test("looks at the backlog at once and every minute", async () => {
    const { loop, outbox } = createLoop()
    const backlog = vi.spyOn(outbox, "backlog")
    loop.start()
    await pass(59_999)
    expect(backlog).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(backlog).toHaveBeenCalledTimes(2)
  })
})

describe("the backlog", () => {
  const watch = async (backlog: () => Promise<Backlog>) => {
    const log: LogEntry[] = []
    const { outbox } = createLoop()
    const pullBack = async (leaseMs: number) => leaseMs / 1000
    const watched = await watchBacklog({
      outbox: { ...outbox, backlog, pullBack },
      log: (entry) => void log.push(entry),
      leaseMs: 60_000,
    })
    return { watched, log }
  }

  test("needs attention after 15 minutes, or if a time is implausible", async () => {
    expect(needsAttention({ ...empty, oldestPendingSeconds: 900 })).toBe(false)
    const late = { ...empty, pending: 1, oldestPendingSeconds: 901 }
    expect(needsAttention(late)).toBe(true)
    expect(await watch(async () => empty)).toEqual({ watched: empty, log: [] })
    const waiting = { level: "error", event: "messages_waiting" }
    expect(await watch(async () => late)).toEqual({ watched: late, log: [{ ...waiting, ...late }] })
    const implausible = { ...empty, timesAreImplausible: true }
    expect(await watch(async () => implausible)).toEqual({
      watched: implausible,
      log: [
        { ...waiting, ...implausible },
        { level: "error", event: "times_pulled_back", messages: 60 },
      ],
    })
  })

  test("of a store that is down is unknown, and the log says why", async () => {
    expect(await watch(() => Promise.reject(new Error("away")))).toEqual({
      watched: undefined,
      log: [{ level: "error", event: "store_unavailable", message: "away" }],
    })
  })
})
