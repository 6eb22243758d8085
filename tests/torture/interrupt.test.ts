import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect, onTestFinished, test } from "vitest"

/** The processes that have this text in their environment. */
async function processesWith(text: string): Promise<string[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    ids.map(
      async (id) => (await readFile(`/proc/${id}/environ`, "utf8").catch(() => "")).includes(text) && id,
    ),
  )
  return found.filter((id) => id !== false)
}

test.runIf(process.platform === "linux").each([
  ["tests/torture/main.ts", "14", "memory stays small and flat"],
  ["bench/main.ts", "messages", "\nmessages\n"],
])("Ctrl-C ends %s and everything it has started, and leaves no files", async (program, part, progress) => {
  const folder = await mkdtemp(join(tmpdir(), "interrupt-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const child = spawn(process.execPath, [resolve(program), part], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk
    })
  await expect.poll(() => said, { timeout: 120_000 }).toContain(progress)
  await expect.poll(async () => (await processesWith(folder)).length, { timeout: 120_000 }).toBeGreaterThan(1)
  const exited = once(child, "exit")
  // The terminal signals the whole group; what was started may get it first.
  const { pid = 0 } = child
  const started = (await processesWith(folder)).map(Number).filter((id) => id !== pid)
  for (const id of [...started, pid])
    try {
      process.kill(id, "SIGINT")
    } catch {
      // It has ended with another one.
    }
  expect(await exited, said).toEqual([130, null])
  expect(said).toMatch(/\| --- \|/)
  await expect.poll(() => processesWith(folder), { timeout: 30_000 }).toEqual([])
  expect(await readdir(folder)).toEqual([])
})
