import { useEffect, useRef, useState } from "react"
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

/** Long enough to read it twice. The same outcome stays by the form as text. */
const durationMs = 10_000

/**
 * Places the notification above the bar at the bottom of small screens, and keeps the focus above both
 * (WCAG 2.2, 2.4.11), using their actual heights.
 */
function keepClear(notice: HTMLElement | null) {
  const bar = document.querySelector<HTMLElement>("body > nav")
  const footer = document.querySelector<HTMLElement>("body > footer")
  if (!notice || !bar || !footer) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    notice.style.setProperty("--bar", `${bar.offsetHeight}px`)
    const isFixed = getComputedStyle(notice).position === "fixed"
    style.scrollPaddingBottom = `${innerHeight - notice.offsetTop + 8}px`
    // Makes room at the end of the page, which the toast would otherwise cover.
    footer.style.marginBottom = isFixed ? `${innerHeight - notice.offsetTop}px` : ""
  })
  observer.observe(notice)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = `${bar.offsetHeight + 8}px`
    footer.style.marginBottom = ""
  }
}

/**
 * A toast (specification, section 8). The lasting text announces the outcome, so the toast is
 * silent. It stays while it has the pointer or the focus (WCAG 2.2, 2.2.1), and Escape closes it.
 */
export function Toast({ kind, title, text, closeLabel, onClose }: ToastProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => keepClear(notice.current), [])
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
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only pause the timer
    <div
      ref={notice}
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
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
      </button>
    </div>
  )
}
