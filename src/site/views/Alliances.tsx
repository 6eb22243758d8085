import { pathTo } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import {
  AlliancesScene,
  Neighbors,
  PartnerDrawing,
  Piers,
  quilt,
  Shelf,
} from "../illustrations/AlliancesScene.tsx"
import { Hands } from "../illustrations/Hands.tsx"
import styles from "./Alliances.module.css"
import type { ViewProps } from "./view.ts"

/** The headline is the deck of a bridge, each kind of partner one of its planks, and the benefits a quilt on the line. */
export function Alliances({ language }: ViewProps) {
  const { hero, philosophy, partners, benefits, partnering, referral } = copy[language].alliances
  const contact = pathTo("contact", language)
  return (
    <>
      <section className={`on-haint ${styles["hero"]}`}>
        <div className={`band on-peach ${styles["deck"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
        </div>
        <AlliancesScene />
        <Piers />
      </section>
      <section className={`band ${styles["philosophy"]}`}>
        <h2>{philosophy.title}</h2>
        {philosophy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="large">
            {paragraph}
          </p>
        ))}
        <Shelf />
      </section>
      <section className={`band on-shade ${styles["partners"]}`}>
        <h2>{partners.title}</h2>
        <ul role="list" className={styles["table"]}>
          {Object.values(partners.items).map(({ title, bring, get }, kind) => (
            <li key={title} className="on-peach">
              <PartnerDrawing kind={kind} />
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
        <ul role="list" className={styles["quilt"]}>
          {Object.values(benefits.items).map(({ title, text }, block) => (
            <li key={title}>
              {quilt[block]}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={`band on-clay ${styles["partnering"]}`}>
        <div className="flow">
          <h2>{partnering.title}</h2>
          <p className="large">{partnering.text}</p>
          <p>
            <a className="button" href={contact}>
              {partnering.action}
            </a>
          </p>
        </div>
        <Hands />
      </section>
      <section className={`band on-haint ${styles["referral"]}`}>
        <div className={`flow ${styles["card"]}`}>
          <h2>{referral.title}</h2>
          <p className="large">{referral.text}</p>
          <p className="small">{referral.note}</p>
          <p>
            <a className="button" href={contact}>
              {referral.action}
            </a>
          </p>
        </div>
        <Neighbors />
      </section>
    </>
  )
}
