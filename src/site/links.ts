import { business } from "../business.ts"
import type { Language } from "../languages.ts"
import { formatPhone } from "../phone.ts"
import { pathTo } from "../routes.ts"

/** The office's phone and email, as text and as links. */
export const office = {
  phone: { label: await formatPhone(business.phone), href: `tel:${business.phone}` },
  email: { label: business.email, href: `mailto:${business.email}` },
}

/** The office's formatted WhatsApp number, if it has one. */
export const chatNumber = business.whatsapp && (await formatPhone(business.whatsapp))

/** Public license register of the Nationwide Multistate Licensing System. */
export const nmlsConsumerAccess = "https://www.nmlsconsumeraccess.org/"

/**
 * WhatsApp's click-to-chat link, which opens a chat with the office with the greeting already typed.
 * @param greeting what the visitor would say first, in the page's language
 * @returns undefined if the office has no WhatsApp number
 */
export function chatLink(greeting: string): string | undefined {
  if (!business.whatsapp) return undefined
  return `https://wa.me/${business.whatsapp.replace("+", "")}?text=${encodeURIComponent(greeting)}`
}

/** The error correction of a QR code, and the modules of white around it (ISO/IEC 18004, section 5.3.8). */
export const qrCode = { ecc: "M", quietZone: 4 } as const

/**
 * A QR code drawn by an external service (specification, section 2, Flyer): black on white, with the quiet zone,
 * so that it covers whatever lies beneath it.
 * @param address the URL in the code
 * @param pixels width and height of the picture
 */
export function qrCodeImage(address: string, pixels: number): string {
  const query = new URLSearchParams({
    size: `${pixels}x${pixels}`,
    ecc: qrCode.ecc,
    qzone: String(qrCode.quietZone),
    data: address,
  })
  return `https://api.qrserver.com/v1/create-qr-code/?${query}`
}

/** What a button may ask for: the id of its sentence on the contact page, which ends the button's address. */
export type MessageTopic = "find-a-home" | "list-a-property" | "pre-approval" | "payment-estimate"

/** The contact page, with a message that starts with what the visitor asked for. */
export function contactAbout(topic: MessageTopic, language: Language): string {
  return `${pathTo("contact", language)}#${topic}`
}
