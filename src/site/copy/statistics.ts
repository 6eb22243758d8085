import { type Business, business } from "../../business.ts"
import { formattingTags, type Language } from "../../languages.ts"
import type { Statistic } from "./shape.ts"

/** The flyer's statistics that the owner has supplied, as they are printed: `1,200+`, `100%`. */
export function statisticsOf(
  labels: Readonly<Record<keyof Business["statistics"], string>>,
  language: Language,
): Statistic[] {
  const { format } = new Intl.NumberFormat(formattingTags[language])
  const { yearsOfExperience, coordinatedServicePercent, satisfiedClients } = business.statistics
  const atLeast = (count: number | undefined) => count && `${format(count)}+`
  const figures = [
    [atLeast(yearsOfExperience), labels.yearsOfExperience],
    [coordinatedServicePercent && `${coordinatedServicePercent}%`, labels.coordinatedServicePercent],
    [atLeast(satisfiedClients), labels.satisfiedClients],
  ] as const
  return figures.flatMap(([figure, label]) => (figure ? [{ figure, label }] : []))
}
