import { type ParseArgsConfig, parseArgs } from "node:util"
import type { MessageArchive } from "../contact/archive.ts"
import type { Config } from "../server/config.ts"
import type { OfficeTime } from "./office-time.ts"

/** What was typed is not understood: exit code 2. */
export class UsageError extends Error {}

/** It was understood and cannot be done; the message is for the operator as it stands. */
export class CommandError extends Error {}

/** What a command works with. */
export interface World {
  readonly config: Config
  readonly time: OfficeTime
  /** Opens the database at the first call; it is closed at the end. */
  archive(): Promise<MessageArchive>
}

/** Understands the words after the command's name before anything is opened. @throws UsageError */
export type Command = (words: readonly string[], time: OfficeTime) => (world: World) => Promise<void>

type Options = NonNullable<ParseArgsConfig["options"]>

/** @throws UsageError for an unknown option, a missing value, or more than `mostWords` words */
export function readWords<O extends Options>(words: readonly string[], mostWords: number, options: O) {
  try {
    const parsed = parseArgs({ args: [...words], allowPositionals: true, options })
    const surplus = parsed.positionals[mostWords]
    if (surplus !== undefined) throw new UsageError(`What is "${surplus}"?`)
    return parsed
  } catch (error) {
    // Its first sentence says what is wrong; the others are about the shell.
    if (error instanceof TypeError) throw new UsageError(error.message.replace(/\. .*/s, "."))
    throw error
  }
}
