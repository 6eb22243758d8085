import { expect, test } from "vitest"
import { restartUnderLoad, startSupervisedServer, visitDuring } from "./supervised-server.ts"

test("a restart on an inherited socket fails no request", async () => {
  const server = await startSupervisedServer()
  const failures = await visitDuring(`http://127.0.0.1:${server.port}`, (answered) =>
    restartUnderLoad(server, answered),
  )
  expect(failures).toEqual([])
})
