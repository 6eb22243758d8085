import { business } from "../../../business.ts"
import type { MortgageCopy } from "../shape.ts"
import { loanList, loanPrograms } from "./loan-programs.ts"

const { city, region, regionName } = business.address
const { atLeast } = business.preApprovalHours

export const mortgage: MortgageCopy = {
  head: {
    title: `Hipotecas en ${city}, ${region} | ${business.name}`,
    description: `${loanList}: compárelos, vea qué documentos reunir y solicite su preaprobación en ${city}, ${regionName}.`,
    card: "Un préstamo claro, de principio a fin.",
  },
  hero: {
    title: "Un préstamo claro, de principio a\u00a0fin.",
    lead: `Le explicamos cada programa de hipoteca antes de que elija y le decimos qué documentos traer. La preaprobación puede tardar tan solo ${atLeast} horas.*`,
    preApproval: "Solicite su preaprobación",
    paymentEstimate: "Solicite un estimado de pago",
  },
  reasons: {
    title: "Por qué pedir su préstamo con nosotros",
    items: {
      competitiveRates: {
        title: "Tasas competitivas",
        text: "Su tasa depende de su crédito, de la propiedad y del programa. Se la cotizamos por escrito, para que pueda compararla con cualquier otra oferta.",
      },
      fastApproval: {
        title: "Aprobación rápida",
        text: `Preaprobación en tan solo ${atLeast} horas, una vez que sus documentos estén completos.*`,
      },
      expertGuidance: {
        title: "Orientación experta",
        text: "Su oficial de préstamos repasa los documentos con usted hasta que usted pueda explicarlos.",
      },
      multipleOptions: {
        title: "Múltiples opciones",
        text: "Más abajo puede comparar todos los programas. Si ninguno le sirve, se lo decimos.",
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
    rows: loanPrograms.map(({ inList: _, ...row }) => row),
    refinancing: {
      title: "Refinanciamiento",
      text: "¿Ya tiene una hipoteca? La comparamos con lo que podría obtener hoy, costos incluidos. Si le conviene conservarla, se lo decimos.",
    },
  },
  steps: {
    title: "Del saludo al cierre",
    items: [
      { who: "Usted", does: "escribe o llama. Todavía no hacen falta documentos." },
      {
        who: "Su oficial de préstamos",
        does: "le pregunta por sus planes, ingresos y deudas, y le da la lista de documentos.",
      },
      { who: "Usted", does: "entrega los documentos y, cuando lo decida, solicita el préstamo." },
      {
        who: "Su oficial de préstamos",
        does: "le da el resultado. Si hay preaprobación (pre-approval), usted recibe una carta para mostrar a los vendedores.",
      },
      {
        who: "Usted y su agente,",
        does: "el nuestro u otro, encuentran la casa. Nosotros seguimos la tasación (avalúo) y el préstamo hasta el cierre (closing).",
      },
    ],
  },
  documents: {
    title: "Documentos que conviene reunir",
    items: [
      "Una identificación oficial con foto",
      "Talones de pago recientes",
      "Formularios W-2 y declaraciones de impuestos; también las del negocio, si trabaja por cuenta propia",
      "Estados de cuenta recientes del banco y de sus inversiones",
      "El estado de cuenta de su hipoteca, si quiere refinanciar",
    ],
    note: "Por favor, no los envíe por el formulario de contacto. Su oficial de préstamos le dirá cómo entregarlos.",
  },
  questions: {
    title: "Lo que más se pregunta",
    items: [
      {
        title: "¿Van a revisar mi crédito?",
        text: "Solo con su consentimiento, y le diremos cuándo.",
      },
      {
        title: "¿Es lo mismo precalificación que preaprobación?",
        text: "No. La precalificación (prequalification) se basa en lo que usted nos dice. Para la preaprobación también revisamos sus documentos y su crédito.",
      },
      {
        title: "¿Qué voy a pagar además del precio?",
        text: "Costos de cierre, impuestos y seguros; a veces, seguro hipotecario y cuotas de la asociación de propietarios (HOA). Se los damos por escrito antes de que decida.",
      },
      {
        title:
          "¿Y si tengo poco historial de crédito, si tengo ITIN en lugar de Seguro Social o si me pagan en efectivo?",
        text: "Pregúntenos. No podemos prometer un préstamo, pero le diremos qué acepta cada programa.",
      },
      {
        title: "¿Y si la respuesta es no?",
        text: "Sabrá por qué, y puede preguntarnos qué tendría que cambiar.",
      },
      {
        title: "¿Tengo que trabajar con su agente?",
        text: "No. Elija al agente que quiera. Su préstamo no depende de eso.",
      },
    ],
  },
  loanEstimate: {
    title: "El Loan Estimate, línea por línea",
    text: "Después de solicitar un préstamo para su casa, recibe este formulario federal. Es igual con todos los prestamistas, para que pueda comparar. Estas son las líneas principales de la primera página, en blanco, con su nombre en inglés.",
    form: "Estimación del préstamo (Loan Estimate)",
    lines: [
      { line: "Monto del préstamo (Loan Amount)", means: "Lo que usted tomaría prestado." },
      {
        line: "Tasa de interés (Interest Rate)",
        means: "Si puede subir después del cierre y si ya quedó fijada.",
      },
      {
        line: "Capital e intereses mensuales (Monthly Principal & Interest)",
        means: "No es todo el pago: siga leyendo.",
      },
      {
        line: "Penalidad por pago anticipado, pago global (Prepayment Penalty, Balloon Payment)",
        means: "Sí o no: un cargo por pagar antes, un pago grande al final.",
      },
      {
        line: "Pago mensual total estimado (Estimated Total Monthly Payment)",
        means: "Con impuestos y seguro.",
      },
      {
        line: "Costos de cierre estimados (Estimated Closing Costs)",
        means: "La página siguiente los detalla uno por uno. Compárelos.",
      },
      {
        line: "Efectivo estimado para el cierre (Estimated Cash to Close)",
        means: "Lo que usted lleva al cierre.",
      },
    ],
  },
  closing: {
    title: "Primero, pregunte.",
    text: "Preguntar no compromete a nada, y ninguna pregunta está de más.",
    action: "Hablar con un oficial de préstamos",
  },
}
