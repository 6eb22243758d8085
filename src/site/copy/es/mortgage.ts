import { business } from "../../../business.ts"
import type { MortgageCopy } from "../shape.ts"
import { loanList, loanPrograms } from "./loan-programs.ts"
import { regionName } from "./region-name.ts"

const { city, region } = business.address
const { atLeast } = business.preApprovalHours

export const mortgage: MortgageCopy = {
  head: {
    title: `Hipotecas en ${city}, ${region} | ${business.name}`,
    description: `${loanList}: compárelos, vea qué documentos reunir y pida la preaprobación en ${city}, ${regionName}.`,
    card: "Un préstamo claro, de principio a fin.",
  },
  hero: {
    title: "Un préstamo claro, de\u00a0principio a\u00a0fin.",
    lead: "Compare los programas y vea qué documentos reunir antes de solicitar el préstamo.",
    preApproval: "Pida la preaprobación",
    paymentEstimate: "Solicite un estimado de pago",
  },
  reasons: {
    title: "Por qué trabajar con nosotros",
    items: {
      competitiveRates: {
        title: "Tasas competitivas",
        text: "Su tasa depende de su crédito, de la propiedad y del programa. Le damos la cotización por escrito, para que compare. La tasa puede cambiar mientras no la bloquee (rate lock).",
      },
      fastApproval: {
        title: "Aprobación rápida",
        text: `La preaprobación (pre-approval) puede llegar en solo ${atLeast} horas*. La aprobación final del préstamo tarda más.`,
      },
      expertGuidance: {
        title: "Orientación experta",
        text: "Su oficial de préstamos repasa los documentos con usted, página por página si lo desea.",
      },
      multipleOptions: {
        title: "Varias opciones",
        text: "Compárelas más abajo. Si ninguna le sirve, se lo decimos.",
      },
    },
  },
  programs: {
    title: "Compare los programas",
    columns: {
      name: "Programa",
      who: "Para quién es",
      use: "Para qué se usa",
      know: "Qué conviene saber",
    },
    rows: loanPrograms.map(({ inList: _, ...row }) => row),
    refinancing: {
      title: "Refinanciamiento",
      text: "¿Ya tiene una hipoteca? La comparamos con lo que podría obtener hoy, costos incluidos. Un pago más bajo puede costarle más en total. Si no le conviene, se lo decimos.",
    },
  },
  steps: {
    title: "De la primera llamada al cierre",
    items: [
      { who: "Usted", does: "escribe o llama. Todavía no hacen falta documentos." },
      {
        who: "Su oficial de préstamos",
        does: "le pregunta por sus planes, ingresos y deudas, y le da la lista de documentos.",
      },
      {
        who: "Usted",
        does: "solicita la preaprobación cuando quiera y entrega sus documentos.",
      },
      {
        who: "Su oficial de préstamos",
        does: "le da la respuesta y, si es favorable, una carta para mostrar a los vendedores.",
      },
      {
        who: "Usted",
        does: "encuentra la casa, solicita el préstamo y recibe una Estimación de préstamo. Le decimos cómo va todo.",
      },
    ],
  },
  documents: {
    title: "Qué documentos reunir",
    items: [
      "Una identificación oficial con foto",
      "Talones de pago (pay stubs) recientes o comprobantes de otros ingresos",
      "Formularios W-2 y declaraciones de impuestos; también las de su negocio, si trabaja por cuenta propia",
      "Estados de cuenta recientes del banco y de sus inversiones",
      "El estado de cuenta de su hipoteca, si quiere refinanciar",
    ],
    note: "Por favor, no los envíe por formulario, correo electrónico ni chat. Pregunte a su oficial de préstamos cómo entregarlos.",
  },
  questions: {
    title: "Preguntas frecuentes",
    items: [
      {
        title: "¿Van a revisar mi crédito?",
        text: "Solo si usted dice que sí.",
      },
      {
        title: "¿Es lo mismo la precalificación que la preaprobación?",
        text: "No. La precalificación (prequalification) se basa en lo que usted nos dice. Para la preaprobación también revisamos sus documentos y su crédito.",
      },
      {
        title: "¿Qué voy a pagar además del precio?",
        text: "Los intereses, los costos de cierre, los impuestos y los seguros. A veces, también seguro hipotecario, cuotas de la asociación de propietarios (HOA) u honorarios del agente. Casi todo está en su Estimación de préstamo.",
      },
      {
        title:
          "¿Y si tengo pocos ahorros o poco historial de crédito, uso un ITIN en lugar del Seguro Social o me pagan en efectivo?",
        text: "Pregúntenos. No podemos prometer un préstamo, pero le diremos qué exige cada programa.",
      },
      {
        title: "¿Y si la respuesta es no?",
        text: "Le diremos por qué, por escrito. Pregúntenos qué tiene que cambiar.",
      },
      {
        title: "¿Puedo tener otro agente de bienes raíces?",
        text: "Sí, el que quiera. Su préstamo no depende de eso.",
      },
    ],
  },
  loanEstimate: {
    title: "Cómo leer una Estimación de préstamo",
    text: "En la mayoría de los préstamos para vivienda, el prestamista debe enviarle este formulario federal dentro de los tres días hábiles posteriores a su solicitud para una casa específica, aunque falten documentos. Todos los prestamistas usan el mismo, para que usted compare. Estas son las líneas principales de la página uno.",
    form: "Estimación de préstamo (Loan Estimate)",
    lines: [
      { line: "Monto del préstamo (Loan Amount)", means: "Lo que pediría prestado." },
      {
        line: "Tasa de interés (Interest Rate)",
        means:
          "La que pagaría. También indica si puede subir después del cierre (closing) y si ya está bloqueada.",
      },
      {
        line: "Capital e intereses mensuales (Monthly Principal & Interest)",
        means: "Abono al préstamo más intereses. El pago mensual puede ser mayor.",
      },
      {
        line: "Penalidad por pago anticipado, pago global (Prepayment Penalty, Balloon Payment)",
        means: "Si hay un cargo por pagar el préstamo antes de tiempo o un pago grande al final.",
      },
      {
        line: "Pago mensual total estimado (Estimated Total Monthly Payment)",
        means: "Capital e intereses, más los impuestos y seguros que el prestamista cobre con el pago.",
      },
      {
        line: "Costos de cierre estimados (Estimated Closing Costs)",
        means: "Cargos y otros costos, en la página dos.",
      },
      {
        line: "Efectivo estimado para el cierre (Estimated Cash to Close)",
        means:
          "Lo que transfiere para el cierre: costos y, si lo hay, pago inicial (down payment), menos su depósito.",
      },
    ],
  },
  closing: {
    title: "Primero, pregunte.",
    text: "Preguntar no compromete a nada.",
    action: "Hablar con un oficial de préstamos",
  },
}
