import { type Command, CommandError, readWords, UsageError } from "./command.ts"
import { plural, print } from "./output.ts"

export const retry: Command = (words) => {
  const { values, positionals } = readWords(words, 1, { all: { type: "boolean", default: false } })
  const [id] = positionals
  if (values.all === (id !== undefined))
    throw new UsageError("retry needs either the ID of a message or --all")
  return async ({ archive }) => {
    const messages = await archive()
    const count = await messages.retry(id)
    if (id !== undefined && count === 0)
      throw new CommandError(
        (await messages.get(id)) ? `Message ${id} was sent already.` : `There is no message ${id}.`,
      )
    await print([
      `${plural(count, "message is", "messages are")} due now; a running server delivers within seconds.\n`,
    ])
  }
}
