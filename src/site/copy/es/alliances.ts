import { business } from "../../../business.ts"
import type { AlliancesCopy } from "../shape.ts"

export const alliances: AlliancesCopy = {
  head: {
    title: `Nuestras alianzas | ${business.name}`,
    description:
      "Con quién trabajamos, qué aporta cada aliado y qué recibe usted. ¿Trabaja en el sector, o conoce a alguien que va a comprar o vender? Escríbanos.",
    card: "Muchas manos, una mesa.",
  },
  hero: {
    title: "Muchas manos, una mesa.",
    lead: "Para comprar una casa hace falta más gente de la que cabe en una oficina. Buscamos aliados de trato tan claro como el nuestro.",
  },
  philosophy: {
    title: "Nuestra filosofía de alianzas",
    paragraphs: [
      "Un buen aliado explica el trabajo, cumple la fecha y dice el precio antes de empezar.",
      "Usted elige con libertad. Si le nombramos a un inspector, un abogado o una aseguradora, es una sugerencia: compare y quédese con quien prefiera.",
    ],
  },
  partners: {
    title: "Quiénes se sientan a la mesa",
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
        bring: "Agentes, inspectores, constructores y abogados de cierre que conocen la zona.",
        get: "Un contacto a quien llamar cuando lo necesite.",
      },
      technologyPartners: {
        title: "Aliados tecnológicos",
        bring: "Herramientas para buscar, compartir, firmar y dar seguimiento.",
        get: "Menos vueltas, menos papel y una idea clara de lo que falta.",
      },
      industryAssociations: {
        title: "Asociaciones del sector",
        bring: "Capacitación, normas y avisos cuando cambian las reglas.",
        get: "Consejos al día con las reglas.",
      },
    },
  },
  benefits: {
    title: "Qué gana usted",
    items: {
      ratesAndTerms: {
        title: "Mejores tasas y condiciones",
        text: "Con más de una oferta a la vista, usted elige la mejor. No prometemos ninguna tasa: la suya depende de su crédito, sus ingresos y la propiedad.",
      },
      fasterProcessing: {
        title: "Trámites más rápidos",
        text: "Un aliado que conoce nuestro trabajo sabe qué papel hace falta y a dónde va.",
      },
      comprehensiveService: {
        title: "Servicio completo",
        text: "De la búsqueda a la cotización del seguro, una oficina le dice a quién acudir.",
      },
      qualityAssurance: {
        title: "Control de calidad",
        text: "Cuéntenos cómo le fue. A un aliado que no cumple su palabra no lo volvemos a nombrar.",
      },
    },
  },
  partnering: {
    title: "Hagamos equipo",
    text: `¿Su trabajo tiene que ver con casas o con préstamos? Díganos qué hace y a quién atiende. Una persona de la oficina le responde dentro de ${business.responseHours} horas.`,
    action: "Proponer una alianza",
  },
  referral: {
    title: "Programa de referidos",
    text: "¿Conoce a alguien que va a comprar, vender o refinanciar? Dele nuestro número, o pídale permiso y preséntenos. Nosotros seguimos desde ahí.",
    note: "Aquí un referido es una presentación y nada más. No se ofrece pago ni regalo a cambio.",
    action: "Presentar a alguien",
  },
}
