import { HtmlValidate } from "html-validate"
import { describe, expect, test } from "vitest"
import { business } from "../../src/business.ts"
import { message, sendForm, sendJson, startSite } from "./running-site.ts"

const htmlValidate = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: { "doctype-style": "off", "tel-non-breaking": "off" },
})

async function expectValid(html: string) {
  const report = await htmlValidate.validateString(html)
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([])
}

describe("an ordinary form post", () => {
  test("is stored, and answered with a page in the visitor's language", async () => {
    const site = await startSite()
    const response = await sendForm(site, { ...message, language: "es" })
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toContain("text/html")
    const html = await response.text()
    expect(html).toContain('<html lang="es">')
    expect(html).toContain("¡Mensaje Enviado!")
    expect(html).toContain(`Nos pondremos en contacto con usted dentro de ${business.responseHours} horas.`)
    expect(await site.store.list()).toMatchObject([{ ...message, language: "es" }])
    await expectValid(html)
  })

  test("in English gets the specification's words", async () => {
    const site = await startSite()
    const html = await (await sendForm(site, { ...message, language: "en" })).text()
    expect(html).toContain("Message Sent!")
    expect(html).toContain(`We'll get back to you within ${business.responseHours} hours.`)
  })

  test("keeps the visitor's line breaks and counts as a repeat of the script's message", async () => {
    const site = await startSite()
    await sendForm(site, { ...message, message: "one\r\ntwo" })
    await sendJson(site, { ...message, message: "one\ntwo" })
    expect((await site.store.list()).map((row) => row.message)).toEqual(["one\ntwo"])
  })

  test("with errors gets the visitor's words back, escaped, with each error linked to its field", async () => {
    const site = await startSite()
    const typed = {
      name: '"><script>alert(1)</script>',
      email: "ana",
      phone: "",
      message: "\n</textarea><b>hi</b>",
    }
    const response = await sendForm(site, { ...typed, language: "es" })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('role="alert"')
    expect(html).toContain(
      '<a href="#email">Escriba un correo electrónico con el formato correcto, como nombre@ejemplo.com</a>',
    )
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain("\n\n&lt;/textarea&gt;&lt;b&gt;hi&lt;/b&gt;</textarea>")
    expect(html).not.toContain("<script")
    expect(html).toContain(`href="tel:${business.phone}"`)
    expect(html).toContain(`href="mailto:${business.email}"`)
    await expectValid(html)
  })

  test("without fields gets an empty form, in English", async () => {
    const site = await startSite()
    const response = await sendForm(site, {})
    expect([response.status, response.headers.get("content-language")]).toEqual([400, "en"])
    const html = await response.text()
    expect(html.match(/ value="[^"]*"/g)).toEqual([' value="en"', ' value=""', ' value=""', ' value=""'])
    expect(html).toContain("\n</textarea>")
  })

  test("that could not be stored gets a page that says so and offers to send the same words again", async () => {
    const site = await startSite({ DATABASE_URL: "sqlite:/proc/nowhere/contact.db" })
    const response = await sendForm(site, { ...message, language: "en" })
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain("Failed to send message. Please try again.")
    expect(html).toContain("not accepted")
    expect(html).toContain(`value="${message.name}"`)
    await expectValid(html)
  })

  test("gets a page that can load and run nothing, with its style allowed by hash", async () => {
    const site = await startSite()
    const response = await sendForm(site, message)
    const policy = response.headers.get("content-security-policy") ?? ""
    const style = /<style>([\s\S]*)<\/style>/.exec(await response.text())?.[1] ?? ""
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style))
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString("base64")}'`)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test("with a filled honeypot is marked, and answered like any other", async () => {
    const site = await startSite()
    const response = await sendForm(site, { ...message, subject: "SEO offer" })
    expect(response.status).toBe(200)
    expect(await site.store.list()).toMatchObject([{ suspicious: true }])
  })

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another origin that the browser names", { "sec-fetch-site": "cross-site" }],
    ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a null origin that nobody vouches for", { origin: "null" }],
    ["a subdomain", { "sec-fetch-site": "same-site", origin: business.origin.replace("//", "//blog.") }],
  ])("from %s is refused", async (_, headers) => {
    const site = await startSite()
    const response = await sendForm(site, message, {
      "accept-language": "es-MX",
      ...(headers as Record<string, string>),
    })
    expect(response.status).toBe(403)
    expect(response.headers.get("content-language")).toBe("es")
    expect(await response.text()).toContain(
      "Solo recibimos mensajes enviados desde nuestra propia página de contacto.",
    )
    expect(await site.store.list()).toEqual([])
  })

  test("is accepted from the public origin, an allowed origin, or without any origin headers", async () => {
    const site = await startSite({ ALLOWED_ORIGINS: "https://partner.example.net" })
    const headers: Record<string, string>[] = [
      { origin: business.origin },
      { origin: "https://partner.example.net" },
      { origin: "null", "sec-fetch-site": "same-origin" },
      {},
    ]
    for (const [index, given] of headers.entries()) {
      expect((await sendForm(site, { ...message, name: `Ana ${index}` }, given)).status).toBe(200)
    }
  })
})
