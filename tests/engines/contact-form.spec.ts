import { hints } from "../../src/contact/form-words.ts"
import { type ContactPage, contactPages, mailAbout, newMessage } from "../e2e/fixtures.ts"
import { keys } from "./browser.ts"
import { expect, test } from "./fixtures.ts"
import type { Visitor } from "./visitor.ts"

type Message = ReturnType<typeof newMessage>
type Label = keyof Message

const nothing: Message = { name: "", email: "", phone: "", message: "" }
const fieldNames: readonly Label[] = ["name", "email", "phone", "message"]

/** Opens a contact page and waits until React has taken the form over. */
async function openForm(visitor: Visitor, { path }: ContactPage): Promise<void> {
  await visitor.open(path)
  await visitor.sees(true, () => document.forms[0]?.noValidate)
}

async function write(visitor: Visitor, { labels }: ContactPage, message: Partial<Message>): Promise<void> {
  for (const [name, text] of Object.entries(message)) await visitor.type(labels[name as Label], text)
}

const holds = (visitor: Visitor, message: Message) =>
  visitor.sees(
    message,
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, document.querySelector<HTMLInputElement>(`#${name}`)?.value]),
      ) as unknown as Message,
    fieldNames,
  )

for (const words of contactPages)
  test.describe(`the contact form (${words.language})`, () => {
    test("sends the message, says so, and the mail reaches the office as it was written", async ({
      visitor,
      front,
      site,
    }) => {
      const written = newMessage("¿Podemos vernos?\n<b>& 'quotes'")
      await openForm(visitor, words)
      await write(visitor, words, written)
      await holds(visitor, written)
      front.call = "held"
      await visitor.click("button", words.send)
      await visitor.sees([words.sending, true], () =>
        [...document.querySelectorAll<HTMLButtonElement>("form button")].flatMap((button) => [
          button.innerText,
          button.disabled,
        ]),
      )
      // The focus is on the text, because a disabled button cannot have it.
      await visitor.sees(words.sending, () => document.activeElement?.textContent)
      front.release()
      await visitor.hears("[data-toast]", words.sent.title)
      await visitor.hears("[data-toast]", words.sent.text)
      await visitor.hears("form [role=group]", words.stored)
      await visitor.sees("group", () => document.activeElement?.role)
      await holds(visitor, nothing)
      const mail = await mailAbout(site, written)
      expect(mail.replyTo?.[0]).toMatchObject({ address: written.email })
      expect(mail.subject).toContain(written.name)
      for (const text of Object.values(written)) expect(mail.text).toContain(text)
    })

    test("names each problem in the page's language, above the form and at its field", async ({
      visitor,
    }) => {
      await openForm(visitor, words)
      await write(visitor, words, { email: "ana@" })
      await visitor.click("textarea")
      await visitor.read(() => document.execCommand("insertText", false, "x".repeat(5001)))
      await visitor.click("button", words.send)
      await visitor.hears("form [role=group] h3", words.problem)
      await visitor.sees([words.missingName, words.wrongEmail, words.tooLong], () =>
        [...document.querySelectorAll("form [role=group] a")].map(({ textContent }) => textContent),
      )
      await visitor.hears("#name-error", words.missingName)
      await visitor.hears("#email-error", words.wrongEmail)
      const { phone, message } = hints[words.language]
      await visitor.sees(
        [
          ["true", words.missingName],
          ["true", words.wrongEmail],
          [null, phone],
          ["true", `${words.tooLong} ${message}`],
        ],
        (names) =>
          names.map((name) => {
            const field = document.querySelector(`#${name}`)
            const described = field?.getAttribute("aria-describedby")?.split(" ") ?? []
            return [
              field?.getAttribute("aria-invalid") ?? null,
              described.map((id) => document.getElementById(id)?.innerText).join(" "),
            ]
          }),
        fieldNames,
      )
      await visitor.sees(
        "650",
        () => getComputedStyle(document.querySelector("#name-error") as Element).fontWeight,
      )
      await visitor.click("form [role=group] a", words.wrongEmail)
      await visitor.sees(["email", "ana@", false], () => {
        const { id, value } = document.activeElement as HTMLInputElement
        return [id, value, location.href.includes("#")]
      })
    })

    test("keeps what was written when sending fails, says so, and sends it when asked again", async ({
      visitor,
      front,
      site,
    }) => {
      const written = newMessage("Hi.")
      await openForm(visitor, words)
      await write(visitor, words, written)
      front.call = "refused"
      await visitor.click("button", words.send)
      await visitor.hears("[data-toast]", words.failed.title)
      await visitor.hears("[data-toast]", words.failed.text)
      await visitor.hears("form [role=group]", words.notSent)
      await holds(visitor, written)
      expect((await visitor.complaints()).join()).toContain("The contact message was not sent")
      front.call = "through"
      await visitor.click("button", words.send)
      await visitor.hears("form [role=group]", words.stored)
      await mailAbout(site, written)
    })

    test("says at once when it is offline, and sends when the connection is back", async ({
      visitor,
      front,
      site,
    }) => {
      const written = newMessage("Hi.")
      await openForm(visitor, words)
      await write(visitor, words, written)
      front.call = "lost"
      await visitor.browser.setOffline(true)
      await visitor.hears("[role=status]", words.offline)
      await visitor.click("button", words.send)
      await visitor.hears("form [role=group]", words.offline)
      await holds(visitor, written)
      front.call = "through"
      await visitor.browser.setOffline(false)
      await visitor.gone("form [role=group] h3")
      await visitor.click("button", words.send)
      await visitor.hears("form [role=group]", words.stored)
      await mailAbout(site, written)
      await visitor.complaints()
    })

    test("restores a draft after a reload, says so, and erases it on request", async ({ visitor }) => {
      const written = newMessage("Hi.")
      await openForm(visitor, words)
      await write(visitor, words, written)
      await visitor.browser.reload()
      await holds(visitor, written)
      await visitor.hears("[role=status]", words.restored)
      await visitor.click("button", words.erase)
      await holds(visitor, nothing)
    })

    test("is an ordinary form without JavaScript, answered with a page", async ({ visitor, front, site }) => {
      const written = newMessage("Sin JavaScript.")
      front.hasScripts = false
      await visitor.open(words.path)
      await write(visitor, words, { ...written, email: "ana@" })
      // The browser's own check of the address keeps it here, and goes to it.
      await expect(async () => {
        await visitor.click("button", words.send)
        expect(await visitor.read(() => document.activeElement?.id)).toBe("email")
      }).toPass()
      await write(visitor, words, { email: "example.com" })
      // By keyboard: the browser's message about the address would take a click for itself.
      await visitor.browser.press(keys.enter)
      await visitor.hears("h1", words.sent.title)
      await visitor.hears("main", words.sent.text)
      expect((await mailAbout(site, written)).text).toContain(written.message)
    })
  })
