import { business } from "../../../business.ts"
import type { ContactCopy } from "../shape.ts"
import { formNotices } from "./form-notices.ts"

const { city, regionName } = business.address

export const contact: ContactCopy = {
  head: {
    title: `Contacto: oficina en ${city} | ${business.name}`,
    description: `Escríbanos, llámenos o programe una consulta con la oficina de ${city}, ${regionName}. Respondemos en menos de ${business.responseHours} horas.`,
    card: "Escríbanos o llámenos.",
  },
  hero: {
    title: "Escríbanos o llámenos.",
    lead: `Puede escribirnos en español. Le responderemos en menos de ${business.responseHours} horas, aunque sea fin de semana.`,
  },
  form: {
    title: "Envíenos un mensaje",
    labels: {
      name: "Nombre",
      email: "Correo electrónico",
      phone: "Teléfono",
      message: "Mensaje",
    },
    optional: "(opcional)",
    hints: {
      phone: "Usaremos su número solo para responder a este mensaje.",
      message: "Por favor, no envíe números de Seguro Social ni de cuenta.",
    },
    submit: "Enviar mensaje",
    submitting: "Enviando...",
    privacy: {
      before: "Sepa qué pasa con su mensaje en nuestra ",
      link: "política de privacidad",
      after: ".",
    },
  },
  notices: formNotices,
  beginnings: {
    "find-a-home": "Quisiera buscar una casa.",
    "list-a-property": "Quisiera poner una propiedad en venta.",
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
    text: "Elija día y hora en nuestro calendario en línea.",
    details: "Antes de la consulta le diremos dónde será, cuánto dura y si tiene costo.",
    action: "Elegir día y hora",
  },
  steps: {
    title: "Qué sigue",
    items: [
      { who: "Usted", does: "nos cuenta qué piensa hacer y qué idioma prefiere." },
      { who: "La oficina", does: "lee su mensaje y le responde por correo electrónico o por teléfono." },
      {
        who: "Un agente o un oficial de préstamos",
        does: "acuerda una hora con usted y le dice qué debe tener listo.",
      },
    ],
  },
}
