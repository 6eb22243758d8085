import {
  contactCall,
  contactPages,
  expect,
  expectFields,
  expectReact,
  fieldsOf,
  fillIn,
  mailAbout,
  newMessage,
  openForm,
  test,
} from "./fixtures.ts"

const [english, spanish] = contactPages
const nothing = { name: "", email: "", phone: "", message: "" }
const send = { name: english.send, exact: true }

test("what was typed is there again after a reload, says so, and can be erased", async ({ page }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.reload()
  await expectFields(page, english, written)
  await expect(page.getByRole("status")).toContainText(english.restored)

  await page.getByRole("button", { name: english.erase }).click()
  await expectFields(page, english, nothing)
  await expect(fieldsOf(page, english).name).toBeFocused()
  await page.reload()
  await expectReact(page)
  await expectFields(page, english, nothing)
})

test("what was typed survives a closed tab", async ({ page, context }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.close()
  const next = await context.newPage()
  await openForm(next, english)
  await expectFields(next, english, written)
})

test("what was typed follows the visitor to the other language", async ({ page }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("navigation").getByRole("link", { name: "Español" }).click()
  await page.waitForURL(spanish.path)
  await expectFields(page, spanish, written)
  await expect(page.getByRole("status")).toContainText(spanish.restored)
})

test("nothing is kept longer than a day", async ({ page, context }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  const now = Date.now()
  await page.close()
  const hours = 3_600_000
  const openLater = async (later: number) => {
    const next = await context.newPage()
    await next.clock.setFixedTime(now + later)
    await openForm(next, english)
    return next
  }
  const sooner = await openLater(23 * hours)
  await expectFields(sooner, english, written)
  await sooner.close()
  const later = await openLater(25 * hours)
  await expectFields(later, english, nothing)
  expect(await later.evaluate(() => localStorage.length)).toBe(0)
})

test("words in a form that stays open outlive the day, whoever takes them out of the storage", async ({
  page,
  context,
}) => {
  const written = newMessage()
  const second = await context.newPage()
  await openForm(second, english)
  await openForm(page, english)
  await fillIn(page, english, written)
  await expectFields(second, english, written)
  const later = Date.now() + 25 * 3_600_000
  for (const tab of [page, second]) await tab.clock.setFixedTime(later)
  const look = () => document.dispatchEvent(new Event("visibilitychange"))
  await page.evaluate(look)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  // Once more, now that nothing is there.
  await page.evaluate(look)
  await expectFields(page, english, written)
  await expectFields(second, english, written)

  // Whoever writes on keeps it again.
  await fillIn(page, english, { message: "Still interested." })
  await page.reload()
  await expectFields(page, english, { ...written, message: "Still interested." })
})

test("a message whose answer was lost is sent again under the same key and stored once", async ({
  page,
  office,
  complaints,
}) => {
  const written = newMessage()
  const keys: (string | undefined)[] = []
  const answers: unknown[] = []
  await page.route(contactCall, async (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    const response = await route.fetch()
    answers.push(await response.json())
    if (keys.length < 3) await route.abort()
    else await route.fulfill({ response })
  })
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("alert")).toContainText(english.notSent)
  await page.getByRole("button", send).click()
  await expect.poll(() => keys.length).toBe(2)
  await expect(page.getByRole("alert")).toContainText(english.notSent)
  await page.reload()
  await expectFields(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("status")).toContainText(english.stored)

  expect(new Set(keys).size, "keys").toBe(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, "ids").toBe(1)
  await mailAbout(office, written)
  complaints.splice(0)
})

test("other words are another message with another key", async ({ page, complaints }) => {
  const keys: (string | undefined)[] = []
  await page.route(contactCall, async (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    await route.fulfill({ status: 503, json: {} })
  })
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(page.getByRole("alert")).toContainText(english.notSent)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect.poll(() => new Set(keys).size).toBe(2)
  await expect(page.getByRole("button", send)).toBeEnabled()
  complaints.splice(0)
})

test("the draft is gone once the server has the message, and not before", async ({ page }) => {
  const written = newMessage()
  const answer = Promise.withResolvers<void>()
  await page.route(contactCall, async (route) => {
    await answer.promise
    await route.continue()
  })
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("button", { name: english.sending })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(written.email)
  await expectFields(page, english, written)
  answer.resolve()
  await expect(page.getByRole("status")).toContainText(english.stored)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("a second tab goes on where the first one is, and is cleared with it when the message is sent", async ({
  page,
  context,
}) => {
  const written = newMessage()
  const second = await context.newPage()
  await openForm(second, spanish)
  await openForm(page, english)
  await fillIn(page, english, written)
  await expectFields(second, spanish, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("status")).toContainText(english.stored)
  await expectFields(second, spanish, nothing)
})

for (const isToldLate of [false, true]) {
  const when = isToldLate ? ", even where the browser tells of them too late" : ""
  test(`words that another tab has changed while the message was under way stay there${when}`, async ({
    page,
    context,
  }) => {
    const written = newMessage()
    const answer = Promise.withResolvers<void>()
    await page.route(contactCall, async (route) => {
      await answer.promise
      await route.continue()
    })
    const second = await context.newPage()
    await openForm(second, english)
    await openForm(page, english)
    await fillIn(page, english, written)
    await page.getByRole("button", send).click()
    await expectFields(second, english, written)
    if (isToldLate) {
      await page.evaluate(() => {
        const known = localStorage.getItem("contact-draft")
        Storage.prototype.getItem = () => known
      })
    }
    await fillIn(second, english, { message: "Something else." })
    answer.resolve()
    await expect(page.getByRole("status")).toContainText(english.stored)
    await expectFields(second, english, { ...written, message: "Something else." })
    await second.reload()
    await expectFields(second, english, { ...written, message: "Something else." })
  })
}

test("a page that was left and comes back does not bring back a message that was sent meanwhile", async ({
  page,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("navigation").getByRole("link", { name: "Español" }).click()
  await expectFields(page, spanish, written)
  await page.getByRole("button", { name: spanish.send }).click()
  await expect(page.getByRole("status")).toContainText(spanish.stored)
  await page.goBack({ waitUntil: "commit" })
  await expectFields(page, english, nothing)
})

test("a page that missed what became of the draft catches up when it is shown again", async ({ page }) => {
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  // A change of its own window's is the one that a page gets no event for.
  await page.evaluate(() => {
    localStorage.clear()
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await expectFields(page, english, nothing)
})

test("what was typed before React arrived is kept, and what was kept before fills the rest", async ({
  page,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  const react = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await react.promise
    await route.continue()
  })
  await page.goto(english.path, { waitUntil: "commit" })
  await fillIn(page, english, { name: "Luis Vega" })
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false)
  react.resolve()
  await expectFields(page, english, { ...written, name: "Luis Vega" })
  await page.reload()
  await expectFields(page, english, { ...written, name: "Luis Vega" })
})

test("without storage the form works, and a look at another tab does not clear it", async ({
  page,
  office,
}) => {
  const written = newMessage()
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError")
      },
    }),
  )
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expectFields(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("status")).toContainText(english.stored)
  await mailAbout(office, written)
})

test("a full storage costs the draft and nothing else", async ({ page }) => {
  const written = newMessage()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expectFields(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("status")).toContainText(english.stored)
})

test("any page takes away a draft that is older than a day, and leaves a younger one", async ({ page }) => {
  await page.goto("/")
  for (const [ageInHours, isKept] of [
    [25, false],
    [23, true],
  ] as const) {
    await page.evaluate((hours) => {
      const savedAt = Date.now() - hours * 3_600_000
      localStorage.setItem("contact-draft", JSON.stringify({ savedAt, message: { message: "Hello" } }))
    }, ageInHours)
    await page.reload()
    expect(await page.evaluate(() => localStorage.getItem("contact-draft") !== null)).toBe(isKept)
  }
})
