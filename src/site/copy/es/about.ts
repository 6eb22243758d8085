import { business } from "../../../business.ts"
import type { AboutCopy } from "../shape.ts"
import { regionName } from "./region-name.ts"
import { story } from "./story.ts"

const { city, region } = business.address

export const about: AboutCopy = {
  head: {
    title: `Nuestra oficina en ${city}, ${region} | ${business.name}`,
    description: `Un solo equipo para la casa y el préstamo en ${city}, ${regionName}: nuestra misión, nuestros valores y cómo trabajamos juntos.`,
    card: story.about.title,
  },
  hero: {
    title: story.about.title,
    lead: `Le ayudamos a comprar, vender y financiar su casa en ${city}, ${regionName}, y sus alrededores. Un solo equipo se ocupa de la casa y del préstamo, y le dice cómo va cada cosa.`,
  },
  name: story.about.name,
  mission: {
    title: "Nuestra misión",
    text: "Explicar cada paso de la compra, la venta y el préstamo con palabras de todos los días, para que cada quien tome su propia decisión.",
  },
  vision: {
    title: "Nuestra visión",
    text: "Una ciudad donde nadie firme una hoja que no entienda y todos sepan a quién preguntar.",
  },
  values: {
    title: "Nuestros valores",
    items: {
      integrity: {
        title: "Integridad",
        text: "A nuestros clientes les decimos lo que en su lugar quisiéramos saber, aunque perdamos la venta.",
      },
      excellence: {
        title: "Excelencia",
        text: "Revisamos fechas, nombres y cifras dos veces. Un solo dato equivocado puede retrasar un cierre.",
      },
      clientFocused: {
        title: "Enfoque en el cliente",
        text: "Vamos a su ritmo. Primero escuchamos; después aconsejamos.",
      },
      innovation: {
        title: "Innovación",
        text: "Usamos herramientas nuevas cuando le ahorran tiempo, y el teléfono cuando no.",
      },
    },
  },
  integratedApproach: {
    title: "Cómo trabajamos juntos",
    paragraphs: [
      `En muchas compras, el agente conoce la casa, el oficial de préstamos conoce los números, y quien compra queda en medio. ${story.about.together}`,
      "Si usted lo autoriza, se informan entre sí. Su oficial de préstamos se entera si una reparación retrasa el cierre, y su agente sabe cuándo es la tasación (avalúo, appraisal). Usted no tiene que pasar el recado.",
      "¿Solo necesita uno de los dos? Le ayudamos igual.",
    ],
  },
  contact: {
    title: "Conversemos.",
    text: "Cuéntenos qué piensa hacer, en unas líneas o por teléfono.",
    action: "Contáctenos hoy",
  },
}
