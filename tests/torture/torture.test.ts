import { expect, test } from "vitest"
import { reasonsAgainst, rows } from "./rows.ts"
import { createRun } from "./run.ts"

// `npm run torture` with small numbers, and without judging speed, because the machine is shared with other tests.
test.concurrent.each(rows)("$number: $promise", async ({ short }) => {
  const run = createRun(false)
  try {
    expect(reasonsAgainst(await short(run))).toEqual([])
  } finally {
    await run.end()
  }
})
