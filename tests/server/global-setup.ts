import type { TestProject } from "vitest/node"
import { createPostgresServer } from "./postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server's own database; tests create others on the same server. */
    postgresUrl: string
  }
}

/** One PostgreSQL server for the whole run; each suite has its own database. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  // Nothing here outlives the run, and creating databases would keep the disk busy.
  const server = await createPostgresServer(["fsync=off"])
  project.provide("postgresUrl", await server.createDatabase("tests"))
  return () => server.stop()
}
