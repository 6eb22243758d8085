import { isIP } from "node:net"

/**
 * The visitor's address. Each proxy appends to `X-Forwarded-For` who spoke to it, so only the last
 * `trustProxy` entries were written by proxies of ours; the sender may have made up whatever stands before them.
 *
 * @param peer who opened the connection
 * @param forwardedFor the header's value, empty without it
 */
export function clientAddress(peer: string, forwardedFor: string, trustProxy: number): string {
  const forwarded = forwardedFor.split(",").map((entry) => withoutPort(entry.trim()))
  const hops = forwarded.slice(Math.max(0, forwarded.length - trustProxy)).reverse()
  let address = peer
  for (const hop of trustProxy > 0 ? hops : []) {
    // An entry that is no address: the proxy before it is the last one that is known.
    if (isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
}
