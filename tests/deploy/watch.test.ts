import { execFile } from "node:child_process"
import { once } from "node:events"
import { readFile, utimes, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { createServer as createSecureServer } from "node:https"
import type { AddressInfo } from "node:net"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { createCertificate } from "../certificate.ts"
import { freePort } from "../free-port.ts"
import { reply, startMailServer } from "../server/mail-server.ts"
import { createFolder, startProcess } from "../server/server-process.ts"

const run = promisify(execFile)
const recipes = resolve(import.meta.dirname, "../../deploy/one-machine")
const watch = join(recipes, "watch")

/** Its certificate cannot be read: nothing listens there. */
const nowhere = "https://localhost.invalid"
const badCertificate =
  "The certificate of localhost.invalid expires within two weeks, is not valid, or cannot be read.\n"

const runWatch = (port: number | string, site = nowhere, more: Readonly<Record<string, string>> = {}) =>
  new Promise<{ failed: boolean; stdout: string }>((done) => {
    const env = { ...process.env, SITE_ENVIRONMENT: "/nowhere", PORT: String(port), SITE_URL: site, ...more }
    execFile("sh", [watch], { env }, (error, stdout) => done({ failed: error !== null, stdout }))
  })

test("the alert is raised if the server writes mail to files, because nobody would read it", async () => {
  const server = await startProcess(await createFolder())
  const { failed, stdout } = await runWatch(server.port)
  expect(failed).toBe(true)
  expect(stdout).toMatch(/^SMTP_URL is not set, so messages are not mailed: \{.*"delivery":"file".*\}\n/)
})

test("bad health does not hide a bad certificate: both are named", async () => {
  const degraded = createServer((_, response) => response.end('{"status":"degraded"}')).listen(0, "127.0.0.1")
  await once(degraded, "listening")
  onTestFinished(() => void degraded.close())
  const { port } = degraded.address() as AddressInfo
  expect(await runWatch(port)).toEqual({
    failed: true,
    stdout: `Health: {"status":"degraded"}\n${badCertificate}`,
  })
  const { failed, stdout } = await runWatch(await freePort())
  expect(failed).toBe(true)
  expect(stdout).toBe(`Health: no answer\n${badCertificate}`)
})

test("a server that mails passes, and the certificate is checked next", async () => {
  const server = await startProcess(await createFolder(), { SMTP_URL: "smtp://127.0.0.1:9" })
  const { failed, stdout } = await runWatch(server.port)
  expect(failed).toBe(true)
  expect(stdout).toBe(badCertificate)
})

test.each([
  [13, true],
  [15, false],
])("a certificate that is valid for %i more days raises the alert: %s", async (days, failed) => {
  const folder = await createFolder()
  const { key, cert } = createCertificate(days, "localhost")
  await writeFile(join(folder, "cert.pem"), cert)
  const site = createSecureServer({ key, cert }).listen(0, "127.0.0.1")
  await once(site, "listening")
  onTestFinished(() => void site.close())
  // Port 443 may not be free, nor may this account listen there.
  const { port } = site.address() as AddressInfo
  await writeFile(
    join(folder, "openssl"),
    `#!/bin/sh
for word; do
  shift
  [ "$word" != localhost:443 ] || word=127.0.0.1:${port}
  set -- "$@" "$word"
done
PATH=\${PATH#*:} exec openssl "$@"
`,
    { mode: 0o755 },
  )
  const server = await startProcess(await createFolder(), { SMTP_URL: "smtp://127.0.0.1:9" })
  const watched = await runWatch(server.port, "https://localhost", {
    PATH: `${folder}:${process.env["PATH"]}`,
    SSL_CERT_FILE: join(folder, "cert.pem"),
  })
  expect(watched).toEqual({
    failed,
    stdout: failed ? badCertificate.replace("localhost.invalid", "localhost") : "",
  })
})

test("comments after the settings, which systemd takes for a part of them, do no harm", async () => {
  const server = await startProcess(await createFolder(), { SMTP_URL: "smtp://127.0.0.1:9" })
  const { stdout } = await runWatch(`${server.port} # port`, `${nowhere} # site`)
  expect(stdout).toBe(badCertificate)
})

test.each([
  [
    "SITE_URL=https://other.invalid\nexport SITE_URL = 'https://localhost.invalid' # site\nexport PORT=%\n",
    badCertificate,
  ],
  ["PORT=%\n", "SITE_URL is missing in FILE, so the certificate was not checked.\n"],
])("reads what systemd leaves out, and says that SITE_URL is missing: %j", async (settings, said) => {
  const folder = await createFolder()
  const server = await startProcess(folder, { SMTP_URL: "smtp://127.0.0.1:9" })
  const file = join(folder, "environment")
  await writeFile(file, settings.replace("%", String(server.port)))
  const env = { PATH: process.env["PATH"], SITE_ENVIRONMENT: file }
  expect(await run("sh", [watch], { env }).catch(({ stdout }) => stdout)).toBe(said.replace("FILE", file))
})

test("a failure is mailed with a date and an id, at most once an hour for each fault, and again if the mail could not be sent, all was well in between or the clock was set back", async () => {
  const folder = await createFolder()
  const { key, cert } = createCertificate()
  await writeFile(join(folder, "cert.pem"), cert)
  let isFull = true
  const mailServer = await startMailServer({
    secure: true,
    key,
    cert,
    onMailFrom: (_, __, done) => done(isFull ? reply(452, "Full") : null),
  })
  // As systemd's does: what the failed run said, and for the unit all its lines.
  const journal = join(folder, "journal")
  const saying = (text: string) => writeFile(journal, text)
  await writeFile(
    join(folder, "journalctl"),
    `#!/bin/sh\ncase "$*" in *_SYSTEMD_INVOCATION_ID=run*) cat "${journal}";; *) date +%N;; esac\n`,
    { mode: 0o755 },
  )
  await saying("Health: no answer\n")
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env["PATH"]}`,
    MONITOR_INVOCATION_ID: "run",
    ALERT_SMTP_URL: `smtps://127.0.0.1:${mailServer.port}`,
    ALERT_FROM: "alert@firm.example",
    ALERT_TO: "operator@firm.example",
    CURL_CA_BUNDLE: join(folder, "cert.pem"),
    STATE_DIRECTORY: folder,
  }
  const alert = (unit: string) => run("sh", [join(recipes, "alert"), unit], { env }).catch(() => "failed")
  expect(await alert("site-watch.service")).toBe("failed")
  isFull = false
  for (const unit of ["site-watch.service", "site-watch.service", "site-backup.service"]) await alert(unit)
  // What systemd runs when a check has passed.
  const unit = await readFile(join(recipes, "site-watch.service"), "utf8")
  const passed = /^ExecStartPost=\+(.*)$/m.exec(unit)?.[1] ?? ""
  await run("sh", ["-c", passed.replace("/var/lib/site-alert", folder).replace("%n", "site-watch.service")])
  await alert("site-watch.service")
  // Another fault is mailed at once, and no more than the first one when it stays, though its numbers change.
  for (const seconds of [900, 1200]) {
    await saying(`Health: {"status":"degraded","oldestPendingSeconds":${seconds}}\n`)
    await alert("site-watch.service")
  }
  await saying("Health: no answer\n")
  await alert("site-watch.service")
  const tomorrow = Date.now() / 1000 + 86_400
  await utimes(join(folder, "site-backup.service"), tomorrow, tomorrow)
  for (const unit of ["site-backup.service", "site-backup.service"]) await alert(unit)
  expect(mailServer.received.map(({ parsed }) => parsed.subject?.split(" ")[0])).toEqual([
    "site-watch.service",
    "site-backup.service",
    "site-watch.service",
    "site-watch.service",
    "site-backup.service",
  ])
  const ids = mailServer.received.map(({ parsed }) => parsed.messageId)
  expect(new Set(ids).size).toBe(5)
  for (const { raw, parsed } of mailServer.received) {
    expect(parsed.messageId).toMatch(/^<\S+@firm\.example>$/)
    expect(raw.toString()).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} [\d:]{8} [+-]\d{4}\r$/m)
  }
})

test("an alert, which quotes the log, is not sent in the clear", async () => {
  const mailServer = await startMailServer()
  const env = {
    ...process.env,
    ALERT_SMTP_URL: mailServer.url,
    ALERT_FROM: "alert@firm.example",
    ALERT_TO: "operator@firm.example",
    STATE_DIRECTORY: await createFolder(),
  }
  await expect(run("sh", [join(recipes, "alert"), "site-watch.service"], { env })).rejects.toThrow()
  expect(mailServer.received).toEqual([])
})
