import { business } from "../../../business.ts"
import type { ServicesCopy } from "../shape.ts"

export const services: ServicesCopy = {
  head: {
    title: `Bienes raíces e hipotecas | ${business.name}`,
    description:
      "De un lado, búsqueda, compra y venta; del otro, preaprobación, programas de préstamos y refinanciamiento. Vea qué hace cada parte por usted y cuándo.",
    card: "De la primera visita a las llaves.",
  },
  hero: {
    title: "De la primera visita a las llaves.",
    lead: "Por una puerta, los bienes raíces; por la otra, las hipotecas; detrás de ambas, un solo equipo. Elija lo que necesite.",
  },
  realEstate: {
    title: "Bienes raíces",
    cards: {
      propertySearch: {
        title: "Búsqueda de propiedades",
        text: "Díganos qué necesita y de qué puede prescindir. Buscamos, descartamos y le mostramos las casas que cumplen con su lista.",
      },
      buyingSupport: {
        title: "Apoyo en la compra",
        text: "Preparamos la oferta con usted, la negociamos y estamos pendientes de la inspección, la tasación y el cierre.",
      },
      sellingServices: {
        title: "Servicios de venta",
        text: "Proponemos un precio según ventas recientes, le ayudamos a preparar la casa, la ponemos en venta y le traemos cada oferta.",
      },
    },
    link: "Más sobre bienes raíces",
  },
  mortgage: {
    title: "Hipotecas",
    cards: {
      preApproval: {
        title: "Preaprobación",
        text: `Sepa cuánto podría pedir prestado antes de buscar, en tan solo ${business.preApprovalHours.atLeast} horas.*`,
      },
      loanPrograms: {
        title: "Programas de préstamos",
        text: "Le explicamos para qué sirve cada uno y qué requisitos tiene.",
      },
      personalizedSupport: {
        title: "Atención personalizada",
        text: "Su oficial de préstamos conoce su expediente, contesta sus llamadas y le dice qué sigue.",
      },
    },
    programs: {
      conventional: "Convencional",
      fhaVa: "FHA/VA",
      commercial: "Comercial",
      refinancing: "Refinanciamiento",
    },
    link: "Comparar los programas",
  },
  advantage: {
    title: "Ventaja integrada",
    text: "Si usa los dos servicios, su agente y su oficial de préstamos se mantienen al tanto en cada etapa.",
    columns: { stage: "Etapa", agent: "Su agente", loanOfficer: "Su oficial de préstamos" },
    stages: {
      start: {
        stage: "Inicio",
        agent: "Le pregunta qué necesita en una casa",
        loanOfficer: "Revisa cuánto podría pedir prestado",
      },
      search: {
        stage: "Búsqueda",
        agent: "Le muestra casas dentro de ese margen",
        loanOfficer: "Lo revisa otra vez si cambian sus planes",
      },
      offer: {
        stage: "Oferta",
        agent: "Prepara y negocia su oferta",
        loanOfficer: "Comprueba que el préstamo sirva para esa casa",
      },
      closing: {
        stage: "Cierre",
        agent: "Sigue la inspección, los arreglos y el recorrido final",
        loanOfficer: "Sigue la tasación, la aprobación y los papeles",
      },
    },
  },
  consultation: {
    title: "¿No sabe por qué puerta entrar?",
    text: `Cuéntenos en qué punto está. Una persona de la oficina le responde dentro de ${business.responseHours} horas y acuerda con usted cuándo hablar.`,
    action: "Reservar una cita",
  },
}
