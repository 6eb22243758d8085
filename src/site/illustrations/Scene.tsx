import type { ReactNode } from "react"
import styles from "./Scene.module.css"

interface SceneProps {
  /** Names the place of the sun in Scene.module.css. */
  readonly place: string
  /** Drawn in 1600 × 640; what must never be cut off stays within x 470 to 1130 and below y 90. */
  readonly children: ReactNode
}

/**
 * A picture of the street: the section's ground as sky, the sun that travels from page to page, and the drawing.
 * A section that wants another height than the usual sets `--height`.
 */
export function Scene({ place, children }: SceneProps) {
  return (
    <div className={`screen-only ${styles["scene"]} ${styles[place]}`}>
      <i className="sun" />
      <svg viewBox="0 0 1600 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {children}
      </svg>
    </div>
  )
}
