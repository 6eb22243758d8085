import { business } from "../../../business.ts"
import type { MortgageCopy } from "../shape.ts"

const { city, region } = business.address
const { atLeast } = business.preApprovalHours

export const mortgage: MortgageCopy = {
  head: {
    title: `Hipotecas en ${city}, ${region} | ${business.name}`,
    description: `Compare préstamos convencionales, FHA, VA, jumbo y comerciales, vea qué papeles reunir y solicite su preaprobación en ${city}, Georgia.`,
    card: "Un préstamo sin nada en la sombra.",
  },
  hero: {
    title: "Un préstamo sin nada en la sombra.",
    lead: `Le explicamos cada programa antes de que elija y le decimos qué papeles traer. La preaprobación puede tomar tan solo ${atLeast} horas.*`,
    preApproval: "Solicite su preaprobación",
    paymentEstimate: "Solicite un estimado de pago",
  },
  reasons: {
    title: "Por qué hacerlo con nosotros",
    items: {
      competitiveRates: {
        title: "Tasas competitivas",
        text: "La suya depende de su crédito, de la propiedad y del programa. Se la cotizamos por escrito, para que pueda compararla con cualquier otra oferta.",
      },
      fastApproval: {
        title: "Aprobación rápida",
        text: `Preaprobación en tan solo ${atLeast} horas, una vez completos sus documentos.*`,
      },
      expertGuidance: {
        title: "Orientación experta",
        text: "Su oficial de préstamos repasa los papeles con usted hasta que usted pueda explicarlos.",
      },
      multipleOptions: {
        title: "Múltiples opciones",
        text: "Cinco tipos de préstamo, que puede comparar más abajo. Si ninguno le sirve, se lo decimos.",
      },
    },
  },
  programs: {
    title: "Compare los programas",
    intro: "Cada programa responde a las mismas tres preguntas.",
    columns: {
      name: "Programa",
      who: "Para quién es",
      use: "Para qué se usa",
      know: "Qué conviene saber",
    },
    rows: {
      conventional: {
        name: "Convencional",
        who: "Quienes tienen ingresos estables e historial de crédito",
        use: "Vivienda principal, segunda vivienda o propiedad de alquiler",
        know: "No lo respalda ninguna agencia del gobierno. Puede requerir seguro hipotecario privado.",
      },
      fha: {
        name: "FHA",
        who: "Quienes necesitan reglas de crédito más flexibles, por ejemplo si compran por primera vez",
        use: "Vivienda principal de una a cuatro unidades",
        know: "Lo asegura la Administración Federal de Vivienda. Usted paga un seguro hipotecario.",
      },
      va: {
        name: "VA",
        who: "Veteranos, militares en servicio y cónyuges sobrevivientes que cumplan los requisitos",
        use: "Vivienda principal",
        know: "Lo garantiza en parte el Departamento de Asuntos de los Veteranos. Requiere un Certificado de Elegibilidad; la mayoría paga un cargo de la VA (funding fee).",
      },
      jumbo: {
        name: "Jumbo",
        who: "Quienes necesitan más de lo que permite un préstamo conforme (conforming)",
        use: "Vivienda principal, segunda vivienda o inversión",
        know: "Se revisan más de cerca los ingresos, los ahorros y la tasación.",
      },
      commercial: {
        name: "Comercial",
        who: "Quienes tienen un negocio o invierten",
        use: "Oficinas, locales, almacenes y edificios grandes de apartamentos",
        know: "También se revisan los ingresos de la propiedad y la contabilidad del negocio.",
      },
    },
    refinancing: {
      title: "Refinanciamiento",
      text: "¿Ya tiene una hipoteca? La comparamos con lo que podría obtener hoy, costos incluidos. Si le conviene conservarla, se lo decimos.",
    },
  },
  steps: {
    title: "Del saludo al cierre",
    items: [
      { who: "Usted", does: "escribe o llama. Todavía no hacen falta papeles." },
      {
        who: "Su oficial de préstamos",
        does: "le pregunta por sus planes, ingresos y deudas, y le da la lista de papeles.",
      },
      { who: "Usted", does: "entrega los papeles y, cuando lo decida, solicita el préstamo." },
      {
        who: "Su oficial de préstamos",
        does: "le da el resultado. Si hay preaprobación, usted recibe una carta para mostrar a los vendedores.",
      },
      {
        who: "Usted y su agente",
        does: "encuentran la casa. Nosotros seguimos la tasación y el préstamo hasta el cierre.",
      },
    ],
  },
  documents: {
    title: "Papeles que conviene reunir",
    items: [
      "Una identificación oficial con foto",
      "Talones de pago recientes",
      "Formularios W-2 y declaraciones de impuestos; también las del negocio, si trabaja por cuenta propia",
      "Estados de cuenta recientes del banco y de sus inversiones",
      "El estado de cuenta de su hipoteca, si quiere refinanciar",
    ],
    note: "Por favor, no los envíe por el formulario de contacto. Su oficial de préstamos le dirá cómo.",
  },
  closing: {
    title: "Primero, pregunte.",
    text: `Preguntar no compromete a nada. Una persona de la oficina le responde dentro de ${business.responseHours} horas.`,
    action: "Hablar con un oficial de préstamos",
  },
}
