interface AffiliationProps {
  readonly title: string
  /** The owner's sentence. Nothing is shown without it. */
  readonly text: string | undefined
}

/** How brokerage and lender are related (RESPA, 12 CFR 1024.15), for pages that offer both. */
export function Affiliation({ title, text }: AffiliationProps) {
  return (
    text && (
      <p className="small">
        <b>{title}:</b> {text}
      </p>
    )
  )
}
