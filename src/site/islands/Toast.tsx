import { useEffect, useState } from "react"
import styles from "./Toast.module.css"

export interface ToastContent {
  readonly kind: "success" | "destructive"
  readonly title: string
  readonly text: string
}

interface ToastProps extends ToastContent {
  readonly closeLabel: string
  readonly onClose: () => void
}

/** Long enough to be read twice; the same outcome stays beside the form as lasting text. */
const durationMs = 10_000

/**
 * A passing notification (specification, section 8). The lasting text announces the outcome, so this one is
 * silent; it stays while somebody points at it or is in it (WCAG 2.2, 2.2.1) and Escape closes it from anywhere.
 */
export function Toast({ kind, title, text, closeLabel, onClose }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onClose()
    document.addEventListener("keydown", closeOnEscape)
    return () => document.removeEventListener("keydown", closeOnEscape)
  }, [onClose])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it and focusing its button only hold the clock
    <div
      className={styles["toast"]}
      data-kind={kind}
      data-toast=""
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div>
        <p className={styles["title"]}>{title}</p>
        <p>{text}</p>
      </div>
      <button type="button" className={styles["close"]} onClick={onClose} aria-label={closeLabel}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
      </button>
    </div>
  )
}
