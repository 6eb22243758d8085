import type { Language } from "../languages.ts"

export interface AnswerWords {
  readonly problemText: string
  readonly whatNext: string
  readonly home: string
  readonly another: string
  readonly otherWays: string
  readonly goBack: string
  readonly contactPage: string
  readonly send: string
}

export const answerWords: Readonly<Record<Language, AnswerWords>> = {
  en: {
    problemText: "Please correct these. Nothing you wrote was lost.",
    whatNext: "We’ll read what you wrote and answer by email or phone.",
    home: "Back to the home page",
    another: "Write another message",
    otherWays: "You can also call or write to us",
    goBack: "To find what you wrote, go back in your browser, or open the contact page again.",
    contactPage: "Open the contact page",
    send: "Send again",
  },
  es: {
    problemText: "Revise estos datos, por favor. No se perdió nada de lo que escribió.",
    whatNext: "Leeremos lo que escribió y le responderemos por correo electrónico o por teléfono.",
    home: "Volver a la página de inicio",
    another: "Escribir otro mensaje",
    otherWays: "También puede llamarnos o escribirnos",
    goBack:
      "Regrese a la página anterior para recuperar lo que escribió, o abra de nuevo la página de contacto.",
    contactPage: "Abrir la página de contacto",
    send: "Enviar de nuevo",
  },
}
