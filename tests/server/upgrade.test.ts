import { describe, expect, test } from "vitest"
import { sqliteMigrations } from "../../src/server/sqlite-migrations.ts"
import { createOffice, databases, type Office, runSql } from "./office.ts"
import { key, message, until } from "./running-site.ts"
import { startProcess } from "./server-process.ts"

/** What the next version would do, by the rule that steps only ever add. */
async function upgrade(office: Office): Promise<void> {
  const isPostgres = office.environment["DATABASE_URL"] !== undefined
  await runSql(office, "ALTER TABLE contact.message ADD COLUMN note text")
  await runSql(
    office,
    isPostgres
      ? "INSERT INTO contact.migration (number) SELECT max(number) + 1 FROM contact.migration"
      : `PRAGMA user_version = ${sqliteMigrations.length + 1}`,
  )
}

const versionOf = async (office: Office) =>
  office.environment["DATABASE_URL"]
    ? await runSql(office, "SELECT max(number) AS version FROM contact.migration")
    : await runSql(office, "PRAGMA user_version")

describe.each(databases)("a database of %s that the next version has brought up to date", (database) => {
  test("still works with this version after a rollback, and nothing is lost", async () => {
    const office = await createOffice(database)
    const before = await office.add()
    await office.close()
    await upgrade(office)
    const version = await versionOf(office)
    await runSql(office, "UPDATE contact.message SET note = 'of the next version' RETURNING 1")

    const server = await startProcess(office.folder, office.environment)
    const answer = await fetch(server.call, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: key },
      body: JSON.stringify(message),
    })
    expect(answer.status).toBe(200)
    const { id } = await answer.json()
    const listed = async () => JSON.parse((await office.messages("list", "--json")).stdout)
    await until(async () => (await listed()).every(({ status }: { status: string }) => status === "sent"))
    expect(await server.end("SIGTERM")).toBe(0)

    expect((await listed()).map((row: { id: string }) => row.id)).toEqual([before, id])
    expect(await runSql(office, "SELECT note FROM contact.message ORDER BY created_at")).toEqual([
      { note: "of the next version" },
      { note: null },
    ])
    expect(await versionOf(office)).toEqual(version)
  })
})
