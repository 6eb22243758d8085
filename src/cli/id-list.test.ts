import { expect, test } from "vitest"
import { createIdList } from "./id-list.ts"

test.each([0, 1, 1000, 64_000, 64_001, 129_500])(
  "a list of %i ids gives them back, in order and a thousand at a time",
  (count) => {
    const ids = Array.from({ length: count }, () => crypto.randomUUID())
    const list = createIdList()
    for (const id of ids) list.add(id)
    const batches = [...list.batches()]
    expect(batches.flat()).toEqual(ids)
    expect(batches.slice(0, -1).every(({ length }) => length === 1000)).toBe(true)
  },
)
