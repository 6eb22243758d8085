import { isIP } from "node:net"
import ipaddr from "ipaddr.js"
import type { Sender } from "../contact/rate-limit.ts"

/**
 * The visitor's address. Each proxy appends its client's address to `X-Forwarded-For`, so only the last `trustProxy`
 * entries come from our own proxies. The sender may have made up the rest.
 *
 * @param peer who opened the connection
 * @param forwardedFor the header's value, empty without it
 */
export function clientAddress(peer: string, forwardedFor: string, trustProxy: number): string {
  if (trustProxy === 0) return peer
  let address = peer
  for (const entry of forwardedFor.split(",").slice(-trustProxy).reverse()) {
    const hop = withoutPort(entry.trim())
    // Not an address: stop at the last hop that is known.
    if (isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  if (entry.startsWith("[")) return entry.slice(1).split("]", 1)[0] ?? ""
  const [host = "", ...rest] = entry.split(":")
  return rest.length === 1 ? host : entry
}

/** Sizes of the networks assigned to IPv6 subscribers: one link, a home, a company (RFC 6177). */
const ipv6Prefixes = [64, 56, 48] as const

/**
 * A client with one IPv6 address has at least a whole /64. IPv4 addresses in IPv6 notation (`::ffff:192.0.2.1`,
 * `64:ff9b::192.0.2.1`) count as IPv4.
 */
export function senderOf(address: string): Sender {
  if (isIP(address) === 0) return [address]
  const parsed = ipaddr.process(address.split("%", 1)[0] ?? "")
  if (parsed.kind() === "ipv4") return [parsed.toString()]
  // Behind NAT64 (RFC 6052, section 2.1), the last 32 bits are the address.
  if (parsed.range() === "rfc6052") return [ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString()]
  return ipv6Prefixes.map((prefix) => {
    const cidr = `${parsed}/${prefix}`
    return `${ipaddr.IPv6.networkAddressFromCIDR(cidr)}/${prefix}`
  })
}
