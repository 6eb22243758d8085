/** A place in the queue. */
export interface Turn {
  /** Resolves when the previous turn has ended, or the wait has exceeded the patience. */
  take(): Promise<void>
  /** Ends the turn. Also call it if the turn was never taken. */
  end(): void
}

interface Turns {
  join(patience: number): Turn
}

/** A queue in which each turn waits for the previous one, but no longer than its patience in milliseconds. */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    join(patience) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const wait = async () => {
        const before = last
        last = ended
        let timer: ReturnType<typeof setTimeout> | undefined
        const timedOut = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, patience)
        })
        await Promise.race([before, timedOut])
        clearTimeout(timer)
      }
      let taken: Promise<void> | undefined
      return {
        end,
        take() {
          taken ??= wait()
          return taken
        },
      }
    },
  }
}
