import { formatList } from "../../format.ts"
import type { LoanProgram } from "../shape.ts"

/** Every program, in the order of the table; sentences that list programs are made from it. No figure: see `MortgageCopy`. */
export const loanPrograms: readonly LoanProgram[] = [
  {
    name: "Convencional",
    inList: "convencionales",
    who: "Quienes tienen ingresos estables e historial de crédito",
    use: "Vivienda principal, segunda vivienda o propiedad de alquiler",
    know: "Sin respaldo del gobierno. Puede requerir seguro hipotecario privado, que protege al prestamista.",
  },
  {
    name: "FHA",
    inList: "FHA",
    agencies: ["HUD", "FHA"],
    who: "Quienes necesitan reglas de crédito más flexibles, sea o no su primera casa",
    use: "Vivienda principal",
    know: "Lo asegura la Administración Federal de Vivienda. Usted paga un seguro hipotecario: un cargo al inicio y otro cada mes.",
  },
  {
    name: "VA",
    inList: "VA",
    agencies: ["VA"],
    who: "Veteranos, militares en servicio y cónyuges sobrevivientes que cumplan los requisitos",
    use: "Vivienda principal",
    know: "Lo garantiza en parte el Departamento de Asuntos de los Veteranos. Requiere un certificado de elegibilidad. Salvo excepciones, se paga un cargo del VA (funding fee).",
  },
  {
    name: "Jumbo",
    inList: "jumbo",
    who: "Quienes necesitan un préstamo mayor que el límite federal para préstamos comunes (conforming)",
    use: "Vivienda principal, segunda vivienda o propiedad de alquiler",
    know: "Se revisan con más detalle los ingresos, los ahorros y la tasación (avalúo, appraisal).",
  },
  {
    name: "Comercial",
    inList: "comerciales",
    who: "Quienes tienen un negocio o invierten",
    use: "Oficinas, locales comerciales, bodegas y edificios de apartamentos de cinco o más unidades",
    know: "También se revisan los ingresos de la propiedad y la contabilidad del negocio.",
  },
]

/** The programs in a line: "Préstamos convencionales, FHA, VA, jumbo y comerciales". */
export const loanList = `Préstamos ${formatList(
  loanPrograms.map(({ inList }) => inList),
  "es",
)}`
