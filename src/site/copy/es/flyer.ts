import { business } from "../../../business.ts"
import type { FlyerCopy } from "../shape.ts"
import { statisticsOf } from "../statistics.ts"
import { loanList } from "./loan-programs.ts"
import { regionName } from "./region-name.ts"
import { story } from "./story.ts"

const { city } = business.address
const { preApprovalHours } = business

export const flyer: FlyerCopy = {
  head: {
    title: `Volante para imprimir | ${business.name}`,
    description: `Una hoja tamaño carta para imprimir, pegar o repartir: bienes raíces e hipotecas en ${city}, ${regionName}, y cómo contactarnos.`,
    card: "Casa y préstamo en una sola oficina.",
  },
  hero: {
    title: "Casa y préstamo en\u00a0una sola\u00a0oficina.",
    lead: `Compre, venda o financie su casa en ${city}, ${regionName}.`,
  },
  statistics: statisticsOf(
    {
      yearsOfExperience: "años de experiencia",
      coordinatedServicePercent: "servicio coordinado",
      satisfiedClients: "clientes satisfechos",
    },
    "es",
  ),
  services: {
    realEstate: {
      title: "Bienes raíces",
      items: [
        "Búsqueda de vivienda",
        "Apoyo en la compra",
        "Servicios de venta",
        "Análisis de mercado",
        "Propiedades de inversión",
      ],
    },
    mortgage: {
      title: "Préstamos hipotecarios",
      items: [
        `Preaprobación: respuesta en ${preApprovalHours.atLeast} a ${preApprovalHours.upTo} horas*`,
        loanList,
        "Refinanciamiento",
        "Atención personalizada",
      ],
    },
  },
  contact: {
    title: story.flyer.invitation,
    text: "Escríbanos en español o llámenos.",
    chat: "WhatsApp",
    scan: "Escanee el código para visitar nuestro sitio",
    qrLabel: "Código QR que lleva a nuestro sitio",
  },
  print: {
    action: "Imprimir o guardar en PDF",
    instructions: {
      title: "Cómo imprimir",
      items: [
        "Elija papel tamaño carta, 8.5 × 11 pulgadas, con orientación vertical.",
        "Deje la escala al 100%. No cambie los márgenes.",
        "Para imprimir a color, active los gráficos de fondo. En blanco y negro, déjelos desactivados.",
        "Para guardar un archivo, elija la impresora “Guardar como PDF”.",
      ],
    },
  },
}
