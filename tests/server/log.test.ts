import { spawn } from "node:child_process"
import { once } from "node:events"
import { openSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { key, message } from "./running-site.ts"
import { createFolder, type ServerProcess, startProcess } from "./server-process.ts"

async function expectService(server: ServerProcess, messages: number) {
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
  expect(await server.end("SIGINT")).toBe(0)
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

/** A program that logs. */
const program = (statements: string) => [
  "--input-type=module",
  "--eval",
  `import { ftruncateSync } from "node:fs"
   import { logToStandardError as log } from ${JSON.stringify(resolve("src/server/log.ts"))}
   ${statements}`,
]

const entriesIn = (logged: string) =>
  logged
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))

test("an entry's invisible characters are escaped", async () => {
  const said = 'é\u007f\u00ad\u202e\u2028\u{e0001}\n"'
  const child = spawn(
    process.execPath,
    program(`log({ level: "info", event: "said", said: ${JSON.stringify(said)} })`),
  )
  const logged = await text(child.stderr)
  expect(logged).toContain(String.raw`"said":"é\u007f\u00ad\u202e\u2028\udb40\udc01\n\""`)
  expect(entriesIn(logged)).toMatchObject([{ level: "info", event: "said", said }])
})

test("a stalled reader gets what fits into a megabyte, and then the number of lost entries", async () => {
  const child = spawn(
    process.execPath,
    program(`
      const count = 20_000
      for (let n = 0; n < count; n++) log({ level: "info", event: "entry", n })
      process.stdin.once("data", () => {
        const end = () => process.stderr.writableLength > 0 ? setTimeout(end, 10) : log({ level: "info", event: "last" })
        end()
        process.stdin.destroy()
      })
      process.stdout.write("logged")`),
  )
  await once(child.stdout, "data")
  const reading = text(child.stderr)
  child.stdin.write("go on")
  const logged = await reading
  const entries = entriesIn(logged)
  const [lost, last] = entries.splice(-2)
  expect(entries.map(({ n }) => n)).toEqual([...entries.keys()])
  expect(logged.length).toBeGreaterThan(1024 * 1024)
  expect(lost).toMatchObject({ level: "warn", event: "log_entries_lost", count: 20_000 - entries.length })
  expect(lost.count).toBeGreaterThan(0)
  expect(last).toMatchObject({ event: "last" })
})

test("entries that did not fit on the disk are counted, and reported when there is room again", async () => {
  const file = join(await createFolder(), "log")
  const failing = program(`
      for (let n = 0; n < 100; n++) log({ level: "info", event: "entry", n, text: "x".repeat(1000) })
      setTimeout(() => {
        ftruncateSync(2)
        log({ level: "info", event: "last" })
      }, 10)`)
  // In units of 512 or 1024 bytes.
  const limited = ["-c", 'ulimit -f 16; exec "$@"', "sh", process.execPath, ...failing]
  const child = spawn("sh", limited, { stdio: ["ignore", "ignore", openSync(file, "a")] })
  await once(child, "exit")
  const [lost, last] = entriesIn(await readFile(file, "utf8"))
  expect(lost).toMatchObject({ level: "warn", event: "log_entries_lost" })
  expect(lost.count).toBeGreaterThan(80)
  expect(last).toMatchObject({ event: "last" })
})

test("the server keeps accepting messages if the log's reader has died", async () => {
  const server = await startProcess(await createFolder())
  server.process.stderr?.destroy()
  await expectService(server, 60)
})

test("the server keeps accepting messages if the log's reader has stalled", async () => {
  const server = await startProcess(await createFolder())
  server.process.stderr?.removeAllListeners("data").pause()
  // Each stored message logs two lines: this many overflow a pipe.
  await expectService(server, 600)
})

test.skipIf(process.platform !== "linux")(
  "the server keeps accepting messages if the log's disk is full",
  async () => {
    const server = await startProcess(await createFolder(), {}, [], openSync("/dev/full", "w"))
    await expectService(server, 60)
  },
)

test("the server keeps accepting messages if the reader of standard output has died", async () => {
  const server = await startProcess(await createFolder())
  server.process.stdout?.destroy()
  await expectService(server, 1)
})
