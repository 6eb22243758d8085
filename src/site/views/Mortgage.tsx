import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { Affiliation } from "../components/Affiliation.tsx"
import { Footnote, Marked } from "../components/Footnote.tsx"
import { Questions } from "../components/Questions.tsx"
import { Table } from "../components/Table.tsx"
import { copy } from "../copy/index.ts"
import {
  AtTheTable,
  Builders,
  MortgageScene,
  ProgramHouse,
  Readers,
  Stage,
} from "../illustrations/MortgageScene.tsx"
import { contactAbout } from "../links.ts"
import styles from "./Mortgage.module.css"
import type { ViewProps } from "./view.ts"

/** A house as a timber frame, the loan programs as a street of houses, and a Loan Estimate line by line. */
export function Mortgage({ language }: ViewProps) {
  const { mortgage, shared } = copy[language]
  const { hero, reasons, programs, steps, documents, loanEstimate, questions, closing } = mortgage
  const { columns } = programs
  return (
    <>
      <section className={`on-clay band ${styles["hero"]}`}>
        <div className={`whole ${styles["words"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
          <div className="actions">
            <a className="button" href={contactAbout("pre-approval", language)}>
              {hero.preApproval}
            </a>
            <a className="plain screen-only" href={contactAbout("payment-estimate", language)}>
              {hero.paymentEstimate}
            </a>
          </div>
        </div>
        <div className={`screen-only ${styles["gable"]}`}>
          <div>
            <div className="on-haint">
              <MortgageScene />
            </div>
          </div>
        </div>
      </section>

      <section className={`band ${styles["reasons"]}`}>
        <h2>{reasons.title}</h2>
        <Builders />
        <div>
          {Object.values(reasons.items).map(({ title, text }) => (
            <div key={title} className={styles["reason"]}>
              <h3>{title}</h3>{" "}
              <p>
                <Marked text={text} legal={shared.legal} />
              </p>
            </div>
          ))}
          <Footnote legal={shared.legal} className="small" />
          <Readers />
        </div>
      </section>

      <section className={`on-pine band ${styles["frame"]}`}>
        <h2>{programs.title}</h2>
        {/* A wide window stands the rows upright: a street with one house for each program. */}
        <Table
          className={styles["programs"]}
          title={programs.title}
          columns={[columns.name, columns.who, columns.use, columns.know]}
          rows={programs.rows.map(({ name, who, use, know }) => [name, who, use, know])}
          drawings={programs.rows.map(({ name }, row) => [<ProgramHouse key={name} row={row} />])}
        />
        <p className={`small ${styles["sill"]}`}>
          {shared.legal.notACommitment} {shared.legal.notActingForGovernment}
        </p>
        <div className={styles["refinancing"]}>
          <h3>{programs.refinancing.title}</h3>
          <p className="large">{programs.refinancing.text}</p>
          <Stage step={7} />
        </div>
      </section>

      <section className={`band ${styles["documents"]}`}>
        <div className={`on-peach ${styles["sheet"]}`}>
          <h2>{documents.title}</h2>
          <ul role="list" className={styles["papers"]}>
            {documents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{documents.note}</p>
          <Stage step={6} />
        </div>
        <div className={styles["offer"]}>
          <h2>{loanEstimate.title}</h2>
          <p>{loanEstimate.text}</p>
          <div className={styles["estimate"]}>
            <p className="display">{loanEstimate.form}</p>
            <dl>
              {loanEstimate.lines.map(({ line, means }) => (
                <div key={line}>
                  <dt>
                    <span>{line}</span>
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>

      <section className={`on-haint band ${styles["way"]}`}>
        <h2>{steps.title}</h2>
        <ol role="list" className={styles["steps"]}>
          {steps.items.map(({ who, does }, step) => (
            <li key={does}>
              <Stage step={step} />
              <div>
                <b className="display">{who}</b> {does}
              </div>
            </li>
          ))}
        </ol>
      </section>

      <Questions {...questions}>
        <AtTheTable />
      </Questions>

      <section className={`on-peach band ${styles["closing"]}`}>
        <div className={styles["words"]}>
          <h2>{closing.title}</h2>
          <p className="large">{closing.text}</p>
          <a className="button" href={pathTo("contact", language)}>
            {closing.action}
          </a>
          <Affiliation title={shared.legal.relationshipTitle} text={business.affiliation?.[language]} />
        </div>
        <Stage />
      </section>
    </>
  )
}
