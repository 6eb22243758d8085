import type { ContactMessage } from "./message.ts"

/** A home seeker may send a listing or two; advertisers send lists of links. */
const mostLinks = 3

/**
 * Whether the office should be warned. It only marks: a wrong guess costs a glance, where a filter would cost
 * a client.
 *
 * @param trap what the trap field held
 */
export function looksLikeSpam({ name, message }: ContactMessage, trap: string): boolean {
  const links = message.match(/https?:\/\//gi)?.length ?? 0
  const link = /<a\s/i.test(message) && /href=/i.test(message)
  const markup = link || /\[(url|link)[=\]]/i.test(message)
  return trap.trim() !== "" || links > mostLinks || markup || /https?:\/\//i.test(name)
}
