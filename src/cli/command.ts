import { type ParseArgsConfig, parseArgs } from "node:util"
import type { MessageArchive } from "../contact/archive.ts"
import type { Config } from "../server/config.ts"
import type { OfficeTime } from "./office-time.ts"

/** The command line is invalid: exit code 2. */
export class UsageError extends Error {}

/** The command cannot be carried out. The message is shown to the operator as is. */
export class CommandError extends Error {}

/** What a command can use. */
export interface CommandContext {
  readonly config: Config
  readonly time: OfficeTime
  /** Opens the database on the first call. It is closed when the command ends. */
  archive(): Promise<MessageArchive>
}

/** Parses the arguments after the command's name before anything is opened. @throws UsageError */
export type Command = (
  args: readonly string[],
  time: OfficeTime,
) => (context: CommandContext) => Promise<void>

type Options = NonNullable<ParseArgsConfig["options"]>

/** @throws UsageError for an unknown option, a missing value, or more than `maxPositionals` arguments */
export function parseArguments<O extends Options>(
  args: readonly string[],
  maxPositionals: number,
  options: O,
) {
  try {
    const parsed = parseArgs({ args: [...args], allowPositionals: true, options })
    const surplus = parsed.positionals[maxPositionals]
    if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".`)
    return parsed
  } catch (error) {
    // The first sentence says what is wrong; the rest is advice about shell quoting.
    if (error instanceof TypeError) throw new UsageError(error.message.replace(/\. .*/s, "."))
    throw error
  }
}
