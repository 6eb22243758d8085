import { business } from "../../../business.ts"
import type { ContactCopy } from "../shape.ts"

const { city, regionName } = business.address

export const contact: ContactCopy = {
  head: {
    title: `Contacto: oficina en ${city} | ${business.name}`,
    description: `Escríbanos, llámenos o programe una consulta en ${city}, ${regionName}. Respondemos dentro de ${business.responseHours} horas.`,
    card: "Escríbanos o llámenos.",
  },
  hero: {
    title: "Escríbanos o llámenos.",
    lead: `Puede escribirnos en español. Respondemos dentro de ${business.responseHours} horas, aunque la oficina esté cerrada.`,
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
      message: "Por favor, no envíe números de Seguro Social ni de cuentas.",
    },
    submit: "Enviar mensaje",
    submitting: "Enviando...",
    privacy: { before: "Qué pasa con su mensaje: ", link: "Política de privacidad", after: "." },
    errorSummary: "Hay un problema",
    closeNotice: "Cerrar este aviso",
    sent: {
      title: "Tenemos su mensaje.",
      text: "Ya se guardó y va camino a la oficina.",
    },
    failed: {
      title: "Su mensaje no se envió.",
      text: "Lo que escribió sigue aquí. Inténtelo de nuevo.",
    },
    offline: { title: "No tiene conexión.", text: "Lo que escriba se queda aquí." },
    reachUs: { before: "También puede llamar al ", between: " o escribir a ", after: "." },
    backOnline: "Ya tiene conexión. Puede enviar su mensaje.",
    draftRestored: {
      text: "Esto es lo que empezó a escribir. Se guarda solo en este navegador, un día como máximo.",
      erase: "Borrarlo",
    },
  },
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
    text: "Elija día y hora en nuestra página de citas.",
    details: "Antes le diremos dónde es, cuánto dura y si tiene costo.",
    action: "Elegir un horario",
  },
  steps: {
    title: "Qué sigue",
    items: [
      { who: "Usted", does: "nos cuenta qué piensa hacer y qué idioma prefiere." },
      { who: "La oficina", does: "lo lee y responde por correo o por teléfono." },
      {
        who: "Un agente o un oficial de préstamos",
        does: "acuerda una hora con usted y le dice qué tener listo.",
      },
    ],
  },
}
