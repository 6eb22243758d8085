import { flushSync } from "react-dom"

/** Makes a change above the end of an element, such as the form whose field or button is in use, without moving that end. */
export function holdStill(element: Element, change: () => void): void {
  const bottom = () => element.getBoundingClientRect().bottom
  const before = bottom()
  flushSync(change)
  scrollBy({ top: bottom() - before, behavior: "instant" })
}
