import { business } from "../../../business.ts"
import type { RealEstateCopy } from "../shape.ts"
import { regionName } from "./region-name.ts"

const { city, region } = business.address
const { areaServed } = business.brokerage

export const realEstate: RealEstateCopy = {
  head: {
    title: `Bienes raíces en ${city}, ${region} | ${business.name}`,
    description: `¿Va a comprar o vender una casa en ${city}, ${regionName}? Vea qué pasa y en qué orden, qué hace su agente en cada paso y cómo empezar.`,
    card: "Compre o venda sabiendo qué sigue.",
  },
  hero: {
    title: "Compre o\u00a0venda sabiendo qué\u00a0sigue.",
    lead: "Su agente repasa con usted el precio, los documentos y los plazos antes de que decida.",
    findHome: "Buscar una casa",
    listProperty: "Poner una propiedad en venta",
  },
  help: {
    title: "Qué hacemos por usted",
    items: {
      homeSearch: {
        title: "Búsqueda de vivienda",
        text: "Díganos qué casa quiere. Buscamos casas así, las visitamos con usted y le señalamos los problemas que veamos.",
      },
      marketAnalysis: {
        title: "Análisis de mercado",
        text: "Revisamos las ventas recientes, las casas en venta hoy y el estado de la suya. Luego le sugerimos un precio y le explicamos por qué. No es una tasación (avalúo, appraisal).",
      },
      closingSupport: {
        title: "Apoyo en el cierre",
        text: "Inspección, tasación, revisión del título: seguimos de cerca cada trámite y le avisamos qué falta y para cuándo.",
      },
      investmentProperties: {
        title: "Propiedades de inversión",
        text: "Antes de que decida, ponemos en una sola hoja el alquiler, los impuestos, los seguros, el mantenimiento, los meses sin inquilino y el pago del préstamo. Son estimaciones, no promesas.",
      },
    },
  },
  buyers: {
    title: "Si va a comprar",
    items: [
      "Pida la preaprobación (pre-approval) con nosotros o con cualquier prestamista, para saber en qué rango de precios buscar.",
      "Antes de la primera visita, firme con nosotros un acuerdo: qué hacemos y cuánto cobramos. Nuestros honorarios (la comisión) son negociables, ninguna ley los fija y quizá los pague el vendedor.",
      "Visite casas y compare cada una con lo que busca.",
      "Haga una oferta. Nosotros negociamos el precio, el depósito (earnest money), las condiciones y las fechas.",
      "Si la aceptan, mande inspeccionar la casa y pida reparaciones dentro del plazo.",
      "Mientras tanto, solicite el préstamo. El prestamista encarga la tasación de la casa.",
      "Haga el recorrido final (final walk-through), firme y reciba las llaves.",
    ],
  },
  sellers: {
    title: "Si va a vender",
    items: [
      "Pida un análisis de mercado de su casa.",
      "Firme un acuerdo (listing agreement): precio, fechas y nuestros honorarios (la comisión), que son negociables; ninguna ley los fija.",
      "Prepare la casa. Pregúntenos qué reparaciones convienen. Díganos qué defectos conoce: quizá haya que informar a los compradores.",
      "Ponga la casa en venta. Nos encargamos de las fotos y las visitas.",
      "Compare el precio, las condiciones, las fechas y los costos de cada oferta.",
      "Decida qué hacer si le piden reparaciones o la tasación es menor que el precio.",
      "Firme en el cierre (closing) y entregue las llaves. Del precio se descuentan el saldo de su hipoteca y los costos; el resto es suyo.",
    ],
  },
  questions: {
    title: "Preguntas frecuentes",
    items: [
      {
        title: "¿Quién me representa?",
        text: "Nuestro agente, una vez que usted y nosotros firmemos un acuerdo. Hasta entonces, no les diga a nuestros agentes lo máximo que pagaría ni lo mínimo que aceptaría. Sin su consentimiento por escrito, no representamos a las dos partes.",
      },
      {
        title: "¿Cuánto tarda una venta?",
        text: "Depende del mercado, de las reparaciones y del préstamo del comprador. Con el análisis de mercado recibe un calendario aproximado, desde la primera foto hasta el cierre.",
      },
      {
        title: "¿En qué zona trabajan?",
        text: `En ${areaServed?.es ?? `${city}, ${regionName}, y sus alrededores`}. ¿La casa queda más lejos? Pregúntenos.`,
      },
      {
        title: "¿Tengo que hacer el préstamo con ustedes?",
        text: "No. Puede pagar de contado o elegir al prestamista que quiera. Nuestra ayuda con la casa no depende de su préstamo.",
      },
    ],
  },
  closing: {
    title: "¿Va a comprar o vender?",
    text: "Envíenos un mensaje y un agente le dirá por dónde empezar.",
    action: "Contáctenos hoy",
  },
}
