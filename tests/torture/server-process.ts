import { cp, readFile, writeFile } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { readServeScript } from "../../src/build/compile-server.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { type SpawnedServer, spawnServer } from "../spawn-server.ts"
import type { Run } from "./run.ts"

const project = resolve(import.meta.dirname, "../..")

export interface ServerProcess extends SpawnedServer {
  /** Address of the contact function. */
  readonly call: string
  /** Milliseconds from starting the process until it says that it is ready. */
  readonly readyAfter: number
}

export interface ServerSettings {
  readonly dataDir: string
  readonly environment?: Readonly<Record<string, string>>
  /** Where the log goes instead of to `log()`. */
  readonly log?: "pipe" | number
  /** From `createVariant`. */
  readonly variant?: string
}

/** An unreachable mail server, so messages stay pending. */
export const noMail = { SMTP_URL: "smtp://127.0.0.1:9", RETRY_BASE_MS: "3600000" }

/** A variant's compiled code must not take the place of the real one's. */
const cacheName = "cache"

/** `npm run serve`, on a free port of this machine. */
export async function startServer(run: Run, settings: ServerSettings): Promise<ServerProcess> {
  const began = performance.now()
  const { cache, options } = readServeScript()
  const server = await spawnServer(
    [
      ...options,
      ...(settings.variant ? [`--import=${pathToFileURL(settings.variant)}`] : []),
      join(project, "src/server/main.ts"),
      run.built,
    ],
    {
      cwd: run.built,
      env: {
        NODE_COMPILE_CACHE: settings.variant
          ? join(dirname(settings.variant), cacheName)
          : join(project, cache),
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
 * A server that breaks a promise on purpose: a module that changes these sources as they are loaded, in the server's
 * threads too.
 *
 * @returns the module's path
 * @throws Error if a source no longer contains the text to replace
 */
export async function createVariant(run: Run, changes: readonly Change[]): Promise<string> {
  const sources: Record<string, string> = {}
  for (const { file, find, replace } of changes) {
    const path = join(project, "src", file)
    const url = pathToFileURL(path).href
    const source = sources[url] ?? (await readFile(path, "utf8"))
    if (!source.includes(find)) throw new Error(`${file} no longer contains ${JSON.stringify(find)}`)
    sources[url] = source.replace(find, () => replace)
  }
  const folder = await run.folder()
  const module = join(folder, "variant.mjs")
  await writeFile(
    module,
    `import { registerHooks } from "node:module"
    const sources = ${JSON.stringify(sources)}
    registerHooks({
      load: (url, context, next) =>
        url in sources ? { format: "module-typescript", source: sources[url], shortCircuit: true } : next(url, context),
    })`,
  )
  await cp(join(project, readServeScript().cache), join(folder, cacheName), {
    recursive: true,
    // A server that is just ending writes `HASH.XXXXXX` first, which is renamed before it could be copied.
    filter: (path) => !/^[\da-f]+\.\w{6}$/.test(basename(path)),
  })
  return module
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
