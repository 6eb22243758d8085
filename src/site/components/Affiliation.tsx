interface AffiliationProps {
  readonly title: string
  /** The owner's own sentence; nothing is shown until it is supplied. */
  readonly text: string | undefined
}

/** How brokerage and lender are related (RESPA, 12 CFR 1024.15), on the pages that lead to both. */
export function Affiliation({ title, text }: AffiliationProps) {
  return (
    text && (
      <p className="small">
        <b>{title}:</b> {text}
      </p>
    )
  )
}
