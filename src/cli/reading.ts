import type { MessageFilter } from "../contact/archive.ts"
import { fieldNames } from "../contact/message.ts"
import { type DeliveryStatus, deliveryStatuses, type StoredMessage } from "../contact/store.ts"
import { type Command, type CommandContext, CommandError, parseArguments, UsageError } from "./command.ts"
import { toCsv, toDetails, toJson, toTable } from "./formats.ts"
import type { OfficeTime } from "./office-time.ts"
import { keepOutputPrivate, plural, print } from "./output.ts"

/** Terminal lines needed for the table's header, its summary and the next prompt. */
const linesBeside = 6

/** When the output is not a terminal. */
const usualScreenful = 20

export const list: Command = (args, time) => {
  const { values } = parseArguments(args, 0, {
    since: { type: "string" },
    status: { type: "string" },
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  })
  const filter = { since: readMoment(values.since, time), status: readStatus(values.status) }
  return async (context) => {
    const archive = await context.archive()
    if (values.json) return await printMessages(toJson(archive.read(filter)))
    const count = await archive.count(filter)
    const screenful = Math.max(5, (process.stdout.rows ?? usualScreenful + linesBeside) - linesBeside)
    const isShort = values.all || count <= screenful
    await printMessages(
      toTable(isShort ? archive.read(filter) : await archive.newest(screenful, filter), time),
    )
    await print([await sumUp(context, filter, count, isShort ? count : screenful)])
  }
}

async function sumUp(
  context: CommandContext,
  filter: MessageFilter,
  count: number,
  shown: number,
): Promise<string> {
  const isWhole = filter.since === undefined && filter.status === undefined
  if (count === 0) return isWhole ? "No messages.\n" : "No messages match.\n"
  const archive = await context.archive()
  const waiting = await archive.count({ ...filter, status: "pending" })
  const some = shown < count ? `; showing the newest ${shown} (--all shows all)` : ""
  const total = `${plural(count, "message", "messages")}${isWhole ? " in all" : ""}`
  return filter.status === "sent"
    ? `\n${total}${some}.\n`
    : `\n${total}, ${waiting.toLocaleString("en-US")} waiting for delivery${some}.\n`
}

export const show: Command = (args, time) => {
  const [id] = parseArguments(args, 1, {}).positionals
  if (!id) throw new UsageError("show needs the ID of a message")
  return async ({ archive }) => {
    const message = await (await archive()).get(id)
    if (!message) throw new CommandError(`There is no message ${id}.`)
    await printMessages([toDetails(message, time)])
  }
}

export const find: Command = (args, time) => {
  const { values, positionals } = parseArguments(args, Number.POSITIVE_INFINITY, {
    json: { type: "boolean", default: false },
  })
  const text = positionals.join(" ").trim()
  if (text === "") throw new UsageError("find needs the TEXT to look for")
  return async ({ archive }) => {
    let found = 0
    const matches = async function* () {
      const sought = fold(text)
      for await (const message of (await archive()).read())
        if (isIn(sought, message)) {
          found++
          yield message
        }
    }
    if (values.json) return await printMessages(toJson(matches()))
    await printMessages(toTable(matches(), time))
    await print([
      found === 0
        ? `No message contains "${text}".\n`
        : `\n${plural(found, "message contains", "messages contain")} "${text}".\n`,
    ])
  }
}

export const exportCsv: Command = (args, time) => {
  const { values } = parseArguments(args, 0, { csv: { type: "boolean", default: false } })
  if (!values.csv) throw new UsageError("export needs --csv")
  return async ({ archive }) => {
    await printMessages(toCsv((await archive()).read(), time))
  }
}

async function printMessages(text: Parameters<typeof print>[0]): Promise<void> {
  keepOutputPrivate()
  await print(text)
}

function readMoment(text: string | undefined, time: OfficeTime): Date | undefined {
  if (text === undefined) return undefined
  const moment = time.parse(text)
  if (!moment)
    throw new UsageError(
      `--since ${text}: use today, yesterday, 3d, 12h, a date such as 2026-01-31, or 2026-01-31T09:00 in the office's time zone`,
    )
  return moment
}

function readStatus(text: string | undefined): DeliveryStatus | undefined {
  const status = deliveryStatuses.find((known) => known === text)
  if (text !== undefined && !status) throw new UsageError("--status must be pending or sent")
  return status
}

/** Makes "MARÍA" match "maria", and full-width letters match plain ones. */
const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

const isIn = (sought: string, message: StoredMessage) =>
  [message.id, ...fieldNames.map((field) => message[field])].some((text) => fold(text).includes(sought))
