import { Client, type QueryResult } from "pg"
import { inject, onTestFinished } from "vitest"

export interface Database {
  readonly url: string
  query(sql: string): Promise<QueryResult>
}

/** A new, empty database on the run's PostgreSQL server. */
export async function createDatabase(): Promise<Database> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`
  const owner = await connect(inject("postgresUrl"))
  await owner.query(`CREATE DATABASE ${name}`)
  await owner.end()
  const url = inject("postgresUrl").replace(/\/tests$/, `/${name}`)
  const client = await connect(url)
  onTestFinished(() => client.end())
  return { url, query: (sql) => client.query(sql) }
}

/** Changes a setting of the database for connections that are made from now on. */
export const setForNewConnections = (query: (sql: string) => Promise<unknown>, setting: string) =>
  query(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${setting}', current_database()); END $$`)

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
