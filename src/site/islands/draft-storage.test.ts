import { expect, test } from "vitest"
import { languages } from "../../languages.ts"
import { formNotices } from "../copy/form-notices.ts"
import { copy } from "../copy/index.ts"
import { draftLifetimeMs } from "./draft-storage.ts"

test("the pages say how long a draft is really kept", () => {
  expect(draftLifetimeMs).toBe(24 * 60 * 60_000)
  for (const language of languages)
    for (const words of [formNotices[language], copy[language].privacy])
      expect(JSON.stringify(words)).toMatch(/one day|un día/)
})
