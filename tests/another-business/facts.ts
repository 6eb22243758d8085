import type { Business } from "../../src/business.ts"
import type { Language } from "../../src/languages.ts"
import type { LoanProgram, Story } from "../../src/site/copy/shape.ts"

/** A made-up firm that differs from the sample in every fact. */
export const business: Business = {
  name: "Mesilla Valley Homes and Mortgage Office",
  origin: "https://www.mesilla-valley.example",
  phone: "+525555501234",
  email: "oficina@mesilla-valley.example",
  websiteEmail: "sitio@mesilla-valley.example",
  address: {
    street: "12345 North Camino Real de Tierra Adentro, Building 7, Suite 210",
    city: "Las Cruces",
    region: "NM",
    regionName: "New Mexico",
    postalCode: "88001",
    country: "US",
  },
  timeZone: "America/Denver",
  hours: {
    monday: null,
    tuesday: { opens: 600, closes: 1140 },
    wednesday: { opens: 600, closes: 1140 },
    thursday: { opens: 600, closes: 1140 },
    friday: { opens: 480, closes: 750 },
    saturday: null,
    sunday: { opens: 780, closes: 1020 },
  },
  responseHours: 72,
  preApprovalHours: { atLeast: 36, upTo: 72 },
  statistics: { yearsOfExperience: 8, satisfiedClients: 1200 },
  brokerage: {
    registeredName: "Mesilla Realty",
    licenseNumber: "00000-B",
    areaServed: { en: "Doña Ana County", es: "el condado de Doña Ana" },
  },
  lender: {
    legalName: "Mesilla Loans",
    nmlsId: "000001",
    licenseType: "broker",
    statesServed: ["New Mexico", "Texas"],
  },
  equalHousing: "opportunity",
  people: [
    {
      name: "First Person",
      role: { en: "Loan officer", es: "Oficial de préstamos" },
      nmlsId: "000002",
      speaks: ["en", "es"],
      photograph: "first.jpg",
    },
    {
      name: "Zoë Çelik",
      role: { en: "Real estate agent", es: "Agente de bienes raíces" },
      licenseNumber: "00001-A",
      speaks: ["es"],
    },
  ],
  affiliation: { en: "Both belong to the same owner.", es: "Las dos son del mismo dueño." },
  consultation: { en: "An hour, $45.", es: "Una hora, $45." },
  spanishSteps: "Todos los pasos se ofrecen en español.",
  retention: { messageDays: 1095, backupDays: 30, accessLogDays: 30 },
  privacyEffectiveDate: "2026-12-01",
}

export const mark = { ink: "M0 30 16 6l16 24z", sun: "", link: "" }

export const stories: Readonly<Record<Language, Story>> = {
  en: {
    home: {
      title: "Your house below the peaks.",
      welcome: "Walk in.",
      services: { title: "Begin Here", intro: "Ask about either side of our work." },
      consultation: "Sit with us.",
    },
    about: {
      title: "The valley is our map.",
      name: {
        title: "Our Valley",
        text: "The valley lies between the river and the peaks. We know its streets.",
      },
      together: "Here they work in one room.",
    },
    flyer: { invitation: "See you soon." },
    notFound: "This trail ends here.",
  },
  es: {
    home: {
      title: "Su casa al pie de los picos.",
      welcome: "Pase.",
      services: { title: "Empiece aquí", intro: "Pregunte por cualquiera de nuestros servicios." },
      consultation: "Siéntese con nosotros.",
    },
    about: {
      title: "El Valley es nuestro mapa.",
      name: {
        title: "Nuestro valle",
        text: "El valle queda entre el río y los picos. Conocemos sus calles.",
      },
      together: "Aquí trabajan en una misma sala.",
    },
    flyer: { invitation: "Aquí lo esperamos." },
    notFound: "Este sendero termina aquí.",
    // Also a word of the name.
    foreignWords: ["Valley"],
  },
}

export const sixthProgram: Readonly<Record<Language, LoanProgram>> = {
  en: {
    name: "USDA",
    inList: "USDA",
    agencies: ["USDA"],
    who: "Borrowers who buy in a rural area",
    use: "A primary home",
    know: "Guaranteed by the Department of Agriculture. Income limits apply.",
  },
  es: {
    name: "USDA",
    inList: "USDA",
    agencies: ["USDA"],
    who: "Quienes compran en una zona rural",
    use: "Una vivienda principal",
    know: "Garantizado por el Departamento de Agricultura. Hay límites de ingresos.",
  },
}
