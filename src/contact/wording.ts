import { formattingTags, type Language } from "../languages.ts"
import { type FieldName, type FieldProblem, type FieldProblems, fieldLimits, fieldNames } from "./message.ts"
import type { ErrorCode, Refusal } from "./refusal.ts"

interface Notice {
  readonly title: string
  readonly text: string
}

/**
 * Notices fixed by the specification. The form and the answer page without JavaScript show the same ones.
 */
export function noticesIn(
  language: Language,
  responseHours: number,
): Readonly<Record<"sent" | "failed", Notice>> {
  return {
    en: {
      sent: { title: "Message Sent!", text: `We'll get back to you within ${responseHours} hours.` },
      failed: { title: "Error", text: "Failed to send message. Please try again." },
    },
    es: {
      sent: {
        title: "¡Mensaje Enviado!",
        text: `Nos pondremos en contacto con usted dentro de ${responseHours} horas.`,
      },
      failed: { title: "Error", text: "No se pudo enviar el mensaje. Por favor, inténtelo de nuevo." },
    },
  }[language]
}

/** What stays by the form when the toast is gone, in other words: nothing stands on the page twice. */
export function promiseIn(language: Language, responseHours: number): string {
  return {
    en: `You’ll hear back within ${responseHours} hours.`,
    es: `Le responderemos en menos de ${responseHours} horas.`,
  }[language]
}

type ProblemWords = Readonly<Record<FieldName, Readonly<Record<FieldProblem, string>>>>

/** In the style of the GOV.UK Design System: what to do, in the words of the label. */
const problemWords: Readonly<Record<Language, ProblemWords>> = {
  en: {
    name: {
      missing: "Enter your name",
      tooLong: "Name must be {limit} characters or fewer",
      malformed: "Enter your name on one line, without tabs or hidden characters",
    },
    email: {
      missing: "Enter your email address",
      tooLong: "Email address must be {limit} characters or fewer",
      malformed: "Enter an email address in the correct format, like name@example.com",
    },
    phone: {
      missing: "Enter your phone number",
      tooLong: "Phone number must be {limit} characters or fewer",
      malformed: "Enter your phone number on one line, without tabs or hidden characters",
    },
    message: {
      missing: "Enter your message",
      tooLong: "Message must be {limit} characters or fewer",
      malformed: "Message contains a hidden character. Type it again or paste it as plain text",
    },
  },
  es: {
    name: {
      missing: "Escriba su nombre",
      tooLong: "El nombre debe tener {limit} caracteres como máximo",
      malformed: "Escriba su nombre en una sola línea, sin tabulaciones ni caracteres ocultos",
    },
    email: {
      missing: "Escriba su correo electrónico",
      tooLong: "El correo electrónico debe tener {limit} caracteres como máximo",
      malformed: "Escriba un correo electrónico con el formato correcto, como nombre@ejemplo.com",
    },
    phone: {
      missing: "Escriba su número de teléfono",
      tooLong: "El número de teléfono debe tener {limit} caracteres como máximo",
      malformed: "Escriba su número de teléfono en una sola línea, sin tabulaciones ni caracteres ocultos",
    },
    message: {
      missing: "Escriba su mensaje",
      tooLong: "El mensaje debe tener {limit} caracteres como máximo",
      malformed:
        "El mensaje contiene un carácter oculto. Escríbalo de nuevo o péguelo como texto sin formato",
    },
  },
}

/** A message for each invalid field, in the order of the form. */
export function describeProblems(
  problems: FieldProblems,
  language: Language,
): Partial<Record<FieldName, string>> {
  const words: Partial<Record<FieldName, string>> = {}
  for (const field of fieldNames) {
    const problem = problems[field]
    if (!problem) continue
    // Called only if needed: the first use of Intl takes 40 ms on a slow phone.
    const limit = () => fieldLimits[field].toLocaleString(formattingTags[language])
    words[field] = problemWords[language][field][problem].replace("{limit}", limit)
  }
  return words
}

/** The specification gives it in English for both languages. */
export const unexpectedError = "Unexpected Application Error!"

const errorWords: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = {
  en: {
    method_not_allowed: "This URL only accepts POST requests.",
    unsupported_media_type: "Send the message as JSON in UTF-8, without compression.",
    cross_origin: "We only accept messages sent from our own contact page.",
    unauthorized: "The key is missing or wrong.",
    body_too_large: "The message is too long. Please shorten it and send it again.",
    invalid_body: "The message could not be read. Send one JSON object.",
    invalid_fields: "There is a problem with what you wrote.",
    invalid_idempotency_key: "The idempotency key must be 1 to 255 visible ASCII characters.",
    idempotency_conflict: "This idempotency key was already used for another message.",
    rate_limited: "Too many messages in a short time. Please wait {minutes}, then send yours again.",
    not_stored: "Your message was not accepted because we could not save it. Please send it again.",
    not_confirmed:
      "We could not confirm that your message was saved. Please send it again, unchanged: we’ll get it only once.",
    internal_error: unexpectedError,
  },
  es: {
    method_not_allowed: "Esta dirección solo recibe mensajes enviados con POST.",
    unsupported_media_type: "Envíe el mensaje como JSON en UTF-8, sin compresión.",
    cross_origin: "Solo recibimos mensajes enviados desde nuestra propia página de contacto.",
    unauthorized: "Falta la clave o no es correcta.",
    body_too_large: "El mensaje es demasiado largo. Acórtelo y envíelo de nuevo, por favor.",
    invalid_body: "No se pudo leer el mensaje. Envíe un objeto JSON.",
    invalid_fields: "Hay un problema con lo que escribió.",
    invalid_idempotency_key: "La clave de idempotencia debe tener de 1 a 255 caracteres ASCII visibles.",
    idempotency_conflict: "Esta clave de idempotencia ya se usó para otro mensaje.",
    rate_limited:
      "Llegaron demasiados mensajes en poco tiempo. Espere {minutes} y envíe el suyo de nuevo, por favor.",
    not_stored: "Su mensaje no se aceptó porque no pudimos guardarlo. Envíelo de nuevo, por favor.",
    not_confirmed:
      "No pudimos confirmar que su mensaje se haya guardado. Envíelo de nuevo sin cambios, por favor: nos llegará una sola vez.",
    internal_error: unexpectedError,
  },
}

/** Why a message was refused. */
export function describeRefusal({ code, retryAfterSeconds = 0 }: Refusal, language: Language): string {
  const minutes = { style: "unit", unit: "minute", unitDisplay: "long" } as const
  return errorWords[language][code].replace("{minutes}", () =>
    Math.ceil(retryAfterSeconds / 60 || 1).toLocaleString(formattingTags[language], minutes),
  )
}
