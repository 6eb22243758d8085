import { chromium } from "@playwright/test"
import { chromiumOptions } from "../chromium-options.ts"
import { type Browser, keys } from "./browser.ts"

const keyNames: Readonly<Record<string, string>> = {
  [keys.tab]: "Tab",
  [keys.enter]: "Enter",
  [keys.escape]: "Escape",
  [keys.end]: "End",
  [keys.delete]: "Delete",
}

export async function startChromium(): Promise<Browser> {
  const chrome = await chromium.launch(chromiumOptions)
  const context = await chrome.newContext({ timezoneId: "America/New_York", locale: "en-US" })
  const page = await context.newPage()
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack({ waitUntil: "commit" })
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    async press(text) {
      for (const key of text)
        if (keyNames[key]) await page.keyboard.press(keyNames[key])
        else await page.keyboard.type(key)
    },
    setOffline: (isOffline) => context.setOffline(isOffline),
    print: () => page.pdf({ preferCSSPageSize: true, format: "Letter" }),
    screenshot: () => page.screenshot(),
    close: () => chrome.close(),
  }
}
