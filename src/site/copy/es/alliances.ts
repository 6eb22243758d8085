import { business } from "../../../business.ts"
import type { AlliancesCopy } from "../shape.ts"

const { city, region } = business.address

export const alliances: AlliancesCopy = {
  head: {
    title: `Alianzas en ${city}, ${region} | ${business.name}`,
    description:
      "Qué aliados buscamos y qué aportan a nuestros clientes. ¿Trabaja con gente que compra o vende casas? ¿Conoce a alguien que vaya a hacerlo? Escríbanos.",
    card: "Los aliados que buscamos.",
  },
  hero: {
    title: "Los aliados que buscamos.",
    lead: "Para comprar o vender una casa hace falta más gente de la que hay en una oficina: inspectores, abogados, agentes de seguros y otros. Preferimos a quienes explican cada paso.",
  },
  philosophy: {
    title: "Nuestra filosofía de alianzas",
    paragraphs: [
      "Un buen aliado contesta sus preguntas, le da el precio antes de empezar y termina a tiempo.",
      "Podemos sugerirle un inspector, un abogado o un agente de seguros. Compare y elija a quien prefiera. Pero si hay préstamo, el prestamista encarga la tasación (avalúo, appraisal) y a veces aprueba a quien hace el cierre (closing).",
    ],
  },
  partners: {
    title: "Qué aporta cada aliado",
    bringLabel: "Aportan",
    getLabel: "Usted recibe",
    items: {
      financialInstitutions: {
        title: "Instituciones financieras",
        bring: "Préstamos para vivienda y para propiedades de alquiler o comerciales.",
        get: "Más de un programa para comparar.",
      },
      realEstateProfessionals: {
        title: "Profesionales de bienes raíces",
        bring: "Experiencia local: agentes, inspectores, constructores y agentes de cierre.",
        get: "Alguien a quien llamar cuando le haga falta.",
      },
      technologyPartners: {
        title: "Aliados tecnológicos",
        bring: "Herramientas para firmar documentos y seguir cada paso.",
        get: "Menos vueltas, menos papel y una lista de lo que falta por hacer.",
      },
      industryAssociations: {
        title: "Asociaciones del sector",
        bring: "Capacitación, normas y avisos cuando cambian las reglas.",
        get: "Orientación al día.",
      },
    },
  },
  benefits: {
    title: "En qué le ayuda un buen aliado",
    items: {
      ratesAndTerms: {
        title: "Mejores tasas y condiciones",
        text: "Con más programas para comparar, puede encontrar mejores condiciones. No podemos prometer ninguna tasa.",
      },
      fasterProcessing: {
        title: "Trámites más rápidos",
        text: "Un aliado que sabe cómo trabajamos puede enviar el documento correcto a la primera.",
      },
      comprehensiveService: {
        title: "Servicio completo",
        text: "¿Busca quien haga la mudanza o una reparación? Podemos sugerirle a alguien.",
      },
      qualityAssurance: {
        title: "Control de calidad",
        text: "Cuéntenos cómo le fue. Si un aliado no cumple su palabra, dejamos de sugerirlo.",
      },
    },
  },
  partnering: {
    title: "Trabajemos juntos",
    text: "¿Trabaja con gente que compra o vende casas? Díganos qué hace y a quién atiende.",
    action: "Proponer una alianza",
  },
  referral: {
    title: "Programa de referidos",
    text: "¿Conoce a alguien que vaya a comprar, vender o refinanciar? Dele nuestro número o, si esa persona quiere, preséntenos. Nosotros nos encargamos del resto.",
    note: "Es solo una presentación: no hay dinero, regalos ni nada de valor de por medio.",
    action: "Presentar a alguien",
  },
}
