import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { People } from "../components/People.tsx"
import { copy } from "../copy/index.ts"
import { AboutScene, Creek, values as drawings, PorchEnd, Town } from "../illustrations/AboutScene.tsx"
import { Silhouette } from "../illustrations/Silhouette.tsx"
import { box, boxes, color, gable, rafters, Sitter } from "../illustrations/shapes.tsx"
import styles from "./About.module.css"
import type { ViewProps } from "./view.ts"

/** The picture of the integrated approach: two people at one table under one roof. */
function OneTable() {
  return (
    <svg data-file="" viewBox="0 0 480 400" aria-hidden="true">
      <path fill={color("room")} d={gable(240, 12, 216) + box(40, 150, 400, 238)} />
      <path fill={color("clay")} d={rafters(240, 0, 240, 26)} />
      {/* The creek's hills in the window behind the table. */}
      <path fill={color("haint")} d={box(176, 172, 128, 78)} />
      <path fill={color("hill")} d="M176 226q40-26 80-10t48-6v40H176z" />
      <path fill={color("hill-2")} d="M176 240q70-16 128-2v12H176z" />
      <path
        fill="none"
        stroke={color("lime-2")}
        strokeWidth="8"
        d="M176 172h128v78H176zM240 172v78M164 254h152"
      />
      <path fill={color("peach")} d={box(40, 378, 400, 10)} />
      <path fill={color("pine-2")} d="M238 26h4v84h28l14 28h-88l14-28h28z" />
      <path fill={color("sun")} d="M224 138h32q-4 12-16 12t-16-12z" />
      <path
        fill={color("clay-2")}
        d={`M72 224h9v102h52v10H81v52h-9zM408 224h-9v102h-52v10h52v52h9z${boxes([126, 346], 336, 8, 52)}`}
      />
      <Sitter
        x={100}
        y={322}
        skin="skin-3"
        top="shade"
        bottom="pine-2"
        cut="curls"
        lean={12}
        nod={8}
        arm={[4, -80, 26, -52, 58, -62]}
      />
      <Sitter
        x={380}
        y={322}
        scale={-1}
        skin="skin"
        top="pine"
        bottom="shade"
        cut="beard"
        tint="hair-2"
        lean={-5}
        arm={[4, -80, 26, -54, 46, -76]}
      />
      <path fill={color("sun")} d="M316 232h17l-2 18h-13z" />
      <path fill={color("clay-2")} d={box(146, 276, 188, 12) + boxes([200, 268], 288, 12, 100)} />
      <path fill={color("haint")} d="M168 269h96v7h-96z" />
      <path fill={color("lime-2")} d={box(-3000, 388, 6000, 12)} />
    </svg>
  )
}

/** The view from a porch, then mission, vision and values in large type. */
export function About({ language, portraits }: ViewProps) {
  const { hero, name, mission, vision, values, integratedApproach, contact } = copy[language].about
  return (
    <>
      <div className={styles["arrival"]}>
        <section className={`band ${styles["opening"]}`}>
          <h1>
            {hero.title.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
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
        <div className={`whole ${styles["name"]}`}>
          <h2>{name.title}</h2>
          <p>{name.text}</p>
        </div>
        <div className={`screen-only ${styles["creek"]}`}>
          <Creek />
        </div>
      </section>
      <section className={`band ${styles["vision"]}`}>
        <div className={styles["statement"]}>
          <h2>{vision.title}</h2>
          <p className="display">{vision.text}</p>
        </div>
        <Town />
      </section>
      <section className={`band on-clay ${styles["values"]}`}>
        <h2>{values.title}</h2>
        <ul role="list" className={styles["words"]}>
          {Object.values(values.items).map(({ title, text }, drawing) => (
            <li key={title}>
              <h3>{title}</h3>
              {drawings[drawing]}
              <p className="large">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`band on-shade ${styles["approach"]}`}>
        <h2>{integratedApproach.title}</h2>
        <div className={`flow ${styles["story"]}`}>
          {integratedApproach.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <OneTable />
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
        <PorchEnd />
      </section>
    </>
  )
}
