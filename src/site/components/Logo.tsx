import styles from "./Logo.module.css"
import { mark } from "./mark.ts"

interface LogoProps {
  /** The business's name: its first word is set large, the rest beside or below it. */
  readonly name: string
  /** Draws the mark in the text's own colour alone, for one-ink print and coloured grounds. */
  readonly oneInk?: boolean
}

/** One roof at the pitch of 8 on 12, two doors on one porch, the sun over the ridge. */
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
        <path d="M16 11 31 21v5L16 16 1 26v-5ZM0 30h32v2H0Z" />
        <circle cx="16" cy="5" r="4.5" />
        <path d="M10 22h5v8h-5zm7 0h5v8h-5z" />
      </svg>
      <span>
        <b>{first}</b> <span className={styles["rest"]}>{rest.join(" ")}</span>
      </span>
    </span>
  )
}
