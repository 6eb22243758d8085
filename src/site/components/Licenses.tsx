import type { Business } from "../../business.ts"
import type { LegalCopy } from "../copy/shape.ts"

interface LicensesProps {
  readonly business: Pick<Business, "brokerage" | "lender" | "stateLinks">
  readonly legal: LegalCopy
  readonly nmlsConsumerAccessHref: string
  readonly opensInNewTab: string
}

/** The licenses that the owner has supplied (SAFE Act, Georgia rule 520-1-.09). */
export function Licenses({ business, legal, nmlsConsumerAccessHref, opensInNewTab }: LicensesProps) {
  const { brokerage, lender, stateLinks } = business
  const newTab = <span className="visually-hidden">&nbsp;{opensInNewTab}</span>
  return (
    <>
      {brokerage.registeredName && (
        <p>
          {legal.brokerage}: {brokerage.registeredName}
          {brokerage.licenseNumber && `, ${legal.brokerageLicense} ${brokerage.licenseNumber}`}
        </p>
      )}
      {lender.legalName && lender.nmlsId && (
        <p>
          {lender.licenseType && `${legal.lenderKind[lender.licenseType]}: `}
          {lender.legalName}, {legal.nmlsId} {lender.nmlsId} (
          <a href={nmlsConsumerAccessHref} target="_blank" rel="noopener">
            {legal.nmlsConsumerAccess}
            {newTab}
          </a>
          ){legal.statesServed && `. ${legal.statesServed}`}
        </p>
      )}
      {legal.stateNotice && <p>{legal.stateNotice}</p>}
      {stateLinks?.map(({ label, href }) => (
        <p key={href}>
          <a href={href} target="_blank" rel="noopener">
            <span lang="en">{label}</span>
            {newTab}
          </a>
        </p>
      ))}
    </>
  )
}
