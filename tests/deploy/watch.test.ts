import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { expect, test } from "vitest"
import { createFolder, startProcess } from "../server/server-process.ts"

const watch = resolve(import.meta.dirname, "../../deploy/one-machine/watch")

/** Its certificate cannot be read: nothing listens there. */
const nowhere = "https://localhost.invalid"

const runWatch = (port: number | string, site = nowhere) =>
  new Promise<{ failed: boolean; stdout: string }>((done) => {
    const env = { ...process.env, PORT: String(port), SITE_URL: site }
    execFile("sh", [watch], { env }, (error, stdout) => done({ failed: error !== null, stdout }))
  })

test("the alert is raised if the server writes mail to files, because nobody would read it", async () => {
  const server = await startProcess(await createFolder())
  const { failed, stdout } = await runWatch(server.port)
  expect(failed).toBe(true)
  expect(stdout).toMatch(/^SMTP_URL is not set, so messages are not mailed: \{.*"delivery":"file".*\}\n$/)
})

test("a server that mails passes, and the certificate is checked next", async () => {
  const server = await startProcess(await createFolder(), { SMTP_URL: "smtp://127.0.0.1:9" })
  const { failed, stdout } = await runWatch(server.port)
  expect(failed).toBe(true)
  expect(stdout).toBe("The certificate of localhost.invalid expires within two weeks, or cannot be read.\n")
})

test("comments after the settings, which systemd takes for a part of them, do no harm", async () => {
  const server = await startProcess(await createFolder(), { SMTP_URL: "smtp://127.0.0.1:9" })
  const { stdout } = await runWatch(`${server.port} # port`, `${nowhere} # site`)
  expect(stdout).toBe("The certificate of localhost.invalid expires within two weeks, or cannot be read.\n")
})
