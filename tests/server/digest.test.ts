import { chown, mkdir, readdir, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { createInstallation, databases } from "./installation.ts"
import { reply, startMailServer } from "./mail-server.ts"
import { runProgram, testAsRoot } from "./server-process.ts"

describe.each(databases)("mail to the office, with %s", (database) => {
  test("a digest lists new messages since the last one that was sent, and waiting ones", async () => {
    const mailServer = await startMailServer()
    const installation = await createInstallation(database, { SMTP_URL: mailServer.url })
    const first = await installation.add({ name: "Ana\u202eLópez" })
    await installation.deliverAll()
    const second = await installation.add({ name: "Bob" })
    expect(await installation.messages("digest")).toMatchObject({
      code: 0,
      stdout: `Digest sent to ${business.email}: 2 messages came in, 1 waiting.\n`,
    })
    const digest = mailServer.received[0]?.parsed
    expect(digest?.subject).toBe("Website messages: 2 new, 1 waiting")
    expect(digest?.text).toMatch(new RegExp(`\\d:\\d\\d [AP]M  delivered  Ana López\\n +${first}`))
    expect(digest?.text).toMatch(new RegExp(`waiting  Bob\\n +${second}`))

    const third = await installation.add({ name: "Eva" })
    expect(await installation.messages("digest")).toMatchObject({ code: 0 })
    const next = mailServer.received[1]?.parsed
    expect(next?.subject).toBe("Website messages: 1 new, 2 waiting")
    expect(next?.text).toContain(third)
    expect(next?.text).toContain(second)
    expect(next?.text).not.toContain(first)
  })

  test("the next digest lists what a failed one could not send", async () => {
    const installation = await createInstallation(database, { SMTP_URL: "smtp://127.0.0.1:9" })
    const id = await installation.add()
    const failed = await installation.messages("digest")
    expect(failed).toMatchObject({ code: 1, stdout: "" })
    expect(failed.stderr).toContain("The mail was not sent: ")
    const mailServer = await startMailServer()
    const environment = { ...installation.environment, SMTP_URL: mailServer.url }
    expect(await runProgram("cli/messages.ts", ["digest"], installation.folder, environment)).toMatchObject({
      code: 0,
    })
    expect(mailServer.received[0]?.parsed.text).toContain(id)
  })

  test("a digest says that it may have arrived if the mail server has it and does not answer", async () => {
    const { url } = await startMailServer({ onData: (stream) => void stream.resume() })
    const installation = await createInstallation(database, { SMTP_URL: url, LEASE_MS: "3000" })
    // On a busy machine, the lease may be over before the mail server has it.
    await expect
      .poll(() => installation.messages("digest"), { timeout: 120_000 })
      .toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringContaining("Nobody knows whether the mail arrived: timed out"),
      })
  })

  test("a message that the office lost is sent again with the same Message-ID, marked as a repeat", async () => {
    const mailServer = await startMailServer()
    const installation = await createInstallation(database, { SMTP_URL: mailServer.url })
    const id = await installation.add({ message: "Busco una casa." })
    const waiting = await installation.messages("resend", id)
    expect(waiting).toMatchObject({ code: 1, stdout: "" })
    expect(waiting.stderr).toContain(
      `\nMessage ${id} has not been sent yet. To deliver it now: npm run messages -- retry ${id}\n`,
    )
    await installation.deliverAll()
    const sent = await installation.messages("resend", id)
    expect(sent).toMatchObject({ code: 0, stdout: `Sent again to ${business.email}.\n` })
    const mail = mailServer.received[0]?.parsed
    expect(mail?.messageId).toBe(`<${id}@${business.websiteEmail.split("@")[1]}>`)
    expect(mail?.subject).toMatch(/^\[Sent again\] Website message from /)
    expect(mail?.text).toContain("Busco una casa.")
    const nobody = await installation.messages("resend", "nobody")
    expect(nobody).toMatchObject({ code: 1, stdout: "" })
    expect(nobody.stderr).toContain("\nThere is no message nobody.\n")
  })
})

testAsRoot("mail files written by a command that root runs belong to the server's account", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  const folder = join(installation.folder, "var")
  await chown(folder, 65_534, 65_534)
  expect(await installation.messages("digest")).toMatchObject({ code: 0 })
  const names = await readdir(join(folder, "mail"))
  expect(names).toHaveLength(1)
  for (const path of ["mail", ...names.map((name) => join("mail", name))])
    expect((await stat(join(folder, path))).uid, path).toBe(65_534)
})

test("without a mail server, a digest and a resent message are written as files, and the command says so", async () => {
  const installation = await createInstallation("SQLite")
  const id = await installation.add()
  await installation.deliverAll()
  const where = join(installation.folder, "var", "mail")
  expect((await installation.messages("digest")).stdout).toContain(
    `as a file in ${where}, because SMTP_URL is not set`,
  )
  expect((await installation.messages("resend", id)).stdout).toContain(where)
  // Only the server's account may read what visitors wrote.
  const names = await readdir(where)
  expect(names).toHaveLength(2)
  for (const path of [where, ...names.map((name) => join(where, name))])
    expect((await stat(path)).mode & 0o077, path).toBe(0)

  // Nobody has read those files, so the first digest that is mailed lists the message again.
  const mailServer = await startMailServer()
  const { folder } = installation
  const resend = (SMTP_URL: string) =>
    runProgram("cli/messages.ts", ["resend", id], folder, { ...installation.environment, SMTP_URL })
  const hasFile = async () => (await readdir(where)).includes(`${id}.eml`)
  expect(await resend("smtp://127.0.0.1:1")).toMatchObject({ code: 1 })
  expect(await hasFile()).toBe(true)
  expect(await resend(mailServer.url)).toMatchObject({ code: 0 })
  expect(await hasFile()).toBe(false)
  const mailed = await runProgram("cli/messages.ts", ["digest"], folder, { SMTP_URL: mailServer.url })
  expect(mailed.stdout).toContain("1 message came in")
  expect(mailServer.received[1]?.parsed.text).toContain(id)
})

test("a message that went to a file counts neither as delivered nor as sent before, until it is mailed", async () => {
  const installation = await createInstallation("SQLite")
  const id = await installation.add()
  await installation.deliverAll()
  await mkdir(join(installation.folder, "var", "mail"))
  await writeFile(join(installation.folder, "var", "mail", `${id}.eml`), "")
  const mailServer = await startMailServer()
  const messages = (...words: string[]) =>
    runProgram("cli/messages.ts", words, installation.folder, { SMTP_URL: mailServer.url })
  await messages("digest")
  expect(await messages("resend", id)).toMatchObject({ code: 0, stdout: `Sent to ${business.email}.\n` })
  expect(await messages("resend", id)).toMatchObject({
    code: 0,
    stdout: `Sent again to ${business.email}.\n`,
  })
  const [digest, first, again] = mailServer.received.map(({ parsed }) => parsed)
  expect(digest?.text).toMatch(new RegExp(`[AP]M  in a file, not mailed  .*\\n +${id}`))
  expect([first?.subject, again?.subject]).toEqual([
    expect.stringMatching(/^Website message from /),
    expect.stringMatching(/^\[Sent again\] Website message from /),
  ])
  expect(first?.text).not.toContain("sent before")
  expect(first?.messageId).toBe(again?.messageId)
})

test("a mail server's reply is printed without characters that steer the terminal", async () => {
  const mailServer = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(reply(550, "no \u202ethanks")),
  })
  const installation = await createInstallation("SQLite", { SMTP_URL: mailServer.url })
  const { code, stderr } = await installation.messages("digest")
  expect(code).toBe(1)
  expect(stderr).toContain("550 no \ufffdthanks")
})
