import type { ReactNode } from "react"
import type { Language } from "../../languages.ts"

export interface ViewProps {
  readonly language: Language
  /** The contact form, which Astro hydrates and therefore must place itself. */
  readonly children?: ReactNode
}

export type View = (props: ViewProps) => ReactNode
