import { expect, onTestFinished, test, vi } from "vitest"
import { createTurns } from "./turns.ts"

const patience = 1000

/** Two turns in the queue, the first of which has been taken. */
async function createQueue() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const turns = createTurns()
  const [first, second] = [turns.join(patience), turns.join(patience)]
  await first.take()
  let isSecond = false
  const taken = second.take().then(() => {
    isSecond = true
  })
  return { turns, first, second, taken, isSecond: () => isSecond }
}

test("the second turn waits until the first has ended", async () => {
  const { first, taken, isSecond } = await createQueue()
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(isSecond()).toBe(false)
  first.end()
  await taken
  expect(vi.getTimerCount()).toBe(0)
})

test("no turn waits longer than its patience", async () => {
  const { taken, isSecond } = await createQueue()
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(isSecond()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSecond()).toBe(true)
  await taken
})

test("a turn is taken once, and the third waits for the second", async () => {
  const { turns, first, second, taken, isSecond } = await createQueue()
  first.end()
  await taken
  await second.take()
  expect(isSecond()).toBe(true)
  const third = turns.join(patience)
  let isThird = false
  const thirdTaken = third.take().then(() => {
    isThird = true
  })
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(isThird).toBe(false)
  second.end()
  await thirdTaken
})

test("ending a turn that was never taken does not block the next", async () => {
  const turns = createTurns()
  const [first, second] = [turns.join(patience), turns.join(patience)]
  first.end()
  await second.take()
  second.end()
  await turns.join(patience).take()
})
