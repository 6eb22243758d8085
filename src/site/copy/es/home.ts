import { business } from "../../../business.ts"
import { isBroker } from "../firm.ts"
import type { HomeCopy } from "../shape.ts"
import { loanList } from "./loan-programs.ts"
import { regionName } from "./region-name.ts"
import { story } from "./story.ts"

const { city, region } = business.address

const lender = isBroker ? "corredor hipotecario" : "prestamista hipotecario"

export const home: HomeCopy = {
  head: {
    title: `Casas e hipotecas en ${city}, ${region} | ${business.name}`,
    description: `Compre, venda o financie su casa en ${city}, ${regionName}: bienes raíces e hipotecas en una sola oficina. Use un servicio o los dos. Puede escribirnos en español.`,
    card: story.home.title,
  },
  hero: {
    title: story.home.title,
    lead: `${business.name} es agencia de bienes raíces y ${lender} en ${city}, ${regionName}. ${story.home.welcome} Puede escribirnos en español.`,
    getStarted: "Comenzar",
    learnMore: "Más información",
    learnMoreAbout: "sobre nuestros servicios",
  },
  services: {
    ...story.home.services,
    cards: {
      realEstate: {
        title: "Servicios de bienes raíces",
        text: "Ya sea que compre o venda, su agente escucha lo que necesita, le explica cada paso y negocia por usted hasta el cierre.",
        points: ["Búsqueda de vivienda y visitas", "Precio y venta de su casa", "Propiedades de inversión"],
        link: "Ver los servicios de bienes raíces",
      },
      mortgage: {
        title: "Préstamos hipotecarios",
        text: "Su oficial de préstamos le explica cada programa y cómo va su préstamo.",
        points: [
          `Preaprobación: puede llegar en solo ${business.preApprovalHours.atLeast} horas*`,
          loanList,
          "Refinanciamiento",
        ],
        link: "Ver los préstamos hipotecarios",
      },
    },
  },
  reasons: {
    title: "Por qué elegirnos",
    items: {
      coordinatedService: {
        title: "Servicio coordinado",
        text: "Si usa los dos servicios y lo autoriza, su agente y su oficial de préstamos comparten fechas y documentos.",
      },
      oneStopSolution: {
        title: "Todo en un solo lugar",
        text: "Compre, venda o financie su casa con una sola oficina.",
      },
      betterOutcomes: {
        title: "Mejores resultados",
        text: "Un problema que se ve a tiempo es más fácil de resolver. Por eso su agente y su oficial de préstamos están atentos.",
      },
    },
  },
  steps: {
    title: "Qué sigue",
    items: [
      { who: "Usted", does: "escribe o llama. Con un saludo basta." },
      {
        who: "Nosotros",
        does: `respondemos en menos de ${business.responseHours} horas y le preguntamos qué necesita: comprar, vender o financiar.`,
      },
      {
        who: "Un agente o un oficial de préstamos",
        does: "repasa con usted los pasos, los documentos y las fechas.",
      },
    ],
  },
  consultation: {
    title: story.home.consultation,
    text: "Traiga sus preguntas. Al terminar, sabrá qué hacer primero, qué documentos reunir y quién hace cada cosa.",
    action: "Programar una consulta",
  },
}
