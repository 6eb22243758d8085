import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { People } from "../components/People.tsx"
import { copy } from "../copy/index.ts"
import { AboutScene, Creek, PorchSteps } from "../illustrations/AboutScene.tsx"
import { Silhouette } from "../illustrations/Silhouette.tsx"
import { color, Sitter } from "../illustrations/shapes.tsx"
import styles from "./About.module.css"
import type { ViewProps } from "./view.ts"

/** Two at one table under one roof: what the integrated approach comes to. */
function OneTable() {
  return (
    <svg className={styles["table"]} viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      <path fill={color("clay")} d="M0 160 240 0l240 160v28L240 28 0 188z" />
      <circle cx="240" cy="98" r="22" fill={color("sun")} />
      <Sitter x={100} y={258} skin="skin-3" top="shade" bottom="pine-2" />
      <Sitter x={380} y={258} scale={-1} skin="skin" top="pine" bottom="clay-2" />
      <path
        fill={color("clay-2")}
        d="M148 212h184v13H148zM172 225h10l-6 95h-10zM308 225h-10l6 95h10zM72 156h9v102h52v10H81v52h-9zM408 156h-9v102h-52v10h52v52h9z"
      />
      <path fill={color("haint")} d="M212 205h56v7h-56z" />
    </svg>
  )
}

/** The view from the porch, then what the office holds to, in words as large as a promise. */
export function About({ language, portraits }: ViewProps) {
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
        <div className={styles["statement"]}>
          <h2>{mission.title}</h2>
          <p className="display">{mission.text}</p>
        </div>
        <div className={styles["name"]}>
          <h2>{name.title}</h2>
          <p>{name.text}</p>
        </div>
        <div className={styles["creek"]}>
          <Creek />
        </div>
        <div className={styles["statement"]}>
          <h2>{vision.title}</h2>
          <p className="display">{vision.text}</p>
        </div>
      </section>
      <section className={`band on-clay ${styles["values"]}`}>
        <h2>{values.title}</h2>
        <ul role="list" className={styles["words"]}>
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
      {business.people && (
        <People
          people={business.people}
          portraits={portraits}
          silhouette={<Silhouette />}
          shared={copy[language].shared}
          language={language}
        />
      )}
      <section className={`band on-peach ${styles["contact"]}`}>
        <div className="flow">
          <h2>{contact.title}</h2>
          <p className="large">{contact.text}</p>
          <a className="button" href={pathTo("contact", language)}>
            {contact.action}
          </a>
        </div>
        <PorchSteps />
      </section>
    </>
  )
}
