import type { Page } from "@playwright/test"
import { business } from "../../src/business.ts"
import { pathTo } from "../../src/routes.ts"
import { formNotices } from "../../src/site/copy/form-notices.ts"
import { copy } from "../../src/site/copy/index.ts"
import { office as reach } from "../../src/site/links.ts"
import {
  answerIn,
  contactCall,
  contactPages,
  expect,
  expectReact,
  fieldsOf,
  fillIn,
  hold,
  newMessage,
  openForm,
  refuse,
  test,
} from "./fixtures.ts"

const [english] = contactPages
const focusIsLost = () => document.activeElement === document.body

/**
 * What a screen reader is told: the text of each element that gets the focus, and changes in live
 * regions.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, " ").trim() ?? ""
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.closest("form")) told.push(`focus: ${textOf(target)}`)
    })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const added = [...addedNodes].map(({ textContent }) => textContent).join(" ")
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          "[role=status], [role=alert], [aria-live]",
        )
        if (region && added) told.push(`live: ${added}`)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate<string[]>("window.told.splice(0)")
}

for (const words of contactPages)
  test(`sending and each outcome are announced once, by moving the focus and by no live region (${words.language})`, async ({
    page,
    complaints,
  }) => {
    await openForm(page, words)
    const button = page.getByRole("button", { name: words.send })
    await button.focus()
    const told = await listen(page)
    const answered = answerIn(page)

    await page.keyboard.press("Enter")
    await expect(answered).toBeFocused()
    const problems = await answered.getByRole("link").allTextContents()
    expect(await told()).toEqual([`focus: ${words.problem}${problems.join("")}`])
    await expect(answered).toHaveAccessibleName(words.problem)
    await expect(answered).toHaveAccessibleDescription(problems.join(" "))
    await expect(answered, "in the order of the page").toHaveAttribute("tabindex", "-1")

    await fillIn(page, words, newMessage())
    const answer = await hold(page, refuse)
    await button.focus()
    await told()
    await page.keyboard.press("Enter")
    const sending = page.getByRole("button", { name: words.sending, exact: true })
    await expect(sending).toBeDisabled()
    expect(await told()).toEqual([`focus: ${words.sending}`])
    await expect(page.locator(":focus").getByRole("button")).toHaveText(words.sending)

    answer()
    await expect(answered).toBeFocused()
    expect(await told()).toEqual([`focus: ${(await answered.textContent())?.trim()}`])
    await expect(answered).toHaveAccessibleName(words.notSent)

    await button.focus()
    await told()
    await page.keyboard.press("Enter")
    await expect(answered).toHaveAccessibleName(words.stored)
    await expect(answered).toBeFocused()
    // The toast is silent, so the lasting text makes its promise too.
    await expect(answered).toHaveAccessibleDescription(
      new RegExp(` ${business.responseHours} (hours|horas)\\.$`),
    )
    // The toast's sentence stands nowhere else.
    await expect(page.getByText(words.sent.text)).toHaveCount(1)
    expect((await told()).slice(1)).toEqual([`focus: ${(await answered.textContent())?.trim()}`])
    complaints.splice(0)
  })

test("the outcome does not take the focus from a visitor who has moved on, and is announced by the live region", async ({
  page,
  complaints,
}) => {
  const answer = await hold(page, refuse)
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", { name: english.send }).click()
  const { message } = fieldsOf(page, english)
  await message.focus()
  const told = await listen(page)
  answer()
  await expect(answerIn(page)).toContainText(english.notSent)
  await expect(message).toBeFocused()
  expect(await told()).toEqual([`live: ${english.notSent}`])
  complaints.splice(0)
})

test("the page title says that there is an error until it is gone", async ({ page, complaints }) => {
  await openForm(page, english)
  const title = await page.title()
  await page.getByRole("button", { name: english.send }).click()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await fillIn(page, english, newMessage())
  await page.route(contactCall, refuse, { times: 1 })
  await page.getByRole("button", { name: english.send }).click()
  await expect(answerIn(page)).toContainText(english.notSent)
  await expect(page).toHaveTitle(`Error: ${title}`)
  await page.getByRole("button", { name: english.send }).click()
  await expect(answerIn(page)).toContainText(english.stored)
  await expect(page).toHaveTitle(title)
  complaints.splice(0)
})

test("the focus survives the connection's return", async ({ page, context, complaints }) => {
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await context.setOffline(true)
  await page.getByRole("button", { name: english.send }).click()
  await answerIn(page).getByRole("link", { name: reach.phone.label }).focus()
  await context.setOffline(false)
  await expect(page.getByRole("status")).toContainText(formNotices.en.backOnline)
  // Or each change would have all notices read again.
  await expect(page.getByRole("status")).toHaveAttribute("aria-atomic", "false")
  expect(await page.evaluate(focusIsLost)).toBe(false)
  complaints.splice(0)
})

test("the errors of an empty form are still shown when the visitor returns from another app", async ({
  page,
}) => {
  await openForm(page, english)
  await page.getByRole("button", { name: english.send }).click()
  await expect(answerIn(page)).toContainText(english.missingName)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await expect(answerIn(page)).toContainText(english.missingName)
})

test("an answer in the window does not move the page, one above it is brought in, and each field is described by what is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1800 })
  await openForm(page, english)
  const button = page.getByRole("button", { name: english.send })
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await button.click()
  await expect(answerIn(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(before)
  const described = await page.locator("[aria-describedby]").all()
  for (const ids of await Promise.all(described.map((field) => field.getAttribute("aria-describedby"))))
    for (const id of (ids ?? "").split(" ")) await expect(page.locator(`#${id}`)).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 500 })
  await button.press("Enter")
  await expect(answerIn(page).getByRole("heading")).toBeInViewport({ ratio: 1 })
})

const begun = (["en", "es"] as const).flatMap((language) => {
  const { realEstate, mortgage, contact } = copy[language]
  return [
    [language, "realEstate", realEstate.hero.findHome, contact.beginnings["find-a-home"]],
    [language, "realEstate", realEstate.hero.listProperty, contact.beginnings["list-a-property"]],
    [language, "mortgage", mortgage.hero.preApproval, contact.beginnings["pre-approval"]],
    [language, "mortgage", mortgage.hero.paymentEstimate, contact.beginnings["payment-estimate"]],
  ] as const
})

for (const [language, from, action, sentence] of begun)
  test(`“${action}” starts the message with its request`, async ({ page }) => {
    const words = contactPages[language === "en" ? 0 : 1]
    await page.goto(pathTo(from, language))
    await page.getByRole("main").getByRole("link", { name: action }).click()
    await expectReact(page)
    const { message } = fieldsOf(page, words)
    await expect(message).toHaveValue(`${sentence} `)
    await expect(message).toBeEditable()
    await expect(message).toHaveAccessibleDescription(new RegExp(`${words.begun}$`))
    await expect(page.getByText(words.begun)).toHaveCount(1)
    await expect(page).toHaveURL(words.path)
    // The visitor has not typed anything, so it is not a draft, and the next button replaces it.
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect(page.getByRole("status")).not.toContainText(words.restored)
  })

test("a message that the visitor has begun is not changed, but one is started beside a name, and stays when tabs are switched", async ({
  page,
}) => {
  const findHome = async () => {
    await page.goto("/real-estate")
    await page.getByRole("main").getByRole("link", { name: "Find a Home" }).click()
    await expectReact(page)
  }
  await openForm(page, english)
  await fillIn(page, english, { name: "Luis Vega" })
  await findHome()
  await expect(page.getByRole("status")).toContainText(english.restored)
  await expect(page.getByText(english.begun)).toBeVisible()
  const started = await fieldsOf(page, english).message.inputValue()
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(fieldsOf(page, english).message).toHaveValue(started)
  await fillIn(page, english, { message: "Do you speak Portuguese?" })
  await findHome()
  await expect(fieldsOf(page, english).message).toHaveValue("Do you speak Portuguese?")
  await expect(page.getByText(english.begun)).toHaveCount(0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the request is shown above the form", async ({ page }) => {
    await page.goto("/mortgage")
    await page.getByRole("main").getByRole("link", { name: copy.en.mortgage.hero.preApproval }).click()
    await expect(page.getByText("I’d like to get pre-approved.")).toBeInViewport()
    await expect(page.getByText("I’d like to find a home.")).toBeHidden()
  })
})
