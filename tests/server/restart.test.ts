import { expect, test } from "vitest"
import { restartUnderLoad, startSupervisedServer, visitDuring } from "./supervised-server.ts"

test("no request fails during a restart with an inherited socket", async () => {
  const server = await startSupervisedServer()
  const failures = await visitDuring(`http://127.0.0.1:${server.port}`, (answered) =>
    restartUnderLoad(server, answered),
  )
  expect(failures).toEqual([])
})
