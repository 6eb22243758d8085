import styles from "./Logo.module.css"

interface LogoProps {
  /** The business's name: its first word is set large, the rest beside or below it. */
  readonly name: string
  /** Draws the mark in the text's own colour alone, for one-ink print and coloured grounds. */
  readonly oneInk?: boolean
}

/** One roof at the pitch of 8 on 12, two doors under it, the sun over its ridge; whole pixels at 16, 32 and 64. */
export function Logo({ name, oneInk = false }: LogoProps) {
  const [first, ...rest] = name.split(" ")
  return (
    <span className={styles["logo"]}>
      <svg
        viewBox="0 0 32 32"
        className={oneInk ? undefined : styles["inks"]}
        aria-hidden="true"
        focusable="false"
      >
        <path d="M16 12 31 22v5L16 17 1 27v-5Z" />
        <circle cx="16" cy="5.5" r="4.5" />
        <path d="M10 24h4v8h-4zm8 0h4v8h-4z" />
      </svg>
      <span>
        <b>{first}</b> <span className={styles["rest"]}>{rest.join(" ")}</span>
      </span>
    </span>
  )
}
