import type { Titled } from "../copy/shape.ts"

interface LanguageNoticeProps {
  /** Spanish pages only. */
  readonly notice: Titled | undefined
  /** The owner's words, which replace the general ones. */
  readonly spanishSteps: string | undefined
}

/** Says that visitors may write in Spanish, and that later steps may be in English only (CFPB statement, 86 FR 6306). */
export function LanguageNotice({ notice, spanishSteps }: LanguageNoticeProps) {
  return (
    notice && (
      <p>
        <b>{notice.title}</b> {spanishSteps ?? notice.text}
      </p>
    )
  )
}
