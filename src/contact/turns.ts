/** A place in the queue. */
export interface Turn {
  /** Resolves when whoever stood before has ended its turn, or has been waited for long enough. */
  take(): Promise<void>
  /** Lets the next one go; also for whoever never took its turn. */
  end(): void
}

export interface Turns {
  join(patience: number): Turn
}

/** A queue in which nobody waits for longer than its patience, in milliseconds, for the one before. */
export function createTurns(): Turns {
  let last: Promise<void> = Promise.resolve()
  return {
    join(patience) {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const wait = async () => {
        const before = last
        last = ended
        let timer: ReturnType<typeof setTimeout> | undefined
        const tired = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, patience)
        })
        await Promise.race([before, tired])
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
