import { business } from "../../../business.ts"
import type { AboutCopy } from "../shape.ts"

const { city } = business.address

export const about: AboutCopy = {
  head: {
    title: `Acerca de nosotros | ${business.name}`,
    description: `Quiénes somos: un solo equipo para la casa y el préstamo en ${city}, Georgia. Nuestra misión, nuestros valores y cómo trabajamos juntos para usted.`,
    card: "Trato claro como el mediodía.",
  },
  hero: {
    title: "Trato claro como el mediodía.",
    lead: `Ayudamos a comprar, vender y financiar propiedades en ${city}, Georgia. Un solo equipo se ocupa de la casa y del préstamo, y le dice cómo va cada uno.`,
  },
  name: {
    title: "Por qué Noonday",
    text: `Noonday quiere decir mediodía, y Noonday Creek es el arroyo que pasa por ${city}. Nos gusta lo que dice: el sol en lo alto y nada en la sombra.`,
  },
  mission: {
    title: "Nuestra misión",
    text: "Que usted compre y venda con los ojos abiertos: la casa, el préstamo y cada paso entre los dos, explicados con palabras de todos los días.",
  },
  vision: {
    title: "Nuestra visión",
    text: "Una ciudad donde nadie firme una hoja que no entienda, y donde quienes le ayudan respondan por todo, no por la mitad.",
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
        text: "Revisamos fechas, nombres y cifras dos veces. Una línea equivocada puede detener un cierre.",
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
      "Muchas veces el agente conoce la casa, el oficial de préstamos conoce el dinero y quien compra lleva y trae los mensajes. Aquí los dos se sientan a la misma mesa.",
      "Si un arreglo mueve la fecha, su oficial de préstamos se entera. Cuando la tasación tiene fecha, su agente la conoce. Usted pregunta una vez y recibe una sola respuesta.",
      "Usted decide cuánto nos necesita: la casa, el préstamo o ambos. Ninguno depende del otro.",
    ],
  },
  contact: {
    title: "Pase al porche.",
    text: `Cuéntenos qué piensa hacer. Una persona de la oficina le responde dentro de ${business.responseHours} horas.`,
    action: "Contáctenos hoy",
  },
}
