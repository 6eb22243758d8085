import { createHash } from "node:crypto"
import type { ContactMessage } from "./message.ts"

/**
 * A UUID version 7 (RFC 9562): 48 bits of time, then random, so that ids sort by age and give nothing else away.
 *
 * @param now milliseconds since the epoch
 */
export function createMessageId(now: number): string {
  const time = now.toString(16).padStart(12, "0")
  // The random half of a version 4 has its bits where version 7 wants them.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** SHA-256 of the four stored fields; JSON keeps the borders between them unambiguous. */
export function fingerprintOf({ name, email, phone, message }: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify([name, email, phone, message]))
    .digest("hex")
}
