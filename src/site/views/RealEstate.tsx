import type { ReactNode } from "react"
import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { Affiliation } from "../components/Affiliation.tsx"
import { Questions } from "../components/Questions.tsx"
import { copy } from "../copy/index.ts"
import type { Checklist } from "../copy/shape.ts"
import { KnownHouse } from "../illustrations/KnownHouse.tsx"
import { Asking, Bought, ComingHome, ForSale, RealEstateScene } from "../illustrations/RealEstateScene.tsx"
import { contactAbout } from "../links.ts"
import styles from "./RealEstate.module.css"
import type { ViewProps } from "./view.ts"

/** A road along the steps, with their numbers for milestones, to the house at its end. */
function Lane({ title, items, children }: Checklist & { readonly children: ReactNode }) {
  return (
    <div className={styles["lane"]}>
      <h2>{title}</h2>
      <ol role="list" className={styles["numbers"]}>
        {items.map((item) => (
          <li key={item}>
            <span>{item}</span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}

/** A small drawing before the tip of an arrow: a key, a sign. */
function Mark({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={d} />
    </svg>
  )
}

/** A street, one house of it in detail, and a road each for buyers and sellers. */
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
            {hero.findHome}{" "}
            <Mark d="M10 6a10 10 0 1 0 9 14h5l3 3 4-5-3-3h-9a10 10 0 0 0-9-9zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />
          </a>
          <a className={`button ${styles["turn"]}`} href={contactAbout("list-a-property", language)}>
            {hero.listProperty} <Mark d="M5 1h4v4h20v3H26v4h3v12H12V12h3V8H9v24H5zM17 8v4h7V8z" />
          </a>
        </div>
      </section>

      <section className={`band ${styles["help"]}`}>
        <h2>{help.title}</h2>
        <KnownHouse />
        <ul role="list" className={styles["notes"]}>
          {Object.values(help.items).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={`on-pine band ${styles["road"]}`}>
        <Lane {...buyers}>
          <Bought />
        </Lane>
        <Lane {...sellers}>
          <ForSale />
        </Lane>
      </section>

      <Questions {...questions}>
        <Asking />
      </Questions>

      <section className={`on-haint band ${styles["closing"]}`}>
        <div className={`on-shade flow ${styles["board"]}`}>
          <h2>{closing.title}</h2>
          <p className="large">{closing.text}</p>
          <a className="button" href={contact}>
            {closing.action}
          </a>
          <Affiliation title={shared.legal.relationshipTitle} text={business.affiliation?.[language]} />
        </div>
        <ComingHome />
      </section>
    </>
  )
}
