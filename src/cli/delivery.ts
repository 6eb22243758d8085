import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { business } from "../business.ts"
import type { MessageArchive, MessageFilter } from "../contact/archive.ts"
import { type Counted, composeDigest } from "../contact/digest.ts"
import { errorText } from "../contact/error-text.ts"
import { composeMail, type MailFacts } from "../contact/mail.ts"
import { DeliveryError, type Mail } from "../contact/mailer.ts"
import type { StoredMessage } from "../contact/store.ts"
import type { Config } from "../server/config.ts"
import { createMailer, mailFolder } from "../server/mailer.ts"
import { type Command, CommandError, parseArguments, UsageError } from "./command.ts"
import { printable } from "./formats.ts"
import { createIdList } from "./id-list.ts"
import { plural, print } from "./output.ts"

export const retry: Command = (args) => {
  const { values, positionals } = parseArguments(args, 1, { all: { type: "boolean", default: false } })
  const [id] = positionals
  if (values.all === (id !== undefined))
    throw new UsageError("retry needs either the ID of a message or --all")
  return async ({ archive }) => {
    const messages = await archive()
    const count = await messages.retry(id)
    if (id !== undefined && count === 0)
      throw new CommandError(
        (await messages.get(id)) ? `Message ${id} was already sent.` : `There is no message ${id}.`,
      )
    await print([
      `${plural(count, "message is", "messages are")} due now. A running server delivers within seconds, but not what another process is still sending.\n`,
    ])
  }
}

const mailFile = (config: Config, id: string) => join(mailFolder(config), `${id}.eml`)

/** Written while there was no mail server, and not mailed since. */
const isInFile = (config: Config) => (id: string) => existsSync(mailFile(config, id))

export const resend: Command = (args) => {
  const [id] = parseArguments(args, 1, {}).positionals
  if (!id) throw new UsageError("resend needs the ID of a message")
  return async ({ archive, config }) => {
    const message = await (await archive()).get(id)
    if (!message) throw new CommandError(`There is no message ${id}.`)
    if (message.status === "pending")
      throw new CommandError(
        `Message ${id} has not been sent yet. To deliver it now: npm run messages -- retry ${id}`,
      )
    const isFirst = isInFile(config)(message.id)
    const where = await sendNow(
      composeMail(message, factsOf(config), isFirst ? undefined : new Date()),
      config,
    )
    if (config.smtpUrl) await rm(mailFile(config, message.id), { force: true })
    await print([`${isFirst ? "Sent" : "Sent again"} ${where}.\n`])
  }
}

/** A digest lists this many messages and only counts the rest. */
const maxListed = 500

export const digest: Command = (args) => {
  parseArguments(args, 0, {})
  return async ({ archive, config }) => {
    const messages = await archive()
    const ids = createIdList()
    const arrived = await count(messages, { isUnreported: true }, ({ id }) => ids.add(id))
    const waiting = await count(messages, { status: "pending" })
    const mail = composeDigest(arrived, waiting, factsOf(config), new Date(), isInFile(config))
    const where = await sendNow(mail, config)
    // Marked only after the digest was mailed, so that the next one repeats them if it was not.
    if (config.smtpUrl) for (const batch of ids.batches()) await messages.markReported(batch)
    await print([
      `Digest sent ${where}: ${plural(arrived.count, "message", "messages")} came in, ${waiting.count.toLocaleString("en-US")} waiting.\n`,
    ])
  }
}

async function count(
  archive: MessageArchive,
  filter: MessageFilter,
  onEach: (message: StoredMessage) => void = () => {},
): Promise<Counted> {
  const first: StoredMessage[] = []
  let count = 0
  for await (const message of archive.read(filter)) {
    if (count++ < maxListed) first.push(message)
    onEach(message)
  }
  return { count, first }
}

const factsOf = ({ mailTo, mailFrom }: Config): MailFacts => ({
  office: { name: business.name, timeZone: business.timeZone },
  to: mailTo,
  from: mailFrom,
})

/** @returns where it went */
async function sendNow(mail: Mail, config: Config): Promise<string> {
  const mailer = createMailer(config)
  try {
    await mailer.send(mail, AbortSignal.timeout(config.leaseMs))
  } catch (error) {
    const isUnknown = error instanceof DeliveryError && error.ambiguous
    const what = isUnknown ? "Nobody knows whether the mail arrived" : "The mail was not sent"
    // A mail server's reply may contain control characters.
    throw new CommandError(`${what}: ${printable(errorText(error))}`)
  } finally {
    await mailer.close()
  }
  return config.smtpUrl
    ? `to ${config.mailTo}`
    : `as a file in ${mailFolder(config)}, because SMTP_URL is not set`
}
