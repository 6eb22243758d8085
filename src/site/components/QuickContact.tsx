import type { SharedCopy } from "../copy/shape.ts"
import styles from "./QuickContact.module.css"

interface QuickContactProps {
  readonly words: SharedCopy["quickContact"]
  readonly opensInNewTab: string
  readonly telephoneHref: string
  readonly chatHref: string | undefined
  readonly bookingHref: string | undefined
}

/** Phone and, if there are any, chat and booking at the bottom of a small screen, within reach of a thumb. */
export function QuickContact(props: QuickContactProps) {
  const { words, opensInNewTab } = props
  return (
    <nav className={styles["bar"]} aria-label={words.label}>
      <a href={props.telephoneHref}>{words.call}</a>
      {props.chatHref && (
        <a href={props.chatHref} target="_blank" rel="noopener">
          {words.chat}
          <span className="visually-hidden">&nbsp;{opensInNewTab}</span>
        </a>
      )}
      {props.bookingHref && (
        <a href={props.bookingHref} target="_blank" rel="noopener" data-conversion="booking_click">
          {words.book}
          <span className="visually-hidden">&nbsp;{opensInNewTab}</span>
        </a>
      )}
    </nav>
  )
}
