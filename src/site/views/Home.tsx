import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { Affiliation } from "../components/Affiliation.tsx"
import { Footnote, Marked } from "../components/Footnote.tsx"
import { copy } from "../copy/index.ts"
import type { HomeCopy, LegalCopy } from "../copy/shape.ts"
import {
  HomeScene,
  nextSteps,
  OpenDoor,
  onTheSteps,
  PorchCorner,
  TwoChairs,
} from "../illustrations/HomeScene.tsx"
import styles from "./Home.module.css"
import type { ViewProps } from "./view.ts"

interface DoorProps {
  readonly words: HomeCopy["services"]["cards"]["realEstate"]
  readonly href: string
  readonly paint: "on-clay" | "on-pine"
  readonly legal: LegalCopy
}

/** One of the two cards, drawn as a door with a transom, two panels and a knob on the side where the doors meet. */
function Door({ words, href, paint, legal }: DoorProps) {
  return (
    <article className={styles["door"]}>
      <div className={`${paint} ${styles["leaf"]}`}>
        <div className={styles["panel"]}>
          <h3>{words.title}</h3>
          <p className="large">{words.text}</p>
        </div>
        <ul role="list" className={styles["panel"]}>
          {words.points.map((point) => (
            <li key={point}>
              <Marked text={point} legal={legal} />
            </li>
          ))}
        </ul>
        <a className={`button ${styles["enter"]}`} href={href}>
          {words.link}
        </a>
      </div>
    </article>
  )
}

export function Home({ language }: ViewProps) {
  const { home, shared } = copy[language]
  const { hero, services, reasons, consultation, steps } = home
  return (
    <>
      <section className={`on-haint ${styles["hero"]}`}>
        <div className={`band ${styles["poster"]}`}>
          <h1>
            {hero.title.split(/(?<=,) | (?=and |y )/).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <div className={`flow ${styles["lead"]}`}>
            <p>{hero.lead}</p>
            <div className="actions">
              <a className="button" href={pathTo("contact", language)}>
                {hero.getStarted}
              </a>
              <a className="plain" href={pathTo("services", language)}>
                {hero.learnMore}
                <span className="visually-hidden">&nbsp;{hero.learnMoreAbout}</span>
              </a>
            </div>
          </div>
        </div>
        <HomeScene />
      </section>

      <section className={`band ${styles["porch"]}`}>
        <div className={`flow ${styles["intro"]}`}>
          <h2>{services.title}</h2>
          <p className="large">{services.intro}</p>
          <PorchCorner />
        </div>
        <Door
          words={services.cards.realEstate}
          href={pathTo("realEstate", language)}
          paint="on-clay"
          legal={shared.legal}
        />
        <Door
          words={services.cards.mortgage}
          href={pathTo("mortgage", language)}
          paint="on-pine"
          legal={shared.legal}
        />
      </section>
      <div className={`on-shade band ${styles["floor"]}`}>
        <Footnote legal={shared.legal} className="small" />
        <p className="small">{shared.legal.notActingForGovernment}</p>
        <Affiliation title={shared.legal.relationshipTitle} text={business.affiliation?.[language]} />
      </div>

      <section className={`on-peach ${styles["reasons"]}`}>
        <h2>{reasons.title}</h2>
        <OpenDoor />
        <ol role="list" className={styles["stairs"]}>
          {Object.values(reasons.items).map(({ title, text }, step) => (
            <li key={title} className="on-shade">
              <h3>{title}</h3>
              <p className="large">{text}</p>
              {onTheSteps[step]}
            </li>
          ))}
        </ol>
      </section>

      <section className={`on-clay band ${styles["table"]}`}>
        <div className={`flow ${styles["chair"]}`}>
          <h2>{consultation.title}</h2>
          <p className="large">{consultation.text}</p>
          <a className="button" href={pathTo("contact", language)} data-conversion="booking_click">
            {consultation.action}
          </a>
          <TwoChairs />
        </div>
      </section>

      <section className={`on-haint band ${styles["next"]}`}>
        <h2>{steps.title}</h2>
        <ol role="list" className={styles["steps"]}>
          {steps.items.map(({ who, does }, step) => (
            <li key={who}>
              <span>
                <b>{who}</b> {does}
              </span>
              {nextSteps[step]}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
