import { createHash } from "node:crypto"
import { type ContactMessage, fieldNames } from "./message.ts"

/**
 * A UUID version 7 (RFC 9562): 48 bits of time, then random bits. Ids sort by age and reveal nothing else.
 *
 * @param now milliseconds since the epoch
 */
export function createMessageId(now: number): string {
  const time = now.toString(16).padStart(12, "0")
  // The random bits of a version 4 UUID are where version 7 needs them.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** Whether it is a UUID of any version, as `createMessageId` writes it. */
export const isMessageId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** SHA-256 of the stored fields, as JSON so that their boundaries are unambiguous. */
export function fingerprintOf(message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify(fieldNames.map((field) => message[field])))
    .digest("hex")
}
