import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { type SpawnedServer, spawnServer } from "../spawn-server.ts"
import type { Run } from "./run.ts"

const project = resolve(import.meta.dirname, "../..")
const realMain = join(project, "src/server/main.ts")

export interface ServerProcess extends SpawnedServer {
  /** Address of the contact function. */
  readonly call: string
  /** Milliseconds from starting the process to its first output. */
  readonly readyAfter: number
}

export interface ServerSettings {
  readonly dataDir: string
  readonly environment?: Readonly<Record<string, string>>
  /** Where the log goes instead of to `log()`. */
  readonly log?: "pipe" | number
  /** A different main program; see `createVariant`. */
  readonly main?: string
}

/** An unreachable mail server, so messages stay pending. */
export const noMail = { SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" }

/** Node's options and settings in the script "serve". */
async function readServeScript(): Promise<{ options: string[]; settings: Record<string, string> }> {
  const { scripts } = JSON.parse(await readFile(join(project, "package.json"), "utf8"))
  const [, cache, options] =
    /^NODE_COMPILE_CACHE=(\S+) exec node (.*)src\/server\/main\.ts$/.exec(scripts.serve) ?? []
  if (cache === undefined || options === undefined) throw new Error(`"serve" is now: ${scripts.serve}`)
  return {
    options: options.split(" ").filter(Boolean),
    settings: { NODE_COMPILE_CACHE: join(project, cache) },
  }
}

/** `npm run serve`, on a free port of this machine. */
export async function startServer(run: Run, settings: ServerSettings): Promise<ServerProcess> {
  const began = performance.now()
  const script = await readServeScript()
  const server = await spawnServer(
    [...script.options, settings.main ?? realMain, run.built],
    {
      cwd: run.built,
      env: {
        ...script.settings,
        PATH: process.env["PATH"],
        PORT: "0",
        DATA_DIR: settings.dataDir,
        RATE_LIMIT: "off",
        ...settings.environment,
      },
    },
    run.onEnd,
    settings.log,
  )
  return {
    ...server,
    call: `${server.origin}${contactFunctionPath}`,
    readyAfter: performance.now() - began,
  }
}

/** A change to a source file, which must contain `find`. */
export interface Change {
  readonly file: string
  readonly find: string
  readonly replace: string
}

/**
 * A copy of the server that breaks a promise on purpose.
 *
 * @returns the path of its main program
 * @throws Error if the source no longer contains the text to replace
 */
export async function createVariant(run: Run, changes: readonly Change[]): Promise<string> {
  const folder = await run.folder()
  const isPages = (path: string) => ["site", "build"].some((part) => path === join(project, "src", part))
  await cp(join(project, "src"), join(folder, "src"), { recursive: true, filter: (path) => !isPages(path) })
  await symlink(join(project, "node_modules"), join(folder, "node_modules"))
  await mkdir(dirname(join(folder, "package.json")), { recursive: true })
  await writeFile(join(folder, "package.json"), '{"type":"module"}')
  for (const { file, find, replace } of changes) {
    const path = join(folder, "src", file)
    const source = await readFile(path, "utf8")
    if (!source.includes(find)) throw new Error(`${file} no longer contains ${JSON.stringify(find)}`)
    await writeFile(
      path,
      source.replace(find, () => replace),
    )
  }
  return join(folder, "src/server/main.ts")
}

const answerFirst = (store: string) => `((kept) => {
    void kept.catch(() => {})
    return Promise.resolve({ outcome: "stored", id: message.id } as const)
  })(${store})`

/** Answers 200 before the message is committed. */
export const acknowledgesBeforeCommit: readonly Change[] = [
  {
    file: "server/sqlite-store.ts",
    find: 'add: (message) => call("add", message)',
    replace: `add: (message) => ${answerFirst('call("add", message)')}`,
  },
  {
    file: "adapters/postgres-store.ts",
    find: "add: (message) => transact((client) => add(client, message)).catch(tellTransient)",
    replace: `add: async (message) => (await ready(), await ${answerFirst("transact((client) => add(client, message))")})`,
  },
]

/** Treats each call as a new message. */
export const recognizesNoRepeat: readonly Change[] = [
  {
    file: "server/sqlite-operations.ts",
    find: "findRepeat(sql, now, message) ?? insert(sql, now, message)",
    replace: "insert(sql, now, { ...message, idempotencyKey: undefined })",
  },
  {
    file: "adapters/postgres-store.ts",
    find: "if (known) return known",
    replace:
      "if (known?.id) return await add(client, { ...added, fingerprint: crypto.randomUUID(), idempotencyKey: undefined })",
  },
]
