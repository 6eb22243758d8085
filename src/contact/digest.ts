import { envelope, type MailFacts, markOf, oneLine } from "./mail.ts"
import type { Mail } from "./mailer.ts"
import type { StoredMessage } from "./store.ts"

/** A number of messages, and the first of them. */
export interface Counted {
  readonly count: number
  readonly first: readonly StoredMessage[]
}

/**
 * Lists what came in since the last digest and what is still waiting, so that the office notices a delivered message that
 * a spam filter has hidden.
 *
 * @param isInFile whether the message was written as a file, for want of a mail server, and not mailed since
 */
export function composeDigest(
  arrived: Counted,
  waiting: Counted,
  facts: MailFacts,
  now: Date,
  isInFile: (id: string) => boolean = () => false,
): Mail {
  const { office, to } = facts
  const id = `digest-${now.toISOString().slice(0, 23).replace(/[:.]/g, "-")}`
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: office.timeZone,
  })
  const delivery = ({ id, status }: StoredMessage) =>
    status === "pending" ? "waiting" : isInFile(id) ? "in a file, not mailed" : "delivered"
  const line = (message: StoredMessage) => {
    const { id, name, createdAt, suspicious } = message
    return `${format.format(createdAt)}  ${delivery(message)}  ${markOf(suspicious)}${oneLine(name)}\n    ${id}`
  }
  const lines = ({ count, first }: Counted) => [
    ...first.map(line),
    ...(count > first.length ? [`and ${count - first.length} more: npm run messages -- list --all`] : []),
  ]
  return {
    ...envelope(id, facts),
    date: now,
    replyTo: { name: office.name, address: to },
    subject: `Website messages: ${arrived.count} new, ${waiting.count} waiting`,
    text: [
      `New since the last digest: ${arrived.count}`,
      "",
      ...lines(arrived),
      ...(arrived.count > 0 ? [""] : []),
      `Waiting for delivery: ${waiting.count}`,
      "",
      ...lines(waiting),
      ...(waiting.count > 0 ? [""] : []),
      "Is a delivered message missing from the mailbox? Look in the spam folder, or have it sent again:",
      "npm run messages -- resend ID",
      "",
    ].join("\n"),
    language: "en",
  }
}
