import { setTimeout as wait } from "node:timers/promises"
import { expect } from "@playwright/test"
import { type Browser, keys } from "./browser.ts"
import type { Front } from "./front.ts"

const patience = { timeout: 300_000, intervals: [20, 50, 100] }

/** In WebKit, a page that is being left may never answer, so the next one is asked after three seconds. */
async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  let isAnswered = false
  const again = wait(3000).then(() => (isAnswered ? new Promise<never>(() => {}) : question()))
  try {
    return await Promise.race([question(), again])
  } finally {
    isAnswered = true
  }
}

/** Finds an element by role and name. */
interface Target {
  readonly css: string
  /** Its label or text. Without it, the first element matches. */
  readonly name?: string
}

/** Runs in the page: the first visible element with this name. */
function find({ css, name }: Target): HTMLElement | undefined {
  const tidy = (text = "") => text.replace(/\s+/g, " ").trim()
  return [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.innerText
    const named = tidy(element.getAttribute("aria-label") ?? label ?? element.innerText)
    return (name === undefined || named === name) && element.checkVisibility({ visibilityProperty: true })
  })
}

/**
 * Runs in the page: the middle of an element, scrolled into view, or what keeps the mouse from it: something over it, or
 * that it was elsewhere a moment ago. `missed` is stored from then on until the element is clicked: in the session, since
 * a click on another link leaves the page.
 */
function aim(element: HTMLElement | undefined): { x: number; y: number; over?: string } | undefined {
  sessionStorage["missed"] = "yes"
  element?.addEventListener("click", () => sessionStorage.removeItem("missed"), { once: true, capture: true })
  const before = element?.getBoundingClientRect().y
  element?.scrollIntoView({ block: "center", behavior: "instant" })
  const box = element?.getClientRects()[0]
  if (!element || !box) return
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (before !== element.getBoundingClientRect().y) return { ...point, over: "a page that scrolls" }
  const hit = document.elementFromPoint(point.x, point.y)
  return element.contains(hit) ? point : { ...point, over: hit?.outerHTML.slice(0, 80) ?? "nothing" }
}

/** A visitor: sees what is visible, clicks and types. */
export class Visitor {
  readonly browser: Browser
  readonly #front: Front

  constructor(browser: Browser, front: Front) {
    this.browser = browser
    this.#front = front
  }

  open = (path: string) => this.browser.open(this.#front.origin + path)

  /** Runs a function in the page, and retries during navigation, when there is no page. */
  async read<Result, Given extends readonly unknown[]>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    return (await this.browser.evaluate(
      `(${inPage})(${given.map((one) => JSON.stringify(one)).join()})`,
    )) as Result
  }

  complaints = () =>
    this.read(() => (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? [])

  /** Waits until a function in the page returns the expected value. */
  async sees<Result, Given extends readonly unknown[]>(
    expected: NoInfer<Result>,
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<void> {
    await expect(async () =>
      expect(await ask(() => this.read<unknown, Given>(inPage, ...given))).toEqual(expected),
    ).toPass(patience)
  }

  /** Waits until the page's form, if it has one, is React's. */
  hydrated = () => this.sees(true, () => document.forms[0]?.noValidate ?? true)

  private async point(target: Target): Promise<{ x: number; y: number }> {
    let found: { x: number; y: number; over?: string } | undefined
    await expect(async () => {
      const expression = `(${aim})((${find})(${JSON.stringify(target)}))`
      found = (await this.browser.evaluate(expression)) as typeof found
      expect(found, `${target.css} ${target.name ?? ""}`).toBeDefined()
      expect(found?.over).toBeUndefined()
    }).toPass(patience)
    return found ?? { x: 0, y: 0 }
  }

  /** Clicks an element, and again if the page has scrolled meanwhile: Firefox scrolls late to typed text. */
  async click(css: string, name?: string): Promise<void> {
    await expect(async () => {
      const { x, y } = await this.point({ css, ...(name !== undefined && { name }) })
      await this.browser.click(x, y)
      // The next page knows too. One that gives no answer is already being left.
      const isMissed = ask(() => this.read(() => "missed" in sessionStorage)).catch(() => false)
      if (this.#front.hasScripts) expect(await isMissed).toBe(false)
    }).toPass(patience)
  }

  /** Types at the end of a field, once it has the focus: without scripts, a click that missed is not noticed. */
  async type(label: string, text: string): Promise<void> {
    const css = "input, textarea"
    await expect(async () => {
      await this.click(css, label)
      const field = `(${find})(${JSON.stringify({ css, name: label })})`
      expect(await this.browser.evaluate(`document.activeElement === ${field}`), label).toBe(true)
    }).toPass(patience)
    await this.browser.press(keys.end + text.replaceAll("\n", keys.enter))
  }

  async arrives(path: string): Promise<void> {
    await this.sees(`${path} complete`, () => `${location.pathname} ${document.readyState}`)
  }

  /** Waits until this text is visible. */
  async hears(css: string, text: string): Promise<void> {
    await this.sees(
      true,
      (css, text) =>
        [...document.querySelectorAll<HTMLElement>(css)].some(
          (element) => element.checkVisibility() && element.innerText.includes(text),
        ),
      css,
      text,
    )
  }

  async gone(css: string): Promise<void> {
    await this.sees(
      false,
      (css) =>
        [...document.querySelectorAll(css)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      css,
    )
  }
}
