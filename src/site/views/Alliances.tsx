import { copy } from "../copy/index.ts"
import type { ViewProps } from "./index.ts"

export function Alliances({ language, children }: ViewProps) {
  const words = copy[language].alliances
  return (
    <section className="band">
      <h1>{words.hero.title}</h1>
      <p className="large">{words.hero.lead}</p>
      {children}
    </section>
  )
}
