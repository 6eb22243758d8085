import { business } from "../../../business.ts"
import type { ServicesCopy } from "../shape.ts"
import { regionName } from "./region-name.ts"

const { city, region } = business.address

export const services: ServicesCopy = {
  head: {
    title: `Nuestros servicios en ${city}, ${region} | ${business.name}`,
    description: `Qué hacemos en ${city}, ${regionName}: búsqueda, compra y venta de casas; preaprobación, programas de préstamos y refinanciamiento. Vea quién hace qué y cuándo.`,
    card: "De la primera pregunta al día del cierre.",
  },
  hero: {
    title: "De la primera pregunta al día del cierre.",
    lead: "Servicios de bienes raíces e hipotecas. Use los dos o solo uno.",
  },
  realEstate: {
    title: "Bienes raíces",
    cards: {
      propertySearch: {
        title: "Búsqueda de propiedades",
        text: "Díganos qué necesita y qué no le hace falta. Buscamos casas, descartamos las que no le sirven y le mostramos las que sí.",
      },
      buyingSupport: {
        title: "Apoyo en la compra",
        text: "Preparamos la oferta con usted, la negociamos y seguimos de cerca la inspección, la tasación (avalúo, appraisal) y el cierre.",
      },
      sellingServices: {
        title: "Servicios de venta",
        text: "Le sugerimos un precio según las ventas recientes, le ayudamos a preparar la casa, la ponemos en venta y le presentamos cada oferta.",
      },
    },
    link: "Más sobre bienes raíces",
  },
  mortgage: {
    title: "Hipotecas",
    cards: {
      preApproval: {
        title: "Preaprobación",
        text: `Antes de buscar casa, sepa cuánto podrían prestarle. La respuesta puede llegar en solo ${business.preApprovalHours.atLeast} horas*.`,
      },
      loanPrograms: {
        title: "Programas de préstamos",
        text: "Le explicamos para qué sirve cada uno y qué requisitos tiene.",
      },
      personalizedSupport: {
        title: "Atención personalizada",
        text: "Su oficial de préstamos conoce su solicitud, contesta sus llamadas y le dice qué sigue.",
      },
    },
    programs: ["Convencional", "FHA/VA", "Comercial", "Refinanciamiento"],
    link: "Comparar los programas",
  },
  advantage: {
    title: "La ventaja de un solo equipo",
    text: "Si usa los dos servicios y lo autoriza, su agente y su oficial de préstamos se informan entre sí en cada etapa.",
    columns: { stage: "Etapa", agent: "Su agente", loanOfficer: "Su oficial de préstamos" },
    stages: {
      start: {
        stage: "Inicio",
        agent: "Le pregunta qué busca en una casa",
        loanOfficer: "Calcula cuánto podrían prestarle",
      },
      search: {
        stage: "Búsqueda",
        agent: "Le muestra casas dentro de su presupuesto",
        loanOfficer: "Vuelve a hacer las cuentas si cambian sus planes",
      },
      offer: {
        stage: "Oferta",
        agent: "Prepara y negocia su oferta",
        loanOfficer: "Revisa que el préstamo sirva para esa casa",
      },
      closing: {
        stage: "Cierre",
        agent: "Sigue de cerca la inspección, las reparaciones y el recorrido final",
        loanOfficer: "Sigue de cerca la tasación, la aprobación y los documentos del préstamo",
      },
    },
  },
  consultation: {
    title: "Una consulta para empezar",
    text: "¿No sabe qué va primero? Acordemos una hora para hablar.",
    action: "Programar una consulta",
  },
}
