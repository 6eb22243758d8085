import type { Business } from "../../business.ts"
import type { LegalCopy, SharedCopy } from "../copy/shape.ts"
import { EveningStreet } from "../illustrations/EveningStreet.tsx"
import { EqualHousingMark } from "./EqualHousingMark.tsx"
import { LanguageNotice } from "./LanguageNotice.tsx"
import { Licenses } from "./Licenses.tsx"
import { type OfficeLinks, Reach } from "./Reach.tsx"
import styles from "./SiteFooter.module.css"

interface FooterLink {
  readonly label: string
  readonly href: string
}

interface SiteFooterProps {
  readonly business: Business
  readonly words: SharedCopy["footer"]
  readonly legal: LegalCopy
  readonly quickLinks: readonly FooterLink[]
  readonly legalLinks: readonly FooterLink[]
  /** The specification fixes the links in the footer's lists, so the link to the flyer is separate. */
  readonly flyerLink: FooterLink
  readonly office: OfficeLinks
  readonly nmlsConsumerAccess: string
  readonly opensInNewTab: string
  readonly year: number
}

function LinkList({ title, links }: { readonly title: string; readonly links: readonly FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul role="list" className={styles["list"]}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SiteFooter(props: SiteFooterProps) {
  const { business, words, legal, office } = props
  return (
    <footer className={`on-pine ${styles["footer"]}`}>
      <div className={styles["columns"]}>
        <div className={styles["brand"]}>
          <p className="display">{business.name}</p>
          <p>{words.blurb}</p>
        </div>
        <div className={styles["brand"]}>
          <p>
            <a href={office.phone.href}>{office.phone.label}</a>
          </p>
          <p>{words.promise}</p>
          <p>
            <a href={props.flyerLink.href}>{props.flyerLink.label}</a>
          </p>
        </div>
        <LinkList title={words.quickLinksTitle} links={props.quickLinks} />
        <div className={styles["services"]}>
          <h2>{words.servicesTitle}</h2>
          <ul role="list" className={styles["list"]}>
            {Object.values(words.services).map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </div>
        <LinkList title={words.legalTitle} links={props.legalLinks} />
      </div>
      <EveningStreet />
      <div className={styles["legal"]}>
        <p className={styles["housing"]}>
          <EqualHousingMark /> {legal.equalHousing[business.equalHousing]}
        </p>
        <div>
          <Licenses
            business={business}
            legal={legal}
            nmlsConsumerAccessHref={props.nmlsConsumerAccess}
            opensInNewTab={props.opensInNewTab}
          />
          <p>{`${legal.notACommitment} ${legal.loanConditions}`}</p>
          <LanguageNotice notice={legal.languageNotice} spanishSteps={business.spanishSteps} />
          <p>
            <Reach text={words.accessibility} office={office} />
          </p>
          <p>
            © <span data-year="">{props.year}</span> {words.copyright}
          </p>
        </div>
      </div>
    </footer>
  )
}
