import { business } from "../../../business.ts"
import type { RealEstateCopy } from "../shape.ts"

const { city, region, regionName } = business.address
const { areaServed } = business.brokerage

export const realEstate: RealEstateCopy = {
  head: {
    title: `Bienes raíces en ${city}, ${region} | ${business.name}`,
    description: `¿Va a comprar o vender una casa en ${city}, ${regionName}? Vea qué pasa y en qué orden, qué hace su agente en cada paso y cómo empezar.`,
    card: "Compre o venda con los ojos abiertos.",
  },
  hero: {
    title: "Compre o venda con los ojos abiertos.",
    lead: "Ya sea que compre o venda, su agente le explica lo que tiene enfrente: el precio, los documentos y el paso que sigue.",
    findHome: "Buscar una casa",
    listProperty: "Poner una propiedad en venta",
  },
  help: {
    title: "Qué hacemos por usted",
    items: {
      homeSearch: {
        title: "Búsqueda de vivienda",
        text: "Primero su lista; después, las casas que se ajustan a ella. Las visitamos con usted y le decimos lo que vemos.",
      },
      marketAnalysis: {
        title: "Análisis de mercado",
        text: "Ventas recientes, casas en venta hoy y el estado de la suya: un precio sugerido, con razones que usted puede comprobar. No es una tasación (avalúo).",
      },
      closingSupport: {
        title: "Apoyo en el cierre",
        text: "Inspección, tasación, título y fechas. Estamos pendientes de todo y le avisamos qué falta y para cuándo.",
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
      "Solicite su preaprobación (pre-approval), con nosotros o con cualquier prestamista, para saber cuánto puede ofrecer.",
      "Antes de la primera visita, acuerde con nosotros por escrito qué hacemos y cuánto cobramos. Nuestros honorarios se negocian; ninguna ley los fija.",
      "Visite casas y compare cada una con su lista.",
      "Haga una oferta. Nosotros negociamos el precio, las reparaciones y las fechas.",
      "Haga inspeccionar la casa y decida qué pedir.",
      "Siga la tasación y el préstamo hasta la aprobación.",
      "Haga el recorrido final (final walk-through), firme y reciba las llaves.",
    ],
  },
  sellers: {
    title: "Si va a vender",
    items: [
      "Pida un análisis de mercado de su casa.",
      "Acuerde con nosotros por escrito el precio, las fechas y los honorarios. Nuestros honorarios se negocian; ninguna ley los fija.",
      "Prepare la casa: las reparaciones que valen la pena, y solo esas.",
      "Ponga la casa en venta. Nosotros nos encargamos de las fotos, el anuncio y las visitas.",
      "Compare las ofertas por precio, préstamo y fechas, no solo por precio.",
      "Responda a lo que salga en la inspección y en la tasación.",
      "Firme en el cierre (closing), entregue las llaves y reciba su dinero.",
    ],
  },
  questions: {
    title: "Lo que más se pregunta",
    items: [
      {
        title: "¿Quién me representa?",
        text: "Nuestro agente, una vez que usted y nosotros firmemos un acuerdo. Hasta entonces, no nos diga lo máximo que pagaría ni lo mínimo que aceptaría. Si nuestra oficina trabaja también con la otra parte, se lo diremos y le pediremos su consentimiento por escrito.",
      },
      {
        title: "¿Cuánto tarda una venta?",
        text: "Depende del mercado, de las reparaciones y del préstamo de quien compra. Con el análisis de mercado recibe un calendario, desde la primera foto hasta el cierre.",
      },
      {
        title: "¿En qué zona trabajan?",
        text: `En ${areaServed?.es ?? `${city}, ${regionName}, y sus alrededores`}. ¿Queda más lejos? Pregunte y le diremos si podemos ayudarle.`,
      },
      {
        title: "¿Tengo que pedirles el préstamo a ustedes?",
        text: "No. Pague de contado o elija al prestamista que quiera. Nuestra ayuda con la casa no depende de su préstamo.",
      },
    ],
  },
  closing: {
    title: "¿Compra o vende?",
    text: "Cuéntenoslo en unas líneas. Un agente le responderá y dará el primer paso con usted.",
    action: "Contáctenos hoy",
  },
}
