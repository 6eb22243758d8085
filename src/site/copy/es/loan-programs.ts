import { formatList } from "../../format.ts"
import type { LoanProgram } from "../shape.ts"

/** Every program, in the order of the table; sentences that list programs are made from it. No figure: see `MortgageCopy`. */
export const loanPrograms: readonly LoanProgram[] = [
  {
    name: "Convencional",
    inList: "convencionales",
    who: "Quienes tienen ingresos estables e historial de crédito",
    use: "Vivienda principal, segunda vivienda o propiedad de alquiler",
    know: "No lo respalda ninguna agencia del gobierno. Puede requerir seguro hipotecario privado.",
  },
  {
    name: "FHA",
    inList: "FHA",
    who: "Quienes necesitan reglas de crédito más flexibles, por ejemplo si compran por primera vez",
    use: "Vivienda principal de una a cuatro unidades",
    know: "Lo asegura la Administración Federal de Vivienda. Usted paga un seguro hipotecario.",
  },
  {
    name: "VA",
    inList: "VA",
    who: "Veteranos, militares en servicio y cónyuges sobrevivientes que cumplan los requisitos",
    use: "Vivienda principal",
    know: "Lo garantiza en parte el Departamento de Asuntos de los Veteranos. Requiere un Certificado de Elegibilidad y se paga un cargo (funding fee), salvo en casos exentos.",
  },
  {
    name: "Jumbo",
    inList: "jumbo",
    who: "Quienes necesitan más que el límite federal de los préstamos conformes (conforming)",
    use: "Vivienda principal, segunda vivienda o inversión",
    know: "Se revisan más de cerca los ingresos, los ahorros y la tasación.",
  },
  {
    name: "Comercial",
    inList: "comerciales",
    who: "Quienes tienen un negocio o invierten",
    use: "Oficinas, locales, almacenes y edificios grandes de apartamentos",
    know: "También se revisan los ingresos de la propiedad y la contabilidad del negocio.",
  },
]

/** The programs in a line: "Préstamos convencionales, FHA, VA, jumbo y comerciales". */
export const loanList = `Préstamos ${formatList(
  loanPrograms.map(({ inList }) => inList),
  "es",
)}`
