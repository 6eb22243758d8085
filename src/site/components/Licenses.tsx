import type { Business } from "../../business.ts"
import type { LegalCopy } from "../copy/shape.ts"

interface LicensesProps {
  readonly business: Pick<Business, "brokerage" | "lender">
  readonly legal: LegalCopy
  readonly nmlsConsumerAccessHref: string
  readonly opensInNewTab: string
}

/** The licenses that the owner has supplied (SAFE Act, Georgia rule 520-1-.09). */
export function Licenses({ business, legal, nmlsConsumerAccessHref, opensInNewTab }: LicensesProps) {
  const { brokerage, lender } = business
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
            <span className="visually-hidden">&nbsp;{opensInNewTab}</span>
          </a>
          ){legal.statesServed && `. ${legal.statesServed}`}
        </p>
      )}
      {legal.stateNotice && <p>{legal.stateNotice}</p>}
    </>
  )
}
