/**
 * Sections 2 and 9 of the specification in plain words, as each language says them: what every page must hold, and
 * where its buttons lead.
 */
import type { Language } from "../../src/languages.ts"
import type { PageId } from "../../src/routes.ts"
import { office } from "./site.ts"

interface Expected {
  /** Each is the whole text of a heading, a term, a cell, a list item or the like. */
  readonly names?: readonly string[]
  /** Each stands somewhere in the page's main part. */
  readonly says?: readonly string[]
  /** Label and page of links; the label may be part of a longer one. */
  readonly leads?: readonly (readonly [label: string, to: PageId])[]
}

type Element = Readonly<Record<Language, Expected>> & {
  readonly what: string
  /** Section 9 and what follows from it: facts of the sample, where another business has its own. */
  readonly ofTheSample?: true
}

export const specification: Readonly<Record<PageId, readonly Element[]>> = {
  home: [
    {
      what: "a hero that leads to contact and to services",
      en: {
        leads: [
          ["Get Started", "contact"],
          ["Learn More", "services"],
        ],
      },
      es: {
        leads: [
          ["Comenzar", "contact"],
          ["Más información", "services"],
        ],
      },
    },
    {
      what: "two cards, of real estate services and of mortgage lending",
      en: {
        names: ["Real Estate Services"],
        leads: [
          ["real estate", "realEstate"],
          ["mortgage", "mortgage"],
        ],
      },
      es: {
        names: ["Servicios de bienes raíces", "Préstamos hipotecarios"],
        leads: [
          ["bienes raíces", "realEstate"],
          ["préstamos hipotecarios", "mortgage"],
        ],
      },
    },
    {
      what: "three reasons to choose the business",
      en: { names: ["Why Choose Us", "Coordinated Service", "One-Stop Solution", "Better Outcomes"] },
      es: {
        names: ["Por qué elegirnos", "Servicio coordinado", "Todo en un solo lugar", "Mejores resultados"],
      },
    },
    {
      what: "an invitation to schedule a consultation",
      en: { leads: [["Schedule a Consultation", "contact"]] },
      es: { leads: [["Programar una consulta", "contact"]] },
    },
    {
      what: "mortgage lending: pre-approval in as little as 24 hours, and every kind of loan",
      ofTheSample: true,
      en: {
        names: ["Mortgage Lending"],
        says: ["as little as 24 hours*", "Conventional, FHA, VA, jumbo and commercial loans", "Refinancing"],
      },
      es: {
        says: [
          "puede llegar en solo 24 horas*",
          "Préstamos convencionales, FHA, VA, jumbo y comerciales",
          "Refinanciamiento",
        ],
      },
    },
    {
      what: "an answer within 24 hours",
      ofTheSample: true,
      en: { says: ["within 24 hours"] },
      es: { says: ["en menos de 24 horas"] },
    },
  ],
  about: [
    {
      what: "mission and vision",
      en: { names: ["Our Mission", "Our Vision"] },
      es: { names: ["Nuestra misión", "Nuestra visión"] },
    },
    {
      what: "four core values",
      en: { names: ["Core Values", "Integrity", "Excellence", "Client-Focused", "Innovation"] },
      es: { names: ["Nuestros valores", "Integridad", "Excelencia", "Enfoque en el cliente", "Innovación"] },
    },
    {
      what: "the integrated approach",
      en: { names: ["Our Integrated Approach"] },
      es: { names: ["Cómo trabajamos juntos"] },
    },
    {
      what: "a button to contact",
      en: { leads: [["Contact Us Today", "contact"]] },
      es: { leads: [["Contáctenos hoy", "contact"]] },
    },
  ],
  services: [
    {
      what: "real estate: search, buying, selling",
      en: { names: ["Real Estate", "Property Search", "Buying Support", "Selling Services"] },
      es: { names: ["Bienes raíces", "Búsqueda de propiedades", "Apoyo en la compra", "Servicios de venta"] },
    },
    {
      what: "mortgage: pre-approval, loan programs, personal support",
      en: { names: ["Mortgage", "Pre-Approval", "Loan Programs", "Personalized Support"] },
      es: { names: ["Hipotecas", "Preaprobación", "Programas de préstamos", "Atención personalizada"] },
    },
    {
      what: "the loan programs by name",
      ofTheSample: true,
      en: { says: ["Conventional", "FHA/VA", "Commercial", "Refinancing"] },
      es: { says: ["Convencional", "FHA/VA", "Comercial", "Refinanciamiento"] },
    },
    {
      what: "pre-approval in as little as 24 hours",
      ofTheSample: true,
      en: { says: ["as little as 24 hours.*"] },
      es: { says: ["puede llegar en solo 24 horas*."] },
    },
    {
      what: "a consultation section, which leads to contact",
      en: { names: ["Schedule a Consultation"], leads: [["Book Now", "contact"]] },
      es: { names: ["Una consulta para empezar"], leads: [["Programar una consulta", "contact"]] },
    },
    {
      what: "the integrated advantage",
      en: { names: ["Integrated Advantage"] },
      es: { names: ["La ventaja de un solo equipo"] },
    },
  ],
  alliances: [
    {
      what: "the partnership philosophy",
      en: { names: ["Our Partnership Philosophy"] },
      es: { names: ["Nuestra filosofía de alianzas"] },
    },
    {
      what: "four kinds of partners",
      en: {
        names: [
          "Financial Institutions",
          "Real Estate Professionals",
          "Technology Partners",
          "Industry Associations",
        ],
      },
      es: {
        names: [
          "Instituciones financieras",
          "Profesionales de bienes raíces",
          "Aliados tecnológicos",
          "Asociaciones del sector",
        ],
      },
    },
    {
      what: "four benefits",
      en: {
        names: ["Better Rates and Terms", "Faster Processing", "Comprehensive Service", "Quality Assurance"],
      },
      es: {
        names: [
          "Mejores tasas y condiciones",
          "Trámites más rápidos",
          "Servicio completo",
          "Control de calidad",
        ],
      },
    },
    {
      what: "a call to partner that leads to contact",
      en: { leads: [["Become a Partner", "contact"]] },
      es: { leads: [["Proponer una alianza", "contact"]] },
    },
    {
      what: "a referral program that leads to contact and rewards nobody",
      en: {
        names: ["Referral Program"],
        leads: [["Introduce Someone", "contact"]],
        says: ["no money, no gifts, nothing of value changes hands."],
      },
      es: {
        names: ["Programa de referidos"],
        leads: [["Presentar a alguien", "contact"]],
        says: ["no hay dinero, regalos ni nada de valor de por medio."],
      },
    },
  ],
  contact: [
    {
      what: "a message form",
      en: { names: ["Send Us a Message"] },
      es: { names: ["Envíenos un mensaje"] },
    },
    {
      what: "an answer within 24 hours, and a chat",
      ofTheSample: true,
      en: { says: ["within 24 hours", "Chat on WhatsApp"] },
      es: { says: ["en menos de 24 horas", "Chatear por WhatsApp"] },
    },
    {
      what: "a card with phone, e-mail and the office",
      en: {
        names: ["Contact Information"],
        says: [office.phone.label, office.email.label, office.place],
      },
      es: {
        names: ["Datos de contacto"],
        says: [office.phone.label, office.email.label, office.place],
      },
    },
    {
      what: "a card to schedule a consultation",
      ofTheSample: true,
      en: { names: ["Schedule a Consultation"] },
      es: { names: ["Programar una consulta"] },
    },
    {
      what: "the office hours",
      ofTheSample: true,
      en: {
        names: ["Office Hours", "9:00 AM to 6:00 PM", "10:00 AM to 4:00 PM", "Closed"],
        says: ["Monday to Friday", "Saturday", "Sunday"],
      },
      es: {
        names: ["Horario de oficina", "9:00 a. m. a 6:00 p. m.", "10:00 a. m. a 4:00 p. m.", "Cerrado"],
        says: ["Lunes a viernes", "Sábado", "Domingo"],
      },
    },
  ],
  privacy: [
    {
      what: "its eleven sections",
      en: {
        names: [
          "Introduction",
          "Information We Collect",
          "How We Use Information",
          "How We Share Information",
          "Data Security",
          "Your Rights",
          "Cookies",
          "Third-Party Links",
          "Children Under 18",
          "Changes to This Policy",
          "Contact Us",
        ],
      },
      es: {
        names: [
          "Introducción",
          "Información que recopilamos",
          "Cómo usamos la información",
          "Cómo compartimos la información",
          "Seguridad de los datos",
          "Sus derechos",
          "Cookies",
          "Enlaces a terceros",
          "Menores de 18 años",
          "Cambios a esta política",
          "Contacto",
        ],
      },
    },
    {
      what: "that services are not directed to people under 18",
      en: { says: ["Our services are not directed to people under 18"] },
      es: { says: ["Nuestros servicios no están dirigidos a menores de 18 años"] },
    },
    {
      what: "the date of the last update",
      en: { says: ["Last updated:"] },
      es: { says: ["Última actualización:"] },
    },
  ],
  mortgage: [
    {
      what: "a hero with pre-approval and a payment estimate, both through contact",
      en: {
        leads: [
          ["Ask for pre-approval", "contact"],
          ["Get a payment estimate", "contact"],
        ],
      },
      es: {
        leads: [
          ["Pida la preaprobación", "contact"],
          ["Solicite un estimado de pago", "contact"],
        ],
      },
    },
    {
      what: "four reasons",
      en: { names: ["Competitive Rates", "Fast Approval", "Expert Guidance", "Multiple Options"] },
      es: { names: ["Tasas competitivas", "Aprobación rápida", "Orientación experta", "Varias opciones"] },
    },
    {
      what: "five programs, and refinancing",
      ofTheSample: true,
      en: { names: ["Conventional", "FHA", "VA", "Jumbo", "Commercial", "Refinancing"] },
      es: { names: ["Convencional", "FHA", "VA", "Jumbo", "Comercial", "Refinanciamiento"] },
    },
    {
      what: "pre-approval in as little as 24 hours",
      ofTheSample: true,
      en: { says: ["as little as 24 hours.*"] },
      es: { says: ["puede llegar en solo 24 horas*."] },
    },
    {
      what: "a closing call that leads to contact",
      en: { leads: [["Talk to a Loan Officer", "contact"]] },
      es: { leads: [["Hablar con un oficial de préstamos", "contact"]] },
    },
  ],
  realEstate: [
    {
      what: "a hero for buyers and for sellers, both through contact",
      en: {
        leads: [
          ["Find a Home", "contact"],
          ["List a Property", "contact"],
        ],
      },
      es: {
        leads: [
          ["Buscar una casa", "contact"],
          ["Poner una propiedad en venta", "contact"],
        ],
      },
    },
    {
      what: "four areas of help",
      en: { names: ["Home Search", "Market Analysis", "Closing Support", "Investment Properties"] },
      es: {
        names: [
          "Búsqueda de vivienda",
          "Análisis de mercado",
          "Apoyo en el cierre",
          "Propiedades de inversión",
        ],
      },
    },
    {
      what: "lists for buyers and for sellers",
      en: { names: ["If You’re Buying", "If You’re Selling"] },
      es: { names: ["Si va a comprar", "Si va a vender"] },
    },
    {
      what: "a closing call that leads to contact",
      en: { leads: [["Contact Us Today", "contact"]] },
      es: { leads: [["Contáctenos hoy", "contact"]] },
    },
  ],
  flyer: [
    {
      what: "the statistics",
      ofTheSample: true,
      en: {
        names: ["15+", "100%", "500+"],
        says: ["years of experience", "coordinated service", "satisfied clients"],
      },
      es: {
        names: ["15+", "100%", "500+"],
        says: ["años de experiencia", "servicio coordinado", "clientes satisfechos"],
      },
    },
    {
      what: "pre-approval in 24 to 48 hours",
      ofTheSample: true,
      en: { says: ["Pre-approval decision in 24 to 48 hours*"] },
      es: { says: ["Preaprobación: respuesta en 24 a 48 horas*"] },
    },
    {
      what: "both sides of the business",
      en: { says: ["Real Estate", "Refinancing"] },
      es: { says: ["Bienes raíces", "Préstamos hipotecarios", "Refinanciamiento"] },
    },
    {
      what: "every kind of loan",
      ofTheSample: true,
      en: { says: ["Mortgage Lending", "Conventional, FHA, VA, jumbo and commercial loans"] },
      es: { says: ["Préstamos convencionales, FHA, VA, jumbo y comerciales"] },
    },
    {
      what: "how to print it on letter paper",
      en: { names: ["How to Print"], says: ["8.5 × 11 inches"] },
      es: { names: ["Cómo imprimir"], says: ["8.5 × 11 pulgadas"] },
    },
  ],
}
