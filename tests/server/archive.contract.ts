import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { MessageArchive } from "../../src/contact/archive.ts"
import type { ReadableStore } from "./readable-store.ts"
import { newMessage, type StoreHarness } from "./store.contract.ts"

/** Tests that every `MessageArchive` must pass. */
export function describeMessageArchive(name: string, createHarness: () => Promise<StoreHarness>): void {
  describe(`${name} archive`, () => {
    let harness: StoreHarness
    let store: ReadableStore
    let archive: MessageArchive
    beforeAll(async () => {
      harness = await createHarness()
      store = harness.store
      await store.check()
      archive = await harness.openArchive()
      // More than two pages, many with the same millisecond.
      const messages = await Promise.all(Array.from({ length: 1203 }, () => newMessage()))
      // In batches, because on a slow machine a call at the end of a long queue would be rejected.
      for (let start = 0; start < messages.length; start += 50)
        await Promise.all(messages.slice(start, start + 50).map((message) => store.add(message)))
    })
    afterAll(async () => {
      await archive.close()
      await harness.close()
    })

    test("reads each message once, oldest first, across pages", async () => {
      const read = await Array.fromAsync(archive.read())
      expect(new Set(read.map(({ id }) => id)).size).toBe(1203)
      expect(read).toHaveLength(1203)
      const times = read.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(await archive.count()).toBe(1203)
    })

    test("keeps reading while messages are added and removed", async () => {
      const seen: string[] = []
      for await (const { id } of archive.read()) {
        seen.push(id)
        if (seen.length === 700) {
          expect(await archive.erase([seen[0] ?? "", seen[699] ?? ""])).toBe(2)
          await store.add(await newMessage())
        }
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(1204)
      expect(await archive.count()).toBe(1202)
    })

    test("the newest are returned oldest first, as in the whole list", async () => {
      const read = await Array.fromAsync(archive.read())
      expect(await archive.newest(7)).toEqual(read.slice(-7))
    })

    test("filters by status, by time and by what no digest has listed", async () => {
      const [claimed] = await store.claim(1, 60_000)
      if (!claimed) throw new Error("nothing was claimed")
      await store.markSent(claimed)
      expect((await Array.fromAsync(archive.read({ status: "sent" }))).map(({ id }) => id)).toEqual([
        claimed.id,
      ])
      expect(await archive.count({ status: "pending" })).toBe(1201)

      await harness.passTime(60_000)
      const late = await newMessage()
      await store.add(late)
      const since = (await archive.get(late.id))?.createdAt
      expect((await archive.newest(10, { since })).map(({ id }) => id)).toEqual([late.id])
      expect(await archive.count({ before: since })).toBe(1202)

      await archive.markReported([late.id, claimed.id])
      expect(await archive.count({ isUnreported: true })).toBe(1201)
      expect(await archive.count({ isUnreported: true, since })).toBe(0)
    })

    test("an id may be in capitals; a text that is not an id finds nothing", async () => {
      const [one] = await archive.newest(1)
      expect((await archive.get(one?.id.toUpperCase() ?? ""))?.id).toBe(one?.id)
      for (const text of ["no such id'", `x${one?.id}`, `${one?.id}x`]) {
        expect(await archive.get(text)).toBeUndefined()
        expect(await archive.retry(text)).toBe(0)
      }
      expect(await archive.erase([crypto.randomUUID()])).toBe(0)
    })

    test("a snapshot shows one moment, with everything that a backup keeps", async () => {
      const added = await newMessage({ message: "¿Ñ?\u202e\u0007 🏡" }, "a-key")
      await store.add(added)
      const before = await archive.count()
      const records = []
      for await (const record of archive.snapshot()) {
        if (records.length === 0) await store.add(await newMessage())
        records.push(record)
      }
      expect(records).toHaveLength(before)
      expect(records.find(({ id }) => id === added.id)).toMatchObject({
        ...added.message,
        fingerprint: added.fingerprint,
        idempotencyKey: "a-key",
        reportedAt: undefined,
        status: "pending",
      })
    })

    test("scrubbing loses nothing", async () => {
      const before = await Array.fromAsync(archive.read())
      await archive.scrub()
      expect(await Array.fromAsync(archive.read())).toEqual(before)
    })
  })
}
