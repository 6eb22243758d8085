import type { ContactMessage } from "./message.ts"

/** A buyer may send a listing or two; advertisers send many links. */
const mostLinks = 3

/**
 * Whether to warn the office. It only marks a message: a wrong guess costs a glance, while a filter's would cost a
 * client.
 *
 * @param trap the value of the trap field
 */
export function looksLikeSpam({ name, message }: ContactMessage, trap: string): boolean {
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  const link = /<a\s/i.test(message) && /href=/i.test(message)
  const markup = link || /\[(url|link)[=\]]/i.test(message)
  return trap.trim() !== "" || links > mostLinks || markup || /https?:\/\//i.test(name)
}
