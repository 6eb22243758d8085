import { test as base, type ConsoleMessage, expect, type Page, type Route } from "@playwright/test"
import type { Email } from "postal-mime"
import { business } from "../../src/business.ts"
import { contactFunctionPath } from "../../src/contact/handler.ts"
import { message } from "../sample-message.ts"
import { type Site, startSite } from "./site.ts"

export { expect } from "@playwright/test"

interface TestFixtures {
  /**
   * The browser's complaints: console errors and warnings, exceptions, CSP violations. A test that
   * expects some removes them; any that remain fail it.
   */
  readonly complaints: string[]
}

interface WorkerFixtures {
  readonly site: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const listen = (page: Page) => {
        page.on("console", (message: ConsoleMessage) => {
          // The flyer's QR code comes from another host (specification, section 2), which is not
          // reachable here.
          if (message.location().url.startsWith("https://api.qrserver.com/")) return
          if (["error", "warning"].includes(message.type())) complaints.push(message.text())
        })
        page.on("pageerror", ({ message }) => {
          // Chromium reports this when navigating from a page with view transitions to one without; it is
          // not our error.
          if (!message.startsWith("Transition was aborted")) complaints.push(message)
        })
      }
      context.on("page", listen)
      await use(complaints)
      expect(complaints, "the browser's complaints").toEqual([])
    },
    { auto: true },
  ],
})

/** The contact form's visible text. */
export const contactPages = [
  {
    language: "en",
    path: "/contact",
    labels: { name: "Name", email: "Email", phone: "Phone (optional)", message: "Message" },
    send: "Send Message",
    sending: "Sending...",
    sent: { title: "Message Sent!", text: `We'll get back to you within ${business.responseHours} hours.` },
    stored: "We have your message.",
    failed: { title: "Error", text: "Failed to send message. Please try again." },
    notSent: "Your message was not sent.",
    unanswered: "We can’t tell whether your message arrived.",
    problem: "There is a problem",
    missingName: "Enter your name",
    wrongEmail: "Enter an email address in the correct format, like name@example.com",
    tooLong: "Message must be 5,000 characters or fewer",
    offline: "You’re offline.",
    restored: "Here’s what you started to write.",
    begun: "We’ve started your message. You can change it.",
    erase: "Delete it",
    close: "Close this notice",
  },
  {
    language: "es",
    path: "/es/contacto",
    labels: {
      name: "Nombre",
      email: "Correo electrónico",
      phone: "Teléfono (opcional)",
      message: "Mensaje",
    },
    send: "Enviar mensaje",
    sending: "Enviando...",
    sent: {
      title: "¡Mensaje Enviado!",
      text: `Nos pondremos en contacto con usted dentro de ${business.responseHours} horas.`,
    },
    stored: "Recibimos su mensaje.",
    failed: {
      title: "Error",
      text: "No se pudo enviar el mensaje. Por favor, inténtelo de nuevo.",
    },
    notSent: "Su mensaje no se envió.",
    unanswered: "No sabemos si su mensaje llegó.",
    problem: "Hay un problema",
    missingName: "Escriba su nombre",
    wrongEmail: "Escriba un correo electrónico con el formato correcto, como nombre@ejemplo.com",
    tooLong: "El mensaje debe tener 5,000 caracteres como máximo",
    offline: "No tiene conexión.",
    restored: "Esto es lo que empezó a escribir.",
    begun: "Le empezamos el mensaje. Puede cambiarlo.",
    erase: "Borrarlo",
    close: "Cerrar este aviso",
  },
] as const

export type ContactPage = (typeof contactPages)[number]

export const contactCall = `**${contactFunctionPath}`

/** As the function itself does. */
export const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: "internal_error", message: "Refused" } } })
export const letThrough = (route: Route) => route.continue()

/** Holds the next contact call back until the function that it returns is called. */
export async function hold(page: Page, then: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = async (route: Route) => {
    await promise
    await then(route)
  }
  await page.route(contactCall, answer, { times: 1 })
  return resolve
}

/** Finds the four fields by their labels. */
export function fieldsOf(page: Page, { labels }: ContactPage) {
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true })
  return {
    name: field(labels.name),
    email: field(labels.email),
    phone: field(labels.phone),
    message: field(labels.message),
  }
}

/** A unique message. */
export function newMessage(text = "I would like to see a house.") {
  return { ...message, message: `${text}\n\nNo. ${crypto.randomUUID().slice(0, 8)}` }
}

type Written = ReturnType<typeof newMessage>

export async function fillIn(page: Page, words: ContactPage, written: Partial<Written>): Promise<void> {
  const fields = fieldsOf(page, words)
  for (const [name, text] of Object.entries(written)) await fields[name as keyof Written].fill(text)
}

export async function expectFields(page: Page, words: ContactPage, written: Written): Promise<void> {
  const fields = fieldsOf(page, words)
  for (const [name, text] of Object.entries(written))
    await expect(fields[name as keyof Written]).toHaveValue(text)
}

/** What the last attempt to send came to, beside the form. */
export const answerIn = (page: Page) => page.locator("form").getByRole("group")

/** Opens a contact page and waits until React has taken the form over. */
export async function openForm(page: Page, { path }: ContactPage, origin = ""): Promise<void> {
  await page.goto(origin + path)
  await expectReact(page)
}

export async function expectReact(page: Page): Promise<void> {
  await expect(page.locator("form")).toHaveJSProperty("noValidate", true)
}

/** Waits for the one mail that contains this text. */
export async function mailAbout(site: Site, { message }: Written): Promise<Email> {
  const matching = () => site.mails.filter((mail) => mail.text?.includes(message.split("\n").at(-1) ?? ""))
  await expect.poll(() => matching().length, "a mail has arrived").toBeGreaterThan(0)
  const [mail] = matching()
  expect(matching(), "mails about one message").toHaveLength(1)
  if (!mail) throw new Error("unreachable")
  return mail
}
