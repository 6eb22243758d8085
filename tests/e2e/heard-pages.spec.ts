/**
 * What a screen reader finds on each page, as files, so that any change shows up in review. After an
 * intended change, see docs/accessibility.md.
 */
import { allRoutes, pathTo } from "../../src/routes.ts"
import { formNotices } from "../../src/site/copy/form-notices.ts"
import { isSample } from "../is-sample.ts"
import {
  answerIn,
  contactCall,
  contactPages,
  expect,
  expectReact,
  fillIn,
  hold,
  newMessage,
  openForm,
  refuse,
  test,
} from "./fixtures.ts"

// Another business's words are its own.
test.skip(!isSample)

// A Wednesday on which the office is open.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-18T15:00:00Z")))

const pages = [
  ...allRoutes().map(({ page, language, path }) => ({ name: `${page}-${language}`, path })),
  { name: "not-found-en", path: "/no-such-page" },
  { name: "not-found-es", path: "/es/no-such-page" },
]

for (const { name, path } of pages)
  test(`${path} has the reviewed accessibility tree`, async ({ page, complaints }) => {
    await page.goto(path)
    if (path === pathTo("contact", name.endsWith("es") ? "es" : "en"))
      await expect(page.locator("tr[aria-current]")).toHaveCount(1)
    expect(await page.locator("body").ariaSnapshot()).toMatchSnapshot(`${name}.yml`)
    const main = page.getByRole("main")
    const wide = await main.ariaSnapshot()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await main.ariaSnapshot(), "on a narrow screen").toBe(wide)
    if (name.startsWith("not-found")) complaints.splice(0)
  })

for (const words of contactPages)
  test(`the form has the reviewed accessibility trees, from empty to sent (${words.language})`, async ({
    page,
    complaints,
  }) => {
    const form = page.locator("form")
    const send = page.getByRole("button", { name: words.send })
    const expectHeard = async (moment: string) =>
      expect(await form.ariaSnapshot()).toMatchSnapshot(`form-${moment}-${words.language}.yml`)
    await page.goto(words.path)
    await expectReact(page)
    await send.click()
    await expect(answerIn(page)).toContainText(words.problem)
    await expectHeard("with-problems")

    const written = newMessage()
    await fillIn(page, words, { ...written, message: "I would like to see a house." })
    const answer = await hold(page, refuse)
    await send.click()
    await expect(page.getByRole("button", { name: words.sending })).toBeDisabled()
    await expectHeard("sending")
    answer()
    await expect(answerIn(page)).toContainText(words.notSent)
    await expectHeard("not-sent")

    await page.route(contactCall, (route) => route.fulfill({ json: { id: "one" } }))
    await send.click()
    await expect(answerIn(page)).toContainText(words.stored)
    await expectHeard("sent")
    complaints.splice(0)
  })

for (const words of contactPages) {
  test(`header, open menu and bar of a narrow screen have the reviewed accessibility trees (${words.language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(words.path)
    const banner = page.getByRole("banner")
    const closed = await banner.ariaSnapshot()
    await banner.getByRole("button").click()
    await expect(banner.getByRole("navigation")).toBeVisible()
    const open = await banner.ariaSnapshot()
    const bar = await page.locator("body > nav").ariaSnapshot()
    expect([closed, open, bar].join("\n\n")).toMatchSnapshot(`narrow-${words.language}.yml`)
  })

  test(`the form has the reviewed accessibility trees with a restored draft, offline and online again (${words.language})`, async ({
    page,
    context,
  }) => {
    const form = page.locator("form")
    const trees: string[] = []
    const hear = async (text: string) => {
      await expect(form.getByRole("status")).toContainText(text)
      trees.push(await form.ariaSnapshot())
    }
    await openForm(page, words)
    await fillIn(page, words, { name: "Ana López" })
    await page.reload()
    await hear(words.restored)
    await context.setOffline(true)
    await hear(words.offline)
    await context.setOffline(false)
    await hear(formNotices[words.language].backOnline)
    expect(trees.join("\n\n")).toMatchSnapshot(`form-draft-and-connection-${words.language}.yml`)
  })
}
