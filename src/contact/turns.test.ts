import { expect, onTestFinished, test, vi } from "vitest"
import { createTurns } from "./turns.ts"

const patience = 1000

/** Two in the queue, the first of whom has its turn. */
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

test("the second one waits until the first has ended its turn", async () => {
  const { first, taken, isSecond } = await createQueue()
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(isSecond()).toBe(false)
  first.end()
  await taken
  expect(vi.getTimerCount()).toBe(0)
})

test("nobody waits for longer than their patience", async () => {
  const { taken, isSecond } = await createQueue()
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(isSecond()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSecond()).toBe(true)
  await taken
})

test("a turn is taken once, and the third one waits for the second", async () => {
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

test("whoever ends a turn that it never took holds up nobody", async () => {
  const turns = createTurns()
  const [first, second] = [turns.join(patience), turns.join(patience)]
  first.end()
  await second.take()
  second.end()
  await turns.join(patience).take()
})
