import { business } from "../../business.ts"
import { OfficeHours } from "../components/OfficeHours.tsx"
import { officeClock, officeHoursRows } from "../components/office-hours.ts"
import { People } from "../components/People.tsx"
import { PhoneNumber } from "../components/PhoneNumber.tsx"
import { copy } from "../copy/index.ts"
import {
  Calendar,
  ComingBy,
  ContactScene,
  steps as drawings,
  PickingUp,
  Stamp,
} from "../illustrations/ContactScene.tsx"
import { Silhouette } from "../illustrations/Silhouette.tsx"
import { chatLink, chatNumber, office } from "../links.ts"
import styles from "./Contact.module.css"
import type { ViewProps } from "./view.ts"

/** Two columns: the form as a letter by airmail; phone, chat, booking, address and hours along a street. */
export function Contact({ language, portraits, children }: ViewProps) {
  const { contact, shared } = copy[language]
  const { street, city, region, postalCode } = business.address
  const chat = chatLink(shared.chatGreeting)
  const newTab = <span className="visually-hidden">&nbsp;{shared.opensInNewTab}</span>
  return (
    <div className={styles["doors"]}>
      <header className={styles["hero"]}>
        <h1>{contact.hero.title}</h1>
        <p className="large">{contact.hero.lead}</p>
      </header>
      <div className={`screen-only on-haint ${styles["scene"]}`}>
        <ContactScene />
      </div>
      <section className={`screen-only ${styles["letter"]}`} aria-labelledby="write">
        <div>
          <h2 id="write">
            {contact.form.title}
            <Stamp />
          </h2>
          {Object.entries(contact.beginnings).map(([topic, sentence]) => (
            <p key={topic} id={topic} className={`large ${styles["beginning"]}`} data-begin="">
              {sentence}
            </p>
          ))}
          {children}
        </div>
      </section>
      <div className={`whole ${styles["street"]}`}>
        <section className={`on-pine ${styles["card"]}`} aria-labelledby="reach">
          <h2 id="reach">{contact.card.title}</h2>
          <dl>
            <dt>{contact.card.phone}</dt>
            <dd className={`display ${styles["phone"]}`}>
              <a href={office.phone.href}>
                <PhoneNumber label={office.phone.label} />
              </a>
            </dd>
            <dd className={`screen-only ${styles["now"]}`} data-open-now="" />
            {chat && (
              <>
                <dt>{contact.card.chat}</dt>
                <dd>
                  <a href={chat} target="_blank" rel="noopener">
                    {contact.card.chatAction}
                    {newTab}
                  </a>{" "}
                  <span className="paper">{chatNumber}</span>
                </dd>
              </>
            )}
            <dt>{contact.card.email}</dt>
            <dd>
              <a href={office.email.href}>{office.email.label}</a>
            </dd>
            <dt>{contact.card.address}</dt>
            <dd>
              <address>
                {street && (
                  <>
                    {street}
                    <br />
                  </>
                )}
                {city}, {region} {postalCode}
              </address>
            </dd>
          </dl>
          <PickingUp />
        </section>
        {(business.bookingUrl || business.consultation) && (
          <section className="on-clay flow" aria-labelledby="book">
            <h2 id="book">{contact.booking.title}</h2>
            {business.bookingUrl && <p>{contact.booking.text}</p>}
            <p>{business.consultation?.[language] ?? contact.booking.details}</p>
            {business.bookingUrl && (
              <>
                <p className="paper">{business.bookingUrl.replace("https://", "")}</p>
                <p>
                  <a
                    className="button"
                    href={business.bookingUrl}
                    target="_blank"
                    rel="noopener"
                    data-conversion="booking_click"
                  >
                    {contact.booking.action}
                    {newTab}
                  </a>
                </p>
              </>
            )}
            <Calendar />
          </section>
        )}
        <section className={`on-haint ${styles["hours"]}`} aria-labelledby="office-hours">
          <OfficeHours
            rows={officeHoursRows(business.hours, language, shared.hours)}
            clock={officeClock(business, language, shared.hours)}
            words={shared.hours}
          />
          <ComingBy />
        </section>
      </div>
      <section className={styles["next"]} aria-labelledby="next">
        <h2 id="next">{contact.steps.title}</h2>
        <ol role="list" className={styles["steps"]}>
          {contact.steps.items.map(({ who, does }, step) => (
            <li key={who} className="on-shade">
              <span>
                <b className="display">{who}</b> {does}
              </span>
              {drawings[step]}
            </li>
          ))}
        </ol>
      </section>
      {business.people && (
        <div className={styles["people"]}>
          <People
            people={business.people}
            portraits={portraits}
            silhouette={<Silhouette />}
            shared={shared}
            language={language}
          />
        </div>
      )}
    </div>
  )
}
