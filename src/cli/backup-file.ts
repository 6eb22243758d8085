import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { type FileHandle, link, open, rm } from "node:fs/promises"
import type { MessageRecord } from "../contact/archive.ts"
import { isMessageId } from "../contact/identity.ts"
import { escapeInvisible } from "../server/log.ts"
import { renameDurably } from "../server/rename-durably.ts"
import { CommandError } from "./command.ts"

/**
 * A backup is JSON lines: a header, one message per line, and a last line with their count and the SHA-256 of all lines
 * before it. The format is independent of the database, so SQLite can restore a PostgreSQL backup and the reverse.
 */
const format = { format: "contact messages", version: 1 }

/**
 * Writes a new file that only this account can read. It has its name only when it is complete and on the disk.
 *
 * @returns how many messages it holds
 * @throws CommandError when the file already exists
 */
export async function writeBackup(file: string, records: AsyncIterable<MessageRecord>): Promise<number> {
  const partial = `${file}.partial`
  const explain = (error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "EEXIST"
        ? `${partial} already exists. If no other backup is being written there, delete it.`
        : `Cannot write ${file}: ${error.message}`,
    )
  }
  const refuse = () => {
    throw new CommandError(`${file} already exists. A backup never overwrites a file.`)
  }
  if (existsSync(file)) refuse()
  const handle = await open(partial, "wx", 0o600).catch(explain)
  const hash = createHash("sha256")
  let text = ""
  const add = (value: unknown) => {
    const line = `${escapeInvisible(JSON.stringify(value))}\n`
    text += line
    hash.update(line)
  }
  const flush = async () => {
    await handle.writeFile(text).catch(explain)
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
    await handle.sync().catch(explain)
    // Unlike a rename, a link never replaces a file. Where there is none, such as on FAT, only the rename names the file.
    await link(partial, file).catch(({ code }) => code === "EEXIST" && refuse())
    await renameDurably(partial, file).catch(explain)
    // A rename between two names of one file does nothing (POSIX).
    await rm(partial, { force: true })
    return messages
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/**
 * Reads the messages of a backup. The checksum is verified after the last one.
 *
 * @throws CommandError when the file is damaged or not a backup
 */
export async function* readBackup(file: string): AsyncGenerator<MessageRecord> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === "ENOENT" ? `${file} does not exist.` : `Cannot read ${file}: ${error.message}`,
    )
  })
  const hash = createHash("sha256")
  let lines = 0
  let end: { readonly messages?: number; readonly sha256?: string } | undefined
  try {
    if (!(await handle.stat()).isFile())
      throw new CommandError(
        `${file} is not a file. restore reads it twice, so save the backup as a file first.`,
      )
    for await (const line of linesOf(handle, file)) {
      const value = parseObject(line)
      if (!value) throw new CommandError(lines === 0 ? `${file} is not a backup of messages.` : damaged(file))
      if (lines === 0 && (value["format"] !== format.format || value["version"] !== format.version))
        throw new CommandError(`This version cannot read the backup format of ${file}.`)
      if ("sha256" in value) end = value
      else {
        hash.update(`${line}\n`)
        if (lines > 0) yield toRecord(value, file)
      }
      lines++
    }
  } finally {
    await handle.close()
  }
  if (lines === 0) throw new CommandError(`${file} is not a backup of messages.`)
  if (end?.messages !== lines - 2 || end.sha256 !== hash.digest("hex")) throw new CommandError(damaged(file))
}

/** In characters; one of a message has 30,000 at most. */
const longestLine = 1_000_000

/** The handle's own `readLines` keeps up to 1,024 lines in memory. */
async function* linesOf(handle: FileHandle, file: string): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of handle.createReadStream({ encoding: "utf8", autoClose: false })) {
    const lines = `${rest}${chunk}`.split(/\r?\n/)
    rest = lines.pop() ?? ""
    // As in a file that a crash has filled with zeros.
    if (rest.length > longestLine) throw new CommandError(damaged(file))
    yield* lines
  }
  if (rest) yield rest
}

const damaged = (file: string) =>
  `${file} is damaged: it has changed since it was written. Nothing was restored. Use another backup.`

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(line)
    return typeof value === "object" && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * The checksum guarantees that nothing has changed since, so only the dates need converting. But anybody can compute it, and the
 * id names the message's mail file.
 */
function toRecord(value: Record<string, unknown>, file: string): MessageRecord {
  if (!isMessageId(String(value["id"]))) throw new CommandError(damaged(file))
  const date = (name: string) => (typeof value[name] === "string" ? new Date(value[name]) : undefined)
  return {
    ...(value as unknown as MessageRecord),
    createdAt: new Date(String(value["createdAt"])),
    nextAttemptAt: new Date(String(value["nextAttemptAt"])),
    sentAt: date("sentAt"),
    reportedAt: date("reportedAt"),
  }
}
