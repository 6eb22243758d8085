import type { ServerResponse } from "node:http"
import type { Duplex } from "node:stream"

export interface Connections {
  /** Counts a new connection; at a limit, closes another one to make room. */
  open(socket: Duplex, sender: string): void
  /**
   * Records a new request.
   *
   * @returns false if too many requests are pending on its connection, which is then closed
   */
  admit(response: ServerResponse): boolean
  /** Answers that are on their way or still to come, oldest first; not those to a request that never arrived in full. */
  pending(socket: Duplex): readonly ServerResponse[]
}

interface Connection {
  readonly socket: Duplex
  /** All connections from the same sender. */
  readonly siblings: Set<Connection>
  readonly unanswered: Set<ServerResponse>
}

/**
 * Per connection. Clients may pipeline requests (RFC 9112, section 9.3.2), but few do, and Node dispatches as many as fit
 * into one read: thousands. Each may hold a body of 16 KiB.
 */
const maxUnanswered = 4

/**
 * Closes a connection in the middle of what was read from it. Node would still make a request of each that follows in the
 * same 64 KiB, and keep them all until it has read from every other connection: 500 such connections take 500 MB. Its
 * interface offers no way to stop the parser, so the requests are taken from it here (lib/_http_server.js); without that
 * property they would only take memory again.
 */
function cutOff(socket: Duplex & { readonly parser?: { onIncoming: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0
  socket.destroy()
}

/**
 * Keeps connections within limits. At a limit, the connection that has been quiet longest is closed, unless it is waiting
 * for our answer. So a client that never completes a request or never reads the answer cannot lock others out.
 *
 * @param max in total
 * @param maxPerSender per sender
 */
export function createConnections(max: number, maxPerSender: number): Connections {
  // Each set starts with the connection that has been quiet longest.
  const all = new Set<Connection>()
  const senders = new Map<string, Set<Connection>>()
  const known = new WeakMap<Duplex, Connection>()

  /** Waits for our answer, rather than we for its request or for it to read. */
  const isWaiting = ({ unanswered }: Connection) =>
    [...unanswered].some(({ req, writableEnded }) => req.complete && !writableEnded)

  const closeOldest = (connections: Iterable<Connection>) => {
    for (const connection of connections) {
      if (isWaiting(connection)) continue
      // Not left to the close event, which comes later.
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
      if (siblings.size > maxPerSender) closeOldest(siblings)
      if (all.size > max) closeOldest(all)
    },
    admit(response) {
      const { socket } = response.req
      const connection = known.get(socket)
      if (!connection || socket.destroyed) return false
      const { unanswered, siblings } = connection
      if (unanswered.size >= maxUnanswered) {
        cutOff(socket)
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
      const unanswered = known.get(socket)?.unanswered ?? []
      return [...unanswered].filter(({ req, writableEnded }) => req.complete || writableEnded)
    },
  }
}
