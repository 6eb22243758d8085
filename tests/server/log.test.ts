import { openSync } from "node:fs"
import { expect, test } from "vitest"
import { key, message } from "./running-site.ts"
import { createFolder, type ServerProcess, startProcess } from "./server-process.ts"

/** Each stored message writes two lines: 600 are more than a pipe holds. */
async function expectService(server: ServerProcess, messages = 600) {
  const statuses = new Map<number, number>()
  let sent = 0
  const work = async () => {
    while (sent < messages) {
      const { status } = await fetch(server.call, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: key },
        body: JSON.stringify({ ...message, message: `message ${sent++}` }),
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  expect(statuses).toEqual(new Map([[200, messages]]))
  expect((await fetch(server.origin)).status).toBe(200)
  expect(await server.end("SIGTERM")).toBe(0)
}

test("a log whose reader has died is no reason to stop taking messages", async () => {
  const server = await startProcess(await createFolder())
  server.process.stderr?.destroy()
  await expectService(server)
})

test("nor is a reader that reads no more", async () => {
  const server = await startProcess(await createFolder())
  server.process.stderr?.removeAllListeners("data").pause()
  await expectService(server)
})

test.skipIf(process.platform !== "linux")("nor is a full disk", async () => {
  const server = await startProcess(await createFolder(), {}, [], openSync("/dev/full", "w"))
  await expectService(server)
})

test("a reader of standard output that has died is none either", async () => {
  const server = await startProcess(await createFolder())
  server.process.stdout?.destroy()
  await expectService(server, 1)
})
