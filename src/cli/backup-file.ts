import { createHash } from "node:crypto"
import { open, rm } from "node:fs/promises"
import type { MessageRecord } from "../contact/archive.ts"
import { CommandError } from "./command.ts"
import { escapeUnseen } from "./formats.ts"

/**
 * A backup is lines of JSON: a head, one message a line, and an end with their number and the SHA-256 of all lines before
 * it. It belongs to neither database, so that either can restore what the other held.
 */
const format = { format: "contact messages", version: 1 }

/**
 * Writes a new file that only this account may read.
 *
 * @returns how many messages it holds
 * @throws CommandError when there is a file of that name already
 */
export async function writeBackup(file: string, records: AsyncIterable<MessageRecord>): Promise<number> {
  const handle = await open(file, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "EEXIST"
        ? `${file} is there already, and a backup never overwrites a file.`
        : `${file} cannot be written: ${error.message}`,
    )
  })
  const hash = createHash("sha256")
  let text = ""
  const add = (value: unknown) => {
    const line = `${escapeUnseen(JSON.stringify(value))}\n`
    text += line
    hash.update(line)
  }
  const flush = async () => {
    await handle.writeFile(text)
    text = ""
  }
  try {
    let messages = 0
    add(format)
    for await (const record of records) {
      messages++
      add(record)
      if (text.length > 262_144) await flush()
    }
    add({ messages, sha256: hash.copy().digest("hex") })
    await flush()
    await handle.sync()
    return messages
  } catch (error) {
    // Half a backup must not pass for one.
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/**
 * The messages of a backup; the last one is followed by the check that all of them were read as they were written.
 *
 * @throws CommandError when the file is no backup, or damaged
 */
export async function* readBackup(file: string): AsyncGenerator<MessageRecord> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    )
  })
  const hash = createHash("sha256")
  let lines = 0
  let end: { readonly messages?: number; readonly sha256?: string } | undefined
  try {
    for await (const line of handle.readLines()) {
      const value = end ? undefined : parseObject(line)
      if (!value) throw new CommandError(lines === 0 ? `${file} is no backup of messages.` : damaged(file))
      if (lines === 0 && (value["format"] !== format.format || value["version"] !== format.version))
        throw new CommandError(`${file} is no backup of messages that this version can read.`)
      if ("sha256" in value) end = value
      else {
        hash.update(`${line}\n`)
        if (lines > 0) yield toRecord(value)
      }
      lines++
    }
  } finally {
    await handle.close()
  }
  if (lines === 0) throw new CommandError(`${file} is no backup of messages.`)
  if (end?.messages !== lines - 2 || end.sha256 !== hash.digest("hex")) throw new CommandError(damaged(file))
}

const damaged = (file: string) =>
  `${file} is damaged: it is not as it was written. Nothing was restored; use another backup.`

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(line)
    return typeof value === "object" && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** What the checksum vouches for is what `writeBackup` wrote: only dates have to be made from their texts. */
function toRecord(value: Record<string, unknown>): MessageRecord {
  const date = (name: string) => (typeof value[name] === "string" ? new Date(value[name]) : undefined)
  return {
    ...(value as unknown as MessageRecord),
    createdAt: new Date(String(value["createdAt"])),
    nextAttemptAt: new Date(String(value["nextAttemptAt"])),
    sentAt: date("sentAt"),
    reportedAt: date("reportedAt"),
  }
}
