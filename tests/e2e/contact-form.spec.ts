import { business } from "../../src/business.ts"
import { defaultAnonKey } from "../../src/contact/access.ts"
import { office } from "../../src/site/links.ts"
import {
  answerIn,
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

for (const words of contactPages)
  test.describe(`the contact form (${words.language})`, () => {
    test("sends exactly the four fields, with the public key and the page's language", async ({ page }) => {
      const written = newMessage()
      await openForm(page, words)
      await fillIn(page, words, written)
      const call = page.waitForRequest(contactCall)
      await page.getByRole("button", { name: words.send }).click()
      const request = await call
      expect(request.postDataJSON()).toEqual(written)
      expect(request.headers()).toMatchObject({
        apikey: defaultAnonKey,
        authorization: `Bearer ${defaultAnonKey}`,
        "content-type": "application/json",
        "content-language": words.language,
        "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/),
      })
    })

    test("keeps the message when sending fails, says so and logs the error", async ({ page, complaints }) => {
      const written = newMessage()
      await page.route(contactCall, (route) =>
        route.fulfill({
          status: 503,
          json: { error: { code: "not_stored", message: "Not stored, sorry." } },
        }),
      )
      await openForm(page, words)
      await fillIn(page, words, written)
      await page.getByRole("button", { name: words.send }).click()

      const toast = page.locator("[data-toast]")
      await expect(toast.getByText(words.failed.title, { exact: true })).toHaveCSS("font-weight", "700")
      await expect(toast).toHaveAttribute("data-kind", "destructive")
      await expect(toast.getByText(words.failed.text, { exact: true })).toBeVisible()
      const alert = answerIn(page)
      await expect(alert).toContainText(words.notSent)
      await expect(alert).toContainText("Not stored, sorry.")
      await expect(alert).toHaveCSS("border-left-width", "6px")
      await expect(alert.getByRole("link", { name: office.phone.label })).toHaveAttribute(
        "href",
        office.phone.href,
      )
      await expect(alert.getByRole("link", { name: business.email })).toBeVisible()
      await expectFields(page, words, written)
      await expect(page.getByRole("button", { name: words.send })).toBeEnabled()
      expect(complaints.splice(0).join("\n")).toContain("The contact message was not sent")
    })
  })

const [english] = contactPages

test("shows the server's message for a field that only the server refuses", async ({ page, complaints }) => {
  await page.route(contactCall, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: "invalid_fields", message: "…", fields: { email: "Not that one." } } },
    }),
  )
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", { name: english.send }).click()
  await expect(answerIn(page).getByRole("link")).toHaveText("Not that one.")
  await expect(fieldsOf(page, english).email).toHaveAccessibleDescription("Not that one.")
  complaints.splice(0)
})

test("hydrates when it comes near, and without Intl, whose first use takes 40 ms on a slow phone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error("Intl was used")
    }
    Object.assign(Number.prototype, { toLocaleString: refuse })
    Object.assign(Date.prototype, { toLocaleString: refuse })
    Object.assign(Intl, { DateTimeFormat: refuse, NumberFormat: refuse })
  })
  const scripts: string[] = []
  page.on("request", (request) => scripts.push(request.url()))
  const putBelowWindow = (pixels: number) =>
    page.evaluate(async (pixels) => {
      const top = document.forms[0]?.getBoundingClientRect().top ?? 0
      scrollBy({ top: top - innerHeight - pixels, behavior: "instant" })
      for (const _ of ["drawn", "observed"]) await new Promise(requestAnimationFrame)
    }, pixels)
  await page.setViewportSize({ width: 320, height: 60 })
  await page.goto(english.path)
  await putBelowWindow(320)
  expect(scripts.filter((url) => url.includes("ContactForm"))).toEqual([])
  await putBelowWindow(280)
  await expectReact(page)
})
