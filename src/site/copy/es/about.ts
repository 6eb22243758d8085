import { business } from "../../../business.ts"
import type { AboutCopy } from "../shape.ts"
import { story } from "./story.ts"

const { city, region, regionName } = business.address

export const about: AboutCopy = {
  head: {
    title: `Nuestro equipo en ${city}, ${region} | ${business.name}`,
    description: `Quiénes somos: un solo equipo para la casa y el préstamo en ${city}, ${regionName}. Nuestra misión, nuestros valores y cómo trabajamos juntos para usted.`,
    card: story.about.title,
  },
  hero: {
    title: story.about.title,
    lead: `Le ayudamos a comprar, vender y financiar su casa en ${city}, ${regionName}. Un solo equipo se ocupa de la casa y del préstamo, y le dice cómo va cada uno.`,
  },
  name: story.about.name,
  mission: {
    title: "Nuestra misión",
    text: "Que usted compre y venda con los ojos abiertos: la casa, el préstamo y cada paso del proceso, explicados con palabras de todos los días.",
  },
  vision: {
    title: "Nuestra visión",
    text: "Una ciudad donde nadie firme una hoja que no entienda y donde usted siempre sepa a quién preguntar.",
  },
  values: {
    title: "Nuestros valores",
    items: {
      integrity: {
        title: "Integridad",
        text: "Le decimos lo que nosotros quisiéramos saber en su lugar, aunque nos cueste la venta.",
      },
      excellence: {
        title: "Excelencia",
        text: "Revisamos fechas, nombres y cifras dos veces. Un solo dato equivocado puede retrasar un cierre.",
      },
      clientFocused: {
        title: "Enfoque en el cliente",
        text: "Sus planes marcan el ritmo. Primero preguntamos; después aconsejamos.",
      },
      innovation: {
        title: "Innovación",
        text: "Usamos herramientas nuevas cuando le ahorran tiempo, y el teléfono cuando no.",
      },
    },
  },
  integratedApproach: {
    title: "Nuestro enfoque integrado",
    paragraphs: [
      `Muchas veces el agente conoce la casa, el oficial de préstamos conoce los números y quien compra lleva y trae los mensajes. ${story.about.together}`,
      "Con su permiso, se mantienen al tanto. Si una reparación mueve la fecha, su oficial de préstamos se entera. Cuando ya hay fecha para la tasación (avalúo), su agente lo sabe. Usted pregunta una vez y recibe una sola respuesta.",
      "Cuente con nosotros para la casa, el préstamo o ambos. Usar un servicio no obliga a usar el otro.",
    ],
  },
  contact: {
    title: "Conversemos.",
    text: "Cuéntenos qué piensa hacer, en unas líneas o por teléfono.",
    action: "Contáctenos hoy",
  },
}
