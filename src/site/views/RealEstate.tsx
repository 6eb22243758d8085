import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { Affiliation } from "../components/Affiliation.tsx"
import { Questions } from "../components/Questions.tsx"
import { copy } from "../copy/index.ts"
import type { Checklist } from "../copy/shape.ts"
import { KnownHouse } from "../illustrations/KnownHouse.tsx"
import { AgentAtSign, RealEstateScene } from "../illustrations/RealEstateScene.tsx"
import { contactAbout } from "../links.ts"
import styles from "./RealEstate.module.css"
import type { ViewProps } from "./view.ts"

/** One lane of the road: the steps in order. */
function Lane({ title, items }: Checklist) {
  return (
    <div className={styles["lane"]}>
      <h2>{title}</h2>
      <ol role="list" className={styles["numbers"]}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  )
}

/** One street with two lanes: who buys and who sells set out from the same sign and end at the same table. */
export function RealEstate({ language }: ViewProps) {
  const { realEstate, shared } = copy[language]
  const { hero, help, buyers, sellers, questions, closing } = realEstate
  const contact = pathTo("contact", language)
  return (
    <>
      <section className={`on-peach ${styles["hero"]}`}>
        <div className={`band ${styles["words"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
        </div>
        <RealEstateScene />
        <div className={`on-pine band ${styles["fork"]}`}>
          <a className={`button ${styles["turn"]}`} href={contactAbout("find-a-home", language)}>
            {hero.findHome}
          </a>
          <a className={`button ${styles["turn"]}`} href={contactAbout("list-a-property", language)}>
            {hero.listProperty}
          </a>
        </div>
      </section>

      <section className={`band ${styles["help"]}`}>
        <h2>{help.title}</h2>
        <div className={styles["survey"]}>
          <KnownHouse />
          <ul role="list" className={styles["notes"]}>
            {Object.values(help.items).map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className={`on-pine band ${styles["road"]}`}>
        <Lane {...buyers} />
        <Lane {...sellers} />
      </section>

      <Questions {...questions} />

      <section className={`on-haint band ${styles["closing"]}`}>
        <div className="flow">
          <h2>{closing.title}</h2>
          <p className="large">{closing.text}</p>
          <a className="button" href={contact}>
            {closing.action}
          </a>
          <Affiliation title={shared.legal.relationshipTitle} text={business.affiliation?.[language]} />
        </div>
        <AgentAtSign />
      </section>
    </>
  )
}
