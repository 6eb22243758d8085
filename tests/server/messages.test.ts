import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { open, stat, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { beforeEach, describe, expect, test } from "vitest"
import { UsageError } from "../../src/cli/command.ts"
import { digest, resend, retry } from "../../src/cli/delivery.ts"
import { backup, erase, prune, restore } from "../../src/cli/keeping.ts"
import { createOfficeTime } from "../../src/cli/office-time.ts"
import { exportCsv, find, list, show } from "../../src/cli/reading.ts"
import { freePort } from "../free-port.ts"
import { createDatabase } from "./database.ts"
import { createInstallation, databases, type Installation, runSql } from "./installation.ts"
import { startMailServer } from "./mail-server.ts"
import { key, message, until } from "./running-site.ts"
import { createFolder, runProgram, startProcess } from "./server-process.ts"

/** Invisible characters that a terminal or spreadsheet acts on. */
const unseen = /[^\P{Cc}\r\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

describe.each(databases)("the messages in %s", (database) => {
  let installation: Installation
  beforeEach(async () => {
    installation = await createInstallation(database)
  })

  test("list shows the newest screenful, oldest first, and --all shows all messages", async () => {
    const ids: string[] = []
    for (let count = 0; count < 25; count++) ids.push(await installation.add())
    const listed = async (...words: string[]) => {
      const { stdout, code } = await installation.messages("list", ...words)
      expect(code).toBe(0)
      return { stdout, ids: stdout.match(/^[\da-f-]{36}/gm) }
    }
    const newest = await listed()
    expect(newest.ids).toEqual(ids.slice(5))
    const summary = ({ stdout }: { readonly stdout: string }) => stdout.split("\n\n")[1]
    expect(summary(newest)).toBe(
      "25 messages in all, 25 waiting for delivery; showing the newest 20 (--all shows all).\n",
    )
    expect((await listed("--all")).ids).toEqual(ids)
    expect((await listed("--status", "sent")).stdout).toBe("No messages match.\n")
    await installation.deliverAll()
    const late = await installation.add()
    const pending = await listed("--status", "pending")
    expect([pending.ids, summary(pending)]).toEqual([[late], "1 message, 1 waiting for delivery.\n"])
    const sent = await listed("--since", "yesterday", "--status", "sent", "--all")
    expect([sent.ids, summary(sent)]).toEqual([ids, "25 messages.\n"])
    expect(summary(await listed("--all"))).toBe("26 messages in all, 1 waiting for delivery.\n")
    expect((await listed("--since", "2999-01-31")).stdout).toBe("No messages match.\n")
  })

  test("list --json prints one array of all matching messages, oldest first", async () => {
    const ids: string[] = []
    for (let count = 0; count < 25; count++) ids.push(await installation.add())
    const { stdout } = await installation.messages("list", "--json")
    const rows = JSON.parse(stdout)
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(rows[0]).toMatchObject({
      name: message.name,
      email: message.email,
      phone: message.phone,
      status: "pending",
      attempts: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect((await installation.messages("list", "--json", "--status", "sent")).stdout).toBe("[]\n")
  })

  test("find searches every field, ignoring case and accents", async () => {
    const maria = await installation.add({ name: "MARÍA Núñez" })
    const other = await installation.add({
      message: "I saw Maria’s house.\nÇa va?",
      phone: "+1 770 555 0142",
    })
    const found = async (...words: string[]) => {
      const { stdout } = await installation.messages("find", ...words, "--json")
      return JSON.parse(stdout).map(({ id }: { id: string }) => id)
    }
    expect(await found("maria")).toEqual([maria, other])
    expect(await found("maria", "NUNEZ")).toEqual([maria])
    expect(await found("ca va")).toEqual([other])
    expect(await found("555 0142")).toEqual([other])
    expect(await found(maria)).toEqual([maria])
    const { stdout } = await installation.messages("find", "nunez")
    expect(stdout).toMatch(/MARÍA Núñez.*\n\n1 message contains "nunez"\.\n$/s)
    const both = await installation.messages("find", "maria")
    expect(both.stdout).toMatch(/\n\n2 messages contain "maria"\.\n$/)
    const nobody = await installation.messages("find", "nobody")
    expect(nobody).toMatchObject({ code: 0, stdout: 'No message contains "nobody".\n' })
  })

  test("retry makes one message or all messages due", async () => {
    const id = await installation.add()
    await installation.add()
    expect((await installation.messages("retry", id)).stdout).toBe(
      "1 message is due now. A running server delivers within seconds, but not what another process is still sending.\n",
    )
    expect((await installation.messages("retry", "--all")).stdout).toContain("2 messages are due now")
    await installation.deliverAll()
    const sent = await installation.messages("retry", id)
    expect(sent).toMatchObject({ code: 1, stdout: "" })
    expect(sent.stderr).toContain(`\nMessage ${id} was already sent.\n`)
    expect((await installation.messages("retry", "--all")).stdout).toContain("0 messages are due now")
  })

  test.each([
    ["show", "nobody"],
    ["retry", "nobody"],
  ])("%s with an unknown id says so and exits with 1", async (...words) => {
    const { code, stdout, stderr } = await installation.messages(...words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
    expect(stderr).toContain("\nThere is no message nobody.\n")
  })
})

describe("the messages program", () => {
  test("works while the server is running", async () => {
    const folder = await createFolder()
    // Connections to it are refused at once; a silent server would hold messages.
    const port = await freePort()
    const server = await startProcess(folder, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      RETRY_BASE_MS: "3600000",
    })
    const headers = { "content-type": "application/json", apikey: key }
    const response = await fetch(server.call, { method: "POST", headers, body: JSON.stringify(message) })
    const { id } = await response.json()
    const show = () => runProgram("cli/messages.ts", ["show", id], folder)
    await until(async () => (await show()).stdout.includes("ECONNREFUSED"))
    expect((await show()).stdout).toContain(message.message)

    const mailServer = await startMailServer({}, port)
    expect((await runProgram("cli/messages.ts", ["retry", "--all"], folder)).code).toBe(0)
    await until(async () => mailServer.received.length === 1)
  })

  test.each(["list", "backup FILE", "erase a@b.example"])(
    "%s says which database it read, and never creates or changes another one",
    async (typed) => {
      const folder = await createFolder()
      const file = join(folder, "var", "contact.db")
      const missing = await runProgram("cli/messages.ts", typed.split(" "), folder)
      expect(missing).toMatchObject({ code: 1, stdout: "" })
      expect(missing.stderr).toBe(`Database: ${file}\nThere is no database ${file}.\n`)
      expect(existsSync(join(folder, "var"))).toBe(false)

      const foreign = join(folder, "foreign.db")
      await writeFile(foreign, "")
      const empty = await runProgram("cli/messages.ts", typed.split(" "), folder, {
        DATABASE_URL: `sqlite:${foreign}`,
      })
      expect(empty).toMatchObject({ code: 1, stdout: "" })
      expect(empty.stderr).toContain("is not a database of this site")
      expect((await stat(foreign)).size).toBe(0)

      const database = await createDatabase()
      const unused = await runProgram("cli/messages.ts", typed.split(" "), folder, {
        DATABASE_URL: database.url,
      })
      expect(unused).toMatchObject({ code: 1, stdout: "" })
      expect(unused.stderr).toMatch(
        /^Database: PostgreSQL, test_\w+ on 127\.0\.0\.1:\d+\nThe database is not one of this site/,
      )
      const made = await database.query("SELECT to_regnamespace('contact') AS made")
      expect(made.rows).toEqual([{ made: null }])
    },
  )

  test.each([["help"], ["list", "--help"], ["-h"]])("%s explains the commands", async (...words) => {
    const { code, stdout } = await runProgram("cli/messages.ts", words, await createFolder())
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage: npm run messages/) })
  })

  test("names the PostgreSQL server that it reads, whichever part of the URL names it", async () => {
    const { stderr } = await runProgram("cli/messages.ts", ["list"], await createFolder(), {
      DATABASE_URL: "postgres://owner:secret@production.example:5432/site?host=127.0.0.1&port=1",
    })
    expect(stderr).toMatch(/^Database: PostgreSQL, site on 127\.0\.0\.1:1\n/)
  })

  test("a stranger's text cannot control the terminal", async () => {
    const installation = await createInstallation("SQLite")
    const words = "\u001b[2J\u009b31m\u007f\u0007\u202eevil\u2066\u200f"
    const id = await installation.add({ message: `first${words}\nsecond\t👩‍👩‍👧` })
    for (const typed of [
      ["list"],
      ["list", "--json"],
      ["show", id],
      ["find", "first"],
      ["export", "--csv"],
    ]) {
      const { stdout } = await installation.messages(...typed)
      expect(stdout).toContain("first")
      expect(stdout.replaceAll("\t", ""), typed.join(" ")).not.toMatch(unseen)
    }
    const [row] = JSON.parse((await installation.messages("list", "--json")).stdout)
    expect(row.message).toBe(`first${words}\nsecond\t👩‍👩‍👧`)
    expect((await installation.messages("show", id)).stdout).toContain("👩‍👩‍👧")
  })

  test("shows times in the office's time zone", async () => {
    const installation = await createInstallation("SQLite", {}, { now: () => Date.UTC(2026, 6, 5, 1, 30) })
    const id = await installation.add()
    await installation.deliverAll()
    expect((await installation.messages("list")).stdout).toMatch(/ Jul 4, 2026, 9:30\sPM /)
    const { stdout } = await installation.messages("show", id)
    for (const label of ["Received", "Sent"])
      expect(stdout).toMatch(new RegExp(`^${label}: +Saturday, July 4, 2026 at 9:30:00\\sPM EDT$`, "m"))
    expect((await installation.messages("export", "--csv")).stdout).toContain(
      `${id},2026-07-04T21:30:00-04:00,sent,`,
    )
  })

  test("names the database that it read", async () => {
    const installation = await createInstallation("SQLite")
    const { stdout, stderr } = await installation.messages("list")
    expect(stderr).toBe(`Database: ${join(installation.folder, "var", "contact.db")}\n`)
    expect(stdout).toBe("No messages.\n")
  })

  test.each([
    [[], "A command is missing."],
    [["constructor"], 'There is no command "constructor".'],
    [["show"], "show needs the ID of a message"],
  ])("%j is invalid: it exits with 2 and says why", async (words, reason) => {
    const { code, stdout, stderr } = await runProgram("cli/messages.ts", words, await createFolder())
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr).toMatch(`${reason}\n\nUsage: npm run messages -- COMMAND`)
  })

  test("says which setting is wrong", async () => {
    const { code, stderr } = await runProgram("cli/messages.ts", ["list"], await createFolder(), {
      PORT: "x",
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^These settings are missing or not valid:\n {2}PORT /)
  })

  test("ends quietly when nobody reads on, as in a pipe to head", async () => {
    const installation = await createInstallation("SQLite")
    await installation.add()
    const program = spawn(process.execPath, [resolve("src/cli/messages.ts"), "list"], {
      cwd: installation.folder,
      env: { DATA_DIR: join(installation.folder, "var") },
    })
    program.stdout.destroy()
    const said = Array.fromAsync(program.stderr)
    expect((await once(program, "exit"))[0]).toBe(0)
    expect(String(await said)).toMatch(/^Database: .+\n$/)
  })

  test.each([
    [list, ["--status", "lost"], "--status must be pending or sent"],
    [list, ["--since", "once"], "--since once: use today, yesterday"],
    [list, ["--everything"], /^Unknown option '--everything'\.$/],
    [list, ["a. b"], 'Unexpected argument "a. b".'],
    [show, ["x", "--json"], "--json"],
    [find, [], "find needs the TEXT"],
    [find, [" "], "find needs the TEXT"],
    [exportCsv, [], "export needs --csv"],
    [retry, [], "either the ID of a message or --all"],
    [retry, ["x", "--all"], "either the ID of a message or --all"],
    [resend, [], "resend needs the ID"],
    [digest, ["x"], 'Unexpected argument "x".'],
    [backup, [], "backup needs the name of a new FILE"],
    [restore, [], "restore needs the FILE"],
    [erase, [], "erase needs the EMAIL of a person or the ID"],
    [erase, ["a@b.example", "c@d.example"], 'Unexpected argument "c@d.example".'],
    [prune, [], "--older-than with a whole number of DAYS"],
    [prune, ["--older-than", "0"], "--older-than with a whole number of DAYS"],
    [prune, ["--older-than", "1.5"], "--older-than with a whole number of DAYS"],
    [prune, ["--older-than", "x1"], "--older-than with a whole number of DAYS"],
    [prune, ["--older-than", "1234567"], "--older-than with a whole number of DAYS"],
  ])("%o does not understand %j", (command, words, reason) => {
    const time = createOfficeTime("America/New_York", Date.now())
    expect(() => command(words, time)).toThrow(UsageError)
    expect(() => command(words, time)).toThrow(reason)
  })

  test("says when the database cannot be reached, without its password", async () => {
    const environment = { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" }
    const { code, stderr } = await runProgram("cli/messages.ts", ["list"], await createFolder(), environment)
    expect(code).toBe(1)
    expect(stderr).toContain("Cannot use the database: connect ECONNREFUSED")
    expect(stderr).not.toContain("secret")
  })

  test.runIf(existsSync("/dev/full"))("an export that does not fit on the disk ends with 1", async () => {
    const installation = await createInstallation("SQLite")
    await installation.add()
    const output = await open("/dev/full", "w")
    const { mode } = await output.stat()
    const program = spawn(process.execPath, [resolve("src/cli/messages.ts"), "export", "--csv"], {
      cwd: installation.folder,
      env: { DATA_DIR: join(installation.folder, "var") },
      stdio: ["ignore", output.fd, "pipe"],
    })
    const said = Array.fromAsync(program.stderr ?? [])
    expect((await once(program, "exit"))[0]).toBe(1)
    expect(String(await said)).toContain("Cannot write the output: ENOSPC")
    expect((await output.stat()).mode).toBe(mode)
    await output.close()
  })

  test.runIf(existsSync("/dev/full"))("a command whose errors nobody can read does its work", async () => {
    const installation = await createInstallation("SQLite")
    const errors = await open("/dev/full", "w")
    const file = join(installation.folder, "monday.backup")
    const program = spawn(process.execPath, [resolve("src/cli/messages.ts"), "backup", file], {
      env: { DATA_DIR: join(installation.folder, "var") },
      stdio: ["ignore", "ignore", errors.fd],
    })
    expect((await once(program, "exit"))[0]).toBe(0)
    expect(existsSync(file)).toBe(true)
    await errors.close()
  })

  test("more messages than are handled at once are listed, reported and removed", async () => {
    const mailServer = await startMailServer()
    const installation = await createInstallation("SQLite", { SMTP_URL: mailServer.url })
    await runSql(
      installation,
      `INSERT INTO message
         (id, name, email, phone, message, language, suspicious, fingerprint, created_at, status, next_attempt_at)
       WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1001)
       SELECT printf('019f2f1c-0000-7000-8000-%012d', number), 'Ana', 'ana@example.com', '', 'Hola', 'es', 0,
         printf('%d', number), unixepoch() * 1000 - 2 * 86400000 + number, 'sent', 0
       FROM numbers RETURNING 1`,
    )
    for (const count of ["1,001", "0"])
      expect((await installation.messages("digest")).stdout).toMatch(
        new RegExp(`^Digest sent to \\S+: ${count} messages came in, 0 waiting\\.\n$`),
      )
    const text = mailServer.received[0]?.parsed.text ?? ""
    expect(text.match(/delivered {2}Ana\n/g)).toHaveLength(500)
    expect(text).toContain("\nand 501 more: npm run messages -- list --all\n")
    expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toHaveLength(1001)
    expect((await installation.messages("prune", "--older-than", "1")).stdout).toBe(
      "Removed 1,001 messages and 0 mail files.\n",
    )
  })

  test.runIf(existsSync("/proc/self/comm")).each([
    ["comm", "Other accounts can read the file that this is written to. Run chmod 600 on it.\n"],
    ["environ", ""],
  ])(
    "an export to a file that cannot be made private says so if others can read it: %s",
    async (name, warning) => {
      const installation = await createInstallation("SQLite")
      const output = await open(`/proc/self/${name}`)
      const program = spawn(process.execPath, [resolve("src/cli/messages.ts"), "export", "--csv"], {
        cwd: installation.folder,
        env: { DATA_DIR: join(installation.folder, "var") },
        stdio: ["ignore", output.fd, "pipe"],
      })
      const said = (await Array.fromAsync(program.stderr ?? [])).join("")
      await output.close()
      expect(said).toMatch(new RegExp(`^Database: .+\n${warning}Cannot write the output: `))
    },
  )

  test.each([["export", "--csv"], ["list"], ["list", "--json"], ["find", "ana"]])(
    "%s %s redirected to a file is private to this account",
    async (...words) => {
      const installation = await createInstallation("SQLite")
      await installation.add()
      // What the shell creates, everybody may read, or the account's group.
      for (const mode of [0o644, 0o640]) {
        const file = join(installation.folder, `messages-${mode}.csv`)
        const output = await open(file, "w", mode)
        const program = spawn(process.execPath, [resolve("src/cli/messages.ts"), ...words], {
          cwd: installation.folder,
          env: { DATA_DIR: join(installation.folder, "var") },
          stdio: ["ignore", output.fd, "ignore"],
        })
        expect((await once(program, "exit"))[0]).toBe(0)
        await output.close()
        expect((await stat(file)).mode & 0o777).toBe(0o600)
      }
    },
  )
})
