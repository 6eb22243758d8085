import { navigation, pathTo } from "../../src/routes.ts"
import { keys } from "./browser.ts"
import { expect, test } from "./fixtures.ts"
import { faultsOfLayout } from "./layout.ts"
import type { Visitor } from "./visitor.ts"

const labels = {
  en: ["Home", "About", "Services", "Alliances", "Contact"],
  es: ["Inicio", "Acerca", "Servicios", "Alianzas", "Contacto"],
} as const

/** Runs in the page: the sizes of the menu button's parts. */
const drawing = () =>
  [...document.querySelectorAll("[popovertarget] path")]
    .filter((path) => path.checkVisibility())
    .map((path) => path.getBoundingClientRect())
    .map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`)

for (const language of ["en", "es"] as const) {
  test(`the five links lead to their pages (${language})`, async ({ visitor }) => {
    await visitor.open(pathTo("privacy", language))
    for (const [index, label] of labels[language].entries()) {
      await visitor.click("header nav a", label)
      await visitor.arrives(pathTo(navigation[index] ?? "home", language))
    }
  })
}

async function openPhone(visitor: Visitor, path: string): Promise<void> {
  await visitor.browser.resize(390, 844)
  await visitor.open(path)
  // Firefox may show the wide page for a moment.
  await visitor.sees(true, () => document.querySelector("[popovertarget]")?.checkVisibility() ?? false)
  await visitor.gone("#menu")
}

test("the small-screen menu opens and closes on its button, which turns into a cross", async ({
  visitor,
}) => {
  await openPhone(visitor, "/")
  const closed = await visitor.read(drawing)
  await visitor.click("[popovertarget]")
  await visitor.hears("#menu", "Alliances")
  expect(await visitor.read(drawing)).not.toEqual(closed)
  expect(await visitor.read(faultsOfLayout)).toEqual([])
  await visitor.click("[popovertarget]")
  await visitor.gone("#menu")
  await visitor.sees(closed, drawing)
})

test("the small-screen menu closes when a link is chosen, and is closed after Back", async ({ visitor }) => {
  await openPhone(visitor, "/es")
  await visitor.click("[popovertarget]")
  await visitor.click("#menu a", "Servicios")
  await visitor.arrives("/es/servicios")
  await visitor.gone("#menu")
  await visitor.browser.back()
  await visitor.arrives("/es")
  await visitor.gone("#menu")
})

test("the small-screen menu works with the keyboard, and Escape returns the focus", async ({ visitor }) => {
  await openPhone(visitor, "/")
  await visitor.read(() => document.querySelector<HTMLElement>("[popovertarget]")?.focus())
  await visitor.browser.press(keys.enter)
  await visitor.hears("#menu", "Alliances")
  await visitor.browser.press(keys.tab)
  await visitor.sees("Home", () => document.activeElement?.textContent)
  await visitor.browser.press(keys.escape)
  await visitor.gone("#menu")
  await visitor.sees(true, () => document.activeElement?.matches("[popovertarget]"))
})

test("the small-screen menu works without JavaScript", async ({ visitor, front }) => {
  front.hasScripts = false
  await openPhone(visitor, "/")
  const closed = await visitor.read(drawing)
  await visitor.click("[popovertarget]")
  await visitor.hears("#menu", "Alliances")
  expect(await visitor.read(drawing)).not.toEqual(closed)
  await visitor.browser.press(keys.escape)
  await visitor.gone("#menu")
  await visitor.click("[popovertarget]")
  await visitor.click("#menu a", "Alliances")
  await visitor.arrives("/alliances")
})
