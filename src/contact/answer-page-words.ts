import type { Language } from "../languages.ts"
import type { FieldName } from "./message.ts"

export interface AnswerWords {
  readonly problemTitle: string
  readonly problemText: string
  readonly whatNext: string
  readonly home: string
  readonly another: string
  readonly otherWays: string
  readonly goBack: string
  readonly contactPage: string
  readonly send: string
  readonly labels: Readonly<Record<FieldName, string>>
  /** TCPA: what the number is used for. GLBA: what not to put into a message. */
  readonly hints: Readonly<Partial<Record<FieldName, string>>>
}

export const answerWords: Readonly<Record<Language, AnswerWords>> = {
  en: {
    problemTitle: "There is a problem",
    problemText: "Please check these answers. Nothing you wrote was lost.",
    whatNext: "We’ll read what you wrote and answer by email or phone.",
    home: "Back to the home page",
    another: "Write another message",
    otherWays: "You can also call or write to us",
    goBack: "To find what you wrote, go back in your browser. Or open the contact page again.",
    contactPage: "Open the contact page",
    send: "Send again",
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone (optional)",
      message: "Message",
    },
    hints: {
      phone: "We use your number only to reply to this message.",
      message: "Please don’t send Social Security or account numbers.",
    },
  },
  es: {
    problemTitle: "Hay un problema",
    problemText: "Revise estos datos, por favor. No se perdió nada de lo que escribió.",
    whatNext: "Leeremos lo que escribió y le responderemos por correo electrónico o por teléfono.",
    home: "Volver a la página de inicio",
    another: "Escribir otro mensaje",
    otherWays: "También puede llamarnos o escribirnos",
    goBack:
      "Regrese a la página anterior para recuperar lo que escribió, o abra de nuevo la página de contacto.",
    contactPage: "Abrir la página de contacto",
    send: "Enviar de nuevo",
    labels: {
      name: "Nombre",
      email: "Correo electrónico",
      phone: "Teléfono (opcional)",
      message: "Mensaje",
    },
    hints: {
      phone: "Usaremos su número solo para responder a este mensaje.",
      message: "Por favor, no envíe números de Seguro Social ni de cuenta.",
    },
  },
}
