import { business } from "../../../business.ts"
import type { HomeCopy } from "../shape.ts"

const { city, region } = business.address

export const home: HomeCopy = {
  head: {
    title: `Casas y préstamos en ${city}, ${region} | ${business.name}`,
    description: `Compre, venda y financie con una sola oficina en ${city}, Georgia. Su agente y su oficial de préstamos siguen un mismo plan, en la misma mesa que usted.`,
    card: "La casa y el préstamo, bajo un mismo techo.",
  },
  hero: {
    title: "La casa y el préstamo, bajo un mismo techo.",
    lead: `${business.name} es una oficina de bienes raíces y préstamos hipotecarios en ${city}, Georgia. Un porche, dos puertas: entre por la que quiera.`,
    getStarted: "Comenzar",
    learnMore: "Más información",
    learnMoreAbout: "sobre nuestros servicios",
  },
  services: {
    title: "Dos puertas",
    intro: "Empiece por la casa o empiece por el dinero. Las dos puertas llevan a la misma mesa.",
    cards: {
      realEstate: {
        title: "Servicios de bienes raíces",
        text: "Su agente escucha, busca y negocia por usted, desde la primera visita hasta las llaves.",
        points: ["Búsqueda de vivienda y visitas", "Precio y venta de su casa", "Propiedades de inversión"],
        link: "Ver bienes raíces",
      },
      mortgage: {
        title: "Préstamos hipotecarios",
        text: "Su oficial de préstamos le explica qué pide cada programa y sigue su expediente hasta el cierre.",
        points: [
          `Preaprobación en tan solo ${business.preApprovalHours.atLeast} horas*`,
          "Préstamos convencionales, FHA, VA, jumbo y comerciales",
          "Refinanciamiento",
        ],
        link: "Ver préstamos hipotecarios",
      },
    },
  },
  reasons: {
    title: "Por qué elegirnos",
    items: {
      coordinatedService: {
        title: "Servicio coordinado",
        text: "Su agente y su oficial de préstamos trabajan con las mismas fechas. Usted no tiene que llevar mensajes de uno a otro.",
      },
      oneStopSolution: {
        title: "Todo en un solo lugar",
        text: "Búsqueda, oferta y préstamo en una oficina, hasta el día del cierre. Use los dos servicios o solo uno: ninguno obliga al otro.",
      },
      betterOutcomes: {
        title: "Mejores resultados",
        text: "Un problema que se ve a tiempo es más fácil de resolver. En la misma mesa, hay dos personas atentas.",
      },
    },
  },
  steps: {
    title: "Qué sigue",
    items: [
      { who: "Usted", does: "escribe, llama o elige un horario. Bastan unas líneas." },
      {
        who: "La oficina",
        does: `responde dentro de ${business.responseHours} horas y le pregunta qué va primero: la casa, el préstamo o ambos.`,
      },
      {
        who: "Su agente y su oficial de préstamos",
        does: "se sientan con usted y ponen en orden los pasos, los papeles y las fechas.",
      },
    ],
  },
  consultation: {
    title: "Siéntese a la mesa.",
    text: "Traiga sus preguntas. Al salir sabrá qué va primero, qué papeles reunir y quién hace cada cosa.",
    action: "Programar una consulta",
  },
}
