import { business } from "../business.ts"
import { type MessageArchive, MissingDatabaseError } from "../contact/archive.ts"
import { errorText } from "../contact/error-text.ts"
import { ConfigError, parseConfig, readEnvironment } from "../server/config.ts"
import { describeDatabase, openArchive } from "../server/store.ts"
import { type Command, type CommandContext, CommandError, UsageError } from "./command.ts"
import { digest, resend, retry } from "./delivery.ts"
import { printable } from "./formats.ts"
import { backup, erase, prune, restore } from "./keeping.ts"
import { createOfficeTime } from "./office-time.ts"
import { exportCsv, find, list, show } from "./reading.ts"

const usage = `Usage: npm run messages -- COMMAND

  list [--since WHEN] [--status pending|sent]   the newest messages, oldest first; WHEN: yesterday, 3d, 2026-01-31
       [--all] [--json]                         all messages; as JSON
  show ID                                       one message and its delivery
  find TEXT [--json]                            search all fields, ignoring case and accents
  export --csv                                  all messages, for a spreadsheet
  retry ID | --all                              deliver waiting messages now instead of later
  resend ID                                     send a delivered message again, if the office lost it
  digest                                        mail the office a list of new and waiting messages
  backup FILE                                   write all messages, as of one moment, to a new file
  restore FILE                                  replace all messages with a backup; stop the server first
  erase EMAIL|ID [--dry-run]                    remove a person's messages, or one message, from every file
  prune --older-than DAYS [--dry-run]           remove older messages that were sent

Uses the same environment as the server. The server may be running.
`

const commands: ReadonlyMap<string | undefined, Command> = new Map(
  Object.entries({
    list,
    show,
    find,
    export: exportCsv,
    retry,
    resend,
    digest,
    backup,
    restore,
    erase,
    prune,
  }),
)

async function main(args: readonly string[]): Promise<number> {
  let archive: Promise<MessageArchive> | undefined
  try {
    const [name, ...rest] = args
    if (name === "help" || args.includes("--help") || args.includes("-h")) {
      process.stdout.write(usage)
      return 0
    }
    const command = commands.get(name)
    if (!command)
      throw new UsageError(name === undefined ? "A command is missing." : `There is no command "${name}".`)
    const time = createOfficeTime(business.timeZone, Date.now())
    const run = command(rest, time)
    const config = parseConfig(readEnvironment())
    process.stderr.write(`Database: ${describeDatabase(config)}\n`)
    const context: CommandContext = { config, time, archive: () => (archive ??= openArchive(config)) }
    await run(context)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`)
      return 2
    }
    process.stderr.write(`${describeFailure(error)}\n`)
    return 1
  } finally {
    await (await archive?.catch(() => undefined))?.close().catch(() => {})
  }
}

function describeFailure(error: unknown): string {
  const isForOperators =
    error instanceof CommandError || error instanceof ConfigError || error instanceof MissingDatabaseError
  const message = errorText(error)
  return isForOperators ? message : `Cannot use the database: ${printable(message || String(error))}`
}

/** They end when nobody reads on, as in `npm run messages -- list | head`. The others finish, and say how it went. */
const reading = ["list", "show", "find", "export", "--dry-run"]

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") {
    if (process.argv.some((word) => reading.includes(word))) process.exit(0)
    return
  }
  // A truncated export on a full disk.
  process.stderr.write(`Cannot write the output: ${error.message}\n`)
  process.exit(1)
})
// Nobody can be told, but the work is done, and its exit code says how.
process.stderr.on("error", () => {})
process.exitCode = await main(process.argv.slice(2))
