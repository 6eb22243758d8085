import { business } from "../../../business.ts"
import type { ContactCopy } from "../shape.ts"

const { city } = business.address

export const contact: ContactCopy = {
  head: {
    title: `Contacto: oficina en ${city} | ${business.name}`,
    description: `Escriba, llame, chatee o reserve una cita con nuestra oficina en ${city}, Georgia. Horario, teléfono, WhatsApp y correo. Respondemos dentro de ${business.responseHours} horas.`,
    card: "Toque la puerta que quiera.",
  },
  hero: {
    title: "Toque la puerta que quiera.",
    lead: `Escriba, llame, chatee o reserve una cita. Si nos escribe, respondemos dentro de ${business.responseHours} horas.`,
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
    privacy: { before: "Qué hacemos con lo que nos envía: ", link: "Política de privacidad", after: "." },
    errorSummary: "Hay un problema",
    closeNotice: "Cerrar este aviso",
    sent: {
      title: "Tenemos su mensaje.",
      text: `Quedó guardado y va camino a la oficina, que le responderá dentro de ${business.responseHours} horas.`,
    },
    failed: {
      title: "Su mensaje no se envió.",
      text: {
        before: "Lo que escribió sigue en el formulario. Inténtelo de nuevo, llame al ",
        between: " o escriba a ",
        after: ".",
      },
    },
    offline: {
      title: "No tiene conexión.",
      text: "Lo que escriba se queda aquí. Cuando vuelva la conexión, pulse “Enviar mensaje”.",
      meanwhile: {
        before: "El teléfono funciona sin ella: llame al ",
        between: ". Nuestro correo es ",
        after: ".",
      },
    },
    backOnline: "Ya tiene conexión. Pulse “Enviar mensaje” cuando quiera.",
    draftRestored: {
      text: "Esto es lo que había empezado a escribir. Está únicamente en este navegador y se borra después de un día.",
      erase: "Borrarlo",
    },
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
    action: "Elegir un horario",
  },
  steps: {
    title: "Qué sigue",
    items: [
      { who: "Usted", does: "nos cuenta en unas líneas qué piensa hacer y qué idioma prefiere." },
      {
        who: "La oficina",
        does: `lo lee y responde dentro de ${business.responseHours} horas, por correo electrónico o por teléfono.`,
      },
      {
        who: "Un agente o un oficial de préstamos",
        does: "acuerda una hora con usted y le dice qué tener a la mano.",
      },
    ],
  },
}
