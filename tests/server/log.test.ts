import { openSync } from "node:fs"
import { expect, test } from "vitest"
import { key, message } from "./running-site.ts"
import { createFolder, type ServerProcess, startProcess } from "./server-process.ts"

/** Each stored message logs two lines, so 600 messages overflow a pipe. */
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

test("the log has a line for each entry and nothing else", async () => {
  const server = await startProcess(await createFolder())
  // More than the ten listeners at which Node.js warns.
  await expectService(server, 20)
  const events = server
    .log()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).event)
  expect(events.filter((event) => event === "message_stored")).toHaveLength(20)
  expect(events).not.toContain("log_entries_lost")
})

test("the server keeps accepting messages if the log's reader has died", async () => {
  const server = await startProcess(await createFolder())
  server.process.stderr?.destroy()
  await expectService(server)
})

test("the server keeps accepting messages if the log's reader has stalled", async () => {
  const server = await startProcess(await createFolder())
  server.process.stderr?.removeAllListeners("data").pause()
  await expectService(server)
})

test.skipIf(process.platform !== "linux")(
  "the server keeps accepting messages if the log's disk is full",
  async () => {
    const server = await startProcess(await createFolder(), {}, [], openSync("/dev/full", "w"))
    await expectService(server)
  },
)

test("the server keeps accepting messages if the reader of standard output has died", async () => {
  const server = await startProcess(await createFolder())
  server.process.stdout?.destroy()
  await expectService(server, 1)
})
