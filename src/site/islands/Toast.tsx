import { useEffect } from "react"
import styles from "./Toast.module.css"

export interface ToastContent {
  readonly kind: "success" | "destructive"
  readonly title: string
  readonly text: string
}

interface ToastProps extends ToastContent {
  readonly onClose: () => void
}

/** Long enough to be read twice; the same outcome stays beside the form as lasting text. */
const durationMs = 10_000

/** A passing notification (specification, section 8). The lasting text announces it, so this one is silent. */
export function Toast({ kind, title, text, onClose }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, durationMs)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div className={styles["toast"]} data-kind={kind} data-toast="">
      <p className={styles["title"]}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
