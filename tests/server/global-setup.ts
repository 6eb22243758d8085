import type { TestProject } from "vitest/node"
import { createPostgresServer } from "./postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's own database; tests make theirs beside it. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; each suite works in a database of its own. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgresServer()
  project.provide("postgresUrl", await server.createDatabase("tests"))
  return () => server.stop()
}
