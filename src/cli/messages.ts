import { parseArgs } from "node:util"
import { business } from "../business.ts"
import type { Log } from "../contact/ports.ts"
import { systemClock } from "../contact/ports.ts"
import { type ContactStore, type DeliveryStatus, deliveryStatuses } from "../contact/store.ts"
import { ConfigError, parseConfig, readEnvironment } from "../server/config.ts"
import { createStore } from "../server/store.ts"
import { toCsv, toDetails, toJson, toTable } from "./message-formats.ts"

const usage = `Usage: npm run messages -- COMMAND

  list [--json] [--status pending|sent]   all messages, oldest first
  show ID                                 one message, with its delivery
  export --csv                            all messages for a spreadsheet
  retry ID | --all                        deliver waiting messages now instead of later

It reads the same environment as the server and works beside it.
`

/** The command was not understood: exit code 2. Everything else that goes wrong is 1. */
class UsageError extends Error {}

/** What was asked for cannot be done; the message says why. */
class RefusedError extends Error {}

class NotFoundError extends RefusedError {
  constructor(id: string) {
    super(`There is no message ${id}.`)
  }
}

interface Command {
  readonly name: string
  readonly id: string | undefined
  readonly json: boolean
  readonly csv: boolean
  readonly all: boolean
  readonly status: DeliveryStatus | undefined
}

function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      csv: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      status: { type: "string" },
    },
  })
  const [name = "", id, ...rest] = positionals
  const status = deliveryStatuses.find((known) => known === values.status)
  if (values.status !== undefined && !status) throw new UsageError("--status must be pending or sent")
  const surplus = /^(list|export)$/.test(name) ? [id, ...rest].filter((word) => word !== undefined) : rest
  if (surplus.length > 0) throw new UsageError(`What is "${surplus[0]}"?`)
  return { name, id, json: values.json, csv: values.csv, all: values.all, status }
}

/** Resolves to what is printed. */
async function run(command: Command, store: ContactStore): Promise<string> {
  switch (command.name) {
    case "list": {
      const messages = await store.list(command.status)
      return command.json ? toJson(messages) : toTable(messages, business.timeZone)
    }
    case "show": {
      if (!command.id) throw new UsageError("show needs the ID of a message")
      const message = await store.get(command.id)
      if (!message) throw new NotFoundError(command.id)
      return command.json ? toJson([message]) : toDetails(message, business.timeZone)
    }
    case "export":
      if (!command.csv) throw new UsageError("export needs --csv")
      return toCsv(await store.list(command.status))
    case "retry":
      return await retry(command, store)
    default:
      throw new UsageError(command.name === "" ? "Which command?" : `There is no command "${command.name}".`)
  }
}

async function retry({ id, all }: Command, store: ContactStore): Promise<string> {
  if (all === (id !== undefined)) throw new UsageError("retry needs either the ID of a message or --all")
  const count = await store.retry(id)
  if (id !== undefined && count === 0) {
    const message = await store.get(id)
    throw message ? new RefusedError(`Message ${id} was sent already.`) : new NotFoundError(id)
  }
  return `${count} ${count === 1 ? "message is" : "messages are"} due now; a running server delivers within seconds.\n`
}

async function main(): Promise<number> {
  // The message of the failure is printed once, below.
  const log: Log = () => {}
  let store: ContactStore | undefined
  try {
    const command = readCommand(process.argv.slice(2))
    if (command.name === "help") {
      process.stdout.write(usage)
      return 0
    }
    store = createStore(parseConfig(readEnvironment()), systemClock, log)
    process.stdout.write(await run(command, store))
    return 0
  } catch (error) {
    const misunderstood =
      error instanceof UsageError ||
      (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
    const message = error instanceof Error ? error.message : String(error)
    const isPlain = misunderstood || error instanceof ConfigError || error instanceof RefusedError || !store
    const readable = isPlain ? message : `The messages could not be read: ${message}`
    process.stderr.write(`${readable}\n${misunderstood ? `\n${usage}` : ""}`)
    return misunderstood ? 2 : 1
  } finally {
    await store?.close().catch(() => {})
  }
}

// `npm run messages -- list | head` closes the pipe early; that is no failure.
process.stdout.on("error", () => process.exit(0))
process.exitCode = await main()
