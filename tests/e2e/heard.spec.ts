import { pathTo } from "../../src/routes.ts"
import { copy } from "../../src/site/copy/index.ts"
import { office as reach } from "../../src/site/links.ts"
import {
  contactCall,
  contactPages,
  expect,
  expectFields,
  expectReact,
  fieldsOf,
  fillIn,
  newMessage,
  openForm,
  test,
} from "./fixtures.ts"

const [english] = contactPages
const focusIsLost = () => document.activeElement === document.body

for (const words of contactPages)
  test(`sending is announced, and the focus stays in place (${words.language})`, async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(contactCall, async (route) => {
      await answer.promise
      await route.continue()
    })
    await openForm(page, words)
    await fillIn(page, words, newMessage())
    const button = page.getByRole("button", { name: words.send })
    await button.focus()
    const place = await button.boundingBox()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("button", { name: words.sending, exact: true })).toBeDisabled()
    await expect(page.getByRole("status").filter({ hasText: words.sending })).toHaveText(words.sending)
    expect(await page.evaluate(focusIsLost)).toBe(false)
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
    expect(focused.y).toBeGreaterThanOrEqual((place?.y ?? 0) - 1)
    answer.resolve()
    await expect(page.getByRole("status").filter({ hasText: words.stored })).toBeVisible()
    await expect(page.getByRole("status").filter({ hasText: words.sending })).toHaveCount(0)
  })

test("the answer does not take the focus from a visitor who has moved on", async ({ page, complaints }) => {
  const answer = Promise.withResolvers<void>()
  await page.route(contactCall, async (route) => {
    await answer.promise
    await route.fulfill({ status: 503, json: {} })
  })
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", { name: english.send }).click()
  const { message } = fieldsOf(page, english)
  await message.focus()
  answer.resolve()
  await expect(page.getByRole("alert")).toContainText(english.notSent)
  await expect(message).toBeFocused()
  complaints.splice(0)
})

test("the result is named by its heading, and its text appears after the focus moves, so that it is read once", async ({
  page,
  complaints,
}) => {
  await openForm(page, english)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.getAttribute("role") === "group")
        heard.push(target.querySelector("h3") ? "focus after the words" : "focus before the words")
    })
  })
  await page.getByRole("button", { name: english.send }).click()
  const problem = page.getByRole("group", { name: english.problem })
  await expect(problem).toBeFocused()
  await expect(problem.getByRole("heading")).toHaveText(english.problem)

  await fillIn(page, english, newMessage())
  await page.getByRole("button", { name: english.send }).click()
  await expect(page.getByRole("group", { name: english.stored })).toBeFocused()
  expect(await page.evaluate("window.heard")).toEqual(["focus before the words", "focus before the words"])
  complaints.splice(0)
})

test("the page title says that there is an error until it is gone", async ({ page, complaints }) => {
  await openForm(page, english)
  const title = await page.title()
  await page.getByRole("button", { name: english.send }).click()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await fillIn(page, english, newMessage())
  await page.route(contactCall, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await page.getByRole("button", { name: english.send }).click()
  await expect(page.getByRole("alert")).toContainText(english.notSent)
  await expect(page).toHaveTitle(`Error: ${title}`)
  await page.getByRole("button", { name: english.send }).click()
  await expect(page.getByRole("status")).toContainText(english.stored)
  await expect(page).toHaveTitle(title)
  complaints.splice(0)
})

test("the focus survives the connection's return", async ({ page, context, complaints }) => {
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await context.setOffline(true)
  await page.getByRole("button", { name: english.send }).click()
  await page.getByRole("alert").getByRole("link", { name: reach.phone.label }).focus()
  await context.setOffline(false)
  await expect(page.getByRole("status")).toContainText(copy.en.contact.notices.backOnline)
  expect(await page.evaluate(focusIsLost)).toBe(false)
  complaints.splice(0)
})

for (const answer of [null, {}, [], { id: 7 }, "stored", { error: { code: "x" } }])
  test(`a 200 with ${JSON.stringify(answer)} is not success: the message stays`, async ({
    page,
    complaints,
  }) => {
    const written = newMessage()
    await page.route(contactCall, (route) => route.fulfill({ status: 200, json: answer }))
    await openForm(page, english)
    await fillIn(page, english, written)
    await page.getByRole("button", { name: english.send }).click()
    await expect(page.getByRole("alert")).toContainText(english.notSent)
    await expect(page.locator("[data-toast]")).toContainText(english.failed.text)
    await expectFields(page, english, written)
    await page.reload()
    await expectFields(page, english, written)
    complaints.splice(0)
  })

test("the errors of an empty form are still shown when the visitor returns from another app", async ({
  page,
}) => {
  await openForm(page, english)
  await page.getByRole("button", { name: english.send }).click()
  await expect(page.getByRole("alert")).toContainText(english.missingName)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await expect(page.getByRole("alert")).toContainText(english.missingName)
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
    await expect(page).toHaveURL(words.path)
    // The visitor has not typed anything, so it is not a draft, and the next button replaces it.
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect(page.getByRole("status")).not.toContainText(words.restored)
  })

test("a message that the visitor has begun is not changed", async ({ page }) => {
  await openForm(page, english)
  await fillIn(page, english, { message: "Do you speak Portuguese?" })
  await page.goto("/real-estate")
  await page.getByRole("main").getByRole("link", { name: "Find a Home" }).click()
  await expectReact(page)
  await expect(fieldsOf(page, english).message).toHaveValue("Do you speak Portuguese?")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the request is shown above the form", async ({ page }) => {
    await page.goto("/mortgage")
    await page.getByRole("main").getByRole("link", { name: copy.en.mortgage.hero.preApproval }).click()
    await expect(page.getByText("I would like to get pre-approved.")).toBeInViewport()
    await expect(page.getByText("I would like to find a home.")).toBeHidden()
  })
})
