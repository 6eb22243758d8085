import type { SharedCopy } from "../copy/shape.ts"
import { Logo } from "./Logo.tsx"
import styles from "./SiteHeader.module.css"

interface NavigationLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

interface SiteHeaderProps {
  readonly name: string
  readonly logoLabel: string
  readonly homeHref: string
  /** Names the language that the logo leads to, if it is not the page's. */
  readonly logoLanguage: string | undefined
  readonly words: SharedCopy["navigation"]
  readonly links: readonly NavigationLink[]
  readonly getStartedHref: string
  readonly languageSwitch: {
    readonly href: string
    readonly language: string
    readonly text: string
    readonly label: string
  }
}

/**
 * The sticky header of every page. On small screens the links are in a popover, which opens, closes and
 * reacts to Escape without a script (HTML, section 6.12).
 */
export function SiteHeader({
  name,
  logoLabel,
  homeHref,
  logoLanguage,
  words,
  links,
  getStartedHref,
  languageSwitch,
}: SiteHeaderProps) {
  return (
    <header className={`whole ${styles["header"]}`}>
      <a className={styles["logo"]} href={homeHref} aria-label={logoLabel}>
        <Logo name={name} />
        {logoLanguage && (
          <>
            {" "}
            <small>{logoLanguage}</small>
          </>
        )}
      </a>
      {/* On small screens this switch is outside the menu. */}
      {/* biome-ignore lint/a11y/useAnchorContent: the label names it, and the style sheet shows the language's code */}
      <a
        className={`screen-only ${styles["switch"]}`}
        href={languageSwitch.href}
        lang={languageSwitch.language}
        hrefLang={languageSwitch.language}
        aria-label={languageSwitch.label}
      />
      <button type="button" className={styles["toggle"]} popoverTarget="menu" aria-label={words.menu}>
        <span>{words.menu}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 11 12 4l10 7" />
          <path d="M4 15h16M4 20h16" />
          <path d="m7 13 10 8m0-8L7 21" />
        </svg>
      </button>
      <nav id="menu" popover="auto" className={styles["menu"]} aria-label={words.label}>
        <ul role="list" className={styles["links"]}>
          {links.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a
          className={styles["language"]}
          href={languageSwitch.href}
          lang={languageSwitch.language}
          hrefLang={languageSwitch.language}
          aria-label={languageSwitch.label}
        >
          {languageSwitch.text}
        </a>
        <a className="button" href={getStartedHref}>
          {words.getStarted}
        </a>
      </nav>
    </header>
  )
}
