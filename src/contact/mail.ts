import type { Mail } from "./mailer.ts"
import type { Office } from "./office.ts"
import type { StoredMessage } from "./store.ts"

export interface MailFacts {
  readonly office: Pick<Office, "name" | "timeZone">
  /** Mailbox that receives messages. */
  readonly to: string
  /** An address of the site's own domain: with the visitor as sender, the mail would fail DMARC. */
  readonly from: string
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1)

export const markOf = (suspicious: boolean) => (suspicious ? "[Suspected spam] " : "")

/** What every mail to the office has. */
export const envelope = (id: string, { office, to, from }: MailFacts) => ({
  id,
  messageId: `<${id}@${domainOf(from)}>`,
  from: { name: `${office.name} website`, address: from },
  to,
})

/**
 * The mail about one stored message, the same on every attempt. It is written for a person who reads it on a phone: who
 * wrote, how to reach them, in which language, then the message exactly as written and nothing after it.
 *
 * @param repeatedAt when the office asked for it again. Exchange discards a mail whose `Message-ID` and `Date` it has both
 * seen, even if it was deleted since
 */
export function composeMail(stored: StoredMessage, facts: MailFacts, repeatedAt?: Date): Mail {
  const name = oneLine(stored.name)
  const mark = `${repeatedAt ? "[Sent again] " : ""}${markOf(stored.suspicious)}`
  return {
    ...envelope(stored.id, facts),
    date: repeatedAt ?? stored.createdAt,
    replyTo: { name, address: stored.email },
    subject: `${mark}Website message from ${name}`,
    text: `${repeatedAt ? repeatNote : ""}${composeText(stored, facts.office.timeZone)}`,
    language: stored.language,
  }
}

const repeatNote = "This message was sent before. The office asked for it again.\n\n"

const languageNames = { en: "English", es: "Spanish (please answer in Spanish)" } as const

function composeText(stored: StoredMessage, timeZone: string): string {
  const received = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "long", timeZone })
  return [
    ...(stored.suspicious
      ? ["This message looks like spam. Be careful about answering it or opening its links.", ""]
      : []),
    `Name: ${stored.name}`,
    `Email: ${stored.email}`,
    `Phone: ${stored.phone === "" ? "not given" : stored.phone}`,
    `Language: ${languageNames[stored.language]}`,
    `Received: ${received.format(stored.createdAt)}`,
    `Message ID: ${stored.id}`,
    "",
    "Your reply to this email goes to the visitor.",
    "",
    "Message:",
    "",
    stored.message,
    "",
  ].join("\n")
}

/**
 * A name that is safe in a header: without control characters, and without characters that reorder text, which could make
 * a name look like part of the mail program.
 */
export function oneLine(name: string): string {
  return (
    name
      .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, " ")
      .replace(/\s+/g, " ")
      // An encoded word (RFC 2047) would be decoded by the reader's mail program. U+2060, which is invisible, breaks it up.
      .replaceAll("=?", "=\u2060?")
      .trim()
  )
}
