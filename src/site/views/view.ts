import type { ReactNode } from "react"
import type { Language } from "../../languages.ts"
import type { Portrait } from "../components/People.tsx"

export interface ViewProps {
  readonly language: Language
  readonly portraits: Readonly<Record<string, Portrait>>
  /** The contact form. Astro hydrates it, so Astro must render it. */
  readonly children?: ReactNode
}

export type View = (props: ViewProps) => ReactNode
