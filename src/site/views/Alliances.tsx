import { pathTo } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import { AlliancesScene } from "../illustrations/AlliancesScene.tsx"
import styles from "./Alliances.module.css"
import type { ViewProps } from "./view.ts"

/** A bridge from bank to bank, then a table with the partner on one side and the visitor on the other. */
export function Alliances({ language }: ViewProps) {
  const { hero, philosophy, partners, benefits, partnering, referral } = copy[language].alliances
  const contact = pathTo("contact", language)
  return (
    <>
      <section className={`on-haint ${styles["hero"]}`}>
        <div className={`band ${styles["opening"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
        </div>
        <AlliancesScene />
      </section>
      <section className={`band ${styles["philosophy"]}`}>
        <h2>{philosophy.title}</h2>
        {philosophy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="large">
            {paragraph}
          </p>
        ))}
      </section>
      <section className={`band on-shade ${styles["partners"]}`}>
        <h2>{partners.title}</h2>
        <ul className={styles["table"]}>
          {Object.values(partners.items).map(({ title, bring, get }) => (
            <li key={title}>
              <h3>{title}</h3>
              <dl>
                <div>
                  <dt>{partners.bringLabel}</dt>
                  <dd>{bring}</dd>
                </div>
                <div>
                  <dt>{partners.getLabel}</dt>
                  <dd>{get}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </section>
      <section className={`band ${styles["benefits"]}`}>
        <h2>{benefits.title}</h2>
        <ul className={styles["window"]}>
          {Object.values(benefits.items).map(({ title, text }) => (
            <li key={title} className="on-haint">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`band on-clay ${styles["partnering"]}`}>
        <h2>{partnering.title}</h2>
        <p className="large">{partnering.text}</p>
        <p>
          <a className="button" href={contact}>
            {partnering.action}
          </a>
        </p>
      </section>
      <section className={`band ${styles["referral"]}`}>
        <h2>{referral.title}</h2>
        <div className="flow">
          <p className="large">{referral.text}</p>
          <p>{referral.note}</p>
          <p>
            <a className="button" href={contact}>
              {referral.action}
            </a>
          </p>
        </div>
      </section>
    </>
  )
}
