import { errorSummary } from "../../../contact/form-words.ts"
import type { FormNotices } from "../shape.ts"

export const formNotices: FormNotices = {
  errorSummary: errorSummary.es,
  begun: "Le empezamos el mensaje. Puede cambiarlo.",
  closeNotice: "Cerrar este aviso",
  sent: {
    title: "Recibimos su mensaje.",
    text: "Ya se guardó y va camino a la oficina.",
  },
  failed: {
    title: "Su mensaje no se envió.",
    text: "Lo que escribió sigue aquí.",
  },
  tryAgain: "Inténtelo de nuevo.",
  offline: { title: "No tiene conexión.", text: "Su texto se queda aquí." },
  unanswered: {
    title: "No sabemos si su mensaje llegó.",
    text: "Lo que escribió sigue aquí. Envíelo de nuevo sin cambios: nos llegará una sola vez.",
  },
  reachUs: { before: "También puede llamar al ", between: " o escribir a ", after: "." },
  backOnline: "Ya tiene conexión. Puede enviar su mensaje.",
  draftRestored: {
    text: "Esto es lo que empezó a escribir. Está guardado en este navegador; pasado un día, se borra la próxima vez que abra este sitio.",
    erase: "Borrarlo",
  },
}
