import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Locator } from "@playwright/test"
import { business } from "../../src/business.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { office as reach } from "../../src/site/links.ts"
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
import { dropLongTimers } from "./seen.ts"

const [english] = contactPages
const send = { name: english.send, exact: true }
/** What the browser's console says about an attempt that failed. */
const logged = /The contact message was not sent: \w*Error: \w/

test("a double click sends once", async ({ page }) => {
  let calls = 0
  await page.route(contactCall, async (route) => {
    calls++
    await route.continue()
  })
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(answerIn(page)).toContainText(english.stored)
  await page.getByRole("button", send).dblclick()
  await expect(answerIn(page)).toContainText(english.problem)
  expect(calls).toBe(1)
})

test("a browser from before 2021 sends as well", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, "toWellFormed")
    Reflect.deleteProperty(Object, "hasOwn")
    Reflect.deleteProperty(Array.prototype, "at")
  })
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
})

test("a browser that lacks what the script needs sends the form itself", async ({ page, complaints }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "getRandomValues"))
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(page).toHaveURL(/send-contact-email$/)
  await expect(page.getByRole("main")).toContainText("Message Sent!")
  expect(complaints.splice(0)).toHaveLength(1)
  await openForm(page, english)
  await expectFields(page, english, { name: "", email: "", phone: "", message: "" })
})

test("a page that is older than the server's key lets the browser send the form, which needs none", async ({
  page,
  site,
  complaints,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await page.route(contactCall, (route) => {
    const headers = route.request().headers()
    return route.continue({
      headers: headers["apikey"] ? { ...headers, apikey: "old", authorization: "" } : headers,
    })
  })
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("main")).toContainText("Message Sent!")
  await mailAbout(site, written)
  complaints.splice(0)
})

test("words that the browser sends because the key was changed are kept if nobody answers", async ({
  page,
  complaints,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.route(contactCall, (route) =>
    route.request().isNavigationRequest()
      ? route.abort()
      : route.fulfill({ status: 401, json: { error: { code: "unauthorized", message: "" } } }),
  )
  await page.getByRole("button", send).click()
  await expect(page).toHaveURL(/^chrome-error/)
  await openForm(page, english)
  await expectFields(page, english, written)
  complaints.splice(0)
})

test("a form that is sent before its script has come leaves no draft of an earlier visit", async ({
  page,
}) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  await page.route("**/assets/*.js", () => {})
  await page.goto("about:blank")
  await page.goto(english.path)
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("main")).toContainText("Message Sent!")
  await page.unroute("**/assets/*.js")
  await openForm(page, english)
  await expectFields(page, english, { name: "", email: "", phone: "", message: "" })
})

test("the form says at once that it is offline, and sends on the next try", async ({
  page,
  context,
  site,
  complaints,
}) => {
  const written = newMessage()
  await page.addInitScript(dropLongTimers)
  await openForm(page, english)
  await fillIn(page, english, written)
  await context.setOffline(true)
  const notice = page.getByRole("status").locator("> *")
  await expect(notice).toContainText(english.offline)
  await expect(notice).toHaveCSS("border-left-width", "6px")
  const bar = () => notice.evaluate((element) => getComputedStyle(element).borderLeftColor)
  const barOffline = await bar()
  await page.getByRole("button", send).click()
  const alert = answerIn(page)
  await expect(alert.getByRole("heading")).toHaveText(english.notSent)
  await expect(alert).toContainText(english.offline)
  await expect(alert.getByRole("link")).toHaveText([reach.phone.label, reach.email.label])
  await expect(page.locator("[data-toast]")).toContainText(english.failed.text)
  await expectFields(page, english, written)
  await context.setOffline(false)
  await expect(notice).toContainText("You’re back online.")
  await expect(notice).toHaveCSS("border-left-width", "6px")
  expect(await bar()).not.toBe(barOffline)
  await expect(page.getByText(english.offline)).toHaveCount(0)
  await page.route(contactCall, refuse, { times: 1 })
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.notSent)
  await expect(notice, "that nothing is in the way").toHaveCount(0)
  await page.emulateMedia({ forcedColors: "active" })
  await expect(page.locator("[data-toast]"), "its edge").toHaveCSS("border-top-width", "2px")
  const colors = await page
    .locator("[data-toast] :is(p, path)")
    .evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part))
        .map((style) => (style.stroke === "none" ? style.color : style.stroke)),
    )
  expect(new Set(colors).size, "its text and its cross have the same color").toBe(1)
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  await expect(notice).toHaveCount(0)
  // Nothing is left that could be sent now.
  await context.setOffline(true)
  await expect(notice).toContainText(english.offline)
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await mailAbout(site, written)
  complaints.splice(0)
})

test("without an answer, sending fails after half a minute", async ({ page, complaints }) => {
  const written = newMessage()
  await page.route(contactCall, () => {})
  await openForm(page, english)
  await page.clock.install()
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("button", { name: english.sending })).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(answerIn(page)).toContainText(english.unanswered)
  await expectFields(page, english, written)
  await expect.poll(() => complaints.join("\n")).toMatch(logged)
  complaints.splice(0)
})

test("an error whose text never arrives fails after half a minute, too", async ({ page, complaints }) => {
  const written = newMessage()
  const stalled = createServer((_, response) => response.writeHead(503).write("{"))
  await once(stalled.listen(0, "127.0.0.1"), "listening")
  const { port } = stalled.address() as AddressInfo
  await page.route(contactCall, (route) =>
    route.continue({ url: `http://127.0.0.1:${port}${contactFunctionPath}` }),
  )
  await openForm(page, english)
  await page.clock.install()
  await fillIn(page, english, written)
  const answered = page.waitForResponse(contactCall)
  await page.getByRole("button", send).click()
  await answered
  await page.clock.fastForward(30_000)
  await expect(answerIn(page)).toContainText(english.unanswered)
  await expectFields(page, english, written)
  complaints.splice(0)
  stalled.closeAllConnections()
  stalled.close()
})

for (const [promise, outcome, answers] of [
  [
    "a message that the server cannot confirm may be stored",
    english.unanswered,
    [{ status: 503, json: { error: { code: "not_confirmed", message: "Nobody knows." } } }],
  ],
  [
    "an error of an unknown shape, such as a proxy's, may hide a message that was stored",
    english.unanswered,
    [{ status: 502, json: { error: { message: { reason: "Bad gateway" }, fields: { email: {} } } } }],
  ],
  [
    "an error about no field of the form says that nothing was sent",
    english.notSent,
    [{ email: { a: 1 } }, {}, [], "email", { captcha: "Missing" }, { email: "" }].map((fields) => ({
      status: 400,
      json: { error: { message: "Refused", fields } },
    })),
  ],
  [
    "a success that is not the function's, such as the page of a hotel's Wi-Fi, is none",
    english.unanswered,
    [
      { status: 200, contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" },
      ...[null, {}, [], { id: 7 }, { id: "" }, "stored", { error: { code: "x" } }].map((json) => ({
        status: 200,
        json,
      })),
    ],
  ],
] as const)
  test(promise, async ({ page, complaints }) => {
    const written = newMessage()
    await page.addInitScript(dropLongTimers)
    await openForm(page, english)
    await fillIn(page, english, written)
    for (const answer of answers)
      await test.step(JSON.stringify(answer), async () => {
        await page.route(contactCall, (route) => route.fulfill(answer), { times: 1 })
        await page.getByRole("button", send).click()
        await expect(answerIn(page)).toContainText(outcome)
        await expect(answerIn(page).getByRole("link")).toHaveText([reach.phone.label, reach.email.label])
        await expect(page.locator("[data-toast]")).toContainText(english.failed.text)
        await expectFields(page, english, written)
        await expect.poll(() => complaints.join("\n")).toMatch(logged)
        complaints.splice(0)
      })
    await page.reload()
    await expectFields(page, english, written)
    complaints.splice(0)
  })

test("an error says what the visitor can do about it, and nothing that is for developers", async ({
  page,
  complaints,
}) => {
  const saved = "What you wrote is still in the form."
  const reachUs = `You can also call ${reach.phone.label} or write to ${reach.email.label}.`
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  for (const [code, status, text] of [
    ["rate_limited", 429, `Do this.${saved} ${reachUs}`],
    ["body_too_large", 413, `Do this.${saved} ${reachUs}`],
    ["not_stored", 503, `Do this.${saved} ${reachUs}`],
    ["invalid_body", 400, `${saved} Please try again. ${reachUs}`],
    // Not the function's: it would refuse the browser's form, too.
    ["no_token", 401, `${saved} Please try again. ${reachUs}`],
  ] as const) {
    const json = { error: { code, message: "Do this." } }
    await page.route(contactCall, (route) => route.fulfill({ status, json }), { times: 1 })
    await page.getByRole("button", send).click()
    await expect(answerIn(page).locator("#answer-text")).toHaveText(text)
  }
  complaints.splice(0)
})

test("the form works over plain HTTP, which is not a secure context", async ({ page, site }) => {
  const written = newMessage()
  await openForm(page, english, `http://office.test:${site.port}`)
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([false, false])
  await fillIn(page, english, written)
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  await mailAbout(site, written)
})

test("after sending, the focus is on the answer, which no live region says a second time", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(dropLongTimers)
  await openForm(page, english)
  await page.getByRole("button", send).click()
  const results = answerIn(page)
  await expect(results).toBeFocused()
  await expect(results).toContainText(english.problem)
  await expect(results).toHaveAttribute("data-kind", "failed")

  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).focus()
  await page.keyboard.press("Enter")
  await expect(results).toContainText(english.stored)
  await expect(results).toHaveAttribute("data-kind", "sent")
  await expect(results).toBeFocused()
  await expect(page.locator("form").getByRole("status")).toBeEmpty()
  const toast = page.locator("[data-toast]")
  await expect(toast).toHaveAttribute("data-kind", "success")
  expect(
    await toast.evaluate((element) => element.closest("[role=status],[role=alert],[aria-live]")),
  ).toBeNull()
  await expect(toast.locator("[role=status],[role=alert],[aria-live]")).toHaveCount(0)
  expect(complaints).toEqual([])
})

test("the answer about a message goes when the next one is begun, and the fields do not move", async ({
  page,
}) => {
  await page.addInitScript(dropLongTimers)
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  const { name } = fieldsOf(page, english)
  await name.focus()
  const top = () => name.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await expect(page.locator("[data-toast]")).toBeVisible()
  await page.keyboard.press("L")
  await expect(answerIn(page)).toHaveCount(0)
  // At once, not because its time is over.
  expect(await page.locator("[data-toast]").count()).toBe(0)
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
  await expect(name).toBeFocused()
})

test("on a phone, the field that is typed in stays in place when the connection goes and returns, and so does the button when the last answer goes", async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openForm(page, english)
  await fillIn(page, english, newMessage())
  const { message } = fieldsOf(page, english)
  const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top)
  await message.focus()
  const typing = await topOf(message)
  const notice = page.getByRole("status").locator("> *")
  for (const [isOffline, text] of [
    [true, english.offline],
    [false, "You’re back online."],
  ] as const) {
    await context.setOffline(isOffline)
    await expect(notice).toContainText(text)
    expect(Math.abs((await topOf(message)) - typing), text).toBeLessThan(1)
  }
  await page.route(contactCall, refuse, { times: 1 })
  const button = page.getByRole("button", send)
  await button.click()
  await expect(answerIn(page)).toContainText(english.notSent)
  const release = await hold(page, letThrough)
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  const pressed = await topOf(button)
  await button.click()
  await expect(answerIn(page)).toHaveCount(0)
  expect(Math.abs((await topOf(page.locator("form [type=submit]"))) - pressed)).toBeLessThan(1)
  release()
  await expect(answerIn(page)).toContainText(english.stored)
  complaints.splice(0)
})

test("the toast is at the window's edge in browsers, such as Safari before 18.4, that place it in a container instead", async ({
  page,
}) => {
  await page.goto(english.path)
  const containers = await page.locator("form").evaluate((form) => {
    const around: string[] = []
    for (let element = form.parentElement; element; element = element.parentElement)
      around.push(getComputedStyle(element).containerType)
    return around.filter((type) => type !== "normal")
  })
  expect(containers).toEqual([])
})

test("no toast of the last attempt stands above the next one", async ({ page, complaints }) => {
  await openForm(page, english)
  const toast = page.locator("[data-toast]")
  await page.route(contactCall, (route) => route.abort(), { times: 1 })
  await fillIn(page, english, newMessage())
  await page.getByRole("button", send).click()
  await expect(toast).toContainText(english.failed.text)
  expect(complaints.splice(0)).toHaveLength(2)
  const release = await hold(page, letThrough)
  await page.getByRole("button", send).click()
  await expect(page.getByRole("button", { name: english.sending })).toBeVisible()
  expect(await toast.count()).toBe(0)
  release()
  await expect(toast).toContainText(english.sent.title)
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.problem)
  expect(await toast.count()).toBe(0)
})

test("the toast disappears by itself ten seconds after the last attempt, stays while hovered or focused, and closes on Escape", async ({
  page,
}) => {
  await openForm(page, english)
  // Stopped, so that the toast's time passes only below, however slow the machine is.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  /** React takes its turns by messages, which the stopped clock does not hold back: after a few of them it has heard of the last event. */
  const pass = async (milliseconds: number) => {
    await page.evaluate(async () => {
      for (let turn = 0; turn < 10; turn++)
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage(undefined)
        })
    })
    await page.clock.fastForward(milliseconds)
  }
  const toast = page.locator("[data-toast]")
  const sendOne = async () => {
    await fillIn(page, english, newMessage())
    await page.getByRole("button", send).click()
    await expect(toast).toBeVisible()
  }
  const close = toast.getByRole("button", { name: english.close })
  const { name } = fieldsOf(page, english)
  await sendOne()
  await pass(9_000)
  await expect(toast).toBeVisible()
  await sendOne()
  await expect(answerIn(page)).toBeFocused()
  await pass(9_000)
  await expect(toast).toBeVisible()
  await pass(1_000)
  await expect(toast).toHaveCount(0)

  await sendOne()
  await expect(answerIn(page)).toBeFocused()
  await toast.hover()
  await pass(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await close.focus()
  await name.focus()
  await pass(10_000)
  await expect(toast).toHaveCount(0)
  await expect(name).toBeFocused()

  await sendOne()
  await close.focus()
  await pass(60_000)
  await expect(toast).toBeVisible()
  // Moving the pointer over it does not close it for a visitor whose focus is inside.
  await toast.hover()
  await page.mouse.move(0, 0)
  await pass(60_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(toast).toHaveCount(0)
  await expect(answerIn(page)).toBeFocused()

  await sendOne()
  await page.keyboard.press("Shift")
  await pass(0)
  await expect(toast).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(toast).toHaveCount(0)
})

test("the honeypot cannot be reached by keyboard or screen reader", async ({ page }) => {
  await openForm(page, english)
  await expect(page.getByRole("textbox")).toHaveCount(4)
  await fieldsOf(page, english).name.focus()
  const reached: (string | null)[] = []
  for (let presses = 0; presses < 8; presses++) {
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? null))
    await page.keyboard.press("Tab")
  }
  expect(reached).toContain("message")
  expect(reached).not.toContain("subject")
})

test("a filled honeypot marks the message but does not stop it", async ({ page, site }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, written)
  await page.locator("[name=subject]").evaluate((input: HTMLInputElement) => {
    input.value = "cheap pills"
  })
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  const marked = await mailAbout(site, written)
  expect(marked.subject).toMatch(/spam/i)
})

test("an address that is copied with invisible marks is accepted", async ({ page, site }) => {
  const written = newMessage()
  await openForm(page, english)
  await fillIn(page, english, { ...written, email: `\u202a${written.email}\u202c` })
  await page.getByRole("button", send).click()
  await expect(answerIn(page)).toContainText(english.stored)
  await mailAbout(site, written)
})

test("long pasted text is not cut", async ({ page }) => {
  await openForm(page, english)
  const { message } = fieldsOf(page, english)
  await message.evaluate((element) => {
    element.focus()
    document.execCommand("insertText", false, "x".repeat(5100))
  })
  expect(await message.inputValue()).toHaveLength(5100)
})

test("a form that crashes says so and still shows phone and email", async ({ page, complaints }) => {
  await page.route(english.path, async (route) => {
    const response = await route.fetch()
    const broken = (await response.text()).replace('"errorSummary"', '"gone"')
    await route.fulfill({ response, body: broken.replace('"labels"', '"gone"') })
  })
  await page.goto(english.path)
  const alert = page.getByRole("alert")
  await expect(alert.getByRole("heading")).toHaveText("Unexpected Application Error!")
  await expect(alert.getByRole("link", { name: reach.phone.label })).toBeVisible()
  await expect(alert.getByRole("link", { name: business.email })).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  complaints.splice(0)
})

test("letters in the fields are never smaller than 16 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(english.path)
  await expectReact(page)
  for (const field of Object.values(fieldsOf(page, english)))
    expect(
      await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16)
})
