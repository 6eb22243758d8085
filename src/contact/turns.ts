/** One holder at a time, in the order of asking. */
export interface Turns {
  queue(): Turn
}

export interface Turn {
  /** Resolves when it is one's turn, or after a while in any case: one that hangs must not stop the others. */
  readonly begin: () => Promise<void>
  /** Must be called, whether or not the turn began. */
  readonly end: () => void
}

const patienceMs = 5000

/**
 * Between the moment a mail is handed over and the moment it is marked as sent, the death of the process makes a
 * copy: nobody knows whether it arrived (RFC 1047). Several mails are prepared at once, but handed over one after
 * the other, so that one death makes one copy at most.
 */
export function createTurns(patience = patienceMs): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    queue() {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      return {
        end,
        async begin() {
          const before = last
          last = ended
          const { promise: waitedLongEnough, resolve: go } = Promise.withResolvers<void>()
          const timer = setTimeout(go, patience)
          await Promise.race([before, waitedLongEnough])
          clearTimeout(timer)
        },
      }
    },
  }
}
