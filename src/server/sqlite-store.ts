import { Worker } from "node:worker_threads"
import type { Clock, Log } from "../contact/ports.ts"
import type { ContactStore } from "../contact/store.ts"
import type { SqliteOperation, SqliteOperations } from "./sqlite-operations.ts"
import type { SqliteRequest, SqliteResponse } from "./sqlite-worker.ts"

export interface SqliteStoreOptions {
  /** Path of the database; it and its folder are made when they are missing. */
  readonly file: string
  readonly clock: Clock
  readonly log: Log
}

/** A disk that does not answer for this long is as good as gone: the visitor is told. */
const answerWithinMs = 10_000

/** More calls than this at once mean that the disk cannot keep up; refusing is better than growing. */
const mostWaiting = 10_000

/** A transaction holds up its first caller until its last one is done. */
const longestBatch = 500

/** Whoever asks for a page meanwhile waits for this many answers, not for those of a whole batch. */
const answersPerTurn = 2

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

type Result<Operation extends SqliteOperation> = ReturnType<SqliteOperations[Operation]>
type Arguments<Operation extends SqliteOperation> =
  Parameters<SqliteOperations[Operation]> extends [number, ...infer Rest] ? Rest : never

/**
 * SQLite behind the store's port. All work is done by one worker thread (see sqlite-worker.ts), a batch at a time:
 * what comes in while it is busy is the next batch. When the thread dies, the calls that waited are rejected and
 * the next call starts another.
 */
export function createSqliteStore({ file, clock, log }: SqliteStoreOptions): ContactStore {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let queue: SqliteRequest[] = []
  /** Done by the worker, and not yet told to the caller. */
  const answered: SqliteResponse[] = []
  let isBusy = false
  let calls = 0
  let closed = false

  const settle = (response: SqliteResponse) => {
    const call = waiting.get(response.call)
    if (!call) return
    waiting.delete(response.call)
    clearTimeout(call.timer)
    if ("error" in response) call.reject(new Error(response.error))
    else call.resolve(response.value)
  }
  const settleSome = () => {
    answered.splice(0, answersPerTurn).forEach(settle)
    if (answered.length > 0) setImmediate(settleSome)
  }
  const rejectAll = (reason: string) => {
    for (const call of waiting.keys()) settle({ call, error: reason })
  }
  const startWorker = (): Worker => {
    const started = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: { file } })
    started.on("message", (responses: readonly SqliteResponse[]) => {
      // Under `node --watch` (npm run dev) the thread's loader writes to its parent as well.
      if (!Array.isArray(responses)) return
      isBusy = false
      sendBatch()
      const isSettling = answered.length > 0
      answered.push(...responses)
      if (!isSettling) settleSome()
    })
    started.on("error", (error) => {
      log({ level: "error", event: "sqlite_worker_failed", message: String(error) })
    })
    started.on("exit", () => {
      worker = undefined
      queue = []
      isBusy = false
      // What was committed before the end was committed.
      answered.splice(0).forEach(settle)
      rejectAll("the database thread ended")
    })
    return started
  }
  const sendBatch = () => {
    if (isBusy || queue.length === 0) return
    const batch = queue.slice(0, longestBatch)
    queue = queue.slice(longestBatch)
    isBusy = true
    worker ??= startWorker()
    worker.postMessage(batch)
  }
  const send = (operation: SqliteRequest["operation"], args: readonly unknown[]): Promise<unknown> => {
    if (closed || queue.length >= mostWaiting) {
      return Promise.reject(
        new Error(closed ? "the store is closed" : "too many calls are waiting for the disk"),
      )
    }
    const call = ++calls
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const timer = setTimeout(
      () => settle({ call, error: `the database did not answer within ${answerWithinMs} ms` }),
      answerWithinMs,
    )
    waiting.set(call, { resolve, reject, timer })
    queue.push({ call, operation, now: clock.now(), args })
    // What this turn of the event loop brings goes together.
    if (queue.length === 1) setImmediate(sendBatch)
    return promise
  }
  // The worker runs exactly the operation that is named, so its answer has that operation's type.
  const call = <Operation extends SqliteOperation>(operation: Operation, ...args: Arguments<Operation>) =>
    send(operation, args) as Promise<Result<Operation>>

  return {
    add: (message) => call("add", message),
    find: ({ fingerprint, idempotencyKey }) => call("find", { fingerprint, idempotencyKey }),
    claim: (limit, leaseMs, freshness) => call("claim", limit, leaseMs, freshness),
    markSent: (claim) => call("markSent", claim),
    markFailed: (claim, error, retryInMs) => call("markFailed", claim, error, retryInMs),
    release: (claim) => call("release", claim),
    backlog: () => call("backlog"),
    pullBack: (leaseMs) => call("pullBack", leaseMs),
    check: () => call("check"),
    async close() {
      if (closed) return
      const ended = worker || queue.length > 0 ? send("close", []) : undefined
      closed = true
      await ended?.catch(() => {})
      await worker?.terminate()
    },
  }
}
