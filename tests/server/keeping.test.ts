import { execFile, execFileSync, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chmod, chown, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Readable } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { openPostgresArchive } from "../../src/adapters/postgres-archive.ts"
import { restorePostgres } from "../../src/adapters/postgres-restore.ts"
import { createPostgresStore } from "../../src/adapters/postgres-store.ts"
import { readBackup, writeBackup } from "../../src/cli/backup-file.ts"
import { erase } from "../../src/cli/keeping.ts"
import { createOfficeTime } from "../../src/cli/office-time.ts"
import { DatabaseInUseError, type MessageRecord } from "../../src/contact/archive.ts"
import { createMessageId, fingerprintOf } from "../../src/contact/identity.ts"
import { systemClock } from "../../src/contact/ports.ts"
import { parseConfig } from "../../src/server/config.ts"
import { restoreSqlite } from "../../src/server/sqlite-restore.ts"
import { createSqliteStore } from "../../src/server/sqlite-store.ts"
import { openArchive } from "../../src/server/store.ts"
import { createDatabase, type Database, setForNewConnections } from "./database.ts"
import { createInstallation, databases, type Installation, runSql } from "./installation.ts"
import { createPostgresServer } from "./postgres.ts"
import { message, until } from "./running-site.ts"
import { createFolder, runProgram, startProcess, testAsRoot } from "./server-process.ts"

const done = { code: 0, stderr: expect.stringMatching(/^Database: .*\n$/) }

/** The files of the store, including mails, that contain these words. */
async function filesWith(installation: Installation, words: string): Promise<string[]> {
  const folder = join(installation.folder, "var")
  const names = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const found: string[] = []
  for (const entry of names)
    if (entry.isFile() && (await readFile(join(entry.parentPath, entry.name))).includes(words))
      found.push(entry.name)
  if (installation.environment["DATABASE_URL"]) {
    await runSql(installation, "CHECKPOINT")
    const rows = await runSql(
      installation,
      `SELECT file FROM (SELECT 'base/' || oid AS folder FROM pg_database WHERE datname = current_database()) AS base,
         pg_ls_dir(folder) AS file
       WHERE position(convert_to('${words}', 'UTF8') IN pg_read_binary_file(folder || '/' || file, true)) > 0`,
    )
    found.push(...rows.map(({ file }) => String(file)))
  }
  return found
}

describe.each(databases)("backup, restore, erase and prune with %s", (database) => {
  let installation: Installation
  beforeEach(async () => {
    installation = await createInstallation(database)
  })

  test("a backup restores every message as it was, into either database, and the old messages are kept", async () => {
    await installation.add({ name: "José 🏡", message: "¿Línea 1?\n\u2028\u202e\u0007" })
    await installation.deliverAll()
    const suspicious = database === "SQLite" ? "1" : "true"
    await runSql(
      installation,
      `UPDATE message SET suspicious = ${suspicious}, idempotency_key = 'key', last_error = 'late',
         reported_at = created_at RETURNING 1`,
    )
    await installation.add()
    const rows = () => runSql(installation, "SELECT * FROM message ORDER BY id")
    const rowsBefore = await rows()
    const listed = async (from: Installation) => JSON.parse((await from.messages("list", "--json")).stdout)
    const before = await listed(installation)
    const file = join(installation.folder, "monday.backup")
    const backup = await installation.messages("backup", file)
    expect(backup).toMatchObject({
      code: 0,
      stdout: `Wrote 2 messages to ${file}, which only this account can read.\n`,
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    await installation.add({ message: "sent after the backup" })
    await installation.deliverAll()
    await installation.close()
    const restore = await installation.messages("restore", file)
    expect(restore).toMatchObject(done)
    expect(await listed(installation)).toEqual(before)
    expect(await rows()).toEqual(rowsBefore)
    const kept = /kept in (?:the schema )?(\S+)\. Remove/.exec(restore.stdout)?.[1] ?? ""
    expect(kept).toMatch(/.before.restore.\d{4}.\d\d.\d\d.\d{6}$/)
    expect(restore.stdout.replace("the schema ", "")).toBe(
      `2 messages restored, 1 waiting for delivery. Start the server again.
What was erased since the backup is back: erase it again.
The previous messages are kept in ${kept}. Remove it when you no longer need it.
`,
    )
    const old =
      database === "SQLite" ? new DatabaseSync(kept).prepare("SELECT * FROM message").all() : undefined
    expect(old ?? (await runSql(installation, `SELECT * FROM ${kept}.message`))).toHaveLength(3)

    const other = await createInstallation(database === "SQLite" ? "PostgreSQL" : "SQLite")
    await other.close()
    expect(await other.messages("restore", file)).toMatchObject(done)
    expect(await listed(other)).toEqual(before)
  })

  test("restore keeps messages that were accepted after the backup and never delivered", async () => {
    const listed = async () => JSON.parse((await installation.messages("list", "--json")).stdout)
    const setKey = (key: string, id: string) =>
      runSql(installation, `UPDATE message SET idempotency_key = ${key} WHERE id = '${id}' RETURNING 1`)
    const first = await installation.add()
    await setKey("'one'", first)
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    const before = await listed()
    await installation.deliverAll()
    const id = await installation.add({ name: "José 🏡" })
    // With a key that the backup's message has, as when that was erased and sent again.
    await setKey("NULL", first)
    await setKey("'one'", id)
    const [, newer] = await listed()
    // Its server was killed while it was delivering.
    const lease = database === "SQLite" ? Date.now() + 60_000 : "clock_timestamp() + interval '1 minute'"
    await runSql(installation, `UPDATE message SET claimed_until = ${lease} WHERE id = '${id}' RETURNING 1`)
    await installation.close()
    // As an older version leaves it.
    await runSql(installation, "ALTER TABLE message DROP COLUMN reported_at")

    const restore = await installation.messages("restore", file)
    expect(restore).toMatchObject(done)
    expect(restore.stdout).toContain("Kept 1 waiting message that is not in the backup.\n")
    // What the backup has is as the backup has it.
    expect(await listed()).toEqual([...before, newer])
    const held = await runSql(installation, "SELECT id FROM message WHERE claimed_until IS NOT NULL")
    expect(held).toEqual([])
  })

  test.each([
    ["cannot be read", "status"],
    ["lack what every message has", "phone"],
  ])("restore replaces messages that %s, and says so", async (_, column) => {
    await installation.add()
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    await installation.add()
    await installation.close()
    await runSql(installation, `ALTER TABLE message RENAME COLUMN ${column} TO damaged`)
    const restore = await installation.messages("restore", file)
    expect(restore).toMatchObject(done)
    expect(restore.stdout).toContain("1 message restored, 1 waiting for delivery")
    expect(restore.stdout).toContain(
      "\nThe previous messages could not all be read: those that were waiting for delivery may not be delivered.\nThe previous",
    )
    expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toHaveLength(1)
  })

  test("restore says that there was no database, so that nobody takes its waiting messages for kept", async () => {
    await installation.add()
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    await installation.close()
    if (database === "SQLite") await rm(join(installation.folder, "var", "contact.db"))
    else await runSql(installation, "DROP SCHEMA contact CASCADE")
    const restore = await installation.messages("restore", file)
    expect(restore.stdout).toMatch(
      /\nThere was no database before, so no message that was waiting for delivery could be kept\.\n$/,
    )
  })

  test("restore leaves a database alone that is not this site's", async () => {
    await installation.add()
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    await installation.close()
    for (const table of database === "SQLite" ? ["message"] : ["message", "migration"])
      await runSql(installation, `ALTER TABLE ${table} RENAME TO other_${table}`)
    const restore = await installation.messages("restore", file)
    expect(restore).toMatchObject({ code: 1, stdout: "" })
    expect(restore.stderr).toMatch(/something other|not this site's/)
    expect(await runSql(installation, "SELECT id FROM other_message")).toHaveLength(1)
  })

  test("backup never overwrites a file, and fails if the database does not exist", async () => {
    const file = join(installation.folder, "notes.txt")
    await writeFile(file, "mine")
    const refused = await installation.messages("backup", file)
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toContain(`\n${file} already exists. A backup never overwrites a file.\n`)
    expect(await readFile(file, "utf8")).toBe("mine")
  })

  test("restore changes nothing while the server is running, and asks to stop it", async () => {
    const id = await installation.add()
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    await installation.close()
    const server = await startProcess(installation.folder, installation.environment)
    await fetch(`${server.origin}/healthz`)
    const refused = await installation.messages("restore", file)
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toContain(
      "\nThe site, or another of these commands, is using this database. Stop the server, then run the command again. Under systemd: ",
    )
    await server.end("SIGINT")
    expect((await installation.messages("show", id)).stdout).toContain(id)
    expect(await installation.messages("restore", file)).toMatchObject(done)
  })

  test("erased text is in no file of the store, even while the server is running", async () => {
    const server = await startProcess(installation.folder, installation.environment)
    const person = { name: "Zoë-to-forget", email: "Zoe@Example.com", phone: "5550199777" }
    const words = ["Zoë-to-forget", "5550199777", "words-to-forget"]
    const ids: string[] = []
    for (let count = 0; count < 30; count++) {
      const own = count % 10 === 0
      const id = await installation.add(own ? { ...person, message: `words-to-forget ${count}` } : {})
      if (own) ids.push(id)
    }
    const mails = join(installation.folder, "var", "mail")
    const waitForMail = async () =>
      (await readdir(mails).catch(() => [])).filter((name) => /^[^.].*eml$/.test(name))
    await until(async () => (await waitForMail()).length === 30)
    await installation.messages("digest")
    const digests = async () => (await readdir(mails)).filter((name) => name.startsWith("digest-"))
    expect(await digests()).toHaveLength(1)
    for (const name of [".digest-begun", "no-digest-"]) await writeFile(join(mails, name), "")
    if (database === "PostgreSQL") await runSql(installation, "ANALYZE")
    // Proves that this test sees text in the database's files. Not after DELETE: PostgreSQL may clear a full
    // page of its deleted rows at any query.
    expect(
      (await filesWith(installation, "words-to-forget 0")).filter((name) => !name.endsWith(".eml")),
    ).not.toEqual([])
    await runSql(installation, `DELETE FROM message WHERE id = '${ids[0]}' RETURNING 1`)

    const dry = await installation.messages("erase", "zoe@example.com", "--dry-run")
    expect(dry).toMatchObject(done)
    expect(dry.stdout).toContain("\n2 messages would be removed; nothing was changed.\n")
    expect(dry.stdout).toContain(ids[1])
    expect(dry.stdout).not.toContain("Backups, exports")
    const erased = await installation.messages("erase", " ZOE@example.com ")
    expect(erased).toMatchObject(done)
    expect(erased.stdout).toMatch(/^Removed 2 messages and 2 mail files\.\n/)
    expect(erased.stdout).toMatch(
      /\nBackups, exports and the office's mailbox may still hold what was erased here\.\n$/,
    )
    // A digest names visitors too, in an encoding that a search for their words would miss.
    expect((await readdir(mails)).filter((name) => name.includes("digest"))).toEqual(["no-digest-"])
    const left = await Promise.all(words.map((word) => filesWith(installation, word)))
    // Its row is gone, so erase cannot find this mail.
    expect(left.flat().filter((name) => name !== `${ids[0]}.eml`)).toEqual([])
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)

    const again = await installation.messages("erase", "zoe@example.com")
    expect(again).toMatchObject({ code: 1, stdout: expect.stringMatching(/^Not touched: .*\n$/) })
    expect(again.stdout).toContain(
      `${join(mails, `${ids[0]}.eml`)}, a mail whose message is not in the database`,
    )
    expect(again.stderr).toContain("There is no message from zoe@example.com.")
    expect(await installation.messages("erase", ids[1] ?? "")).toMatchObject({ code: 1 })
    expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toHaveLength(27)
  })

  test("erase removes one message by id, even a waiting one, and names databases that a restore has kept", async () => {
    const [first, second] = [await installation.add(), await installation.add()]
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    await installation.close()
    await installation.messages("restore", file)
    const erased = await installation.messages("erase", first)
    expect(erased).toMatchObject(done)
    expect(erased.stdout).toContain("Removed 1 message and 0 mail files.")
    expect(erased.stdout).toMatch(/Not touched: .*before.restore/)
    expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toMatchObject([{ id: second }])
  })

  test("erase and prune name what a restore has left of a person, even if the restored database has nothing of hers", async () => {
    const stays = await installation.add()
    const file = join(installation.folder, "monday.backup")
    await installation.messages("backup", file)
    const id = await installation.add({ email: "zoe@example.com", message: "words-to-forget" })
    await installation.deliverAll()
    const mails = join(installation.folder, "var", "mail")
    await mkdir(mails, { recursive: true })
    const others = ["digest-2026.eml", `copy-${id}.eml`, `${id}.eml.txt`]
    for (const name of [...others, `${stays}.eml`, `.${id}.eml`, `${id}.eml`])
      await writeFile(join(mails, name), "")
    await installation.close()
    const restored = await installation.messages("restore", file)
    const [, kept] = /kept in (?:the )?(.+)\. Remove/.exec(restored.stdout) ?? []
    const unneeded = "Remove it if you no longer need it."
    const left = [
      `Not touched: ${kept}, left by a restore or a crash. ${unneeded}`,
      ...[`.${id}.eml`, `${id}.eml`].map(
        (name) =>
          `Not touched: ${join(mails, name)}, a mail whose message is not in the database, as after a restore. ${unneeded}`,
      ),
    ]
    const linesOf = ({ stdout }: { readonly stdout: string }) => stdout.split("\n").slice(0, -1).sort()
    for (const [words, whom] of [
      [["zoe@example.com"], "from zoe@example.com"],
      [["zoe@example.com", "--dry-run"], "from zoe@example.com"],
      [[id], id],
    ] as const) {
      const erased = await installation.messages("erase", ...words)
      expect(linesOf(erased)).toEqual(left.toSorted())
      expect(erased).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`\nThere is no message ${whom}.\n`),
      })
    }
    const pruned = await installation.messages("prune", "--older-than", "30")
    expect(linesOf(pruned)).toEqual(["No sent message is older than 30 days.", ...left].sort())
    for (const name of others) expect(existsSync(join(mails, name)), name).toBe(true)
  })

  test("erase also removes the mail that a delivery writes in the meantime", async () => {
    const id = await installation.add()
    const config = parseConfig({ DATA_DIR: join(installation.folder, "var"), ...installation.environment })
    const mails = join(installation.folder, "var", "mail")
    await mkdir(mails, { recursive: true })
    const opened = await openArchive(config)
    const archive = {
      ...opened,
      async erase(ids: readonly string[]) {
        for (const name of [`.${id}.eml`, `${id}.eml`]) await writeFile(join(mails, name), "")
        return opened.erase(ids)
      },
    }
    const time = createOfficeTime("America/New_York", Date.now())
    const output = vi.spyOn(process.stdout, "write").mockReturnValue(true)
    onTestFinished(() => output.mockRestore())
    await erase([id], time)({ config, time, archive: async () => archive })
    await opened.close()
    expect(output.mock.calls[0]).toEqual(["Removed 1 message and 2 mail files.\n"])
    expect(await readdir(mails)).toEqual([])
  })

  test("prune removes old messages that were sent, and no unsent ones", async () => {
    const age = async (id: string, days: number) => {
      const back = days * 24 * 3_600_000
      const column = database === "SQLite" ? `created_at - ${back}` : `created_at - ${back} * interval '1 ms'`
      await runSql(installation, `UPDATE message SET created_at = ${column} WHERE id = '${id}' RETURNING 1`)
    }
    const [old, young, today] = [await installation.add(), await installation.add(), await installation.add()]
    await installation.deliverAll()
    const waiting = await installation.add()
    await age(old, 31)
    await age(young, 29)
    await age(waiting, 31)
    const dry = await installation.messages("prune", "--older-than", "30", "--dry-run")
    const stillWaiting = "1 older message is still waiting for delivery. Unsent messages are never removed.\n"
    expect(dry.stdout).toMatch(
      new RegExp(`${old}.*\\n\\n1 message would be removed; nothing was changed\\.\\n${stillWaiting}$`),
    )
    expect(await installation.messages("prune", "--older-than", "30")).toMatchObject({
      code: 0,
      stdout: `Removed 1 message and 0 mail files.\n${stillWaiting}`,
    })
    const left = JSON.parse((await installation.messages("list", "--json")).stdout)
    expect(left.map(({ id }: { id: string }) => id).sort()).toEqual([young, waiting, today].sort())
    expect(await installation.messages("prune", "--older-than", "30")).toMatchObject({
      code: 0,
      stdout: `No sent message is older than 30 days.\n${stillWaiting}`,
    })
    await age(young, -40)
    expect((await installation.messages("prune", "--older-than", "30")).stdout).toContain(
      "1 message is dated in the future, because a clock was or is wrong, and will be kept too long. `list --all` shows them last.\n",
    )
  })
})

test("a backup that does not fit on the disk names the file in its error and leaves no file behind", async () => {
  const installation = await createInstallation("SQLite")
  for (let count = 0; count < 30; count++) await installation.add({ message: `${count}${"x".repeat(4900)}` })
  const file = join(installation.folder, "monday.backup")
  const program = [process.execPath, resolve("src/cli/messages.ts"), "backup", file]
  // In units of 512 bytes: enough for what SQLite writes beside its database, too little for the backup.
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) =>
    execFile(
      "sh",
      ["-c", 'ulimit -f 128; exec "$@"', "sh", ...program],
      { env: { DATA_DIR: join(installation.folder, "var") } },
      (error, _, stderr) => done({ code: error?.code, stderr }),
    ),
  )
  expect(code).toBe(1)
  expect(stderr.split("\n").slice(1)).toEqual([`Cannot write ${file}: EFBIG: file too large, write`, ""])
  expect((await readdir(installation.folder)).filter((name) => name.includes("backup"))).toEqual([])
})

test("a backup has its name only when it is complete, so that a partial one is not taken for it", async () => {
  const file = join(await createFolder(), "monday.backup")
  let isThere: boolean | undefined
  const records = async function* (): AsyncGenerator<MessageRecord> {
    isThere = existsSync(file)
    yield* []
  }
  await writeBackup(file, records())
  expect([isThere, existsSync(file)]).toEqual([false, true])
  await expect(writeBackup(file, records())).rejects.toThrow("A backup never overwrites a file.")
})

test("a backup does not overwrite a file that came into being meanwhile, and leaves nothing behind", async () => {
  const folder = await createFolder()
  const file = join(folder, "monday.backup")
  const records = async function* (): AsyncGenerator<MessageRecord> {
    await writeFile(file, "mine")
    yield* []
  }
  await expect(writeBackup(file, records())).rejects.toThrow("A backup never overwrites a file.")
  expect(await readFile(file, "utf8")).toBe("mine")
  expect(await readdir(folder)).toEqual(["monday.backup"])
})

describe.each(databases)("on %s", (database) => {
  /** Changes when the table is rewritten. */
  const look = async (installation: Installation) => {
    if (database === "PostgreSQL")
      return JSON.stringify(await runSql(installation, "SELECT pg_relation_filenode('message')"))
    return (await readFile(join(installation.folder, "var", "contact.db"))).toString("latin1")
  }

  test("prune and erase do not rewrite the database if they remove nothing", async () => {
    const installation = await createInstallation(database)
    await installation.add()
    const erased = await installation.add()
    await installation.close()
    expect(await installation.messages("erase", erased)).toMatchObject(done)
    const before = await look(installation)
    expect(await installation.messages("prune", "--older-than", "1")).toMatchObject(done)
    const nobody = await installation.messages("erase", "nobody@example.com")
    expect(nobody).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("no message from nobody@example.com"),
    })
    expect((await look(installation)) === before).toBe(true)
  })
})

test("erase finishes even if nobody reads what it says", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add({ email: "zoe@example.com", message: "words-to-forget" })
  await installation.deliverAll()
  const program = [process.execPath, resolve("src/cli/messages.ts"), "erase", "zoe@example.com"]
  const env = { ...installation.environment, DATA_DIR: join(installation.folder, "var") }
  await new Promise((done) => execFile("sh", ["-c", '"$@" | exit', "sh", ...program], { env }, done))
  expect(await filesWith(installation, "words-to-forget")).toEqual([])
})

testAsRoot("a SQLite database restored by root belongs to the owner of its folder", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  await installation.close()
  const target = join(installation.folder, "elsewhere")
  await mkdir(target)
  await chown(target, 65_534, 65_534)
  expect(
    await runProgram("cli/messages.ts", ["restore", file], installation.folder, { DATA_DIR: target }),
  ).toMatchObject(done)
  const restored = await stat(join(target, "contact.db"))
  expect({ uid: restored.uid, mode: restored.mode & 0o777 }).toEqual({ uid: 65_534, mode: 0o600 })
})

testAsRoot("a SQLite database restored by root belongs to the owner of the one before", async () => {
  const file = join(await createFolder(), "contact.db")
  await restoreSqlite(file, noMessages(), "first")
  await chown(file, 65_533, 65_533)
  await restoreSqlite(file, noMessages(), "second")
  expect((await stat(file)).uid).toBe(65_533)
})

testAsRoot(
  "a SQLite database restored by root into a folder that is not there belongs to the nearest folder's owner",
  async () => {
    const folder = await createFolder()
    await chown(folder, 65_534, 65_534)
    const file = join(folder, "new", "var", "contact.db")
    expect(await restoreSqlite(file, noMessages(), "first")).toBeUndefined()
    for (const path of [file, dirname(file)]) expect((await stat(path)).uid, path).toBe(65_534)
  },
)

testAsRoot("restore changes nothing if the database is whole, but cannot be written", async () => {
  const installation = await createInstallation("SQLite")
  const backup = join(installation.folder, "monday.backup")
  await installation.messages("backup", backup)
  const id = await installation.add()
  await installation.close()
  const folder = join(installation.folder, "var")
  // The file is root's and everybody's to read; the folder belongs to the account that restores.
  await chmod(join(folder, "contact.db"), 0o644)
  await chown(folder, 65_534, 65_534)
  for (const path of [backup, installation.folder]) await chmod(path, 0o755)
  const restored = spawnSync(process.execPath, [resolve("src/cli/messages.ts"), "restore", backup], {
    env: { DATA_DIR: folder },
    uid: 65_534,
    encoding: "utf8",
  })
  expect(restored).toMatchObject({ status: 1, stderr: expect.stringContaining("Cannot use the database: ") })
  expect((await installation.messages("show", id)).stdout).toContain(id)
})

test("restore replaces a file that is no database, and clears up after a killed restore", async () => {
  const folder = await createFolder()
  const file = join(folder, "contact.db")
  const left = ["", "-wal", "-shm"].map((part) => `${file}.restoring${part}`)
  for (const name of [file, `${file}-shm`, ...left]) await writeFile(name, "no database")
  const kept = `${file}.before-restore-now`
  expect(await restoreSqlite(file, noMessages(), "now")).toEqual({ kept, stillWaiting: undefined })
  expect((await readdir(folder)).sort()).toEqual(["contact.db", "contact.db.before-restore-now"])
  expect(await readFile(kept, "utf8")).toBe("no database")
})

test.each(["missing", "empty"])(
  "a server that starts while a %s SQLite database is restored waits for it",
  async (state) => {
    const file = join(await createFolder(), "contact.db")
    if (state === "empty") await writeFile(file, "")
    let hasWaited = false
    async function* whileServing() {
      const server = new DatabaseSync(file)
      expect(() => server.exec("BEGIN IMMEDIATE")).toThrow("locked")
      server.close()
      hasWaited = true
    }
    expect(await restoreSqlite(file, whileServing(), "now")).toBeUndefined()
    expect(hasWaited).toBe(true)
    expect(await readdir(dirname(file))).toEqual(["contact.db"])
  },
)

test("restore replaces an empty SQLite database", async () => {
  const file = join(await createFolder(), "contact.db")
  const empty = new DatabaseSync(file)
  empty.exec("PRAGMA user_version = 7")
  empty.close()
  expect((await restoreSqlite(file, noMessages(), "now"))?.kept).toBe(`${file}.before-restore-now`)
})

test("restore replaces a schema of PostgreSQL that has no messages yet", async () => {
  const { url, query } = await createDatabase()
  await query("CREATE SCHEMA contact; CREATE TABLE contact.migration (number integer, taken_at timestamptz)")
  const kept = "contact_before_restore_now"
  expect(await restorePostgres(url, noMessages(), "now")).toEqual({ kept, stillWaiting: 0 })
})

testAsRoot("a restore by root gives no file away that the owner of the folder has linked to", async () => {
  const folder = await createFolder()
  const [file, victim] = [join(folder, "var", "contact.db"), join(folder, "of-root")]
  await mkdir(join(folder, "var"))
  await chown(join(folder, "var"), 65_534, 65_534)
  await writeFile(victim, "")
  // biome-ignore lint/correctness/useYield: it only takes its time
  const records = async function* (): AsyncGenerator<MessageRecord> {
    await rm(`${file}.restoring`)
    await symlink(victim, `${file}.restoring`)
  }
  await restoreSqlite(file, records(), "now").catch(() => {})
  expect((await stat(victim)).uid).toBe(0)
})

test("restore asks for the database itself if it is given a link, and erase names what lies beside the database", async () => {
  const installation = await createInstallation("SQLite")
  const id = await installation.add()
  const backup = join(installation.folder, "monday.backup")
  await installation.messages("backup", backup)
  await installation.close()
  const real = join(installation.folder, "var", "contact.db")
  await symlink(real, join(installation.folder, "link.db"))
  const type = (link: string, ...words: string[]) =>
    runProgram("cli/messages.ts", words, installation.folder, {
      DATABASE_URL: `sqlite:${join(installation.folder, link)}`,
    })
  const refused = await type("link.db", "restore", backup)
  expect(refused).toMatchObject({ code: 1, stdout: "" })
  expect(refused.stderr).toContain(`is a symbolic link. Set DATABASE_URL=sqlite:${real} for this command.`)
  expect(await type("var/contact.db", "restore", backup)).toMatchObject(done)
  // As a killed server may leave it.
  await writeFile(`${real}-wal.kept`, "")
  const { stdout } = await type("link.db", "erase", id)
  for (const kind of [".before-restore-", "-wal.kept"])
    expect(stdout).toContain(`Not touched: ${real}${kind}`)
})

test("restore changes nothing if the file is damaged or not a backup", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  await installation.close()
  const whole = await readFile(file, "utf8")
  const bad: readonly (readonly [string, string])[] = [
    ["", "is not a backup of messages"],
    ["Dear diary\n", "is not a backup of messages"],
    ["null\n", "is not a backup of messages"],
    ["7\n", "is not a backup of messages"],
    [whole.replace('"version":1', '"version":2'), "This version cannot read the backup format"],
    [whole.replace("contact messages", "invoices"), "This version cannot read the backup format"],
    [whole.slice(0, -20), "is damaged"],
    [whole.split("\n").slice(0, 2).join("\n"), "is damaged"],
    [whole.replace("Ana", "Eva"), "is damaged"],
    [whole.replace('"messages":1', '"messages":2'), "is damaged"],
    [`${whole}${whole}`, "is damaged"],
    [`${whole}${"\0".repeat(2_000_000)}`, "is damaged"],
  ]
  for (const [text, words] of bad) {
    await writeFile(file, text)
    await expect(Array.fromAsync(readBackup(file))).rejects.toThrow(words)
  }
  await expect(Array.fromAsync(readBackup(`${file}.gz`))).rejects.toThrow(`${file}.gz does not exist.`)
  const below = join(file, "monday.backup")
  await expect(Array.fromAsync(readBackup(below))).rejects.toThrow(`Cannot read ${below}: ENOTDIR`)
  const { code, stdout, stderr } = await installation.messages("restore", file)
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" })
  expect(stderr).toContain(
    `\n${file} is damaged: it has changed since it was written. Nothing was restored. Use another backup.\n`,
  )
  expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toHaveLength(1)
})

test("a backup that is larger than what is written at once is read as it was written", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add({ message: "Señor ’🏡".repeat(500) })
  const small = join(installation.folder, "small.backup")
  await installation.messages("backup", small)
  const [record] = await Array.fromAsync(readBackup(small))
  const many = Array<MessageRecord>(300).fill(record as MessageRecord)
  const large = join(installation.folder, "large.backup")
  expect(await writeBackup(large, Readable.from(many))).toBe(300)
  expect(await Array.fromAsync(readBackup(large))).toEqual(many)
})

test("restore takes no id that would name a file elsewhere, however right the checksum", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  const [record] = await Array.fromAsync(readBackup(file))
  const forged = join(installation.folder, "forged.backup")
  await writeBackup(forged, Readable.from([{ ...(record as MessageRecord), id: "../../x" }]))
  await expect(Array.fromAsync(readBackup(forged))).rejects.toThrow("is damaged")
})

test("a restore that fails halfway leaves no file behind", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  await installation.close()
  const folder = join(installation.folder, "var")
  // biome-ignore lint/correctness/useYield: it fails first
  const broken = async function* (): AsyncGenerator<MessageRecord> {
    throw new Error("the disk is broken")
  }
  await expect(restoreSqlite(join(folder, "contact.db"), broken(), "now")).rejects.toThrow("broken")
  expect(await readdir(folder)).toEqual(["contact.db"])
})

test("restore says that it reads the file twice if it is given a pipe", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  await installation.close()
  const program = [process.execPath, resolve("src/cli/messages.ts"), "restore", "/dev/stdin"]
  const env = { DATA_DIR: join(installation.folder, "var") }
  const stderr = await new Promise<string>((done) =>
    execFile("sh", ["-c", 'cat "$0" | "$@"', file, ...program], { env }, (_, __, stderr) => done(stderr)),
  )
  expect(stderr.split("\n").slice(1)).toEqual([
    "/dev/stdin is not a file. restore reads it twice, so save the backup as a file first.",
    "",
  ])
})

test("a SQLite database of another program is not changed, even if it has a table with the same name", async () => {
  const installation = await createInstallation("SQLite")
  const backup = join(installation.folder, "monday.backup")
  await installation.messages("backup", backup)
  const folder = await createFolder()
  const file = join(folder, "contact.db")
  const other = new DatabaseSync(file)
  other.exec(
    "CREATE TABLE message (id INTEGER PRIMARY KEY, body TEXT); INSERT INTO message (body) VALUES ('theirs')",
  )
  other.close()
  const before = await readFile(file)
  for (const words of [["list"], ["restore", backup]]) {
    const refused = await runProgram("cli/messages.ts", words, folder, { DATA_DIR: folder })
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toMatch(/not a database of this site|something other/)
    expect(await readdir(folder)).toEqual(["contact.db"])
    expect((await readFile(file)).equals(before)).toBe(true)
  }
  const store = createSqliteStore({ file, clock: systemClock, log: () => {} })
  onTestFinished(() => store.close())
  await expect(store.check()).rejects.toThrow("something other than this site's messages")
  expect(await readdir(folder)).toEqual(["contact.db"])
  expect((await readFile(file)).equals(before)).toBe(true)
})

test("a PostgreSQL schema of another program is not changed, even if it has tables with the same names", async () => {
  const installation = await createInstallation("SQLite")
  const backup = join(installation.folder, "monday.backup")
  await installation.messages("backup", backup)
  const { url, query } = await createDatabase()
  await query(
    "CREATE SCHEMA contact; CREATE TABLE contact.message (id serial, body text, status text); CREATE TABLE contact.migration (number integer)",
  )
  const refused = await runProgram("cli/messages.ts", ["restore", backup], installation.folder, {
    DATABASE_URL: url,
  })
  expect(refused).toMatchObject({ code: 1, stdout: "" })
  expect(refused.stderr).toContain("not this site's")
  expect((await query("SELECT body FROM contact.message")).rows).toEqual([])
})

test("a restore into PostgreSQL needs little memory, however much its messages grow when they are sent", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add({ message: `字${"\u0001".repeat(4999)}` })
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  const [record] = await Array.fromAsync(readBackup(file))
  const many = Array.from({ length: 1500 }, (): MessageRecord => {
    const id = createMessageId(Date.now())
    return { ...(record as MessageRecord), id, fingerprint: id }
  })
  const large = join(installation.folder, "large.backup")
  await writeBackup(large, Readable.from(many))
  const { url, query } = await createDatabase()
  const restored = await runProgram("cli/messages.ts", ["restore", large], installation.folder, {
    DATABASE_URL: url,
    // As in package.json.
    NODE_OPTIONS: "--max-semi-space-size=1 --max-old-space-size=32",
  })
  expect(restored).toMatchObject(done)
  expect((await query("SELECT FROM contact.message")).rowCount).toBe(1500)
})

test("what a restore of PostgreSQL keeps has no addresses of visitors", async () => {
  const { url, query } = await createDatabase()
  const store = createPostgresStore({ url, log: () => {} })
  await store.rateLimiter({ count: 1, seconds: 600 }).take(["192.0.2.1"])
  await store.close()
  const restored = await restorePostgres(url, noMessages(), "now")
  expect((await query(`SELECT FROM ${restored?.kept}.rate_window`)).rowCount).toBe(0)
})

/** An account that may create a schema, as the server's must. */
async function createAccount({ query }: Database): Promise<string> {
  const name = `"Server ${crypto.randomUUID()}"`
  await query(`CREATE ROLE ${name}`)
  onTestFinished(async () => {
    await query(`DROP OWNED BY ${name} CASCADE; DROP ROLE ${name}`)
  })
  await query(
    `DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO ${name}', current_database()); END $$`,
  )
  return name
}

async function createTables(url: string): Promise<void> {
  const store = createPostgresStore({ url, log: () => {} })
  await store.check()
  await store.close()
}

test("restore takes an empty PostgreSQL schema for no database, and leaves it to its owner", async () => {
  const database = await createDatabase()
  const server = await createAccount(database)
  await database.query(`CREATE SCHEMA contact AUTHORIZATION ${server}`)
  expect(await restorePostgres(database.url, noMessages(), "now")).toBeUndefined()
  await database.query(`SET ROLE ${server}; SELECT FROM contact.message; RESET ROLE`)
})

test("a PostgreSQL database that another account restores still belongs to the server's", async () => {
  const database = await createDatabase()
  const { url, query } = database
  const server = await createAccount(database)
  await createTables(url)
  await query(`ALTER SCHEMA contact OWNER TO ${server}`)
  const { rows } = await query("SELECT tablename FROM pg_tables WHERE schemaname = 'contact'")
  for (const { tablename } of rows) await query(`ALTER TABLE contact.${tablename} OWNER TO ${server}`)
  await restorePostgres(url, noMessages(), "now")
  await query(`SET ROLE ${server}; SELECT FROM contact.message; RESET ROLE`)
})

test("restore does not leave waiting messages behind that the server's account may not read", async () => {
  const database = await createDatabase()
  const { url, query } = database
  const server = await createAccount(database)
  await createTables(url)
  await query(`ALTER SCHEMA contact OWNER TO ${server}; GRANT SELECT ON contact.message TO ${server}`)
  await expect(restorePostgres(url, noMessages(), "now")).rejects.toThrow("row-level security")
})

test("nothing takes messages that PostgreSQL hides from the server's account for none", async () => {
  const database = await createDatabase()
  const { url, query } = database
  const server = await createAccount(database)
  await setForNewConnections(query, `role = ${server}`)
  const store = createPostgresStore({ url, log: () => {} })
  await store.check()
  await query(`ALTER TABLE contact.message OWNER TO postgres; GRANT ALL ON contact.message TO ${server}`)
  // One after the other: a rejection that nobody awaits yet ends the run.
  for (const ask of [() => store.backlog(), () => store.claim(1, 60_000)])
    await expect(ask()).rejects.toThrow("row-level security")
  await store.close()
})

async function* noMessages(): AsyncGenerator<MessageRecord> {}

async function* failing(): AsyncGenerator<MessageRecord> {
  yield* noMessages()
  throw new Error("disk is full")
}

test("prune goes by PostgreSQL's clock, as the messages' dates do, and not by that of the operator's machine", async () => {
  const clockAhead = "data:text/javascript,const{now}=Date;Date.now=()=>now()+2*86400000"
  const installation = await createInstallation("PostgreSQL", { NODE_OPTIONS: `--import ${clockAhead}` })
  await installation.add()
  await installation.deliverAll()
  const { stdout } = await installation.messages("prune", "--older-than", "1")
  expect(stdout).toBe("No sent message is older than 1 day.\n")
})

test("restore never overwrites a database that another restore has kept", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add()
  await installation.close()
  const file = join(installation.folder, "var", "contact.db")
  const restored = await restoreSqlite(file, noMessages(), "now")
  await expect(restoreSqlite(file, noMessages(), "now")).rejects.toThrow("already exists")
  expect(new DatabaseSync(restored?.kept ?? "").prepare("SELECT * FROM message").all()).toHaveLength(1)
})

/**
 * Stops the server, damages its SQLite database and restores no message.
 *
 * @returns the ids of the waiting messages that were kept
 */
async function rescue(installation: Installation, damage: (bytes: Buffer) => Buffer) {
  await installation.close()
  const file = join(installation.folder, "var", "contact.db")
  await writeFile(file, damage(await readFile(file)))
  // Nobody can be sure that these are all.
  expect(await restoreSqlite(file, noMessages(), "now")).toMatchObject({ stillWaiting: undefined })
  return runSql(installation, "SELECT id FROM message WHERE status = 'pending'")
}

/** Where the page begins on which this position is. */
const pageOf = (position: number) => Math.floor(position / 4096) * 4096

const overwrite = (bytes: Buffer, page: number) => bytes.fill(0xff, page, page + 4096)

/** Stores messages of half a kilobyte. */
async function addMany(installation: Installation, many = 40): Promise<void> {
  for (let count = 0; count < many; count++)
    await installation.add({ message: `#${count} ${"x".repeat(500)}` })
}

test("restore keeps all waiting messages of a damaged SQLite database but those on the damaged page", async () => {
  const installation = await createInstallation("SQLite")
  await addMany(installation)
  const kept = await rescue(installation, (bytes) => overwrite(bytes, pageOf(bytes.indexOf("#0 "))))
  // A page holds at most eight of them.
  expect(kept.length).toBeGreaterThanOrEqual(32)
})

test("restore keeps all waiting messages of a SQLite database whose indexes are damaged", async () => {
  const installation = await createInstallation("SQLite")
  for (let count = 0; count < 3; count++) await installation.add()
  const indexes = await runSql(
    installation,
    "SELECT rootpage FROM sqlite_schema WHERE sql LIKE 'CREATE INDEX%'",
  )
  const kept = await rescue(installation, (bytes) => {
    for (const { rootpage } of indexes) overwrite(bytes, (Number(rootpage) - 1) * 4096)
    return bytes
  })
  expect(kept).toHaveLength(3)
})

test.each([
  [40, 1, 24],
  [200, 10, 168],
])(
  "restore keeps the waiting messages that can be read in a SQLite database whose file has lost its end (%i messages, %i pages)",
  async (many, pages, readable) => {
    const installation = await createInstallation("SQLite")
    await addMany(installation, many)
    const kept = await rescue(installation, (bytes) => bytes.subarray(0, -4096 * pages))
    expect(kept).toHaveLength(readable)
  },
)

test("restore notices that the rest of a long waiting message is damaged, and does not take it for a sent one", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add({ message: "x".repeat(1500) })
  await rescue(installation, (bytes) => {
    // The columns behind the text are on the page that it overflows to.
    const page = pageOf(bytes.lastIndexOf("x".repeat(100)))
    return bytes.fill(0, page + 4, page + 4096)
  })
})

test("restore keeps what it can of a SQLite database whose table and index of waiting messages are both damaged", async () => {
  const installation = await createInstallation("SQLite")
  const ids: string[] = []
  for (let count = 0; count < 800; count++) ids.push(await installation.add())
  const kept = await rescue(installation, (bytes) => {
    const id = String(ids[400])
    // Each leaf that names this message: one of the table, and one of each index.
    for (let at = bytes.indexOf(id); at >= 0; at = bytes.indexOf(id, at + 4096)) overwrite(bytes, pageOf(at))
    return bytes
  })
  expect(kept.length).toBeGreaterThan(780)
})

test.runIf(existsSync("/proc/locks"))(
  "restore is refused while a server goes on with a SQLite database that is damaged on the disk",
  async () => {
    const installation = await createInstallation("SQLite")
    await installation.add()
    const backup = join(installation.folder, "monday.backup")
    await installation.messages("backup", backup)
    await runSql(installation, "PRAGMA wal_checkpoint(TRUNCATE)")
    // In a process of its own: closing the file here would end this one's locks on it.
    const damage = "fs.writeSync(fs.openSync(process.argv[1], 'r+'), Buffer.alloc(3000), 0, 3000, 100)"
    execFileSync(process.execPath, ["-e", damage, join(installation.folder, "var", "contact.db")])
    await installation.add()
    const refused = await installation.messages("restore", backup)
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toContain("is using this database. Stop the server")
  },
)

test("restore writes messages into the new SQLite database itself, since a full disk is not noticed where a log is copied at the end", async () => {
  const file = join(await createFolder(), "contact.db")
  let hasLog: boolean | undefined
  async function* records() {
    yield* noMessages()
    hasLog = existsSync(`${file}.restoring-wal`)
  }
  await restoreSqlite(file, records(), "now")
  expect(hasLog).toBe(false)
})

test.each(["gone", "empty"])(
  "restore sets aside a write-ahead log whose SQLite database is %s, instead of applying it to the restored one",
  async (state) => {
    const installation = await createInstallation("SQLite")
    const file = join(installation.folder, "var", "contact.db")
    const backup = join(installation.folder, "monday.backup")
    const id = await installation.add()
    await installation.messages("backup", backup)
    await installation.add()
    // Left by a killed server; then somebody moved only the main file.
    const log = await readFile(`${file}-wal`)
    await installation.close()
    await rm(file)
    if (state === "empty") await writeFile(file, "")
    await writeFile(`${file}-wal`, log)
    const refused = await installation.messages("list")
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toContain(`${file} is missing or empty, but ${file}-wal is there`)
    await expect(restoreSqlite(file, failing(), "now")).rejects.toThrow("disk is full")
    async function* meanwhile() {
      yield* noMessages()
      await expect(restoreSqlite(file, failing(), "later")).rejects.toThrow("disk is full")
    }
    await expect(restoreSqlite(file, meanwhile(), "now")).rejects.toThrow(DatabaseInUseError)
    expect(await readFile(`${file}-wal`)).toEqual(log)
    expect((await installation.messages("list")).stderr).toBe(refused.stderr)
    const { stdout } = await installation.messages("restore", backup)
    const [, kept] = /kept in (\S+)\. /.exec(stdout) ?? []
    expect(stdout).toContain("could not all be read")
    expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toMatchObject([{ id }])
    expect(await readFile(kept ?? "")).toEqual(log)
  },
)

test("restore keeps the waiting messages of a PostgreSQL database of which one is damaged", async () => {
  const installation = await createInstallation("PostgreSQL")
  const whole = [await installation.add()]
  const damaged = await installation.add()
  whole.push(await installation.add())
  await installation.close()
  const lackPhone = `ALTER TABLE message ALTER phone DROP NOT NULL; UPDATE message SET phone = NULL WHERE id = '${damaged}'`
  await runSql(installation, lackPhone)
  // Nobody can be sure that these are all.
  expect(
    await restorePostgres(installation.environment["DATABASE_URL"] ?? "", noMessages(), "now"),
  ).toMatchObject({ stillWaiting: undefined })
  const kept = await runSql(installation, "SELECT id FROM message WHERE status = 'pending' ORDER BY id")
  expect(kept).toEqual(whole.sort().map((id) => ({ id })))
})

/** The header of one page, and of one row the transaction that wrote it. */
function overwriteHeaders(bytes: Buffer): Buffer {
  bytes.fill(0xff, 8192, 8192 + 24)
  const row = 2 * 8192 + (bytes.readUInt32LE(2 * 8192 + 24) & 0x7fff)
  bytes.writeUInt32LE(0xc0000000, row)
  bytes.writeUInt16LE(bytes.readUInt16LE(row + 20) & ~0x0f00, row + 20)
  return bytes
}

test.each([
  ["with damaged headers", 1, 1, overwriteHeaders],
  ["that has lost its end", 3, 0, (bytes: Buffer) => bytes.subarray(0, 3 * 8192)],
])(
  "restore keeps all waiting messages of a PostgreSQL table %s, if they can be read",
  async (_, page, rows, damage) => {
    const server = await createPostgresServer(["fsync=off", "ignore_checksum_failure=on"])
    onTestFinished(() => server.stop())
    const url = await server.createDatabase("damaged")
    const installation = await createInstallation("PostgreSQL", { DATABASE_URL: url })
    for (let count = 0; count < 60; count++)
      await installation.add({ message: `#${count} ${"x".repeat(250)}` })
    await installation.close()
    const ask = (sql: string) => runSql(installation, sql)
    // With its statistics, PostgreSQL would rather read the whole of a small table than a page of it.
    await ask("ANALYZE contact.message")
    const [table] = await ask(
      `SELECT current_setting('data_directory') || '/' || pg_relation_filepath('contact.message') AS file,
       (SELECT count(*)::integer FROM contact.message WHERE ctid >= '(${page},0)' AND ctid < '(${page + 1},0)') AS "onPage"`,
    )
    await ask("CHECKPOINT")
    await server.kill()
    const file = String(table?.["file"])
    await writeFile(file, damage(await readFile(file)))
    await server.start()
    const archive = await openPostgresArchive(url)
    const readAll = async () => {
      for await (const _ of archive.snapshot());
    }
    await expect(readAll()).rejects.toThrow()
    await archive.close()
    expect(await restorePostgres(url, noMessages(), "now")).toMatchObject({ stillWaiting: undefined })
    const [kept] = await ask(
      "SELECT count(*)::integer AS count FROM contact.message WHERE status = 'pending'",
    )
    expect(kept?.["count"]).toBe(60 - Number(table?.["onPage"]) - rows)
  },
)

test("a backup that begins during a restore of PostgreSQL has what is restored", async () => {
  const { url, query } = await createDatabase()
  const id = await (await createInstallation("PostgreSQL", { DATABASE_URL: url })).add()
  const archive = await openPostgresArchive(url)
  await query(
    `BEGIN; LOCK TABLE contact.message; ALTER SCHEMA contact RENAME TO kept; CREATE SCHEMA contact;
     CREATE TABLE contact.message AS TABLE kept.message`,
  )
  const reading = Array.fromAsync(archive.snapshot())
  const blocked =
    "SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
  await until(async () => (await query(blocked)).rowCount === 1)
  await query("COMMIT")
  expect(await reading).toMatchObject([{ id }])
  await archive.close()
})

test("restore keeps a waiting message that a damaged index of a PostgreSQL database lacks", async () => {
  const { url, query } = await createDatabase()
  const installation = await createInstallation("PostgreSQL", { DATABASE_URL: url })
  const setFilled = (isFilled: boolean) =>
    query(
      `UPDATE pg_index SET indisready = ${isFilled} WHERE indrelid = 'contact.message'::regclass AND NOT indisunique`,
    )
  await setFilled(false)
  await installation.add()
  await setFilled(true)
  await installation.close()
  await setForNewConnections(query, "enable_seqscan = off")
  expect(await restorePostgres(url, noMessages(), "now")).toMatchObject({ stillWaiting: 1 })
})

test("restore notices the running server even if DATABASE_URL gives its connections another name", async () => {
  const { url } = await createDatabase()
  const installation = await createInstallation("PostgreSQL", {
    DATABASE_URL: `${url}?application_name=noonday`,
  })
  await installation.add()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  const restored = installation.messages("restore", file)
  let isOver = false
  restored.then(() => {
    isOver = true
  })
  // An idle connection is closed after ten seconds.
  for (; !isOver; await pause(500)) await installation.add()
  expect((await restored).stderr).toContain("Stop the server")
})

test("dates survive a PostgreSQL database with another date style", async () => {
  const { url, query } = await createDatabase()
  await setForNewConnections(query, "datestyle = German")
  const installation = await createInstallation("PostgreSQL", { DATABASE_URL: url })
  await installation.add()
  await installation.deliverAll()
  await installation.close()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  expect(await installation.messages("restore", file)).toMatchObject(done)
  const [restored] = JSON.parse((await installation.messages("list", "--json")).stdout)
  const ageMs = Date.now() - Date.parse(restored.createdAt)
  expect({ status: restored.status, isOfToday: ageMs >= 0 && ageMs < 3_600_000 }).toEqual({
    status: "sent",
    isOfToday: true,
  })
})

test("a message that arrives during a restore of PostgreSQL is stored in the restored table", async () => {
  const { url, query } = await createDatabase()
  const store = createPostgresStore({ url, log: () => {} })
  await store.check()
  // Like an idle edge function, which has no connection that restore could detect.
  await query(
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'contact site'",
  )
  const id = createMessageId(Date.now())
  const added = { id, message, language: "en", suspicious: false, idempotencyKey: undefined } as const
  let answered = false
  let adding: Promise<unknown> | undefined
  const records = async function* () {
    adding = store.add({ ...added, fingerprint: fingerprintOf(message) }).finally(() => {
      answered = true
    })
    const blocked =
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    await until(async () => answered || (await query(blocked)).rowCount === 1)
    yield* noMessages()
  }
  await restorePostgres(url, records(), "now")
  await adding
  await store.close()
  expect((await query("SELECT id FROM contact.message")).rows).toEqual([{ id }])
})

test("erase can be run again if a reader of the database kept it from finishing", async () => {
  const installation = await createInstallation("SQLite")
  await installation.add({ name: "Zoë-to-forget", email: "zoe@example.com" })
  await installation.deliverAll()
  await installation.close()
  await startProcess(installation.folder, installation.environment)
  const reader = new DatabaseSync(join(installation.folder, "var", "contact.db"))
  reader.exec("BEGIN")
  reader.prepare("SELECT count(*) FROM message").get()
  const broken = await installation.messages("erase", "zoe@example.com")
  expect(broken).toMatchObject({ code: 1, stdout: "Removed 1 message and 0 mail files.\n" })
  expect(broken.stderr).toContain("run the command again")
  // As long as the reader is there: the server may clear the log as soon as it is gone.
  expect(await filesWith(installation, "Zoë-to-forget")).not.toEqual([])
  reader.close()
  const again = await installation.messages("erase", "zoe@example.com")
  expect(again).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^What an earlier run removed is now gone.+\nThere is no message from zoe@example\.com\.\n/,
    ),
  })
  expect(await filesWith(installation, "Zoë-to-forget")).toEqual([])
  expect(await installation.messages("erase", "zoe@example.com")).toMatchObject({ code: 1 })
})

/** Runs `erase` on PostgreSQL while another connection is in a transaction, and expects it to ask for another run. */
async function failToErase(transaction: string) {
  const installation = await createInstallation("PostgreSQL")
  await installation.add({ email: "zoe@example.com", message: "words-to-forget" })
  await installation.deliverAll()
  const reader = new Client({ connectionString: installation.environment["DATABASE_URL"] })
  await reader.connect()
  await reader.query(transaction)
  const broken = await installation.messages("erase", "zoe@example.com")
  expect(broken).toMatchObject({ code: 1, stdout: "Removed 1 message and 0 mail files.\n" })
  expect(broken.stderr).toContain("run the command again")
  return { installation, reader }
}

test("erase on PostgreSQL does not wait for a reader while new messages wait behind it, and says so", async () => {
  const { installation, reader } = await failToErase("BEGIN; SELECT FROM contact.message")
  await installation.add()
  await reader.end()
  expect(await installation.messages("erase", "zoe@example.com")).toMatchObject({ code: 0 })
  expect(
    await runSql(installation, "SELECT FROM pg_description WHERE objoid = 'contact.message'::regclass"),
  ).toEqual([])
})

test("erase on PostgreSQL says so if a transaction elsewhere in the database keeps removed text in the table's file", async () => {
  const { installation, reader } = await failToErase(
    "BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM contact.migration",
  )
  expect(await filesWith(installation, "words-to-forget")).not.toEqual([])
  await reader.end()
  await installation.messages("erase", "zoe@example.com")
  expect(await filesWith(installation, "words-to-forget")).toEqual([])
})

test("a command on PostgreSQL does not wait forever for another program's lock, and says what it waited for", async () => {
  const installation = await createInstallation("PostgreSQL")
  await installation.add()
  const other = new Client({ connectionString: installation.environment["DATABASE_URL"] })
  await other.connect()
  await other.query("BEGIN; LOCK TABLE contact.message IN SHARE MODE")
  const refused = await installation.messages("retry", "--all")
  await other.end()
  expect(refused).toMatchObject({ code: 1, stdout: "" })
  expect(refused.stderr).toContain(
    "another program, such as a backup, has locked its messages. What is done is kept",
  )
})

test("a restore on PostgreSQL keeps a message that it had to wait for, whatever the database's default isolation", async () => {
  const installation = await createInstallation("PostgreSQL")
  await installation.add()
  await setForNewConnections(
    (sql) => runSql(installation, sql),
    "default_transaction_isolation = serializable",
  )
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  await installation.close()
  const elsewhere = new Client({ connectionString: installation.environment["DATABASE_URL"] })
  await elsewhere.connect()
  await elsewhere.query(
    "BEGIN ISOLATION LEVEL READ COMMITTED; INSERT INTO contact.message (id, name, email, phone, message, language, suspicious, fingerprint) SELECT gen_random_uuid(), name, email, phone, message, language, suspicious, fingerprint || 'b' FROM contact.message",
  )
  const restoring = installation.messages("restore", file)
  await expect
    .poll(
      () =>
        runSql(
          installation,
          "SELECT FROM pg_locks WHERE NOT granted AND relation = 'contact.message'::regclass",
        ),
      { timeout: 60_000 },
    )
    .toHaveLength(1)
  await elsewhere.query("COMMIT")
  await elsewhere.end()
  expect((await restoring).stdout).toContain("Kept 1 waiting message that is not in the backup.\n")
})

test("a restore on PostgreSQL changes nothing if waiting messages cannot be kept for lack of room", async () => {
  const installation = await createInstallation("PostgreSQL")
  await installation.add()
  const file = join(installation.folder, "monday.backup")
  await installation.messages("backup", file)
  await installation.add()
  await installation.close()
  // Fails as a full disk does whenever an old row is read for the new table.
  await runSql(
    installation,
    `CREATE TYPE lack AS ENUM ('room');
     CREATE FUNCTION fail(lack) RETURNS json LANGUAGE plpgsql AS
       'BEGIN RAISE disk_full USING MESSAGE = ''No space left on device''; END';
     CREATE CAST (lack AS json) WITH FUNCTION fail(lack);
     ALTER TABLE message ADD COLUMN lack lack DEFAULT 'room'`,
  )
  const restore = await installation.messages("restore", file)
  expect(restore).toMatchObject({ code: 1, stdout: "" })
  expect(restore.stderr).toContain("No space left on device")
  expect(JSON.parse((await installation.messages("list", "--json")).stdout)).toHaveLength(2)
})

test("erase on PostgreSQL says that it failed even if nobody reads its output", async () => {
  const installation = await createInstallation("PostgreSQL")
  await installation.add({ email: "zoe@example.com" })
  const reader = new Client({ connectionString: installation.environment["DATABASE_URL"] })
  await reader.connect()
  await reader.query("BEGIN; SELECT FROM contact.message")
  const program = [process.execPath, resolve("src/cli/messages.ts"), "erase", "zoe@example.com"]
  const env = { ...installation.environment, DATA_DIR: join(installation.folder, "var") }
  const script = '{ "$@"; echo "exit code $?" >&2; } | exit'
  const stderr = await new Promise((done) =>
    execFile("sh", ["-c", script, "sh", ...program], { env }, (_error, _stdout, stderr) => done(stderr)),
  )
  await reader.end()
  expect(stderr).toMatch(/run the command again\.\nexit code 1\n$/)
})

test("erase on PostgreSQL does not wait for what is being written in another database of the server", async () => {
  const installation = await createInstallation("PostgreSQL")
  await installation.add({ email: "zoe@example.com", message: "words-to-forget" })
  await (await createDatabase()).query("BEGIN; CREATE TABLE busy ()")
  expect(await installation.messages("erase", "zoe@example.com")).toMatchObject(done)
  expect(await filesWith(installation, "words-to-forget")).toEqual([])
})

test("erase names files that a killed restore has left", async () => {
  const installation = await createInstallation("SQLite")
  const id = await installation.add()
  const left = join(installation.folder, "var", "contact.db.restoring")
  await writeFile(left, "messages")
  await writeFile(join(installation.folder, "var", "contact.db.before-restore-\u001b[2J"), "messages")
  const { stdout } = await installation.messages("erase", id)
  expect(stdout).toContain(`Not touched: ${left}`)
  expect(stdout).toContain("before-restore-\ufffd[2J")
})
