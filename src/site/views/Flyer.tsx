import { business } from "../../business.ts"
import { pathTo } from "../../routes.ts"
import { EqualHousingMark } from "../components/EqualHousingMark.tsx"
import { Footnote, Marked } from "../components/Footnote.tsx"
import { LanguageNotice } from "../components/LanguageNotice.tsx"
import { Licenses } from "../components/Licenses.tsx"
import { Logo } from "../components/Logo.tsx"
import { PhoneNumber } from "../components/PhoneNumber.tsx"
import { QrCode } from "../components/QrCode.tsx"
import { copy } from "../copy/index.ts"
import { deployment } from "../deployment.ts"
import { FlyerScene, OnThePorch } from "../illustrations/FlyerScene.tsx"
import { chatLink, chatNumber, nmlsConsumerAccess, office } from "../links.ts"
import styles from "./Flyer.module.css"
import type { ViewProps } from "./view.ts"

const addressLine = ({ street, city, region, postalCode }: typeof business.address) =>
  [street, city, [region, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ")

/** A letter-size sheet on the wall of the porch, with printing instructions next to it. Only the sheet is printed. */
export function Flyer({ language }: ViewProps) {
  const { flyer: words, shared } = copy[language]
  const { legal } = shared
  const address = deployment.siteUrl + pathTo("home", language).replace(/^\/$/, "")
  return (
    <div className={`on-clay ${styles["wall"]}`}>
      <p className={styles["action"]}>
        <button type="button" className="button" data-print="">
          {words.print.action}
        </button>
      </p>
      <article className={`on-haint ${styles["sheet"]}`}>
        <h1>{words.hero.title}</h1>
        <p className={styles["lead"]}>{words.hero.lead}</p>
        <div className={styles["picture"]}>
          <FlyerScene />
        </div>
        {words.statistics.length > 0 && (
          <ul role="list" className={styles["statistics"]}>
            {words.statistics.map(({ figure, label }) => (
              <li key={label}>
                <b className="display">{figure}</b> {label}
              </li>
            ))}
          </ul>
        )}
        {Object.values(words.services).map(({ title, items }) => (
          <section key={title} className={styles["room"]}>
            <h2 className={styles["title"]}>{title}</h2>
            <ul role="list" className={styles["services"]}>
              {items.map((item) => (
                <li key={item}>
                  <Marked text={item} legal={legal} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={styles["scan"]}>
          <QrCode address={address} label={words.contact.qrLabel} />
          <p>
            {words.contact.scan}
            <br />
            <a href={pathTo("home", language)}>{address.replace(/^https?:\/\//, "")}</a>
          </p>
        </div>
        <div className={styles["talk"]}>
          <section className={styles["reach"]}>
            <h2 className={styles["title"]}>{words.contact.title}</h2>
            <p>{words.contact.text}</p>
            <p className={`display ${styles["phone"]}`}>
              <a href={office.phone.href}>
                <PhoneNumber label={office.phone.label} />
              </a>
            </p>
          </section>
          <div className={styles["ways"]}>
            <p>
              <a href={office.email.href}>{office.email.label}</a>
            </p>
            {chatNumber && (
              <p>
                <a href={chatLink(shared.chatGreeting)} target="_blank" rel="noopener">
                  {words.contact.chat} {chatNumber}
                  <span className="visually-hidden">&nbsp;{shared.opensInNewTab}</span>
                </a>
              </p>
            )}
            <p>{addressLine(business.address)}</p>
          </div>
        </div>
        <div className={styles["legal"]}>
          <div className={styles["signature"]}>
            <Logo name={business.name} oneInk />
            <p>
              <EqualHousingMark /> {legal.equalHousing[business.equalHousing]}
            </p>
          </div>
          <div>
            <Licenses
              business={business}
              legal={legal}
              nmlsConsumerAccessHref={nmlsConsumerAccess}
              opensInNewTab={shared.opensInNewTab}
            />
            <p>{legal.loanConditions}</p>
            {/* Not after the licenses: its mark's target reaches past its line, and would cover their link. */}
            <Footnote legal={legal} />
            <p>{legal.notActingForGovernment}</p>
            <LanguageNotice notice={legal.languageNotice} spanishSteps={business.spanishSteps} />
          </div>
        </div>
      </article>
      <section className={styles["instructions"]}>
        <h2>{words.print.instructions.title}</h2>
        <ol>
          {words.print.instructions.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </section>
      <OnThePorch className={styles["neighbors"]} />
    </div>
  )
}
