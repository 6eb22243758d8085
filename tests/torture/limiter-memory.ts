/** Prints how many megabytes the rate limiter grows by, and how many counters it keeps, for addresses that each have a company's network of their own. */
import { senderOf } from "../../src/adapters/client-address.ts"
import { createRateLimiter } from "../../src/contact/rate-limit.ts"

const addresses = Number(process.argv[2])
const limiter = createRateLimiter({ count: 5, seconds: 600 }, { now: () => 0 }, addresses)
const heapUsed = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
const before = heapUsed()
for (let n = 0; n < addresses; n++)
  void limiter.take(senderOf(`2001:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`))
const grown = (heapUsed() - before) / 1e6
console.log(JSON.stringify([grown, limiter.remembered().length]))
// Its timers keep the process alive.
process.exit()
