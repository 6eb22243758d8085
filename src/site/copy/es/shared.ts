import { business } from "../../../business.ts"
import { formatList, formatState } from "../../format.ts"
import { isBroker } from "../firm.ts"
import type { SharedCopy } from "../shape.ts"
import { loanPrograms } from "./loan-programs.ts"
import { regionName } from "./region-name.ts"

const { city } = business.address

const states = business.lender.statesServed?.map((state) => formatState(state, "es"))

const agencies = loanPrograms.flatMap(({ agencies = [] }) => agencies)

/** "Hora del Este": CLDR's "hora oriental" is nobody's word. */
const timeZone = new Intl.DateTimeFormat("es-419", {
  timeZone: business.timeZone,
  timeZoneName: "longGeneric",
})
  .formatToParts()
  .find(({ type }) => type === "timeZoneName")
  ?.value.replace("oriental", "del Este")
  .replace(/^h/, "H")

export const shared: SharedCopy = {
  skipLink: "Ir al contenido",
  logoLabel: `${business.name} EN: página de inicio en inglés`,
  logoLanguage: "EN",
  navigation: {
    label: "Principal",
    links: {
      home: "Inicio",
      about: "Acerca",
      services: "Servicios",
      alliances: "Alianzas",
      contact: "Contacto",
    },
    getStarted: "Comenzar",
    menu: "Menú",
  },
  languageSwitch: {
    text: "English",
    label: "English (EN): see this page in English",
    homeLabel: "English (EN): home page in English",
  },
  quickContact: {
    label: "Comunicarse con la oficina",
    call: "Llamar",
    chat: "WhatsApp",
    book: "Consulta",
  },
  opensInNewTab: "(se abre en una pestaña nueva)",
  chatGreeting: "¡Hola! Quisiera saber más sobre sus servicios de bienes raíces e hipotecas.",
  hours: {
    title: "Horario de oficina",
    to: "a",
    closed: "Cerrado",
    today: "hoy",
    openNow: "Abierto ahora",
    closedNow: "Cerrado ahora",
    closesAt: "Cierra a ",
    opensTodayAt: "Abre hoy a ",
    opensTomorrowAt: "Abre mañana a ",
    opensOn: { before: "Abre el ", between: " a " },
    zone: timeZone ?? business.timeZone,
  },
  footer: {
    blurb: `Bienes raíces e hipotecas en una sola oficina de ${city}, ${regionName}.`,
    promise: `Contestamos los mensajes en menos de ${business.responseHours} horas, también los fines de semana.`,
    quickLinksTitle: "Enlaces rápidos",
    quickLinks: { home: "Inicio", about: "Acerca de nosotros", services: "Servicios" },
    servicesTitle: "Servicios",
    services: {
      realEstate: "Bienes raíces",
      mortgageLoans: "Préstamos hipotecarios",
      consultation: "Consulta",
    },
    flyer: "Volante para imprimir",
    legalTitle: "Información legal",
    legalLinks: { privacy: "Política de privacidad", contact: "Contacto" },
    copyright: `${business.name}. Todos los derechos reservados.`,
    accessibility: {
      before: "¿Tiene dificultades para usar este sitio? Llame al ",
      between: " o escriba a ",
      after: " y le ayudaremos.",
    },
  },
  people: { title: "Con quién hablará", speaks: "Habla" },
  legal: {
    notACommitment: "Esto no es un compromiso de préstamo.",
    loanConditions:
      "Todos los préstamos están sujetos a aprobación de crédito y de la propiedad. Los programas, tasas, términos y condiciones pueden cambiar sin previo aviso.",
    equalHousing: {
      opportunity: "Igualdad de Oportunidades en la Vivienda",
      lender: "Prestamista con Igualdad de Oportunidades en la Vivienda",
    },
    notActingForGovernment: `No actuamos en nombre ni por orden ${agencies.length > 0 ? `de ${agencies.join(", ")} ni ` : ""}del gobierno federal.`,
    preApprovalFootnote: `* Una vez que tengamos todos sus documentos. No es un compromiso de préstamo.${isBroker ? " Decide el prestamista." : ""}`,
    footnoteMark: "Nota al pie",
    footnoteBack: "Volver al texto",
    relationshipTitle: "Cómo se relacionan nuestras empresas",
    brokerage: "Agencia de bienes raíces",
    brokerageLicense: `licencia de bienes raíces de ${regionName}, núm.`,
    lenderKind: { lender: "Prestamista hipotecario", broker: "Corredor hipotecario" },
    nmlsId: "NMLS ID",
    nmlsConsumerAccess: "NMLS Consumer Access",
    statesServed: states && `Servicios hipotecarios disponibles en ${formatList(states, "es")}`,
    stateNotice: business.stateNotice?.es,
    languageNotice: {
      title: "Puede escribirnos en español.",
      text: "Algunos pasos y documentos del préstamo o de la compraventa podrían estar solo en inglés. Antes de empezar, pregúntenos cuáles.",
    },
  },
}
