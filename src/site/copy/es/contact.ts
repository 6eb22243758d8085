import { business } from "../../../business.ts"
import { hints, labels, optional } from "../../../contact/form-words.ts"
import type { ContactCopy } from "../shape.ts"
import { regionName } from "./region-name.ts"

const { city } = business.address

export const contact: ContactCopy = {
  head: {
    title: `Contacto: oficina en ${city} | ${business.name}`,
    description: `Escríbanos, llámenos o programe una consulta con nuestra oficina de ${city}, ${regionName}. Respondemos en menos de ${business.responseHours} horas.`,
    card: "Escríbanos o llámenos.",
  },
  hero: {
    title: "Escríbanos o llámenos.",
    lead: `Puede escribirnos en español. Respondemos en menos de ${business.responseHours} horas, aunque la oficina esté cerrada.`,
  },
  form: {
    title: "Envíenos un mensaje",
    labels: labels.es,
    optional: optional.es,
    hints: hints.es,
    submit: "Enviar mensaje",
    submitting: "Enviando...",
    privacy: {
      before: "Nuestra ",
      link: "política de privacidad",
      after: " explica qué pasa con su mensaje.",
    },
  },
  beginnings: {
    "find-a-home": "Quisiera buscar una casa.",
    "list-a-property": "Quisiera vender una propiedad.",
    "pre-approval": "Quisiera obtener una preaprobación.",
    "payment-estimate": "Quisiera un estimado de pago.",
  },
  card: {
    title: "Datos de contacto",
    phone: "Teléfono",
    chat: "WhatsApp",
    chatAction: "Chatear por WhatsApp",
    email: "Correo electrónico",
    address: "Oficina",
  },
  booking: {
    title: "Programar una consulta",
    text: "Elija día y hora en línea.",
    details: "¿Dudas sobre el lugar, la duración o el costo? Pregúntenos antes.",
    action: "Elegir día y hora",
  },
  steps: {
    title: "Qué sigue",
    items: [
      { who: "Usted", does: "nos escribe sobre sus planes, en español o inglés." },
      { who: "Nosotros", does: "leemos su mensaje y le respondemos por correo electrónico o teléfono." },
      {
        who: "Un agente o un oficial de préstamos",
        does: "acuerda con usted una hora y le dice qué preparar.",
      },
    ],
  },
}
