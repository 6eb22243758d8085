import { existsSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { DatabaseInUseError, type Restored } from "../contact/archive.ts"
import { isMessageId } from "../contact/identity.ts"
import type { StoredMessage } from "../contact/store.ts"
import { mailFolder } from "../server/mailer.ts"
import { restoreDatabase } from "../server/store.ts"
import { readBackup, writeBackup } from "./backup-file.ts"
import { type Command, type CommandContext, CommandError, parseArguments, UsageError } from "./command.ts"
import { printable, toTable } from "./formats.ts"
import { plural, print } from "./output.ts"

export const backup: Command = (args) => {
  const [name] = parseArguments(args, 1, {}).positionals
  if (!name) throw new UsageError("backup needs the name of a new FILE")
  return async ({ archive }) => {
    const file = resolve(name)
    const count = await writeBackup(file, (await archive()).snapshot())
    await print([
      `Wrote ${plural(count, "message", "messages")} to ${file}, which only this account can read.\n`,
    ])
  }
}

export const restore: Command = (args) => {
  const [name] = parseArguments(args, 1, {}).positionals
  if (!name) throw new UsageError("restore needs the FILE that a backup was written to")
  return async ({ config }) => {
    const file = resolve(name)
    let count = 0
    let waiting = 0
    // Read the whole file first, so that a damaged one changes nothing.
    for await (const { status } of readBackup(file)) {
      count++
      if (status === "pending") waiting++
    }
    const restored = await restoreDatabase(config, readBackup(file)).catch((error) => {
      if (!(error instanceof DatabaseInUseError)) throw error
      throw new CommandError(
        "The site, or another of these commands, is using this database. Stop the server, then run the command again. Under systemd: systemctl stop site.socket site.service",
      )
    })
    await print([
      `${plural(count, "message", "messages")} restored, ${waiting.toLocaleString("en-US")} waiting for delivery. Start the server again.\n`,
      "What was erased since the backup is back: erase it again.\n",
      restored
        ? describeOld(restored)
        : "There was no database before, so no message that was waiting for delivery could be kept.\n",
    ])
  }
}

function describeOld({ kept, stillWaiting }: Restored): string {
  const taken = stillWaiting
    ? `Kept ${plural(stillWaiting, "waiting message that is", "waiting messages that are")} not in the backup.\n`
    : ""
  const lost =
    stillWaiting === undefined
      ? "The previous messages could not all be read: those that were waiting for delivery may not be delivered.\n"
      : ""
  return `${taken}${lost}The previous messages are kept in ${kept}. Remove it when you no longer need it.\n`
}

export const erase: Command = (args) => {
  const { values, positionals } = parseArguments(args, 1, dryRun)
  const [whose] = positionals
  if (!whose) throw new UsageError("erase needs the EMAIL of a person or the ID of a message")
  return async (context) => {
    const messages = messagesOf(context, whose)
    const { count, finished } = values["dry-run"]
      ? { count: await preview(context, messages), finished: false }
      : await remove(context, messages)
    await nameCopies(context)
    if (count === 0) {
      const none = whose.includes("@")
        ? `There is no message from ${whose}.`
        : `There is no message ${whose}.`
      if (!finished) throw new CommandError(none)
      await print([`${none}\n`])
    }
    if (!values["dry-run"])
      await print(["Backups, exports and the office's mailbox may still hold what was erased here.\n"])
  }
}

async function* messagesOf({ archive }: CommandContext, whose: string): AsyncGenerator<StoredMessage> {
  const messages = await archive()
  if (whose.includes("@")) {
    const sought = whose.trim().toLowerCase()
    for await (const message of messages.read()) if (message.email.toLowerCase() === sought) yield message
  } else {
    const message = await messages.get(whose)
    if (message) yield message
  }
}

export const prune: Command = (args) => {
  const { values } = parseArguments(args, 0, { ...dryRun, "older-than": { type: "string" } })
  const days = Number(values["older-than"])
  if (!/^[1-9]\d{0,5}$/.test(String(values["older-than"])))
    throw new UsageError("prune needs --older-than with a whole number of DAYS")
  return async (context) => {
    const archive = await context.archive()
    const now = (await archive.now()).getTime()
    const before = new Date(now - days * dayMs)
    const messages = archive.read({ status: "sent", before })
    const count = values["dry-run"]
      ? await preview(context, messages)
      : (await remove(context, messages)).count
    if (count === 0) await print([`No sent message is older than ${plural(days, "day", "days")}.\n`])
    const waiting = await archive.count({ status: "pending", before })
    if (waiting > 0)
      await print([
        `${plural(waiting, "older message is", "older messages are")} still waiting for delivery. Unsent messages are never removed.\n`,
      ])
    const inFuture = await archive.count({ status: "sent", since: new Date(now + dayMs) })
    if (inFuture > 0)
      await print([
        `${plural(inFuture, "message is", "messages are")} dated in the future, because a clock was or is wrong, and will be kept too long. \`list --all\` shows them last.\n`,
      ])
    await nameCopies(context)
  }
}

const dayMs = 24 * 3_600_000

const dryRun = { "dry-run": { type: "boolean", default: false } } as const

const batchSize = 500

/**
 * Prints what would be removed.
 *
 * @returns how many messages
 */
async function preview({ time }: CommandContext, messages: AsyncIterable<StoredMessage>): Promise<number> {
  let count = 0
  const counted = async function* () {
    for await (const message of messages) {
      count++
      yield message
    }
  }
  await print(toTable(counted(), time))
  if (count > 0)
    await print([`\n${plural(count, "message", "messages")} would be removed; nothing was changed.\n`])
  return count
}

/**
 * Removes messages and their mail files, and prints how many.
 *
 * @returns how many messages, and whether it finished what an earlier run had begun
 */
async function remove(
  context: CommandContext,
  messages: AsyncIterable<StoredMessage>,
): Promise<{ readonly count: number; readonly finished: boolean }> {
  const archive = await context.archive()
  let count = 0
  let finished = false
  const folder = mailFolder(context.config)
  let files = 0
  let batch: string[] = []
  /** A delivery may still be writing their files. */
  const unsent: string[] = []
  const removeBatch = async () => {
    // Mail files first: if the command is interrupted, the rows still tell which files are left.
    if (batch.length > 0) await removeDigests(folder)
    files += await removeMails(folder, batch)
    count += await archive.erase(batch)
    batch = []
  }
  try {
    for await (const { id, status } of messages) {
      batch.push(id)
      if (status === "pending") unsent.push(id)
      if (batch.length === batchSize) await removeBatch()
    }
    await removeBatch()
    files += await removeMails(folder, unsent)
    // Even if nothing was found: an earlier run may have been interrupted after it deleted the rows.
    const rewritten = await archive.scrub()
    finished = rewritten && count === 0
    if (finished) await print(["What an earlier run removed is now gone from the database's files, too.\n"])
  } finally {
    // By now a delivery has finished its file. The first time is for a program that is ended while it rewrites.
    files += await removeMails(folder, unsent)
    // Even if it was not finished.
    if (count > 0)
      await print([
        `Removed ${plural(count, "message", "messages")} and ${plural(files, "mail file", "mail files")}.\n`,
      ])
  }
  return { count, finished }
}

/** What a restore has left holds messages that the database does not have. */
async function nameCopies(context: CommandContext): Promise<void> {
  const archive = await context.archive()
  const unneeded = "Remove it if you no longer need it.\n"
  for (const copy of await archive.copies())
    await print([`Not touched: ${printable(copy)}, left by a restore or a crash. ${unneeded}`])
  const folder = mailFolder(context.config)
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = /^\.?(.{36})\.eml$/.exec(name) ?? []
    if (id && isMessageId(id) && !(await archive.get(id)))
      await print([
        `Not touched: ${join(folder, name)}, a mail whose message is not in the database, as after a restore. ${unneeded}`,
      ])
  }
}

/** @returns how many were removed */
async function removeMails(folder: string, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const name of ids.flatMap((id) => [`.${id}.eml`, `${id}.eml`])) {
    const file = join(folder, name)
    if (!existsSync(file)) continue
    await rm(file, { force: true })
    count++
  }
  return count
}

/** Digest files name visitors too. Nothing is lost: the messages are in the store. */
async function removeDigests(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (/^\.?digest-/.test(name)) await rm(join(folder, name), { force: true })
}
