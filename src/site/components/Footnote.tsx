import type { LegalCopy } from "../copy/shape.ts"

const noteId = "footnote"
const markId = "footnote-mark"

interface MarkedProps {
  readonly text: string
  readonly legal: LegalCopy
}

/**
 * A text whose mark, if it has one, leads to the footnote. A page makes the claim only once, so the id is
 * unique.
 */
export function Marked({ text, legal }: MarkedProps) {
  const [before, after] = text.split("*")
  if (after === undefined) return before
  return (
    <>
      {before}
      <a id={markId} href={`#${noteId}`} role="doc-noteref" aria-label={legal.footnoteMark}>
        *
      </a>
      {after}
    </>
  )
}

/** The footnote for pre-approval claims, with a link back. */
export function Footnote({ legal, className }: { legal: LegalCopy; className?: string }) {
  return (
    <p id={noteId} className={className}>
      <a href={`#${markId}`} role="doc-backlink" aria-label={legal.footnoteBack}>
        *
      </a>
      {legal.preApprovalFootnote.slice(1)}
    </p>
  )
}
