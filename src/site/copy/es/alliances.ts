import { business } from "../../../business.ts"
import type { AlliancesCopy } from "../shape.ts"

const { city, region } = business.address

export const alliances: AlliancesCopy = {
  head: {
    title: `Alianzas en ${city}, ${region} | ${business.name}`,
    description:
      "Qué aliados buscamos, qué aporta cada uno y qué recibe usted. ¿Trabaja con casas o préstamos, o conoce a alguien que va a comprar o vender? Escríbanos.",
    card: "Los aliados que buscamos.",
  },
  hero: {
    title: "Los aliados que buscamos.",
    lead: "Para comprar o vender una casa hace falta más gente de la que hay en una oficina: inspectores, abogados, aseguradoras y otros. Buscamos a quienes hablan claro.",
  },
  philosophy: {
    title: "Nuestra filosofía de alianzas",
    paragraphs: [
      "Un buen aliado explica el trabajo, le da el precio antes de empezar y termina a tiempo.",
      "Siempre elige usted. Si le sugerimos un inspector, un abogado o una aseguradora, compare y quédese con quien prefiera.",
    ],
  },
  partners: {
    title: "Qué aporta cada aliado",
    bringLabel: "Aportan",
    getLabel: "Usted recibe",
    items: {
      financialInstitutions: {
        title: "Instituciones financieras",
        bring: "Programas de préstamos para vivienda, inversión y negocios.",
        get: "Más de un programa para comparar.",
      },
      realEstateProfessionals: {
        title: "Profesionales de bienes raíces",
        bring: "Lo que agentes, inspectores, constructores y abogados de cierre saben de la zona.",
        get: "Un nombre para empezar cuando lo necesite.",
      },
      technologyPartners: {
        title: "Aliados tecnológicos",
        bring: "Herramientas para buscar, compartir, firmar y dar seguimiento.",
        get: "Menos vueltas, menos papel y una lista clara de lo que falta.",
      },
      industryAssociations: {
        title: "Asociaciones del sector",
        bring: "Capacitación, normas y avisos cuando cambian las reglas.",
        get: "Consejos al día con las reglas.",
      },
    },
  },
  benefits: {
    title: "Qué gana usted con un buen aliado",
    items: {
      ratesAndTerms: {
        title: "Mejores tasas y condiciones",
        text: "Con más de un programa a la vista, puede elegir las condiciones que le convienen. No prometemos ninguna tasa: la suya depende de su crédito, de la propiedad y del programa.",
      },
      fasterProcessing: {
        title: "Trámites más rápidos",
        text: "Un aliado que conoce nuestro trabajo sabe qué documento hace falta y a dónde va.",
      },
      comprehensiveService: {
        title: "Servicio completo",
        text: "Desde la búsqueda hasta la cotización del seguro, una sola oficina le dice a quién acudir.",
      },
      qualityAssurance: {
        title: "Control de calidad",
        text: "Cuéntenos cómo le fue. Si un aliado no cumple su palabra, dejamos de sugerirlo.",
      },
    },
  },
  partnering: {
    title: "Trabaje con nosotros",
    text: "¿Su trabajo tiene que ver con casas o préstamos? Díganos qué hace y a quién atiende.",
    action: "Proponer una alianza",
  },
  referral: {
    title: "Programa de referidos",
    text: "¿Conoce a alguien que va a comprar, vender o refinanciar? Dele nuestro número, o pídale permiso y preséntenos. Nosotros nos encargamos del resto.",
    note: "Aquí, referir a alguien es presentarlo y nada más. No se ofrece pago ni regalo a cambio.",
    action: "Presentar a alguien",
  },
}
