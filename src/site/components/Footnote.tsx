import type { LegalCopy } from "../copy/shape.ts"

const noteId = "footnote"
const firstMarkId = "footnote-mark"

interface MarkedProps {
  readonly text: string
  readonly legal: LegalCopy
  /** The footnote leads back to the first mark of a page. */
  readonly isFirst?: boolean
}

/** A text whose mark, if it has one, leads to the footnote. */
export function Marked({ text, legal, isFirst = true }: MarkedProps) {
  const [before, after] = text.split("*")
  if (after === undefined) return before
  return (
    <>
      {before}
      <a
        id={isFirst ? firstMarkId : undefined}
        href={`#${noteId}`}
        role="doc-noteref"
        aria-label={legal.footnoteMark}
      >
        *
      </a>
      {after}
    </>
  )
}

/** The footnote of every pre-approval claim; its own mark leads back. */
export function Footnote({ legal, className }: { legal: LegalCopy; className?: string }) {
  return (
    <p id={noteId} className={className}>
      <a href={`#${firstMarkId}`} role="doc-backlink" aria-label={legal.footnoteBack}>
        *
      </a>
      {legal.preApprovalFootnote.slice(1)}
    </p>
  )
}
