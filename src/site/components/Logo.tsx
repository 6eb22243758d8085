import { mark } from "../../mark.ts"
import styles from "./Logo.module.css"

interface LogoProps {
  /** The business's name. The first word is large, the rest beside or below it. */
  readonly name: string
  /** Uses only the text color, for one-ink print: the sun is an outline. */
  readonly oneInk?: boolean
}

/** The mark and the name. */
export function Logo({ name, oneInk = false }: LogoProps) {
  const [first, ...rest] = name.split(" ")
  return (
    <span className={styles["logotype"]}>
      <svg viewBox="0 0 32 32" className={oneInk ? undefined : styles["inks"]} aria-hidden="true">
        <path d={mark.ink} />
        <path d={mark.sun} {...(oneInk && { fill: "none", stroke: "currentColor", strokeWidth: 1.4 })} />
        <path d={mark.link} />
      </svg>
      <span>
        <b>{first}</b> <span className={styles["rest"]}>{rest.join(" ")}</span>
      </span>
    </span>
  )
}
