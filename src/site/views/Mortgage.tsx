import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { Affiliation } from "../components/Affiliation.tsx"
import { Questions } from "../components/Questions.tsx"
import { copy } from "../copy/index.ts"
import type { MortgageCopy } from "../copy/shape.ts"
import { MortgageScene } from "../illustrations/MortgageScene.tsx"
import styles from "./Mortgage.module.css"
import type { ViewProps } from "./view.ts"

/** Half the bays' worth of a roof truss, 8 up for 12 out; its verticals stand where the table's posts do. */
function Truss() {
  return (
    <svg className={styles["truss"]} viewBox="0 0 1200 408" aria-hidden="true" focusable="false">
      <path
        d="M203 400V278L401 400V145L600 400V12V400L799 145V400L997 278V400"
        strokeWidth="9"
        strokeLinejoin="bevel"
      />
      <path d="M8 401 600 6l592 395z" strokeWidth="14" />
      <circle cx="600" cy="300" r="46" />
    </svg>
  )
}

/** The programs as rows, which a wide window stands upright: five bays of one frame. */
function Programs({ title, columns, rows }: MortgageCopy["programs"]) {
  return (
    <table className={styles["programs"]} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.use}</th>
          <th scope="col">{columns.know}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(rows).map(({ name, who, use, know }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={columns.who}>{who}</td>
            <td data-label={columns.use}>{use}</td>
            <td data-label={columns.know}>{know}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A loan with its frame laid open: the house in timber, then the programs as the bays of that frame. */
export function Mortgage({ language }: ViewProps) {
  const { mortgage, shared } = copy[language]
  const { hero, reasons, programs, steps, documents, questions, closing } = mortgage
  const contact = pathTo("contact", language)
  return (
    <>
      <section className={`on-clay band ${styles["hero"]}`}>
        <div className={`flow ${styles["words"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
          <div className="actions">
            <a className="button" href={contact}>
              {hero.preApproval}
            </a>
            <a className="button" href={contact}>
              {hero.paymentEstimate}
            </a>
          </div>
        </div>
        <div className={styles["gable"]}>
          <div>
            <div className="on-haint">
              <MortgageScene />
            </div>
          </div>
        </div>
      </section>

      <section className={`band ${styles["reasons"]}`}>
        <h2>{reasons.title}</h2>
        <div className={styles["statement"]}>
          {Object.values(reasons.items).map(({ title, text }) => (
            <div key={title} className={styles["reason"]}>
              <h3>{title}</h3> <p>{text}</p>
            </div>
          ))}
        </div>
      </section>

      <section className={`on-pine band ${styles["frame"]}`}>
        <h2>{programs.title}</h2>
        <p className={`large ${styles["lead"]}`}>{programs.intro}</p>
        <Truss />
        <Programs {...programs} />
        <p className={`small ${styles["sill"]}`}>{shared.legal.notActingForGovernment}</p>
        <div className={styles["refinancing"]}>
          <h3>{programs.refinancing.title}</h3>
          <p className="large">{programs.refinancing.text}</p>
        </div>
      </section>

      <section className={`band ${styles["documents"]}`}>
        <div className={`on-shade ${styles["sheet"]}`}>
          <h2>{documents.title}</h2>
          <ul className={styles["papers"]}>
            {documents.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{documents.note}</p>
        </div>
      </section>

      <section className={`on-haint band ${styles["way"]}`}>
        <h2>{steps.title}</h2>
        <ol className={styles["steps"]}>
          {steps.items.map(({ who, does }) => (
            <li key={does}>
              <b className="display">{who}</b> {does}
            </li>
          ))}
        </ol>
      </section>

      <Questions {...questions} />

      <section className={`on-peach band ${styles["closing"]}`}>
        <h2>{closing.title}</h2>
        <div className={`flow ${styles["ask"]}`}>
          <p className="large">{closing.text}</p>
          <a className="button" href={contact}>
            {closing.action}
          </a>
        </div>
        <footer className={styles["notes"]}>
          <p className="small">{shared.legal.preApprovalFootnote}</p>
          <p className="small">{shared.legal.notACommitment}</p>
          <Affiliation title={shared.legal.relationshipTitle} text={business.affiliation?.[language]} />
        </footer>
      </section>
    </>
  )
}
