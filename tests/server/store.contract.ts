import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { MessageArchive } from "../../src/contact/archive.ts"
import { createMessageId, fingerprintOf } from "../../src/contact/identity.ts"
import type { ContactMessage } from "../../src/contact/message.ts"
import type { NewMessage } from "../../src/contact/store.ts"
import type { ReadableStore } from "./readable-store.ts"

/** A store under test, on its own empty database. */
export interface StoreHarness {
  readonly store: ReadableStore
  /** A second store on the same database, like another process's. */
  readonly other: ReadableStore
  openArchive(): Promise<MessageArchive>
  /** Advances the database's time without waiting. */
  passTime(milliseconds: number): Promise<void>
  close(): Promise<void>
}

const leaseMs = 60_000
const day = 24 * 3_600_000

export async function newMessage(fields: Partial<ContactMessage> = {}, key?: string): Promise<NewMessage> {
  const message = {
    name: "Ana",
    email: "ana@example.com",
    phone: "",
    message: crypto.randomUUID(),
    ...fields,
  }
  const fingerprint = fingerprintOf(message)
  return {
    id: createMessageId(Date.now()),
    message,
    language: "es",
    suspicious: false,
    fingerprint,
    idempotencyKey: key,
  }
}

/** Tests that every `ContactStore` must pass. */
export function describeContactStore(name: string, createHarness: () => Promise<StoreHarness>): void {
  describe(`${name} store`, () => {
    let harness: StoreHarness
    let store: ReadableStore
    beforeAll(async () => {
      harness = await createHarness()
      store = harness.store
    })
    afterAll(() => harness.close())

    /** Empties the queue, so that a test sees only its own messages. */
    const emptyQueue = async () => {
      await store.pullBack(leaseMs)
      await store.retry()
      await harness.passTime(leaseMs + 1)
      for (const claimed of await store.claim(1000, leaseMs)) await store.markSent(claimed)
    }

    const claimOne = async (forMs = leaseMs) => {
      const [claimed] = await store.claim(1, forMs)
      if (!claimed) throw new Error("nothing was claimed")
      return claimed
    }

    test("a stored message is read back exactly as written", async () => {
      const added = await newMessage({
        name: "  José «Pepe» O'Ñandú; DROP TABLE message --",
        phone: "(770) 555-0142",
        message: "¿Línea 1?\n\n\tlínea 3 🏡 — \u202e\u0007\r\nfin  ",
      })
      expect(await store.add(added)).toEqual({ outcome: "stored", id: added.id })
      expect(await store.get(added.id)).toMatchObject({
        ...added.message,
        id: added.id,
        language: "es",
        suspicious: false,
        status: "pending",
        attempts: 0,
        claimedUntil: undefined,
        lastError: undefined,
        sentAt: undefined,
      })
    })

    test("so is the mark of a suspicious one, and its language", async () => {
      const added = { ...(await newMessage()), language: "en", suspicious: true } as const
      await store.add(added)
      expect(await store.get(added.id)).toMatchObject({ language: "en", suspicious: true })
    })

    test("a process sees what another has stored", async () => {
      const added = await newMessage()
      await store.add(added)
      expect((await harness.other.get(added.id))?.message).toBe(added.message.message)
    })

    test("an unknown id finds nothing, whatever it looks like", async () => {
      expect(await store.get("no such id'")).toBeUndefined()
      expect(await store.retry("no such id'")).toBe(0)
    })

    test("a known key returns the first id, even years later", async () => {
      const first = await newMessage({}, "key-for-good")
      await store.add(first)
      await harness.passTime(3 * 365 * day)
      const again = { ...first, id: createMessageId(Date.now()) }
      expect(await store.add(again)).toEqual({ outcome: "repeated", id: first.id })
      expect(await store.find(again)).toEqual({ outcome: "repeated", id: first.id })
    })

    test("a known key with another body is a conflict and stores nothing", async () => {
      await store.add(await newMessage({}, "key-of-one-body"))
      const other = await newMessage({}, "key-of-one-body")
      expect(await store.add(other)).toEqual({ outcome: "conflict" })
      expect(await store.find(other)).toEqual({ outcome: "conflict" })
      expect(await store.get(other.id)).toBeUndefined()
    })

    // A sender chooses the key, and can compute a fingerprint.
    test("messages whose keys are each other's fingerprints do not block each other", async () => {
      const bodies = await Promise.all([newMessage(), newMessage()])
      const [one, other] = bodies.map((body, index) => ({
        ...body,
        idempotencyKey: bodies[1 - index]?.fingerprint,
      })) as [NewMessage, NewMessage]
      for (const message of [one, other])
        expect(await store.add(message)).toEqual({ outcome: "stored", id: message.id })
      const repeats = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other))
      expect(await Promise.all(repeats.map((message) => store.add(message)))).toEqual(
        repeats.map(({ id }) => ({ outcome: "repeated", id })),
      )
    })

    test("the same body under two keys is two messages", async () => {
      const first = await newMessage({}, "key-a")
      const second = { ...first, id: createMessageId(Date.now()), idempotencyKey: "key-b" }
      await store.add(first)
      expect(await store.add(second)).toEqual({ outcome: "stored", id: second.id })
    })

    test("without a key the same four fields are one message for ten minutes, then a new one", async () => {
      const first = await newMessage()
      const again = { ...first, id: createMessageId(Date.now()) }
      await store.add(first)
      await harness.passTime(10 * 60_000 - 5000)
      expect(await store.add(again)).toEqual({ outcome: "repeated", id: first.id })
      await harness.passTime(5001)
      expect(await store.find(again)).toBeUndefined()
      expect(await store.add(again)).toEqual({ outcome: "stored", id: again.id })
    })

    test("a repeat without a key finds a message that had one", async () => {
      const keyed = await newMessage({}, "key-of-the-form")
      await store.add(keyed)
      const keyless = { ...keyed, id: createMessageId(Date.now()), idempotencyKey: undefined }
      expect(await store.add(keyless)).toEqual({ outcome: "repeated", id: keyed.id })
    })

    test.each([false, true])(
      "a repeat with a key finds a message that had none, and the key is remembered (over the limit: %s)",
      async (isOverLimit) => {
        const keyless = await newMessage()
        await store.add(keyless)
        const keyed = { ...keyless, id: createMessageId(Date.now()), idempotencyKey: `late-${keyless.id}` }
        const isFirst = { outcome: "repeated", id: keyless.id }
        // Over the limit, a repeat is only looked for.
        expect(await (isOverLimit ? store.find(keyed) : store.add(keyed))).toEqual(isFirst)
        await harness.passTime(3 * 365 * day)
        expect(await store.add(keyed)).toEqual({ outcome: "repeated", id: keyless.id })
        const otherBody = await newMessage({}, keyed.idempotencyKey)
        expect(await store.add(otherBody)).toEqual({ outcome: "conflict" })
      },
    )

    test("a message without a key takes only one key", async () => {
      const keyless = await newMessage()
      await store.add(keyless)
      const keyed = (key: string) => ({ ...keyless, id: createMessageId(Date.now()), idempotencyKey: key })
      await store.add(keyed(`first-${keyless.id}`))
      const second = keyed(`second-${keyless.id}`)
      expect(await store.add(second)).toEqual({ outcome: "stored", id: second.id })
    })

    test("of keys that race for a message without one, each that is answered with an id keeps it", async () => {
      const race = async () => {
        const keyless = await newMessage()
        await store.add(keyless)
        const keyed = (key: string) => ({
          ...keyless,
          id: createMessageId(Date.now()),
          idempotencyKey: `${key}-${keyless.id}`,
        })
        // Some senders are over the limit: for them, a repeat is only looked for.
        const outcomes = await Promise.all([
          store.find(keyed("a")),
          harness.other.find(keyed("b")),
          store.find(keyed("c")),
          harness.other.add(keyed("d")),
        ])
        const ids = new Set([keyless.id])
        for (const [index, outcome] of outcomes.entries()) {
          if (!outcome || !("id" in outcome)) continue
          ids.add(outcome.id)
          expect(await store.add(keyed("abcd".charAt(index)))).toEqual({
            outcome: "repeated",
            id: outcome.id,
          })
        }
        return { text: keyless.message.message, ids }
      }
      const raced: Awaited<ReturnType<typeof race>>[] = []
      // A few at a time: on a busy machine more would wait too long for a connection.
      for (let round = 0; round < 6; round++)
        raced.push(...(await Promise.all(Array.from({ length: 5 }, race))))
      const rows = Map.groupBy(await store.list(), ({ message }) => message)
      for (const { text, ids } of raced) expect(new Set(rows.get(text)?.map(({ id }) => id))).toEqual(ids)
    })

    test.each(["with a key", "without a key"])(
      "of many sends at once %s, from two processes, one is stored",
      async (how) => {
        const key = how === "with a key" ? "raced-key" : undefined
        const message = await newMessage({}, key)
        const sends = Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : harness.other).add({ ...message, id: createMessageId(Date.now()) }),
        )
        const outcomes = await Promise.all(sends)
        expect(outcomes.filter(({ outcome }) => outcome === "stored")).toHaveLength(1)
        expect(new Set(outcomes.map((outcome) => "id" in outcome && outcome.id)).size).toBe(1)
        const rows = (await store.list()).filter((row) => row.message === message.message.message)
        expect(rows).toHaveLength(1)
      },
    )

    test("of many simultaneous bodies with one key, one is stored and the others conflict", async () => {
      const messages = await Promise.all(Array.from({ length: 10 }, () => newMessage({}, "contested-key")))
      const outcomes = await Promise.all(
        messages.map((message, index) => (index % 2 ? store : harness.other).add(message)),
      )
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill("conflict"), "stored"])
    })

    test("a claimed message cannot be claimed again until its lease ends, and each claim counts", async () => {
      await emptyQueue()
      const added = await newMessage()
      await store.add(added)
      const [first] = await store.claim(10, leaseMs)
      expect(first).toMatchObject({ id: added.id, attempts: 1 })
      expect(await harness.other.claim(10, leaseMs)).toEqual([])
      await harness.passTime(leaseMs + 1)
      expect(await harness.other.claim(10, leaseMs)).toMatchObject([{ id: added.id, attempts: 2 }])
    })

    test("two workers never claim the same message", async () => {
      await emptyQueue()
      const added = await Promise.all(Array.from({ length: 30 }, () => newMessage()))
      await Promise.all(added.map((message) => store.add(message)))
      const claims = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? store : harness.other).claim(1, leaseMs)),
      )
      expect(
        claims
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(added.map(({ id }) => id).sort())
    })

    test("a failed message is due again after its delay and keeps its error", async () => {
      await emptyQueue()
      const added = await newMessage()
      await store.add(added)
      const claimed = await claimOne()
      // PostgreSQL cannot store U+0000.
      await store.markFailed(claimed, "421 try\0 later", 30_000)
      expect(await store.claim(1, leaseMs)).toEqual([])
      const failed = await store.get(added.id)
      expect([failed?.status, failed?.lastError]).toEqual(["pending", "421 try later"])
      await harness.passTime(30_001)
      expect(await store.claim(1, leaseMs)).toMatchObject([{ id: added.id, attempts: 2 }])
    })

    test("a worker whose lease has expired cannot overwrite the next claim", async () => {
      await emptyQueue()
      await store.add(await newMessage())
      const [late] = await store.claim(1, leaseMs)
      await harness.passTime(leaseMs + 1)
      const [current] = await harness.other.claim(1, leaseMs)
      if (!late || !current) throw new Error("nothing was claimed")
      await store.markFailed(late, "too late", 0)
      await store.release(late)
      expect(await store.get(late.id)).toMatchObject({ attempts: 2, lastError: undefined })
      expect(await store.claim(1, leaseMs)).toEqual([])
    })

    test("a sent message is kept, never claimed again, and cannot fail afterward", async () => {
      await emptyQueue()
      const added = await newMessage()
      await store.add(added)
      const claimed = await claimOne()
      await store.markSent(claimed)
      await store.markFailed(claimed, "too late", 0)
      await harness.passTime(leaseMs + 1)
      expect(await store.retry()).toBe(0)
      expect(await store.claim(1, leaseMs)).toEqual([])
      const row = await store.get(added.id)
      expect(row).toMatchObject({ status: "sent", attempts: 1, lastError: undefined })
      expect(row?.sentAt).toBeInstanceOf(Date)
    })

    test("a released message is due at once, and the former worker cannot overwrite the next claim", async () => {
      await emptyQueue()
      await store.add(await newMessage())
      const claimed = await claimOne()
      await store.release(claimed)
      const [next] = await harness.other.claim(1, leaseMs)
      expect(next).toMatchObject({ id: claimed.id, attempts: 2 })
      await store.markFailed(claimed, "too late", 0)
      await store.release(claimed)
      expect(await store.get(claimed.id)).toMatchObject({ attempts: 2, lastError: undefined })
      expect(await store.claim(1, leaseMs)).toEqual([])
    })

    test("new messages and tried ones are claimed separately, the newest of the new first", async () => {
      await emptyQueue()
      const tried = await newMessage()
      await store.add(tried)
      const claimed = await claimOne()
      await store.markFailed(claimed, "421 try later", 0)
      const fresh = [await newMessage(), await newMessage()]
      for (const message of fresh) {
        await harness.passTime(10)
        await store.add(message)
      }
      expect((await store.claim(1, leaseMs, "new")).map(({ id }) => id)).toEqual([fresh[1]?.id])
      expect((await store.claim(9, leaseMs, "tried")).map(({ id }) => id)).toEqual([tried.id])
      expect((await store.claim(9, leaseMs, "new")).map(({ id }) => id)).toEqual([fresh[0]?.id])
    })

    test("the longest due message is claimed first", async () => {
      await emptyQueue()
      const ids: string[] = []
      for (let count = 0; count < 3; count++) {
        const added = await newMessage()
        await store.add(added)
        ids.push(added.id)
        await harness.passTime(10)
      }
      const claims = await store.claim(3, leaseMs)
      expect(claims.map(({ id }) => id)).toEqual(ids)
      for (const [index, claimed] of claims.entries())
        await store.markFailed(claimed, "421", 300_000 - 100_000 * index)
      await harness.passTime(400_000)
      const inTurn = [...(await store.claim(1, leaseMs)), ...(await store.claim(2, leaseMs))]
      expect(inTurn.map(({ id }) => id)).toEqual(ids.toReversed())
    })

    test("retry makes one or all waiting messages due at once", async () => {
      await emptyQueue()
      const added = await Promise.all([newMessage(), newMessage(), newMessage()])
      for (const message of added) await store.add(message)
      for (const claimed of await store.claim(3, leaseMs))
        await store.markFailed(claimed, "refused", 3_600_000)
      const [one] = added
      expect(await store.retry(one?.id)).toBe(1)
      expect((await store.claim(3, leaseMs)).map(({ id }) => id)).toEqual([one?.id])
      expect(await store.retry()).toBe(3)
      expect(await store.claim(3, leaseMs)).toHaveLength(2)
    })

    test("the backlog says how many messages are waiting and for how long", async () => {
      await emptyQueue()
      expect(await store.backlog()).toEqual({
        pending: 0,
        oldestPendingSeconds: 0,
        timesAreImplausible: false,
      })
      await store.add(await newMessage())
      await harness.passTime(901_000)
      await store.add(await newMessage())
      const backlog = await harness.other.backlog()
      expect(backlog.pending).toBe(2)
      expect(backlog.oldestPendingSeconds).toBeGreaterThanOrEqual(901)
    })

    test("an attempt that failed under a clock hours ahead does not wait for those hours", async () => {
      await emptyQueue()
      const added = await newMessage()
      await store.add(added)
      const claimed = await claimOne()
      await harness.passTime(2 * 3_600_000)
      await store.markFailed(claimed, "421 try later", 30_000)
      await harness.passTime(-2 * 3_600_000)
      expect(await store.claim(1, leaseMs)).toEqual([])
      expect(await store.backlog()).toMatchObject({ pending: 1, timesAreImplausible: true })
      expect(await store.pullBack(leaseMs)).toBe(1)
      expect(await store.claim(1, leaseMs)).toMatchObject([{ id: added.id, attempts: 2 }])
    })

    describe.each([
      ["a day", day],
      ["a month", 30 * day],
    ])("after a clock that was %s ahead", (_, step) => {
      /** Corrects the clock: what was written until now is in the future. */
      const setClockRight = () => harness.passTime(-step)
      const isImplausible = async () => (await store.backlog()).timesAreImplausible

      test("messages stored meanwhile are detected, pulled back and claimed", async () => {
        await emptyQueue()
        const added = await newMessage()
        await store.add(added)
        expect(await isImplausible()).toBe(false)
        await setClockRight()
        expect(await store.claim(9, leaseMs)).toEqual([])
        expect(await isImplausible()).toBe(true)
        expect(await store.pullBack(leaseMs)).toBe(1)
        expect(await isImplausible()).toBe(false)
        const [claimed] = await store.claim(9, leaseMs)
        expect(claimed?.id).toBe(added.id)
        await harness.passTime(901_000)
        expect((await store.backlog()).oldestPendingSeconds).toBeGreaterThanOrEqual(900)
      })

      test("messages that failed meanwhile are detected, pulled back and claimed", async () => {
        await emptyQueue()
        await store.add(await newMessage())
        await harness.passTime(step)
        const [claimed] = await store.claim(9, leaseMs)
        if (!claimed) throw new Error("nothing was claimed")
        await store.markFailed(claimed, "421 try later", 30_000)
        await setClockRight()
        expect(await isImplausible()).toBe(true)
        expect(await store.pullBack(leaseMs)).toBe(1)
        expect(await store.claim(9, leaseMs)).toMatchObject([{ id: claimed.id }])
      })

      test("messages claimed meanwhile keep a lease of normal length", async () => {
        await emptyQueue()
        await store.add(await newMessage())
        await harness.passTime(step)
        const [claimed] = await store.claim(9, leaseMs)
        await setClockRight()
        expect(await isImplausible()).toBe(true)
        expect(await store.pullBack(leaseMs)).toBe(1)
        expect(await store.claim(9, leaseMs)).toEqual([])
        await harness.passTime(leaseMs + 1)
        expect(await store.claim(9, leaseMs)).toMatchObject([{ id: claimed?.id }])
      })

      test("retry makes all of them due at once", async () => {
        await emptyQueue()
        const added = [await newMessage(), await newMessage()]
        await store.add(added[0] as NewMessage)
        await harness.passTime(step)
        await store.claim(9, leaseMs)
        await store.add(added[1] as NewMessage)
        await setClockRight()
        expect(await store.retry()).toBe(2)
        expect(await isImplausible()).toBe(false)
        expect(await store.claim(9, leaseMs)).toHaveLength(2)
      })

      test("the same four fields are a repeat for ten minutes by either clock, and no longer", async () => {
        const first = await newMessage()
        await store.add(first)
        await setClockRight()
        const again = { ...first, id: createMessageId(Date.now()) }
        expect(await store.add(again)).toEqual({ outcome: "stored", id: again.id })
      })
    })

    test("a sent message keeps its date when the clock is set back, because the clock may be wrong now", async () => {
      await emptyQueue()
      const added = await newMessage()
      await store.add(added)
      for (const claimed of await store.claim(9, leaseMs)) await store.markSent(claimed)
      await harness.passTime(-30 * day)
      const dated = (await store.get(added.id))?.createdAt
      expect((await store.backlog()).timesAreImplausible).toBe(false)
      expect(await store.pullBack(leaseMs)).toBe(0)
      expect((await store.get(added.id))?.createdAt).toEqual(dated)
    })

    test("normal leases and delays are plausible", async () => {
      await emptyQueue()
      await store.add(await newMessage())
      const claimed = await claimOne(3_600_000)
      expect((await store.backlog()).timesAreImplausible).toBe(false)
      await store.markFailed(claimed, "554 no", 3_600_000)
      expect((await store.backlog()).timesAreImplausible).toBe(false)
      expect(await store.pullBack(leaseMs)).toBe(0)
    })

    test("the list is oldest first and can be filtered by status", async () => {
      await emptyQueue()
      await store.add(await newMessage())
      const all = await store.list()
      const times = all.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
      const [pending, sent] = await Promise.all([store.list("pending"), store.list("sent")])
      expect(pending).toHaveLength(1)
      expect(pending.length + sent.length).toBe(all.length)
    })

    test("the check passes while messages can be stored", async () => {
      await expect(store.check()).resolves.toBeUndefined()
    })
  })
}
