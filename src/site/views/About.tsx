import { pathTo } from "../../routes.ts"
import { copy } from "../copy/index.ts"
import { AboutScene } from "../illustrations/AboutScene.tsx"
import styles from "./About.module.css"
import type { ViewProps } from "./view.ts"

/** Two chairs at one table under one roof: what the integrated approach comes to. */
function OneTable() {
  return (
    <svg className={styles["table"]} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path d="M0 80 120 0l120 80v14L120 14 0 94z" />
      <path d="M72 96h96v7h-8l4 47h-7l-5-47H88l-5 47h-7l4-47h-8zM34 72h6v38h26v40h-6v-33H40v33h-6zM206 72h-6v38h-26v40h6v-33h20v33h6z" />
      <circle cx="120" cy="60" r="14" />
    </svg>
  )
}

/** The view from the porch, then what the office holds to, in words as large as a promise. */
export function About({ language }: ViewProps) {
  const { hero, name, mission, vision, values, integratedApproach, contact } = copy[language].about
  return (
    <>
      <div className={styles["arrival"]}>
        <section className={`band ${styles["opening"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
        </section>
        <div className="on-haint">
          <AboutScene />
        </div>
      </div>
      <section className={`band ${styles["purpose"]}`}>
        <div className={styles["name"]}>
          <h2>{name.title}</h2>
          <p>{name.text}</p>
        </div>
        {[mission, vision].map(({ title, text }) => (
          <div key={title} className={styles["statement"]}>
            <h2>{title}</h2>
            <p className="display">{text}</p>
          </div>
        ))}
      </section>
      <section className={`band on-clay ${styles["values"]}`}>
        <h2>{values.title}</h2>
        <ul className={styles["words"]}>
          {Object.values(values.items).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="large">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`band on-shade ${styles["approach"]}`}>
        <div>
          <h2>{integratedApproach.title}</h2>
          <OneTable />
        </div>
        <div className={`flow ${styles["story"]}`}>
          {integratedApproach.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={`band on-peach ${styles["contact"]}`}>
        <h2>{contact.title}</h2>
        <p className="large">{contact.text}</p>
        <p>
          <a className="button" href={pathTo("contact", language)}>
            {contact.action}
          </a>
        </p>
      </section>
    </>
  )
}
