import type { ReactNode } from "react"
import type { Language } from "../../languages.ts"
import type { Portrait } from "../components/People.tsx"

export interface ViewProps {
  readonly language: Language
  readonly portraits: Readonly<Record<string, Portrait>>
  /** The contact form, which Astro hydrates and therefore must place itself. */
  readonly children?: ReactNode
}

export type View = (props: ViewProps) => ReactNode
