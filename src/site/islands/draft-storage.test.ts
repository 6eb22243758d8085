import { expect, test } from "vitest"
import { copy } from "../copy/index.ts"
import { draftLifetimeMs } from "./draft-storage.ts"

test("the pages say how long a draft is really kept", () => {
  expect(draftLifetimeMs).toBe(24 * 60 * 60_000)
  for (const { contact, privacy } of [copy.en, copy.es])
    for (const words of [contact.notices, privacy]) expect(JSON.stringify(words)).toMatch(/one day|un día/)
})
