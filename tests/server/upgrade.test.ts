import { describe, expect, test } from "vitest"
import { sqliteMigrations } from "../../src/server/sqlite-migrations.ts"
import { createInstallation, databases, type Installation, runSql } from "./installation.ts"
import { key, message, until } from "./running-site.ts"
import { startProcess } from "./server-process.ts"

/** What the next version would do, by the rule that steps only ever add. */
async function upgrade(installation: Installation): Promise<void> {
  const isPostgres = installation.environment["DATABASE_URL"] !== undefined
  await runSql(installation, "ALTER TABLE message ADD COLUMN note text")
  await runSql(
    installation,
    isPostgres
      ? "INSERT INTO contact.migration (number) SELECT max(number) + 1 FROM contact.migration"
      : `PRAGMA user_version = ${sqliteMigrations.length + 1}`,
  )
}

const versionOf = async (installation: Installation) =>
  installation.environment["DATABASE_URL"]
    ? await runSql(installation, "SELECT max(number) AS version FROM contact.migration")
    : await runSql(installation, "PRAGMA user_version")

describe.each(databases)("a database of %s that the next version has brought up to date", (database) => {
  test("still works with this version after a rollback, and nothing is lost", async () => {
    const installation = await createInstallation(database)
    const before = await installation.add()
    await installation.close()
    await upgrade(installation)
    const version = await versionOf(installation)
    await runSql(installation, "UPDATE message SET note = 'of the next version' RETURNING 1")

    const server = await startProcess(installation.folder, installation.environment)
    const answer = await fetch(server.call, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: key },
      body: JSON.stringify(message),
    })
    expect(answer.status).toBe(200)
    const { id } = await answer.json()
    const listed = async () => JSON.parse((await installation.messages("list", "--json")).stdout)
    await until(async () => (await listed()).every(({ status }: { status: string }) => status === "sent"))
    expect(await server.end("SIGINT")).toBe(0)

    expect((await listed()).map((row: { id: string }) => row.id)).toEqual([before, id])
    expect(await runSql(installation, "SELECT note FROM message ORDER BY created_at")).toEqual([
      { note: "of the next version" },
      { note: null },
    ])
    expect(await versionOf(installation)).toEqual(version)
  })
})
