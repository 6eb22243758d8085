import type { ContactMessage } from "./message.ts"

/** A buyer may link to a listing or two; advertisers send many links. */
const maxLinks = 3

/**
 * Whether to warn the office. The message is only marked, because a wrong guess then costs a glance, not a client.
 *
 * @param honeypot the value of the honeypot field
 */
export function looksLikeSpam({ name, message }: ContactMessage, honeypot: string): boolean {
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  const link = /<a\s/i.test(message) && /href=/i.test(message)
  const markup = link || /\[(url|link)[=\]]/i.test(message)
  return honeypot.trim() !== "" || links > maxLinks || markup || /https?:\/\//i.test(name)
}
