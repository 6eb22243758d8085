import type { ContactMessage } from "./message.ts"

/**
 * A UUID version 7 (RFC 9562): 48 bits of time, then random, so that ids sort by age and give nothing else away.
 *
 * @param now milliseconds since the epoch
 */
export function createMessageId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(now / 2 ** 32))
  view.setUint32(2, now % 2 ** 32)
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f))
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}

/** SHA-256 of the four stored fields; JSON keeps the borders between them unambiguous. */
export async function fingerprintOf({ name, email, phone, message }: ContactMessage): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([name, email, phone, message]))
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
