import type { Language } from "../languages.ts"
import type { FieldName } from "./message.ts"

// The words that the form on the contact page and the form on the answer page share.

export const labels: Readonly<Record<Language, Readonly<Record<FieldName, string>>>> = {
  en: { name: "Name", email: "Email", phone: "Phone", message: "Message" },
  es: {
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    message: "Mensaje",
  },
}

/** Follows the label of a field that may stay empty. */
export const optional: Readonly<Record<Language, string>> = { en: "(optional)", es: "(opcional)" }

/** TCPA: what the number is used for. GLBA: what not to put into a message. */
export const hints: Readonly<Record<Language, Readonly<Record<"phone" | "message", string>>>> = {
  en: {
    phone: "We use your number only to reply to this message.",
    message: "Please don’t send Social Security or account numbers.",
  },
  es: {
    phone: "Usaremos su número solo para responder a este mensaje.",
    message: "Por favor, no envíe números de Seguro Social ni de cuenta.",
  },
}

/** Title above the list of invalid fields. */
export const errorSummary: Readonly<Record<Language, string>> = {
  en: "There is a problem",
  es: "Hay un problema",
}
