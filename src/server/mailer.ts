import { join } from "node:path"
import { createSmtpMailer } from "../adapters/smtp-mailer.ts"
import { parseSmtpUrl } from "../adapters/smtp-server.ts"
import type { Mailer } from "../contact/mailer.ts"
import type { Config } from "./config.ts"
import { createFileMailer } from "./file-mailer.ts"

export const mailFolder = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "mail")

/** Sends through the mail server if one is configured; otherwise writes files. */
export function createMailer(config: Config): Mailer {
  const { smtpUrl } = config
  return smtpUrl ? createSmtpMailer(parseSmtpUrl(smtpUrl)) : createFileMailer(mailFolder(config))
}
