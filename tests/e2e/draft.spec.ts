import type { Page } from "@playwright/test"
import {
  answerIn,
  contactCall,
  contactPages,
  expect,
  expectFields,
  expectReact,
  fieldsOf,
  fillIn,
  hold,
  letThrough,
  mailAbout,
  newMessage,
  openForm,
  refuse,
  test,
} from "./fixtures.ts"

const [english, spanish] = contactPages
const nothing = { name: "", email: "", phone: "", message: "" }
const send = { name: english.send, exact: true }

/** Holds the form's scripts back until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens the form and writes into it while its scripts are held back. @returns a function that lets them through */
async function writeBeforeHydration(page: Page, written: Parameters<typeof fillIn>[2]): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(english.path, { waitUntil: "commit" })
  await fillIn(page, english, written)
  return release
}

test("a draft is restored after a reload, says so, and can be erased", async ({ page }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.reload()
  await expectFields(page, english, written)
  await expect(page.getByRole("status").locator("p")).toHaveCSS("border-left-width", "6px")
  await expect(page.getByRole("status")).toContainText(english.restored)
  await expect(page.getByText(english.begun)).toHaveCount(0)

  const erase = page.getByRole("button", { name: english.erase })
  await expect(erase).toHaveCSS("text-decoration-line", "underline")
  await erase.click()
  await expectFields(page, english, nothing)
  await expect(page.getByRole("status")).toBeEmpty()
  await expect(page.getByText(english.begun)).toHaveCount(0)
  await expect(fieldsOf(page, english).name).toBeFocused()
  await page.reload()
  await expectReact(page)
  await expectFields(page, english, nothing)
})

test("text that the visitor has deleted does not come back", async ({ page }) => {
  await openForm(page, english)
  await fillIn(page, english, { message: "Hello" })
  await fillIn(page, english, { message: "" })
  await page.reload()
  await expectReact(page)
  await expectFields(page, english, nothing)
})

test("a draft follows the visitor to the other language", async ({ page }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("navigation").getByRole("link", { name: "Español" }).click()
  await page.waitForURL(spanish.path)
  await expectFields(page, spanish, written)
  await expect(page.getByRole("status")).toContainText(spanish.restored)
})

test("no draft is kept longer than a day", async ({ page, context }) => {
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

test("text in an open form stays even when its draft expires, whoever removes the draft", async ({
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
  // Again, without a draft.
  await page.evaluate(look)
  await expectFields(page, english, written)
  await expectFields(second, english, written)

  // Typing saves it again.
  await fillIn(page, english, { message: "Still interested." })
  await page.reload()
  await expectFields(page, english, { ...written, message: "Still interested." })
})

test("a message whose answer was lost is sent again with the same key and stored once", async ({
  page,
  site,
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
  await expect(answerIn(page)).toContainText(english.unanswered)
  await page.getByRole("button", send).click()
  await expect.poll(() => keys.length).toBe(2)
  await expect(answerIn(page)).toContainText(english.unanswered)
  await page.reload()
  await expectFields(page, english, written)
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)

  expect(new Set(keys).size, "keys").toBe(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, "ids").toBe(1)
  await mailAbout(site, written)
  complaints.splice(0)
})

test("changed text is a new message with a new key, and text that was tried before keeps its own", async ({
  page,
  complaints,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(contactCall, async (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    await route.fulfill({ status: 503, json: {} })
  })
  const first = newMessage()
  const second = newMessage()
  for (const written of [first, second, first]) {
    await openForm(page, english)
    await fillIn(page, english, written)
    await page.getByRole("button", send).click()
    await expect(answerIn(page)).toContainText(english.unanswered)
  }
  expect(keys).toEqual([keys[0], expect.not.stringMatching(`${keys[0]}`), keys[0]])
  complaints.splice(0)
})

test("the draft is removed when the server has the message, and not before", async ({ page }) => {
  const written = newMessage()
  const answer = await hold(page, letThrough)
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("button", { name: english.sending })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(written.email)
  await expectFields(page, english, written)
  // A visitor who has only clicked beside the form has not moved on.
  await page.locator(":focus").blur()
  answer()
  await expect(answerIn(page)).toContainText(english.stored)
  await expect(answerIn(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  // The answer stays for a visitor who looks into another tab.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(answerIn(page)).toContainText(english.stored)
})

test("a second tab shows the same draft and what it came to there, and is cleared when the first sends it", async ({
  page,
  context,
  complaints,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  const second = await context.newPage()
  await openForm(second, spanish)
  await expectFields(second, spanish, written)
  const changed = { ...written, name: "Luis Vega" }
  await fillIn(page, english, changed)
  await expectFields(second, spanish, changed)
  await second.route(contactCall, refuse)
  await second.getByRole("button", { name: spanish.send }).click()
  await expect(answerIn(second)).toContainText(spanish.notSent)
  await fillIn(page, english, { message: "Something else." })
  await expectFields(second, spanish, { ...changed, message: "Something else." })
  await expect(answerIn(second)).toContainText(spanish.notSent)
  await answerIn(second).focus()

  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  await expectFields(second, spanish, nothing)
  await expect(answerIn(second)).toHaveCount(0)
  await expect(second.locator("[data-toast]")).toHaveCount(0)
  await expect(second.getByRole("status")).toBeEmpty()
  expect(await second.evaluate(() => document.activeElement === document.body), "focus lost").toBe(false)
  complaints.splice(0)
})

test("the answer about a message goes when the next one is begun in another tab", async ({
  page,
  context,
}) => {
  const next = newMessage()
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toBeFocused()
  await expect(answerIn(page)).toContainText(english.stored)

  const second = await context.newPage()
  await openForm(second, english)
  await fillIn(second, english, next)
  await expectFields(page, english, next)
  await expect(answerIn(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body), "focus lost").toBe(false)
})

test("text stays in an open form when another page clears the storage", async ({ page, context }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  const other = await context.newPage()
  await other.goto("/about")
  await other.evaluate(() => localStorage.clear())
  await expect.poll(() => other.evaluate(() => localStorage.length), "stored again").toBe(1)
  await expectFields(page, english, written)
  await page.reload()
  await expectFields(page, english, written)
})

for (const isToldLate of [false, true]) {
  const when = isToldLate ? ", even where the browser tells of them too late" : ""
  test(`text that another tab changed while the message was being sent stays there${when}`, async ({
    page,
    context,
  }) => {
    const written = newMessage()
    const answer = await hold(page, letThrough)
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
    answer()
    // Not the answer, which goes when the other tab's text arrives.
    await expect(page.getByRole("button", send)).toBeEnabled()
    await expectFields(second, english, { ...written, message: "Something else." })
    await second.reload()
    await expectFields(second, english, { ...written, message: "Something else." })
  })
}

test("text that another tab changed while the message was being sent stays even if that tab is closed", async ({
  page,
  context,
}) => {
  const written = newMessage()
  const answer = await hold(page, letThrough)
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  const second = await context.newPage()
  await openForm(second, english)
  await fillIn(second, english, { message: "Something else." })
  const isStored = () => page.evaluate(() => JSON.stringify(localStorage).includes("Something else."))
  await expect.poll(isStored).toBe(true)
  await second.close()
  answer()
  // Here, too: the next letter would otherwise take its place.
  await expectFields(page, english, { ...written, message: "Something else." })
  await expect(answerIn(page)).toContainText(english.stored)
  await page.reload()
  await expectFields(page, english, { ...written, message: "Something else." })
})

test("a page reloaded by Back does not restore a message that was sent meanwhile, also after the skip link", async ({
  page,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await page.getByRole("link", { name: "Skip to content" }).press("Enter")
  await fillIn(page, english, written)
  await page.getByRole("navigation").getByRole("link", { name: "Español" }).click()
  await expectFields(page, spanish, written)
  await page.getByRole("button", { name: spanish.send }).click()
  await expect(answerIn(page)).toContainText(spanish.stored)
  await page.goBack({ waitUntil: "commit" })
  await expectFields(page, english, nothing)
})

test("text typed before hydration is still there when Back reloads the page", async ({ page }) => {
  await page.route("**/assets/*.js", () => {})
  await page.goto(english.path, { waitUntil: "commit" })
  await fillIn(page, english, { name: "Luis Vega" })
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false)
  await page.goto("/about", { waitUntil: "commit" })
  await page.unrouteAll()
  await page.goBack({ waitUntil: "commit" })
  await expectReact(page)
  await expectFields(page, english, { ...nothing, name: "Luis Vega" })
})

test("text typed before hydration on a page that Back reloads stays, although an earlier visit had hydrated it", async ({
  page,
}) => {
  await openForm(page, english)
  // Otherwise some builds of Chromium keep the page as it is for Back.
  await page.evaluate(() => addEventListener("unload", () => {}))
  await page.goto("/about")
  const release = await holdScripts(page)
  await page.goBack({ waitUntil: "commit" })
  await fillIn(page, english, { name: "Luis Vega" })
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false)
  release()
  await expectReact(page)
  await expectFields(page, english, { ...nothing, name: "Luis Vega" })
})

test("a message sent before hydration leaves no draft, although the scripts arrive before the answer", async ({
  page,
  site,
}) => {
  const written = newMessage()
  const answer = await hold(page, letThrough)
  const release = await writeBeforeHydration(page, written)
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false)
  const sending = page.waitForRequest(contactCall)
  await page.getByRole("button", send).click({ noWaitAfter: true })
  await sending
  const scripts = [/ContactForm/, /react-dom/].map((name) =>
    page.waitForEvent("requestfinished", (request) => name.test(request.url())),
  )
  release()
  await Promise.all(scripts)
  answer()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english.sent.title)
  await mailAbout(site, written)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await openForm(page, english)
  await expectFields(page, english, nothing)
})

test("a failed attempt does not bring back a message that was sent elsewhere meanwhile", async ({
  page,
  complaints,
}) => {
  const answer = await hold(page, (route) => route.abort())
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  // A page gets no event for changes made by its own window.
  await page.evaluate(() => localStorage.clear())
  answer()
  await expectFields(page, english, nothing)
  await expect(page.getByText(english.failed.text)).toHaveCount(0)
  complaints.splice(0)
})

test("a page that missed changes to the draft catches up when it is shown again", async ({ page }) => {
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  // A page gets no event for changes made by its own window.
  await page.evaluate(() => {
    localStorage.clear()
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await expectFields(page, english, nothing)
})

test("an earlier visit's draft is in the form before hydration, and what is typed then is kept", async ({
  page,
}) => {
  const written = newMessage()
  const changed = { ...written, name: "Luis Vega", message: `${written.message}\n\nP.S.` }
  await openForm(page, english)
  await fillIn(page, english, written)
  const release = await holdScripts(page)
  await page.goto(english.path, { waitUntil: "commit" })
  await expectFields(page, english, written)
  await fillIn(page, english, changed)
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false)
  release()
  await expectReact(page)
  await expectFields(page, english, changed)
  await page.reload()
  await expectFields(page, english, changed)
  await expect(page.getByRole("status")).toContainText(english.restored)
})

test("text typed before hydration is a draft on every page", async ({ page }) => {
  const written = newMessage()
  const release = await writeBeforeHydration(page, written)
  await page.goto("/about", { waitUntil: "commit" })
  release()
  await openForm(page, spanish)
  await expectFields(page, spanish, written)
  await expect(page.getByRole("status")).toContainText(spanish.restored)
})

test("text sent before hydration is kept if nobody answers, and is gone after Back once it is stored", async ({
  page,
  complaints,
}) => {
  const written = newMessage()
  const release = await writeBeforeHydration(page, written)
  await page.route(contactCall, (route) => route.abort(), { times: 1 })
  await page.getByRole("button", send).click()
  await expect(page).toHaveURL(/^chrome-error/)
  await page.goto(english.path, { waitUntil: "commit" })
  await expectFields(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("main")).toContainText("Message Sent!")
  release()
  await page.goBack({ waitUntil: "commit" })
  await expectReact(page)
  await expectFields(page, english, nothing)
  complaints.splice(0)
})

test("a second tab follows when several fields change within a millisecond, as with autofill", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(Date.now())
  await openForm(page, english)
  const second = await context.newPage()
  await openForm(second, english)
  const written = newMessage()
  await fieldsOf(page, english).name.fill("A")
  await expect(fieldsOf(second, english).name).toHaveValue("A")
  await fillIn(page, english, written)
  await expectFields(second, english, written)
})

for (const [by, change] of [
  ["a password manager", () => document.querySelector("#email")?.after(document.createElement("div"))],
  [
    "a translator",
    () => {
      for (const { firstChild } of document.querySelectorAll("label")) {
        const font = document.createElement("font")
        firstChild?.replaceWith(font)
        font.append(firstChild as Node)
      }
    },
  ],
] as const)
  test(`text typed before hydration stays, with the focus, in a form that ${by} has changed, although React draws it anew`, async ({
    page,
    complaints,
  }) => {
    const written = newMessage()
    const release = await writeBeforeHydration(page, written)
    await expect(page.locator("form")).toHaveJSProperty("noValidate", false)
    await page.evaluate(change)
    release()
    await expectReact(page)
    await expectFields(page, english, written)
    await expect(fieldsOf(page, english).message).toBeFocused()
    await page.keyboard.type(" More.")
    await expectFields(page, english, { ...written, message: `${written.message} More.` })
    // React says that the page differs from what it expected.
    expect(complaints.splice(0)).toHaveLength(1)
  })

test("the form works without storage, and switching tabs does not clear it", async ({ page, site }) => {
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
  await expect(answerIn(page)).toContainText(english.stored)
  await mailAbout(site, written)
})

const withFullStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })

test("with full storage only the draft is lost, and another try has the same key", async ({
  page,
  complaints,
}) => {
  const written = newMessage()
  const keys: (string | undefined)[] = []
  await page.route(contactCall, async (route) => {
    keys.push(route.request().headers()["idempotency-key"])
    await (keys.length > 1 ? route.continue() : refuse(route))
  })
  await withFullStorage(page)
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expectFields(page, english, written)
  for (const answer of [english.notSent, english.stored]) {
    await page.getByRole("button", send).click()
    await expect(answerIn(page)).toContainText(answer)
  }
  expect(keys[1]).toBe(keys[0])
  complaints.splice(0)
})

test("what was stored before storage was full goes when the message is sent", async ({ page }) => {
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("with full storage, what the browser kept itself is still there when Back reloads the page", async ({
  page,
}) => {
  const written = newMessage()
  await withFullStorage(page)
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.goto("/about")
  await page.goBack({ waitUntil: "commit" })
  await expectReact(page)
  await expectFields(page, english, written)
})

test("every page removes a draft older than a day, and keeps a newer one", async ({ page }) => {
  await page.goto("/")
  for (const [ageInHours, isKept] of [
    [25, false],
    [23, true],
    // A clock that was ahead.
    [-25, false],
  ] as const) {
    await page.evaluate((hours) => {
      const savedAt = Date.now() - hours * 3_600_000
      localStorage.setItem("contact-draft", JSON.stringify({ savedAt, message: { message: "Hello" } }))
    }, ageInHours)
    await page.reload()
    expect(await page.evaluate(() => localStorage.getItem("contact-draft") !== null)).toBe(isKept)
  }
})
