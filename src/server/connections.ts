import type { ServerResponse } from "node:http"
import type { Duplex } from "node:stream"

export interface Connections {
  /** Counts a new connection; another may have to make room for it. */
  open(socket: Duplex, sender: string): void
  /**
   * Notes a request that came in.
   *
   * @returns false when too many wait on its connection, which is then closed
   */
  admit(response: ServerResponse): boolean
  /** The requests that are here in full and whose answers are still being made, oldest first. */
  pending(socket: Duplex): readonly ServerResponse[]
}

interface Connection {
  readonly socket: Duplex
  /** All connections of its sender. */
  readonly siblings: Set<Connection>
  readonly unanswered: Set<ServerResponse>
}

/**
 * Most unanswered requests of one connection. Clients may send several at once (RFC 9112, section 9.3.2), but few do;
 * Node dispatches as many as fit into one read, thousands of them.
 */
const mostUnanswered = 16

/**
 * Keeps connections within limits. At a limit, the connection that was quiet for longest makes room, unless it waits
 * for us: whoever sends no whole request, or does not read the answer, keeps nobody out.
 *
 * @param most from everybody together
 * @param mostOfOne from one sender
 */
export function createConnections(most: number, mostOfOne: number): Connections {
  // Each set begins with the connection that was quiet for longest.
  const all = new Set<Connection>()
  const senders = new Map<string, Set<Connection>>()
  const known = new WeakMap<Duplex, Connection>()

  const pending = ({ unanswered }: Connection) =>
    [...unanswered].filter(({ req, writableEnded }) => req.complete && !writableEnded)

  const closeOldest = (connections: Iterable<Connection>) => {
    for (const connection of connections) {
      if (pending(connection).length > 0) continue
      // Counted out at once: the event comes later.
      connection.socket.destroy()
      forget(connection)
      return
    }
  }
  const forget = (connection: Connection) => {
    all.delete(connection)
    connection.siblings.delete(connection)
  }

  return {
    open(socket, sender) {
      const siblings = senders.get(sender) ?? new Set()
      const connection = { socket, siblings, unanswered: new Set<ServerResponse>() }
      senders.set(sender, siblings.add(connection))
      all.add(connection)
      known.set(socket, connection)
      socket.once("close", () => {
        forget(connection)
        if (siblings.size === 0 && senders.get(sender) === siblings) senders.delete(sender)
      })
      if (siblings.size > mostOfOne) closeOldest(siblings)
      if (all.size > most) closeOldest(all)
    },
    admit(response) {
      const { socket } = response.req
      const connection = known.get(socket)
      if (!connection || socket.destroyed) return false
      const { unanswered, siblings } = connection
      if (unanswered.size >= mostUnanswered) {
        socket.destroy()
        return false
      }
      unanswered.add(response)
      response.once("close", () => unanswered.delete(response))
      for (const set of [all, siblings]) {
        set.delete(connection)
        set.add(connection)
      }
      return true
    },
    pending(socket) {
      const connection = known.get(socket)
      return connection ? pending(connection) : []
    },
  }
}
