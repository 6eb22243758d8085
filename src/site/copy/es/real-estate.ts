import { business } from "../../../business.ts"
import type { RealEstateCopy } from "../shape.ts"

const { city, region } = business.address

export const realEstate: RealEstateCopy = {
  head: {
    title: `Bienes raíces en ${city}, ${region} | ${business.name}`,
    description: `¿Va a comprar o vender en ${city}, Georgia? Vea qué pasa y en qué orden, qué hace su agente en cada paso y cómo empezar.`,
    card: "Conozca la casa antes de firmar.",
  },
  hero: {
    title: "Conozca la casa antes de firmar.",
    lead: "Tanto si compra como si vende, su agente le dice qué tiene delante: el precio, los papeles y el paso que sigue.",
    findHome: "Buscar una casa",
    listProperty: "Poner una propiedad en venta",
  },
  help: {
    title: "Qué hacemos por usted",
    items: {
      homeSearch: {
        title: "Búsqueda de vivienda",
        text: "Primero su lista; después, las casas que cumplen con ella. Las visitamos con usted y le decimos lo que vemos.",
      },
      marketAnalysis: {
        title: "Análisis de mercado",
        text: "Ventas recientes, casas en venta hoy y el estado de la suya: un precio sugerido, con razones que usted puede comprobar.",
      },
      closingSupport: {
        title: "Apoyo en el cierre",
        text: "Inspección, tasación, título y fechas. Estamos pendientes de todo y le avisamos qué falta y cuándo.",
      },
      investmentProperties: {
        title: "Propiedades de inversión",
        text: "Alquiler, mantenimiento, meses sin inquilino y préstamo en una sola hoja, antes de que decida.",
      },
    },
  },
  buyers: {
    title: "Si va a comprar",
    items: [
      "Obtenga su preaprobación, para saber cuánto puede ofrecer.",
      "Acuerde con nosotros por escrito, antes de la primera visita, qué hacemos y cuánto cobramos. Es negociable.",
      "Visite casas y compare cada una con su lista.",
      "Haga una oferta. Nosotros negociamos precio, reparaciones y fechas.",
      "Mande inspeccionar la casa y decida qué pedir.",
      "Siga la tasación y el préstamo hasta la aprobación.",
      "Haga el recorrido final, firme y reciba las llaves.",
    ],
  },
  sellers: {
    title: "Si va a vender",
    items: [
      "Pida un análisis de mercado de su casa.",
      "Acuerde con nosotros por escrito precio, fechas y honorarios. Ninguna ley fija los honorarios: se negocian.",
      "Prepare la casa: los arreglos que valen la pena, y solo esos.",
      "Ponga la casa en venta. Nosotros nos encargamos de fotos, anuncio y visitas.",
      "Compare las ofertas por precio, préstamo y fechas, no solo por precio.",
      "Responda a la inspección y a la tasación.",
      "Firme, entregue las llaves y reciba su dinero.",
    ],
  },
  closing: {
    title: "¿Cuál es su lista?",
    text: `Díganoslo en unas líneas. Un agente le responde dentro de ${business.responseHours} horas y da el primer paso con usted.`,
    action: "Contáctenos hoy",
  },
}
