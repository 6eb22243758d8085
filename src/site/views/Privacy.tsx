import type { ReactNode } from "react"
import { business } from "../../business.ts"
import type { Language } from "../../languages.ts"
import { Reach } from "../components/Reach.tsx"
import { copy } from "../copy/index.ts"
import type { Prose as ProseCopy } from "../copy/shape.ts"
import { deployment } from "../deployment.ts"
import { datePatterns, formatDate } from "../format.ts"
import { Cat, Hedge, PrivacyScene, Window } from "../illustrations/PrivacyScene.tsx"
import { office } from "../links.ts"
import styles from "./Privacy.module.css"
import type { ViewProps } from "./view.ts"

/** `dataSecurity` → `data-security`. Both languages have the same anchors, so that the language switch keeps the place. */
const anchor = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function Prose({ body }: { readonly body: ProseCopy }) {
  return body.map((part) =>
    typeof part === "string" ? (
      <p key={part}>{part}</p>
    ) : (
      <ul key={part[0]}>
        {part.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
}

/** Today's date (specification, section 2), which the browser keeps current, and the owner's effective date. */
function Dates({ language }: { readonly language: Language }) {
  const { lastUpdated, effective } = copy[language].privacy
  const { timeZone, privacyEffectiveDate } = business
  const today = new Date()
  return (
    <p className={styles["dates"]}>
      <span>
        {/* One text node: a separate space would be laid out elsewhere until the date has arrived. */}
        {`${lastUpdated} `}
        <time
          dateTime={today.toLocaleDateString("sv", { timeZone })}
          data-time-zone={timeZone}
          data-months={JSON.stringify(datePatterns(language))}
        >
          {formatDate(today, language, timeZone)}
        </time>
      </span>
      {privacyEffectiveDate && (
        <span>
          {`${effective} `}
          <time dateTime={privacyEffectiveDate}>
            {formatDate(new Date(privacyEffectiveDate), language, "UTC")}
          </time>
        </span>
      )}
    </p>
  )
}

/** A document with short lines, and headings in the margin that stay in view. */
export function Privacy({ language }: ViewProps) {
  const { hero, contentsLabel, sections, advertising, reachUs } = copy[language].privacy
  const endings: Partial<Record<string, ReactNode>> = {
    sharing: deployment.conversions && <Prose body={advertising.configured.sharing} />,
    cookies: <Prose body={advertising[deployment.conversions ? "configured" : "notConfigured"].cookies} />,
    contact: (
      <p className="large">
        <Reach text={reachUs} office={office} />
      </p>
    ),
  }
  return (
    <>
      <section className={styles["hero"]}>
        <div className={`flow whole ${styles["title"]}`}>
          <h1>{hero.title}</h1>
          <p className="large">{hero.lead}</p>
          <Dates language={language} />
        </div>
        <div className="on-haint">
          <PrivacyScene />
        </div>
        <Hedge id="hedge" />
      </section>
      <div className={`band ${styles["document"]}`}>
        <nav className={`whole ${styles["contents"]}`} aria-labelledby="contents">
          <h2 id="contents">{contentsLabel}</h2>
          <ol role="list" className={styles["list"]}>
            {Object.entries(sections).map(([key, { title }]) => (
              <li key={key}>
                <a href={`#${anchor(key)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles["text"]}>
          {Object.entries(sections).map(([key, { title, body }]) => (
            <section
              key={key}
              id={anchor(key)}
              className={key === "contact" ? `flow on-peach ${styles["contact"]}` : "flow"}
            >
              <div className={styles["subject"]}>
                <h2>{title}</h2>
                <Cat clause={key} />
              </div>
              <Prose body={body} />
              {endings[key]}
              {key === "contact" && <Window />}
            </section>
          ))}
        </div>
        <Hedge />
      </div>
    </>
  )
}
