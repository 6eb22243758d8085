import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

interface SlowLink {
  readonly origin: string
  close(): void
}

export interface Link {
  /** Round-trip time in milliseconds. */
  readonly roundTrip: number
  readonly bitsPerSecond: number
}

/** @param time by `performance.now()` */
const pauseUntil = (time: number) => pause(Math.max(0, time - performance.now()))

/** One direction of the link, shared by all connections. */
function createLane({ roundTrip, bitsPerSecond }: Link) {
  const segment = 1460
  let isFree = 0
  return async function carry(from: Socket, to: Socket, opensAt: number) {
    let arrived = Promise.resolve()
    for await (const data of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < data.length; start += segment) {
        const part = data.subarray(start, start + segment)
        isFree = Math.max(isFree, opensAt, performance.now()) + (part.length * 8 * 1000) / bitsPerSecond
        const arrival = isFree + roundTrip / 2
        // One after the other: timers of different lengths may end in another order.
        arrived = arrived.then(() => pauseUntil(arrival)).then(() => void to.write(part))
      }
    }
    await arrived
    to.end()
  }
}

/**
 * A site behind a phone's link: a connection costs a round trip before its first request, like TCP's handshake,
 * and bytes arrive in segments. The browser's own throttling does neither.
 */
export async function openSlowLink(target: string, link: Link): Promise<SlowLink> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const up = createLane(link)
  const down = createLane(link)
  const server = createServer({ noDelay: true }, (client) => {
    const site = connect({ host: hostname, port: Number(port), noDelay: true })
    for (const socket of [client, site]) {
      sockets.add(socket)
      socket.on("error", () => {}).on("close", () => sockets.delete(socket))
    }
    up(client, site, performance.now() + link.roundTrip).catch(() => site.destroy())
    down(site, client, 0).catch(() => client.destroy())
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
