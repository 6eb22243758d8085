import { resolveMx, resolveTxt } from "node:dns/promises"
import { createSmtpConnection } from "../adapters/smtp-connection.ts"
import { createSmtpMailer } from "../adapters/smtp-mailer.ts"
import { parseSmtpUrl, type SmtpServer } from "../adapters/smtp-server.ts"
import { business } from "../business.ts"
import { domainOf, envelope } from "../contact/mail.ts"
import type { Config } from "../server/config.ts"
import type { LaunchItem } from "./launch-items.ts"
import { type Items, openItem, reasonOf } from "./live-item.ts"

export interface MailOptions {
  /** The name under which the mail provider publishes its DKIM key. */
  readonly dkim?: string | undefined
  /** Sends one mail to the office. */
  readonly trialMail?: boolean | undefined
}

/** What is open if a DNS name has no such record, or if looking it up failed. */
async function* recordItems(type: "MX" | "TXT", name: string, wanted: RegExp, missing: LaunchItem): Items {
  try {
    const records = type === "MX" ? await resolveMx(name) : await resolveTxt(name)
    const texts = records.map((record) => (Array.isArray(record) ? record.join("") : record.exchange))
    if (!texts.some((text) => wanted.test(text))) yield missing
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENODATA" || code === "ENOTFOUND") yield missing
    else
      yield openItem(
        `Looking up the ${type} record of ${name} failed (${code}).`,
        "Whether it exists is unknown.",
        "this machine's name server; try again",
        missing.blocks,
      )
  }
}

/** DNS records of the sender's domain, and whether the mail server accepts the site's login or its trial mail. */
export async function* mailItems(config: Config, { dkim, trialMail }: MailOptions): Items {
  const domain = domainOf(config.mailFrom)
  const where = `DNS of ${domain}`
  yield* recordItems(
    "MX",
    domain,
    /./,
    openItem(`${domain} has no MX record.`, "Bounced mail has nowhere to go.", where, false),
  )
  yield* recordItems(
    "TXT",
    domain,
    /^v=spf1/,
    openItem(`${domain} has no SPF record.`, "The office's mail server may refuse the site's mail.", where),
  )
  yield* recordItems(
    "TXT",
    `_dmarc.${domain}`,
    /^v=DMARC1/,
    openItem(`${domain} has no DMARC record.`, "Anybody can send mail in its name.", where, false),
  )
  if (dkim) {
    const name = `${dkim}._domainkey.${domain}`
    yield* recordItems(
      "TXT",
      name,
      /\bp=[^;\s]/,
      openItem(
        `${domain} has no DKIM key named ${dkim}.`,
        "Mail programs cannot tell the site's mail from a forgery.",
        `DNS of ${name}`,
      ),
    )
  }
  if (!config.smtpUrl) {
    if (trialMail)
      yield openItem(
        "No trial mail was sent.",
        "There is no mail server to send it through: with an edge function, send a message with the form instead.",
        "SMTP_URL",
      )
    return
  }
  const server = parseSmtpUrl(config.smtpUrl)
  try {
    await (trialMail ? sendTrialMail(server, config) : logIn(server, domain, config.leaseMs))
  } catch (error) {
    yield openItem(
      `${trialMail ? "Sending a trial mail through" : "Logging in to"} the mail server ${server.host} failed: ${reasonOf(error)}.`,
      "No mail would be sent.",
      "SMTP_URL",
    )
  }
}

async function logIn(server: SmtpServer, domain: string, withinMs: number): Promise<void> {
  const connection = createSmtpConnection(server, domain)
  const giveUp = () => connection.fail(new Error("timed out"))
  AbortSignal.timeout(withinMs).addEventListener("abort", giveUp)
  try {
    await connection.logIn()
  } finally {
    connection.quit()
  }
}

async function sendTrialMail(
  server: SmtpServer,
  { leaseMs, mailTo, mailFrom, siteUrl }: Config,
): Promise<void> {
  const mailer = createSmtpMailer(server)
  const text = `This trial mail was sent by npm run launch-check for ${siteUrl}.\nMessages from visitors arrive the same way.\n`
  try {
    await mailer.send(
      {
        ...envelope(crypto.randomUUID(), { office: business, to: mailTo, from: mailFrom }),
        date: new Date(),
        replyTo: { name: business.name, address: mailTo },
        subject: "Trial mail from the website",
        text,
        language: "en",
      },
      AbortSignal.timeout(leaseMs),
    )
  } finally {
    await mailer.close()
  }
}
