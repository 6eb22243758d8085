import type { ReactNode } from "react"
import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { Affiliation } from "../components/Affiliation.tsx"
import { Footnote, Marked } from "../components/Footnote.tsx"
import { Table } from "../components/Table.tsx"
import { copy } from "../copy/index.ts"
import type { LegalCopy, Titled } from "../copy/shape.ts"
import { FloorPlan, ServicesScene, stageDrawings, TwoDoors } from "../illustrations/ServicesScene.tsx"
import styles from "./Services.module.css"
import type { ViewProps } from "./view.ts"

/** One card, as an entry on the sheet. */
function Entry({ words, legal, children }: { words: Titled; legal: LegalCopy; children?: ReactNode }) {
  return (
    <article className={styles["entry"]}>
      <h3>{words.title}</h3>
      <p>
        <Marked text={words.text} legal={legal} />
      </p>
      {children}
    </article>
  )
}

/** A section drawing of a house with a room for each group of services; below it, the stages of a purchase. */
export function Services({ language }: ViewProps) {
  const { services, shared } = copy[language]
  const { hero, realEstate, mortgage, advantage, consultation } = services
  const { propertySearch, buyingSupport, sellingServices } = realEstate.cards
  const { columns } = advantage
  const { preApproval, loanPrograms, personalizedSupport } = mortgage.cards
  return (
    <>
      <div className={styles["sheet"]}>
        <header className={styles["title"]}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
        </header>
        <div className={`on-haint ${styles["section"]}`}>
          <ServicesScene />
        </div>
        <FloorPlan />
        <section className={`on-peach ${styles["room"]}`}>
          <h2>{realEstate.title}</h2>
          <Entry words={propertySearch} legal={shared.legal} />
          <Entry words={buyingSupport} legal={shared.legal} />
          <Entry words={sellingServices} legal={shared.legal} />
          <a className="plain" href={pathTo("realEstate", language)}>
            {realEstate.link}
          </a>
        </section>
        <section className={`on-haint ${styles["room"]}`}>
          <h2>{mortgage.title}</h2>
          <Entry words={preApproval} legal={shared.legal} />
          <Entry words={loanPrograms} legal={shared.legal}>
            <ul role="list" className={styles["programs"]}>
              {mortgage.programs.map((program) => (
                <li key={program}>{program}</li>
              ))}
            </ul>
          </Entry>
          <Entry words={personalizedSupport} legal={shared.legal} />
          <a className="plain" href={pathTo("mortgage", language)}>
            {mortgage.link}
          </a>
        </section>
        <div className={styles["notes"]}>
          <Footnote legal={shared.legal} className="small" />
          <p className="small">{shared.legal.notActingForGovernment}</p>
          <Affiliation title={shared.legal.relationshipTitle} text={business.affiliation?.[language]} />
        </div>
      </div>
      <section className={`band ${styles["advantage"]}`}>
        <h2>{advantage.title}</h2>
        <p className="large">{advantage.text}</p>
        <Table
          className={styles["stages"]}
          title={advantage.title}
          columns={[columns.stage, columns.agent, columns.loanOfficer]}
          rows={Object.values(advantage.stages).map(({ stage, agent, loanOfficer }) => [
            stage,
            agent,
            loanOfficer,
          ])}
          drawings={stageDrawings}
        />
      </section>
      <section className={`on-peach band ${styles["book"]}`}>
        <div className="flow">
          <h2>{consultation.title}</h2>
          <p className="large">{consultation.text}</p>
          <a className="button" href={pathTo("contact", language)}>
            {consultation.action}
          </a>
        </div>
        <TwoDoors />
      </section>
    </>
  )
}
