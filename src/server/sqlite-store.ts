import { Worker } from "node:worker_threads"
import { errorText } from "../contact/error-text.ts"
import type { Clock, Log } from "../contact/ports.ts"
import { type ContactStore, TransientError, UnconfirmedError } from "../contact/store.ts"
import type { SqliteOperation, SqliteOperations } from "./sqlite-operations.ts"
import type { SqliteRequest, SqliteResponse } from "./sqlite-worker.ts"

interface SqliteStoreOptions {
  /** Path of the database. The file and its folder are created if missing. */
  readonly file: string
  readonly clock: Clock
  readonly log: Log
}

/** A disk that takes longer has failed as far as the visitor is concerned. */
const answerWithinMs = 10_000

/** In nanoseconds. Leaves a second for the commit. */
const startWithin = 9_000_000_000n

/** More waiting calls mean that the disk cannot keep up. Refusing them is better than filling memory. */
const maxWaiting = 10_000

/** The first caller in a transaction waits for the last one, so batches are limited. */
const maxBatch = 500

/** A page request that arrives meanwhile waits for this many results, not for a whole batch. */
const resultsPerTurn = 2

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

type Result<Operation extends SqliteOperation> = ReturnType<SqliteOperations[Operation]>
type Arguments<Operation extends SqliteOperation> =
  Parameters<SqliteOperations[Operation]> extends [number, ...infer Rest] ? Rest : never

/**
 * A `ContactStore` on SQLite. One worker thread (sqlite-worker.ts) does the work in batches: calls that arrive while it is
 * busy form the next batch. If the thread dies, waiting calls are rejected and the next call starts a new thread.
 */
export function createSqliteStore({ file, clock, log }: SqliteStoreOptions): ContactStore {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let queue: SqliteRequest[] = []
  /** Finished by the worker, but not passed on to the caller yet. */
  const answered: SqliteResponse[] = []
  let isBusy = false
  let calls = 0
  /** The last call that the worker was given: it gets them in order. */
  let given = 0
  let closed = false

  const settle = (response: SqliteResponse) => {
    const call = waiting.get(response.call)
    if (!call) return
    waiting.delete(response.call)
    clearTimeout(call.timer)
    if ("error" in response)
      call.reject(new (response.isBusy ? TransientError : Error)(response.error, response))
    else call.resolve(response.value)
  }
  /** Without an answer of the worker, which may have done what it was given, or do it yet. */
  const fail = (call: number, error: string, isBusy: boolean) =>
    settle({ call, error, isBusy, ...(call <= given && { cause: new UnconfirmedError(error) }) })
  const settleSome = () => {
    answered.splice(0, resultsPerTurn).forEach(settle)
    if (answered.length > 0) setImmediate(settleSome)
  }
  const rejectAll = (reason: string) => {
    for (const call of waiting.keys()) fail(call, reason, false)
  }
  const startWorker = (): Worker => {
    const started = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: { file } })
    started.on("message", (responses: readonly SqliteResponse[]) => {
      // Under `node --watch` (npm run dev) the thread's loader posts messages too.
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
      // These were committed before the thread ended.
      answered.splice(0).forEach(settle)
      rejectAll("the database thread ended")
    })
    return started
  }
  const sendBatch = () => {
    if (isBusy || queue.length === 0) return
    const batch = queue.slice(0, maxBatch)
    queue = queue.slice(maxBatch)
    isBusy = true
    try {
      worker ??= startWorker()
    } catch (error) {
      // The system allows no further thread.
      queue = []
      isBusy = false
      rejectAll(errorText(error))
      return
    }
    worker.postMessage(batch)
    given = batch.at(-1)?.call ?? given
  }
  const send = (operation: SqliteRequest["operation"], args: readonly unknown[]): Promise<unknown> => {
    if (closed || queue.length >= maxWaiting) {
      return Promise.reject(
        new Error(closed ? "the store is closed" : "too many calls are waiting for the disk"),
      )
    }
    const call = ++calls
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const timer = setTimeout(
      () => fail(call, `the database did not answer within ${answerWithinMs} ms`, true),
      answerWithinMs,
    )
    waiting.set(call, { resolve, reject, timer })
    queue.push({ call, operation, now: clock.now(), startBy: process.hrtime.bigint() + startWithin, args })
    // Batches all calls of this turn of the event loop.
    if (queue.length === 1) setImmediate(sendBatch)
    return promise
  }
  // The worker runs the named operation, so the result has that operation's type.
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
    checkMarking: () => call("checkMarking"),
    async close() {
      if (closed) return
      const ended = worker || queue.length > 0 ? send("close", []) : undefined
      closed = true
      const replacement = await ended?.catch(() => {})
      if (replacement) log({ level: "error", event: "database_replaced", message: String(replacement) })
      await worker?.terminate()
    },
  }
}
